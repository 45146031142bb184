"""The result of `featureFlags.listFlagSegments`.

Generated from `manifest/schemas/ListFlagSegmentsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.segment import Segment


@define(kw_only=True)
class ListFlagSegmentsResponseBody:
    """The result of `featureFlags.listFlagSegments`."""

    data: list[Segment]
