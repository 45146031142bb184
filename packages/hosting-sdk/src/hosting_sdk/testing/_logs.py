"""Logs of items, such as that of a build."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hosting_sdk.testing._requests import ReceivedRequest
    from hosting_sdk.testing._state import Collection, Item, LogLine

__all__ = ["choose_lines", "describe_line"]


def choose_lines(
    item: Item, request: ReceivedRequest, *, follows: bool
) -> list[tuple[int, LogLine]]:
    """Return the numbers and lines of an item's log that a request asks for.

    Args:
        item: The item.
        request: The request; `since`, `until`, `direction` and `limit` of its query are used.
        follows: Whether the item first goes through all of its states.
    """
    while follows and item.ahead:
        item.advance()
    query = dict(request.query)
    since, until = float(query.get("since", "-inf")), float(query.get("until", "inf"))
    chosen = [
        (number, line)
        for number, line in enumerate(item.log or ())
        if since <= line.moment <= until
    ]
    if query.get("direction") == "backward":
        chosen.reverse()
    limit = int(float(query.get("limit", "-1")))
    return chosen if limit < 0 else chosen[:limit]


def describe_line(collection: Collection, item: Item, number: int, line: LogLine) -> dict[str, Any]:
    """Return a line as the fields of a record, under every name that a field may have."""
    stream = "stderr" if line.level else "stdout"
    fields = {
        **dict.fromkeys(("created", "date", "timestamp"), line.moment),
        **dict.fromkeys(("id", "serial"), f"{line.moment}{number:06}"),
        **dict.fromkeys(("text", "data"), line.text),
        **dict.fromkeys(("type", "stream"), stream),
        f"{collection.kind.thing}Id": item.key,
    }
    return fields | ({"level": line.level} if line.level else {})
