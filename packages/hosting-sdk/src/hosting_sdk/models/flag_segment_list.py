"""The result of `featureFlags.listFlagSegments`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.flag_segment import FlagSegment


@define(kw_only=True)
class FlagSegmentList:
    """The result of `featureFlags.listFlagSegments`."""

    data: list[FlagSegment]
    """Segments of the project."""
