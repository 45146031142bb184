"""The body of `drains.createDrain`.

Generated from `manifest/schemas/CreateDrainRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.create_drain_source import CreateDrainSource
from hosting_sdk.models.delivery import Delivery
from hosting_sdk.models.filter import Filter
from hosting_sdk.models.sampling import Sampling
from hosting_sdk.models.schemas import Schemas
from hosting_sdk.models.transforms import Transforms


@define(kw_only=True)
class CreateDrainRequestBody:
    """The body of `drains.createDrain`."""

    delivery: Delivery | None = None
    filter: Filter | None = None
    name: str
    project_ids: list[str] | None = None
    projects: Literal["some", "all"]
    sampling: list[Sampling] | None = None
    schemas: dict[str, Schemas]
    source: CreateDrainSource | None = None
    transforms: list[Transforms] | None = None
