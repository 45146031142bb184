"""The body of `featureFlags.createFlagSegment`.

Generated from `manifest/schemas/CreateFlagSegmentRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.create_flag_segment_data import CreateFlagSegmentData


@define(kw_only=True)
class CreateFlagSegmentRequestBody:
    """The body of `featureFlags.createFlagSegment`."""

    created_by: str | None = None
    data: CreateFlagSegmentData
    description: str | None = None
    hint: str
    label: str
    slug: str
