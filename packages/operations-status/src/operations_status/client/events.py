"""Events of the feed of changes, decoded from its lines."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from operations_status.operations import Operation


class FeedEvent(NamedTuple):
    """An event of the feed, or the same event of a store.

    Attributes:
        kind: `message` for an operation that passes the filter, `left` for one that no longer does,
            `reset` when all earlier events are void; empty when the event only has a position.
        data: JSON of the operation, on one line.
        position: Identifier of the event, from which the feed resumes.
        retry: Seconds to wait before reconnecting, if the event has them.
    """

    kind: str
    data: str
    position: str = ""
    retry: float | None = None

    @property
    def summary(self) -> Any:
        """The summary of the operation."""
        return json.loads(self.data)


class EventParser:
    """Parser of a stream of events (HTML, section 9.2.6), and of blocks that only have an id."""

    def __init__(self) -> None:
        self._rest = b""
        self._fields: dict[str, str] = {}

    def parse(self, chunk: bytes) -> Iterator[FeedEvent]:
        """Yield the events that end within the next bytes of the stream."""
        *lines, self._rest = (self._rest + chunk).split(b"\n")
        for line in lines:
            text = line.decode("utf-8", "replace").rstrip("\r")
            name, _, value = text.partition(":")
            if text and name:
                self._fields[name] = value.removeprefix(" ")
            elif not text and self._fields:
                yield self._take_event()

    def _take_event(self) -> FeedEvent:
        fields, self._fields = self._fields, {}
        kind = fields.get("event", "message") if "data" in fields else ""
        retry = fields.get("retry", "")
        seconds = int(retry) / 1000 if retry.isdecimal() else None
        return FeedEvent(kind, fields.get("data", ""), fields.get("id", ""), seconds)


class WatchEvent(NamedTuple):
    """A change that `watch` reports.

    Attributes:
        kind: `changed`: the operation has changed, and passes the filter. `left`: it has changed,
            and passes the filter of states no more. `reset`: the service has another history, for
            example a restored store; discard your state, all operations that pass follow.
        operation: The operation in its latest state; None for `reset`.
        position: Position of the change, for `since`.
    """

    kind: Literal["changed", "left", "reset"]
    operation: Operation | None
    position: str
