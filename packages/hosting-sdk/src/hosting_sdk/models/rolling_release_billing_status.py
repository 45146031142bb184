"""The result of `rollingRelease.getRollingReleaseBillingStatus`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define


@define(kw_only=True)
class RollingReleaseBillingStatusPlanNotSupported:
    """The result of `rollingRelease.getRollingReleaseBillingStatus`."""

    available_slots: float
    """Number of projects that can still use rolling releases, or `unlimited`."""
    message: str
    reason: Literal["plan_not_supported"]


@define(kw_only=True)
class RollingReleaseBillingStatusUnlimitedSlots:
    """The result of `rollingRelease.getRollingReleaseBillingStatus`."""

    available_slots: Literal["unlimited"] | str
    """Number of projects that can still use rolling releases, or `unlimited`."""
    message: str
    reason: Literal["unlimited_slots"]


@define(kw_only=True)
class RollingReleaseBillingStatusNoAvailableSlots:
    """The result of `rollingRelease.getRollingReleaseBillingStatus`."""

    available_slots: float
    """Number of projects that can still use rolling releases, or `unlimited`."""
    enabled_projects: list[str]
    """IDs of the projects that use rolling releases."""
    message: str
    reason: Literal["no_available_slots"]


@define(kw_only=True)
class RollingReleaseBillingStatusAvailableSlots:
    """The result of `rollingRelease.getRollingReleaseBillingStatus`."""

    available_slots: float
    """Number of projects that can still use rolling releases, or `unlimited`."""
    message: str
    reason: Literal["available_slots"]


RollingReleaseBillingStatus: TypeAlias = (
    RollingReleaseBillingStatusPlanNotSupported
    | RollingReleaseBillingStatusUnlimitedSlots
    | RollingReleaseBillingStatusNoAvailableSlots
    | RollingReleaseBillingStatusAvailableSlots
)
"""The result of `rollingRelease.getRollingReleaseBillingStatus`."""
