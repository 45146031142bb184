"""The body of `featureFlags.updateFlagSegment`.

Generated from `manifest/schemas/UpdateFlagSegmentRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.create_flag_segment_data import CreateFlagSegmentData
from hosting_sdk.models.include import Include


@define(kw_only=True)
class UpdateFlagSegmentRequestBodyOperations:
    """`operations[]` of `UpdateFlagSegmentRequestBody`."""

    action: Literal["add", "remove"]
    attribute: str
    entity: str
    field: Literal["include", "exclude"]
    value: Include


@define(kw_only=True)
class UpdateFlagSegmentRequestBody:
    """The body of `featureFlags.updateFlagSegment`."""

    data: CreateFlagSegmentData | None = None
    description: str | None = None
    hint: str | None = None
    label: str | None = None
    operations: list[UpdateFlagSegmentRequestBodyOperations] | None = None
