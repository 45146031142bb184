"""The body of `featureFlags.createFlagSegment`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.new_flag_segment_data import NewFlagSegmentData, NewFlagSegmentDataDict


@define(kw_only=True)
class CreateFlagSegmentRequest:
    """The body of `featureFlags.createFlagSegment`.

    Attributes:
        created_by: ID of the user or other entity that made it.
        data: Who is in the segment.
        description: What it is for.
        hint: Hint on how to use the segment.
        label: Name to show.
        slug: Name of the segment, unique in its project.
    """

    created_by: str | None = None
    data: NewFlagSegmentData
    description: str | None = None
    hint: str
    label: str
    slug: str


class CreateFlagSegmentRequestDict(TypedDict):
    """`CreateFlagSegmentRequest` as a dict in wire names."""

    createdBy: NotRequired[str]
    data: NewFlagSegmentData | NewFlagSegmentDataDict
    description: NotRequired[str]
    hint: str
    label: str
    slug: str
