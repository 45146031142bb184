"""The body of `artifacts.recordEvents`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

from attrs import define


@define(kw_only=True)
class RecordEventsRequestItem:
    """`[]` of `RecordEventsRequest`."""

    duration: float | None = None
    """Time that it took to make the artifact, in milliseconds; only with a hit."""
    event: Literal["HIT", "MISS"]
    """`HIT` if the cache had the artifact, `MISS` if not."""
    hash: str
    """Hash of the artifact."""
    session_id: str
    """UUID of the client's session that the event belongs to."""
    source: Literal["LOCAL", "REMOTE"]
    """Cache that was asked: `LOCAL` on the client's disk, or `REMOTE`."""


class RecordEventsRequestItemDict(TypedDict):
    """`RecordEventsRequestItem` as a dict in wire names."""

    duration: NotRequired[float]
    """Time that it took to make the artifact, in milliseconds; only with a hit."""
    event: Literal["HIT", "MISS"]
    """`HIT` if the cache had the artifact, `MISS` if not."""
    hash: str
    """Hash of the artifact."""
    sessionId: str
    """UUID of the client's session that the event belongs to."""
    source: Literal["LOCAL", "REMOTE"]
    """Cache that was asked: `LOCAL` on the client's disk, or `REMOTE`."""


RecordEventsRequest: TypeAlias = list[RecordEventsRequestItem]
"""The body of `artifacts.recordEvents`."""

RecordEventsRequestDict: TypeAlias = Sequence[RecordEventsRequestItem | RecordEventsRequestItemDict]
"""`RecordEventsRequest` as plain data in wire names."""
