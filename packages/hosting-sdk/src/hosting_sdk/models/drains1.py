"""`Drains1`, a part of other types.

Generated from `manifest/schemas/Drains1.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.drains_delivery import DrainsDelivery
from hosting_sdk.models.drains_sampling import DrainsSampling
from hosting_sdk.models.drains_schemas import DrainsSchemas
from hosting_sdk.models.drains_source import DrainsSource
from hosting_sdk.models.filter_v2 import FilterV2


@define(kw_only=True)
class Drains1:
    """`Drains1`, a part of other types."""

    created_at: float
    delivery: DrainsDelivery
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
    filter_v2: FilterV2 | None = None
    first_error_timestamp: float | None = None
    id: str
    name: str
    owner_id: str
    project_ids: list[str] | None = None
    sampling: list[DrainsSampling] | None = None
    schemas: DrainsSchemas
    source: DrainsSource
    status: Literal["enabled", "disabled", "errored"] | str | None = None
    team_id: str | Unset | None = UNSET
    updated_at: float
