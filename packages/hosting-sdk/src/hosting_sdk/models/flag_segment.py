"""The result of `featureFlags.createFlagSegment` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.flag_metadata import FlagMetadata
from hosting_sdk.models.flag_segment_data import FlagSegmentData


@define(kw_only=True)
class FlagSegment:
    """The result of `featureFlags.createFlagSegment` and 2 more.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        created_by: ID of the user or other entity that made it.
        data: Who is in the segment.
        description: What it is for.
        hint: Hint on how to use the segment.
        label: Name to show.
        project_id: ID of the project (prefix `prj_`).
        slug: Name of the segment, unique in its project.
        type_name: Kind of the object; always the same.
        updated_at: Time of the last change, in milliseconds since the epoch.
        used_by_flags: Slugs of the flags that use the segment.
        used_by_segments: Slugs of the segments that use the segment.
        metadata: Further facts, such as the creator.
    """

    created_at: float
    created_by: str | None = None
    data: FlagSegmentData
    description: str | None = None
    hint: str
    id: str
    label: str
    project_id: str
    slug: str
    type_name: Literal["segment"] | str
    updated_at: float
    used_by_flags: list[str] | None = None
    used_by_segments: list[str] | None = None
    metadata: FlagMetadata | None = None
