"""Events of the feed of changes, decoded from its lines."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

if TYPE_CHECKING:
    from operations_status.operations import Operation


class FeedEvent(NamedTuple):
    """An event of the feed, or the event that a change in a store would cause there.

    Attributes:
        kind: `message` for an operation that passes the filter, `left` for one that does not, but
            may have before, `reset` when all earlier events are void.
        data: JSON of the operation, on one line.
        position: Identifier of the event, from which the feed resumes.
    """

    kind: str
    data: str
    position: str = ""

    @property
    def summary(self) -> Any:
        """The summary of the operation."""
        return json.loads(self.data)


class EventParser:
    """Parser of the streams of one feed (HTML, section 9.2.6).

    Attributes:
        position: Identifier of the last event; None before the first.
        retry: Seconds to wait before reconnecting.
        has_begun: Whether an event has arrived.
    """

    def __init__(self, position: str | None, retry: float) -> None:
        self.position = position
        self.retry = retry
        self.has_begun = False
        self.begin()

    def begin(self) -> None:
        """Begin another stream; an incomplete event of the one before is discarded."""
        self._rest = b""
        self._fields: dict[str, str] = {}

    def parse(self, chunk: bytes) -> list[FeedEvent]:
        """Parse the next bytes of the stream; return the events that are complete and have data."""
        *lines, self._rest = (self._rest + chunk).split(b"\n")
        events = []
        for line in lines:
            text = line.decode("utf-8", "replace").rstrip("\r")
            name, _, value = text.partition(":")
            if text and name:
                self._fields[name] = value.removeprefix(" ")
            elif not text and self._fields:
                events.append(self._take_event())
        return [event for event in events if event.kind]

    def _take_event(self) -> FeedEvent:
        fields, self._fields = self._fields, {}
        self.has_begun = True
        self.position = fields.get("id") or self.position
        retry = fields.get("retry", "")
        if retry.isdecimal():
            self.retry = int(retry) / 1000
        kind = fields.get("event", "message") if "data" in fields else ""
        return FeedEvent(kind, fields.get("data", ""), self.position or "")


class WatchEvent(NamedTuple):
    """A change that `watch` reports.

    Attributes:
        kind: `changed`: the operation has changed, and passes the filter. `left`: it has changed,
            and does not pass the filter, but may have before. `reset`: the service has another
            history, for example a restored store; discard your state, all operations that pass
            follow.
        operation: The operation in its latest state; None for `reset`.
        position: Position of the change, for `since`.
    """

    kind: Literal["changed", "left", "reset"]
    operation: Operation | None
    position: str
