"""The body of `featureFlags.createFlagSegment`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.new_flag_segment_data import NewFlagSegmentData, NewFlagSegmentDataDict


@define(kw_only=True)
class CreateFlagSegmentRequest:
    """The body of `featureFlags.createFlagSegment`."""

    created_by: str | None = None
    """ID of the user or other entity that made it."""
    data: NewFlagSegmentData
    """Members of the segment."""
    description: str | None = None
    """Purpose in words."""
    hint: str
    """Hint on how to use the segment."""
    label: str
    """Name to show."""
    slug: str
    """Name of the segment, unique in its project."""


class CreateFlagSegmentRequestDict(TypedDict):
    """`CreateFlagSegmentRequest` as a dict in wire names."""

    createdBy: NotRequired[str]
    """ID of the user or other entity that made it."""
    data: NewFlagSegmentData | NewFlagSegmentDataDict
    """Members of the segment."""
    description: NotRequired[str]
    """Purpose in words."""
    hint: str
    """Hint on how to use the segment."""
    label: str
    """Name to show."""
    slug: str
    """Name of the segment, unique in its project."""
