"""The result of `featureFlags.createFlagSegment`.

Generated from `manifest/schemas/CreateFlagSegmentResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.data import Data


@define(kw_only=True)
class CreateFlagSegmentResponseBody:
    """The result of `featureFlags.createFlagSegment`."""

    created_at: float
    created_by: str | None = None
    data: Data
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
