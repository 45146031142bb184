"""The body of `artifacts.recordEvents`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

from attrs import define


@define(kw_only=True)
class RecordEventsRequestItem:
    """`[]` of `RecordEventsRequest`.

    Attributes:
        duration: Time that it took to make the artifact, in milliseconds; only with a hit.
        event: `HIT` if the cache had the artifact, `MISS` if not.
        hash: Hash of the artifact.
        session_id: UUID of the client's session that the event belongs to.
        source: Cache that was asked: `LOCAL` on the client's disk, or `REMOTE`.
    """

    duration: float | None = None
    event: Literal["HIT", "MISS"]
    hash: str
    session_id: str
    source: Literal["LOCAL", "REMOTE"]


class RecordEventsRequestItemDict(TypedDict):
    """`RecordEventsRequestItem` as a dict in wire names."""

    duration: NotRequired[float]
    event: Literal["HIT", "MISS"]
    hash: str
    sessionId: str
    source: Literal["LOCAL", "REMOTE"]


RecordEventsRequest: TypeAlias = list[RecordEventsRequestItem]
"""The body of `artifacts.recordEvents`."""

RecordEventsRequestDict: TypeAlias = Sequence[RecordEventsRequestItem | RecordEventsRequestItemDict]
"""`RecordEventsRequest` as plain data in wire names."""
