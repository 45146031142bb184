"""The body of `projects.acceptProjectTransferRequest`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, NotRequired, TypeAlias, TypedDict

from attrs import define, field

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class AcceptProjectTransferRequestRequestAcceptedPolicy:
    """`acceptedPolicies{}` of `AcceptProjectTransferRequestRequest`.

    Attributes:
        eula: Time when the licence was accepted, as ISO 8601 text.
        privacy: Time when the privacy policy was accepted, as ISO 8601 text.
    """

    eula: datetime | str
    privacy: datetime | str
    additional_properties: dict[str, datetime | str] = field(factory=dict, metadata={"extra": True})


@define(kw_only=True)
class AcceptProjectTransferRequestRequestPaidFeatures:
    """`paidFeatures` of `AcceptProjectTransferRequestRequest`.

    Attributes:
        concurrent_builds: Number of builds at the same time.
        password_protection: Whether to keep password protection.
        preview_deployment_suffix: Whether to keep a custom suffix of previews.
    """

    concurrent_builds: int | Unset | None = UNSET
    password_protection: bool | Unset | None = UNSET
    preview_deployment_suffix: bool | Unset | None = UNSET


@define(kw_only=True)
class AcceptProjectTransferRequestRequest:
    """The body of `projects.acceptProjectTransferRequest`.

    Attributes:
        accepted_policies: Policies of integrations that were accepted, by integration.
        new_project_name: New name of the project, at most 100 characters.
        paid_features: Paid features of the project to pay for from now on.
    """

    accepted_policies: dict[str, AcceptProjectTransferRequestRequestAcceptedPolicy] | None = None
    new_project_name: str | None = None
    paid_features: AcceptProjectTransferRequestRequestPaidFeatures | None = None


AcceptProjectTransferRequestRequestAcceptedPolicyDict: TypeAlias = Mapping[str, Any]
"""`AcceptProjectTransferRequestRequestAcceptedPolicy` as a mapping in wire names; it takes keys that are not declared."""


class AcceptProjectTransferRequestRequestPaidFeaturesDict(TypedDict):
    """`AcceptProjectTransferRequestRequestPaidFeatures` as a dict in wire names."""

    concurrentBuilds: NotRequired[int | None]
    passwordProtection: NotRequired[bool | None]
    previewDeploymentSuffix: NotRequired[bool | None]


class AcceptProjectTransferRequestRequestDict(TypedDict):
    """`AcceptProjectTransferRequestRequest` as a dict in wire names."""

    acceptedPolicies: NotRequired[
        Mapping[
            str,
            AcceptProjectTransferRequestRequestAcceptedPolicy
            | AcceptProjectTransferRequestRequestAcceptedPolicyDict,
        ]
    ]
    newProjectName: NotRequired[str]
    paidFeatures: NotRequired[
        AcceptProjectTransferRequestRequestPaidFeatures
        | AcceptProjectTransferRequestRequestPaidFeaturesDict
    ]
