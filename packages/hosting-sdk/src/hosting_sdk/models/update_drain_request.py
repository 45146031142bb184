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
    """The body of `drains.updateDrain`.

    Attributes:
        delivery: Where and how the data is delivered.
        filter: Which data is delivered.
        name: Name of the drain.
        project_ids: IDs of the projects that the drain covers (prefix `prj_`).
        projects: Whether the drain covers `all` projects or `some`, which `projectIds` names.
        sampling: Rules on which share of the data is delivered.
        schemas: Kinds of data that are delivered, such as `log` or `trace`.
        source: Who made the drain: you, or an integration.
        status: State of the drain: `enabled`, `disabled` or `errored`.
        transforms: Changes of the data before it is delivered.
    """

    delivery: NewDrainDelivery | None = None
    filter: NewDrainFilter | Unset | None = UNSET
    name: str | None = None
    project_ids: list[str] | Unset | None = UNSET
    projects: Literal["some", "all"] | None = None
    sampling: list[NewDrainSampling] | Unset | None = UNSET
    schemas: dict[str, NewDrainSchema] | None = None
    source: NewDrainSource | None = None
    status: Literal["disabled", "enabled"] | None = None
    transforms: list[Identifier] | Unset | None = UNSET


class UpdateDrainRequestDict(TypedDict):
    """`UpdateDrainRequest` as a dict in wire names."""

    delivery: NotRequired[NewDrainDelivery | NewDrainDeliveryDict]
    filter: NotRequired[NewDrainFilter | NewDrainFilterDict | None]
    name: NotRequired[str]
    projectIds: NotRequired[Sequence[str] | None]
    projects: NotRequired[Literal["some", "all"]]
    sampling: NotRequired[Sequence[NewDrainSampling | NewDrainSamplingDict] | None]
    schemas: NotRequired[Mapping[str, NewDrainSchema | NewDrainSchemaDict]]
    source: NotRequired[NewDrainSource | NewDrainSourceDict]
    status: NotRequired[Literal["disabled", "enabled"]]
    transforms: NotRequired[Sequence[Identifier | IdentifierDict] | None]
