"""The body of `drains.createDrain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.identifier import Identifier, IdentifierDict
from hosting_sdk.models.new_drain_delivery import NewDrainDelivery, NewDrainDeliveryDict
from hosting_sdk.models.new_drain_filter import NewDrainFilter, NewDrainFilterDict
from hosting_sdk.models.new_drain_sampling import NewDrainSampling, NewDrainSamplingDict
from hosting_sdk.models.new_drain_schema import NewDrainSchema, NewDrainSchemaDict
from hosting_sdk.models.new_drain_source import NewDrainSource, NewDrainSourceDict


@define(kw_only=True)
class CreateDrainRequest:
    """The body of `drains.createDrain`.

    Attributes:
        delivery: Where and how the data is delivered.
        filter: Which data is delivered.
        name: Name of the drain.
        project_ids: IDs of the projects that the drain covers (prefix `prj_`).
        projects: Whether the drain covers `all` projects or `some`, which `projectIds` names.
        sampling: Rules on which share of the data is delivered.
        schemas: Kinds of data that are delivered, such as `log` or `trace`.
        source: Who made the drain: you, or an integration.
        transforms: Changes of the data before it is delivered.
    """

    delivery: NewDrainDelivery | None = None
    filter: NewDrainFilter | None = None
    name: str
    project_ids: list[str] | None = None
    projects: Literal["some", "all"]
    sampling: list[NewDrainSampling] | None = None
    schemas: dict[str, NewDrainSchema]
    source: NewDrainSource | None = None
    transforms: list[Identifier] | None = None


class CreateDrainRequestDict(TypedDict):
    """`CreateDrainRequest` as a dict in wire names."""

    delivery: NotRequired[NewDrainDelivery | NewDrainDeliveryDict]
    filter: NotRequired[NewDrainFilter | NewDrainFilterDict]
    name: str
    projectIds: NotRequired[Sequence[str]]
    projects: Literal["some", "all"]
    sampling: NotRequired[Sequence[NewDrainSampling | NewDrainSamplingDict]]
    schemas: Mapping[str, NewDrainSchema | NewDrainSchemaDict]
    source: NotRequired[NewDrainSource | NewDrainSourceDict]
    transforms: NotRequired[Sequence[Identifier | IdentifierDict]]
