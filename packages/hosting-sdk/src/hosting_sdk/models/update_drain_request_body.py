"""The body of `drains.updateDrain`.

Generated from `manifest/schemas/UpdateDrainRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.create_drain_source import CreateDrainSource
from hosting_sdk.models.delivery import Delivery
from hosting_sdk.models.filter import Filter
from hosting_sdk.models.sampling import Sampling
from hosting_sdk.models.schemas import Schemas
from hosting_sdk.models.transforms import Transforms


@define(kw_only=True)
class UpdateDrainRequestBody:
    """The body of `drains.updateDrain`."""

    delivery: Delivery | None = None
    filter: Filter | Unset | None = UNSET
    name: str | None = None
    project_ids: list[str] | Unset | None = UNSET
    projects: Literal["some", "all"] | None = None
    sampling: list[Sampling] | Unset | None = UNSET
    schemas: dict[str, Schemas] | None = None
    source: CreateDrainSource | None = None
    status: Literal["disabled", "enabled"] | None = None
    transforms: list[Transforms] | Unset | None = UNSET
