"""The result of `featureFlags.getFlagSegment` and 1 more.

Generated from `manifest/schemas/Segment.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.data import Data
from hosting_sdk.models.metadata import Metadata


@define(kw_only=True)
class Segment:
    """The result of `featureFlags.getFlagSegment` and 1 more."""

    created_at: float
    created_by: str | None = None
    data: Data
    description: str | None = None
    hint: str
    id: str
    label: str
    metadata: Metadata | None = None
    project_id: str
    slug: str
    type_name: Literal["segment"] | str
    updated_at: float
    used_by_flags: list[str] | None = None
    used_by_segments: list[str] | None = None
