"""Server-sent events of the feed, for `watch`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


class FeedEvent(NamedTuple):
    """An event of the feed, or of a store that is watched like one.

    Attributes:
        kind: `message` for an operation that passes the filter, `left` for one that no longer does,
            `reset` when all events before count no more; empty when the event only has a position.
        data: JSON of the operation, on one line.
        position: Its identifier, from which the feed goes on.
        retry: Seconds to wait before coming back, if it says so.
    """

    kind: str
    data: str
    position: str = ""
    retry: float | None = None

    @property
    def summary(self) -> Any:
        """The operation, decoded."""
        return json.loads(self.data)


def read_events(lines: Iterable[bytes]) -> Iterator[FeedEvent]:
    """Yield the events of a stream (HTML, section 9.2.6), and the blocks that only have an id."""
    fields: dict[str, str] = {}
    for line in lines:
        text = line.decode("utf-8", "replace").rstrip("\r\n")
        name, _, value = text.partition(":")
        if text and name:
            fields[name] = value.removeprefix(" ")
        elif not text and fields:
            kind = fields.get("event", "message") if "data" in fields else ""
            retry = fields.get("retry", "")
            seconds = int(retry) / 1000 if retry.isdecimal() else None
            yield FeedEvent(kind, fields.get("data", ""), fields.get("id", ""), seconds)
            fields = {}
