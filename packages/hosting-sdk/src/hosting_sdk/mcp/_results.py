"""Results within the size budget: longer ones are cut between records, and the rest is kept."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from typing import Any, NamedTuple

import orjson

from hosting_sdk.errors import InvalidRequestError

MORE = "_more"
KEPT_REMAINDERS = 32
KEPT_BYTES = 64 * 2**20
TEXT = "text"


class Part(NamedTuple):
    """A part of a result.

    Attributes:
        value: A JSON object, within the budget.
        complete: Whether nothing is left.
    """

    value: dict[str, Any]
    complete: bool


class Remainder(NamedTuple):
    """The truncated part of a result.

    Attributes:
        field: Under which name the records go.
        records: The records as JSON, in order.
        done: How many were given before.
    """

    field: str
    records: list[bytes]
    done: int


class Remainders:
    """Recently truncated results by cursor; the oldest is evicted when they are too large together.

    Args:
        budget: The most bytes of JSON in one result.
    """

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self._kept: OrderedDict[str, Remainder] = OrderedDict()

    def cut(self, value: Any) -> Part:
        """Return the first part of a value, with a cursor for the next one if there is one."""
        whole = value if isinstance(value, dict) else {"result": value}
        encoded = orjson.dumps(whole)
        if len(encoded) <= self.budget:
            return Part(whole, complete=True)
        field = longest_list(whole)
        if field is None:
            return self._part({}, self._as_text(encoded))
        records = [orjson.dumps(record) for record in whole[field]]
        rest = {name: item for name, item in whole.items() if name != field}
        room = self.budget - len(orjson.dumps(rest))
        if room < self.budget // 4 or max(map(len, records)) > room:
            return self._part({}, self._as_text(encoded))
        return self._part(rest, Remainder(field, records, 0))

    def resume(self, cursor: str) -> Part:
        """Return the next part of a result that was cut.

        Raises:
            InvalidRequestError: Nothing is kept under that cursor, any more or at all.
        """
        if cursor not in self._kept:
            raise InvalidRequestError(
                "Nothing is kept under this _cursor any more. Call the tool again without it, "
                "with arguments that ask for less"
            )
        return self._part({}, self._kept[cursor])

    def _as_text(self, encoded: bytes) -> Remainder:
        """Cut a value without a list to cut into pieces of its text."""
        size = self.budget // 5  # a character may take four bytes, and a quote another
        text = encoded.decode()
        pieces = [text[start : start + size] for start in range(0, len(text), size)]
        return Remainder(TEXT, [orjson.dumps(piece) for piece in pieces], 0)

    def _part(self, rest: dict[str, Any], remainder: Remainder) -> Part:
        field, records, done = remainder
        count, size = 0, len(orjson.dumps(rest))
        while count < len(records) and (not count or size + len(records[count]) < self.budget):
            size += len(records[count]) + 1
            count += 1
        given = orjson.loads(b"[" + b",".join(records[:count]) + b"]")
        left = Remainder(field, records[count:], done + count)
        if not left.records:
            return Part({**rest, field: given}, complete=True)
        more = {
            "cursor": self._keep(left),
            "field": field,
            "given": left.done,
            "left": len(left.records),
            "how": f"Call again with the same arguments and this as '_cursor' for more {field!r}.",
        }
        return Part({**rest, field: given, MORE: more}, complete=False)

    def _keep(self, remainder: Remainder) -> str:
        cursor = secrets.token_urlsafe(12)
        self._kept[cursor] = remainder
        while len(self._kept) > KEPT_REMAINDERS or (
            len(self._kept) > 1 and self._size() > KEPT_BYTES
        ):
            self._kept.popitem(last=False)
        return cursor

    def _size(self) -> int:
        return sum(sum(map(len, kept.records)) for kept in self._kept.values())


def longest_list(value: dict[str, Any]) -> str | None:
    """Return the name of the member that is the longest list as JSON, None without any."""
    lists = {name: item for name, item in value.items() if isinstance(item, list) and item}
    return max(lists, key=lambda name: len(orjson.dumps(lists[name])), default=None)
