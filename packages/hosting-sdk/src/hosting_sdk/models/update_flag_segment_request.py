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
    """`operations[]` of `UpdateFlagSegmentRequest`."""

    action: Literal["add", "remove"]
    """`add` or `remove`."""
    attribute: str
    """Attribute of the entity, such as `id`."""
    entity: str
    """Kind of the entity, such as `user`."""
    field: Literal["include", "exclude"]
    """List to change: `include` or `exclude`."""
    value: NotedValue
    """Value of the attribute."""


@define(kw_only=True)
class UpdateFlagSegmentRequest:
    """The body of `featureFlags.updateFlagSegment`."""

    data: NewFlagSegmentData | None = None
    """Members of the segment."""
    description: str | None = None
    """Purpose in words."""
    hint: str | None = None
    """Hint on how to use the segment."""
    label: str | None = None
    """Name to show."""
    operations: list[UpdateFlagSegmentRequestOperation] | None = None
    """Single entities to add or remove."""


class UpdateFlagSegmentRequestOperationDict(TypedDict):
    """`UpdateFlagSegmentRequestOperation` as a dict in wire names."""

    action: Literal["add", "remove"]
    """`add` or `remove`."""
    attribute: str
    """Attribute of the entity, such as `id`."""
    entity: str
    """Kind of the entity, such as `user`."""
    field: Literal["include", "exclude"]
    """List to change: `include` or `exclude`."""
    value: NotedValue | NotedValueDict
    """Value of the attribute."""


class UpdateFlagSegmentRequestDict(TypedDict):
    """`UpdateFlagSegmentRequest` as a dict in wire names."""

    data: NotRequired[NewFlagSegmentData | NewFlagSegmentDataDict]
    """Members of the segment."""
    description: NotRequired[str]
    """Purpose in words."""
    hint: NotRequired[str]
    """Hint on how to use the segment."""
    label: NotRequired[str]
    """Name to show."""
    operations: NotRequired[
        Sequence[UpdateFlagSegmentRequestOperation | UpdateFlagSegmentRequestOperationDict]
    ]
    """Single entities to add or remove."""
