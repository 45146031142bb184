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
    """`projectAccess` of `Drain`.

    Attributes:
        access: Whether it may use `all` projects or `some`.
        managed_by: Whether the `integration` or the `drain` decides.
    """

    access: Literal["all"]
    managed_by: Literal["integration", "drain"] | str


@define(kw_only=True)
class DrainProjectAccessSome:
    """`projectAccess` of `Drain`.

    Attributes:
        access: Whether it may use `all` projects or `some`.
        managed_by: Whether the `integration` or the `drain` decides.
        project_ids: IDs of the projects (prefix `prj_`).
    """

    access: Literal["some"]
    managed_by: Literal["integration", "drain"] | str
    project_ids: list[str]


@define(kw_only=True)
class Drain:
    """The result of `drains.createDrain` and 2 more.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        delivery: Where and how the data is delivered.
        disabled_at: Time when it was turned off, in milliseconds since the epoch.
        disabled_by: ID of the user who turned the drain off.
        disabled_reason: Reason why the drain is off, such as `disabled-by-owner`.
        filter_v2: Which data is delivered.
        first_error_timestamp: Time of the first failed delivery, in milliseconds since the epoch.
        id: ID of the drain.
        name: Name of the drain.
        owner_id: ID of the team or user that owns the drain.
        project_ids: IDs of the projects (prefix `prj_`).
        sampling: Rules on which share of the data is delivered.
        schemas: Kinds of data that are delivered, such as `log` or `trace`.
        status: State of the drain: `enabled`, `disabled` or `errored`.
        team_id: ID of the team (prefix `team_`).
        updated_at: Time of the last change, in milliseconds since the epoch.
        integration_configuration_uri: Address of the integration's settings in the dashboard.
        integration_icon: Address of the integration's icon.
        integration_website: Address of the integration's site.
        project_access: Projects that the integration may use.
    """

    created_at: float
    delivery: DrainDelivery
    disabled_at: float | None = None
    disabled_by: str | None = None
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
    filter: str | None = None
    filter_v2: DrainFilter | None = None
    first_error_timestamp: float | None = None
    id: str
    name: str
    owner_id: str
    project_ids: list[str] | None = None
    sampling: list[DrainSampling] | None = None
    schemas: DrainSchemas
    source: DrainSource
    status: Literal["enabled", "disabled", "errored"] | str | None = None
    team_id: str | Unset | None = UNSET
    updated_at: float
    integration_configuration_uri: str | None = None
    integration_icon: str | None = None
    integration_website: str | None = None
    project_access: DrainProjectAccessAll | DrainProjectAccessSome | None = None
