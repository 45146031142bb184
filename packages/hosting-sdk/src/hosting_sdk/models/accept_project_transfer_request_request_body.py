"""The body of `projects.acceptProjectTransferRequest`.

Generated from `manifest/schemas/AcceptProjectTransferRequestRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from datetime import datetime

from attrs import define, field

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class AcceptProjectTransferRequestRequestBodyAcceptedPolicies:
    """`acceptedPolicies{}` of `AcceptProjectTransferRequestRequestBody`."""

    eula: datetime | str
    privacy: datetime | str
    additional_properties: dict[str, datetime | str] = field(factory=dict, metadata={"extra": True})


@define(kw_only=True)
class AcceptProjectTransferRequestRequestBodyPaidFeatures:
    """`paidFeatures` of `AcceptProjectTransferRequestRequestBody`."""

    concurrent_builds: int | Unset | None = UNSET
    password_protection: bool | Unset | None = UNSET
    preview_deployment_suffix: bool | Unset | None = UNSET


@define(kw_only=True)
class AcceptProjectTransferRequestRequestBody:
    """The body of `projects.acceptProjectTransferRequest`."""

    accepted_policies: dict[str, AcceptProjectTransferRequestRequestBodyAcceptedPolicies] | None = (
        None
    )
    new_project_name: str | None = None
    paid_features: AcceptProjectTransferRequestRequestBodyPaidFeatures | None = None
