"""The result of `rollingRelease.getRollingReleaseBillingStatus`.

Generated from `manifest/schemas/GetRollingReleaseBillingStatusResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define


@define(kw_only=True)
class GetRollingReleaseBillingStatusResponseBodyPlanNotSupported:
    """The result of `rollingRelease.getRollingReleaseBillingStatus`."""

    available_slots: float
    message: str
    reason: Literal["plan_not_supported"]


@define(kw_only=True)
class GetRollingReleaseBillingStatusResponseBodyUnlimitedSlots:
    """The result of `rollingRelease.getRollingReleaseBillingStatus`."""

    available_slots: Literal["unlimited"] | str
    message: str
    reason: Literal["unlimited_slots"]


@define(kw_only=True)
class GetRollingReleaseBillingStatusResponseBodyNoAvailableSlots:
    """The result of `rollingRelease.getRollingReleaseBillingStatus`."""

    available_slots: float
    enabled_projects: list[str]
    message: str
    reason: Literal["no_available_slots"]


@define(kw_only=True)
class GetRollingReleaseBillingStatusResponseBodyAvailableSlots:
    """The result of `rollingRelease.getRollingReleaseBillingStatus`."""

    available_slots: float
    message: str
    reason: Literal["available_slots"]


GetRollingReleaseBillingStatusResponseBody: TypeAlias = (
    GetRollingReleaseBillingStatusResponseBodyPlanNotSupported
    | GetRollingReleaseBillingStatusResponseBodyUnlimitedSlots
    | GetRollingReleaseBillingStatusResponseBodyNoAvailableSlots
    | GetRollingReleaseBillingStatusResponseBodyAvailableSlots
)
"""The result of `rollingRelease.getRollingReleaseBillingStatus`."""
