"""The body of `drains.updateDrain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.identifier import Identifier, IdentifierDict
from hosting_sdk.models.new_drain_delivery import NewDrainDelivery, NewDrainDeliveryDict
from hosting_sdk.models.new_drain_filter import NewDrainFilter, NewDrainFilterDict
from hosting_sdk.models.new_drain_sampling import NewDrainSampling, NewDrainSamplingDict
from hosting_sdk.models.new_drain_schema import NewDrainSchema, NewDrainSchemaDict
from hosting_sdk.models.new_drain_source import NewDrainSource, NewDrainSourceDict


@define(kw_only=True)
class UpdateDrainRequest:
    """The body of `drains.updateDrain`."""

    delivery: NewDrainDelivery | None = None
    """Destination and form of the delivery."""
    filter: NewDrainFilter | Unset | None = UNSET
    """Filter of the data that is delivered."""
    name: str | None = None
    """Name of the drain."""
    project_ids: list[str] | Unset | None = UNSET
    """IDs of the projects that the drain covers (prefix `prj_`)."""
    projects: Literal["some", "all"] | None = None
    """Whether the drain covers `all` projects or `some`, which `projectIds` names."""
    sampling: list[NewDrainSampling] | Unset | None = UNSET
    """Rules on which share of the data is delivered."""
    schemas: dict[str, NewDrainSchema] | None = None
    """Kinds of data that are delivered, such as `log` or `trace`."""
    source: NewDrainSource | None = None
    """Creator of the drain: you, or an integration."""
    status: Literal["disabled", "enabled"] | None = None
    """State of the drain: `enabled`, `disabled` or `errored`."""
    transforms: list[Identifier] | Unset | None = UNSET
    """Changes of the data before it is delivered."""


class UpdateDrainRequestDict(TypedDict):
    """`UpdateDrainRequest` as a dict in wire names."""

    delivery: NotRequired[NewDrainDelivery | NewDrainDeliveryDict]
    """Destination and form of the delivery."""
    filter: NotRequired[NewDrainFilter | NewDrainFilterDict | None]
    """Filter of the data that is delivered."""
    name: NotRequired[str]
    """Name of the drain."""
    projectIds: NotRequired[Sequence[str] | None]
    """IDs of the projects that the drain covers (prefix `prj_`)."""
    projects: NotRequired[Literal["some", "all"]]
    """Whether the drain covers `all` projects or `some`, which `projectIds` names."""
    sampling: NotRequired[Sequence[NewDrainSampling | NewDrainSamplingDict] | None]
    """Rules on which share of the data is delivered."""
    schemas: NotRequired[Mapping[str, NewDrainSchema | NewDrainSchemaDict]]
    """Kinds of data that are delivered, such as `log` or `trace`."""
    source: NotRequired[NewDrainSource | NewDrainSourceDict]
    """Creator of the drain: you, or an integration."""
    status: NotRequired[Literal["disabled", "enabled"]]
    """State of the drain: `enabled`, `disabled` or `errored`."""
    transforms: NotRequired[Sequence[Identifier | IdentifierDict] | None]
    """Changes of the data before it is delivered."""
