"""The body of `featureFlags.updateFlagSegment`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.new_flag_segment_data import NewFlagSegmentData, NewFlagSegmentDataDict
from hosting_sdk.models.noted_value import NotedValue, NotedValueDict


@define(kw_only=True)
class UpdateFlagSegmentRequestOperation:
    """`operations[]` of `UpdateFlagSegmentRequest`.

    Attributes:
        action: `add` or `remove`.
        attribute: Attribute of the entity, such as `id`.
        entity: Kind of the entity, such as `user`.
        field: List to change: `include` or `exclude`.
        value: Value of the attribute.
    """

    action: Literal["add", "remove"]
    attribute: str
    entity: str
    field: Literal["include", "exclude"]
    value: NotedValue


@define(kw_only=True)
class UpdateFlagSegmentRequest:
    """The body of `featureFlags.updateFlagSegment`.

    Attributes:
        data: Who is in the segment.
        description: What it is for.
        hint: Hint on how to use the segment.
        label: Name to show.
        operations: Single entities to add or remove.
    """

    data: NewFlagSegmentData | None = None
    description: str | None = None
    hint: str | None = None
    label: str | None = None
    operations: list[UpdateFlagSegmentRequestOperation] | None = None


class UpdateFlagSegmentRequestOperationDict(TypedDict):
    """`UpdateFlagSegmentRequestOperation` as a dict in wire names."""

    action: Literal["add", "remove"]
    attribute: str
    entity: str
    field: Literal["include", "exclude"]
    value: NotedValue | NotedValueDict


class UpdateFlagSegmentRequestDict(TypedDict):
    """`UpdateFlagSegmentRequest` as a dict in wire names."""

    data: NotRequired[NewFlagSegmentData | NewFlagSegmentDataDict]
    description: NotRequired[str]
    hint: NotRequired[str]
    label: NotRequired[str]
    operations: NotRequired[
        Sequence[UpdateFlagSegmentRequestOperation | UpdateFlagSegmentRequestOperationDict]
    ]
