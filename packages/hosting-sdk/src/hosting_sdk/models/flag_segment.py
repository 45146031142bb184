"""The result of `featureFlags.createFlagSegment` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.flag_metadata import FlagMetadata
from hosting_sdk.models.flag_segment_data import FlagSegmentData


@define(kw_only=True)
class FlagSegment:
    """The result of `featureFlags.createFlagSegment` and 2 more."""

    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    created_by: str | None = None
    """ID of the user or other entity that made it."""
    data: FlagSegmentData
    """Members of the segment."""
    description: str | None = None
    """Purpose in words."""
    hint: str
    """Hint on how to use the segment."""
    id: str
    label: str
    """Name to show."""
    project_id: str
    """ID of the project (prefix `prj_`)."""
    slug: str
    """Name of the segment, unique in its project."""
    type_name: Literal["segment"] | str
    """Kind of the object; always the same."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
    used_by_flags: list[str] | None = None
    """Slugs of the flags that use the segment."""
    used_by_segments: list[str] | None = None
    """Slugs of the segments that use the segment."""
    metadata: FlagMetadata | None = None
    """Further facts, such as the creator."""
