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
    """The body of `drains.createDrain`."""

    delivery: NewDrainDelivery | None = None
    """Destination and form of the delivery."""
    filter: NewDrainFilter | None = None
    """Filter of the data that is delivered."""
    name: str
    """Name of the drain."""
    project_ids: list[str] | None = None
    """IDs of the projects that the drain covers (prefix `prj_`)."""
    projects: Literal["some", "all"]
    """Whether the drain covers `all` projects or `some`, which `projectIds` names."""
    sampling: list[NewDrainSampling] | None = None
    """Rules on which share of the data is delivered."""
    schemas: dict[str, NewDrainSchema]
    """Kinds of data that are delivered, such as `log` or `trace`."""
    source: NewDrainSource | None = None
    """Creator of the drain: you, or an integration."""
    transforms: list[Identifier] | None = None
    """Changes of the data before it is delivered."""


class CreateDrainRequestDict(TypedDict):
    """`CreateDrainRequest` as a dict in wire names."""

    delivery: NotRequired[NewDrainDelivery | NewDrainDeliveryDict]
    """Destination and form of the delivery."""
    filter: NotRequired[NewDrainFilter | NewDrainFilterDict]
    """Filter of the data that is delivered."""
    name: str
    """Name of the drain."""
    projectIds: NotRequired[Sequence[str]]
    """IDs of the projects that the drain covers (prefix `prj_`)."""
    projects: Literal["some", "all"]
    """Whether the drain covers `all` projects or `some`, which `projectIds` names."""
    sampling: NotRequired[Sequence[NewDrainSampling | NewDrainSamplingDict]]
    """Rules on which share of the data is delivered."""
    schemas: Mapping[str, NewDrainSchema | NewDrainSchemaDict]
    """Kinds of data that are delivered, such as `log` or `trace`."""
    source: NotRequired[NewDrainSource | NewDrainSourceDict]
    """Creator of the drain: you, or an integration."""
    transforms: NotRequired[Sequence[Identifier | IdentifierDict]]
    """Changes of the data before it is delivered."""
