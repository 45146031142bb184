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
    """`acceptedPolicies{}` of `AcceptProjectTransferRequestRequest`."""

    eula: datetime | str
    """Time when the licence was accepted, as ISO 8601 text."""
    privacy: datetime | str
    """Time when the privacy policy was accepted, as ISO 8601 text."""
    additional_properties: dict[str, datetime | str] = field(factory=dict, metadata={"extra": True})
    """Properties that are not declared, by their wire names."""


@define(kw_only=True)
class AcceptProjectTransferRequestRequestPaidFeatures:
    """`paidFeatures` of `AcceptProjectTransferRequestRequest`."""

    concurrent_builds: int | Unset | None = UNSET
    """Number of builds at the same time."""
    password_protection: bool | Unset | None = UNSET
    """Whether to keep password protection."""
    preview_deployment_suffix: bool | Unset | None = UNSET
    """Whether to keep a custom suffix of previews."""


@define(kw_only=True)
class AcceptProjectTransferRequestRequest:
    """The body of `projects.acceptProjectTransferRequest`."""

    accepted_policies: dict[str, AcceptProjectTransferRequestRequestAcceptedPolicy] | None = None
    """Policies of integrations that were accepted, by integration."""
    new_project_name: str | None = None
    """New name of the project, at most 100 characters."""
    paid_features: AcceptProjectTransferRequestRequestPaidFeatures | None = None
    """Paid features of the project to pay for from now on."""


AcceptProjectTransferRequestRequestAcceptedPolicyDict: TypeAlias = Mapping[str, Any]
"""`AcceptProjectTransferRequestRequestAcceptedPolicy` as a mapping in wire names; it takes keys that are not declared."""


class AcceptProjectTransferRequestRequestPaidFeaturesDict(TypedDict):
    """`AcceptProjectTransferRequestRequestPaidFeatures` as a dict in wire names."""

    concurrentBuilds: NotRequired[int | None]
    """Number of builds at the same time."""
    passwordProtection: NotRequired[bool | None]
    """Whether to keep password protection."""
    previewDeploymentSuffix: NotRequired[bool | None]
    """Whether to keep a custom suffix of previews."""


class AcceptProjectTransferRequestRequestDict(TypedDict):
    """`AcceptProjectTransferRequestRequest` as a dict in wire names."""

    acceptedPolicies: NotRequired[
        Mapping[
            str,
            AcceptProjectTransferRequestRequestAcceptedPolicy
            | AcceptProjectTransferRequestRequestAcceptedPolicyDict,
        ]
    ]
    """Policies of integrations that were accepted, by integration."""
    newProjectName: NotRequired[str]
    """New name of the project, at most 100 characters."""
    paidFeatures: NotRequired[
        AcceptProjectTransferRequestRequestPaidFeatures
        | AcceptProjectTransferRequestRequestPaidFeaturesDict
    ]
    """Paid features of the project to pay for from now on."""
