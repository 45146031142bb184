"""The result of `drains.createDrain` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.drain_delivery import DrainDelivery
from hosting_sdk.models.drain_filter import DrainFilter
from hosting_sdk.models.drain_sampling import DrainSampling
from hosting_sdk.models.drain_schemas import DrainSchemas
from hosting_sdk.models.drain_source import DrainSource


@define(kw_only=True)
class DrainProjectAccessAll:
    """`projectAccess` of `Drain`."""

    access: Literal["all"]
    """Projects that it may use: `all` or `some`."""
    managed_by: Literal["integration", "drain"] | str
    """Whether the `integration` or the `drain` decides."""


@define(kw_only=True)
class DrainProjectAccessSome:
    """`projectAccess` of `Drain`."""

    access: Literal["some"]
    """Projects that it may use: `all` or `some`."""
    managed_by: Literal["integration", "drain"] | str
    """Whether the `integration` or the `drain` decides."""
    project_ids: list[str]
    """IDs of the projects (prefix `prj_`)."""


@define(kw_only=True)
class Drain:
    """The result of `drains.createDrain` and 2 more."""

    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    delivery: DrainDelivery
    """Destination and form of the delivery."""
    disabled_at: float | None = None
    """Time when it was turned off, in milliseconds since the epoch."""
    disabled_by: str | None = None
    """ID of the user who turned the drain off."""
    disabled_reason: (
        Literal[
            "disabled-by-owner",
            "feature-not-available",
            "account-plan-downgrade",
            "disabled-by-admin",
        ]
        | str
        | None
    ) = None
    """Reason why the drain is off, such as `disabled-by-owner`."""
    filter: str | None = None
    filter_v2: DrainFilter | None = None
    """Filter of the data that is delivered."""
    first_error_timestamp: float | None = None
    """Time of the first failed delivery, in milliseconds since the epoch."""
    id: str
    """ID of the drain."""
    name: str
    """Name of the drain."""
    owner_id: str
    """ID of the team or user that owns the drain."""
    project_ids: list[str] | None = None
    """IDs of the projects (prefix `prj_`)."""
    sampling: list[DrainSampling] | None = None
    """Rules on which share of the data is delivered."""
    schemas: DrainSchemas
    """Kinds of data that are delivered, such as `log` or `trace`."""
    source: DrainSource
    status: Literal["enabled", "disabled", "errored"] | str | None = None
    """State of the drain: `enabled`, `disabled` or `errored`."""
    team_id: str | Unset | None = UNSET
    """ID of the team (prefix `team_`)."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
    integration_configuration_uri: str | None = None
    """Address of the integration's settings in the dashboard."""
    integration_icon: str | None = None
    """Address of the integration's icon."""
    integration_website: str | None = None
    """Address of the integration's site."""
    project_access: DrainProjectAccessAll | DrainProjectAccessSome | None = None
    """Projects that the integration may use."""
