"""The body of `artifacts.recordEvents`.

Generated from `manifest/schemas/RecordEventsRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define


@define(kw_only=True)
class RecordEventsRequestBodyItem:
    """`[]` of `RecordEventsRequestBody`."""

    duration: float | None = None
    event: Literal["HIT", "MISS"]
    hash: str
    session_id: str
    source: Literal["LOCAL", "REMOTE"]


RecordEventsRequestBody: TypeAlias = list[RecordEventsRequestBodyItem]
"""The body of `artifacts.recordEvents`."""
