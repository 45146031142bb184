"""Results within the size budget: longer ones are cut, and the rest is kept under a cursor."""

from __future__ import annotations

import base64
import secrets
from collections import OrderedDict
from typing import Any, NamedTuple

from hosting_sdk._command_line.visible import reveal
from hosting_sdk._json import dumps, loads
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


class Binary(NamedTuple):
    """A part of a result that is not JSON.

    Attributes:
        media_type: The media type that the platform states.
        text: The part when the content is text, else None.
        encoded: The part in base64 when the content is not text, else None.
        about: The size of the content, and how to get the rest.
    """

    media_type: str
    text: str | None
    encoded: str | None
    about: dict[str, Any]


class Remainder(NamedTuple):
    """The rest of a truncated result.

    Attributes:
        field: The name of the field that holds the records.
        records: The records as JSON, in order.
        done: How many records were returned before.
    """

    field: str
    records: list[bytes]
    done: int

    @property
    def size(self) -> int:
        """The number of bytes that are kept."""
        return sum(map(len, self.records))


class Content(NamedTuple):
    """A result that is not JSON, and how much of it was returned before.

    Attributes:
        media_type: The media type that the platform states.
        data: The beginning of the content, as far as it is kept.
        is_text: Whether the content is text.
        whole_bytes: The size of the whole content, None if the platform does not state it.
        rest: A sentence that says how to get the whole content.
        done: How many bytes were returned before.
    """

    media_type: str
    data: bytes
    is_text: bool
    whole_bytes: int | None
    rest: str
    done: int = 0

    @property
    def size(self) -> int:
        """The number of bytes that are kept."""
        return len(self.data)


class Position(NamedTuple):
    """A place in a stream.

    Attributes:
        done: How many records were returned before.
        size: The number of bytes that are kept.
        cursor: The cursor that led here, None for the beginning.
    """

    done: int
    size: int = 0
    cursor: str | None = None


class _Kept(NamedTuple):
    """Rest of a result, kept under a cursor.

    Attributes:
        owner: The digest of the call.
        rest: The rest of its result.
        before: The cursor with which the part before was read, None if it was the first part.
    """

    owner: str
    rest: Remainder | Content | Position
    before: str | None


class Remainders:
    """Recently truncated results by cursor; the oldest is evicted when they are too large together.

    Of a result that is read part by part, two cursors are kept: the last one that was used, which
    may be used again, and the next one.

    Args:
        budget: The maximum size of one result as JSON, in bytes.
    """

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self._kept: OrderedDict[str, _Kept] = OrderedDict()

    def cut(self, value: Any, owner: str) -> Part:
        """Return the first part of a value, with a cursor for the next one if there is one.

        Args:
            value: The value.
            owner: The digest of the call; the cursor is valid only for this call.
        """
        whole = value if isinstance(value, dict) else {"result": value}
        encoded = dumps(whole)
        if len(encoded) <= self.budget:
            return Part(whole, complete=True)
        field = longest_list(whole)
        if field is None:
            return self._part({}, self._as_text(encoded), owner)
        records = [dumps(record) for record in whole[field]]
        rest = {name: item for name, item in whole.items() if name != field}
        room = self.budget - len(dumps(rest))
        if room < self.budget // 4 or max(map(len, records)) > room:
            return self._part({}, self._as_text(encoded), owner)
        return self._part(rest, Remainder(field, records, 0), owner)

    def cut_content(self, content: Content, owner: str, before: str | None = None) -> Binary:
        """Return the next part of a result that is not JSON, with a cursor if there is more.

        Args:
            content: The result.
            owner: The digest of the call; the cursor is valid only for this call.
            before: The cursor that led to this part.
        """
        encoded = text = None
        if content.is_text:
            text, given = self._cut_text(content.data[content.done :])
        else:
            piece = content.data[content.done :][: self.budget // 4 * 3]
            encoded, given = base64.b64encode(piece).decode(), len(piece)
        done = content.done + given
        left = len(content.data) - done
        about: dict[str, Any] = {
            "media_type": content.media_type,
            "size_bytes": content.whole_bytes,
        }
        if left:
            about[MORE] = {
                "cursor": self.keep(content._replace(done=done), owner, before),
                "given_bytes": done,
                "how": "Call again with the same arguments and this as '_cursor' for more.",
            }
        elif content.whole_bytes != done:
            about[MORE] = {"given_bytes": done, "how": content.rest}
        return Binary(content.media_type, text, encoded, about)

    def _cut_text(self, data: bytes) -> tuple[str, int]:
        """Return as much text as fits as JSON, and how many bytes of the content it covers."""
        size = self.budget
        while True:
            part = data[:size].decode(errors="ignore")  # the cut may go through a character
            text = reveal(part)
            length = len(dumps(text))
            if length <= self.budget:
                return text, len(part.encode()) if size < len(data) else len(data)
            size = min(size, len(data)) * self.budget // length

    def is_in_stream(self, cursor: object) -> bool:
        """Return whether a place in a stream is kept under a cursor."""
        kept = self._kept.get(str(cursor))
        return kept is not None and isinstance(kept.rest, Position)

    def resume(self, cursor: str, owner: str) -> Part | Binary | Position:
        """Return the next part of a result that was cut, or the place where a stream goes on.

        Raises:
            InvalidRequestError: The cursor is unknown, its rest was evicted, or it belongs to
                another call.
        """
        kept = self._kept.get(cursor)
        if kept is None:
            raise InvalidRequestError(
                "Nothing is kept under this _cursor any more. Call the tool again without it, "
                "with arguments that ask for less"
            )
        if kept.owner != owner:
            raise InvalidRequestError(
                "This _cursor belongs to another call. Use it with the tool and the arguments of "
                "the call that gave it, _fields included"
            )
        self._kept.pop(kept.before or "", None)
        if isinstance(kept.rest, Remainder):
            return self._part({}, kept.rest, owner, cursor)
        if isinstance(kept.rest, Content):
            return self.cut_content(kept.rest, owner, cursor)
        return kept.rest._replace(cursor=cursor)

    def _as_text(self, encoded: bytes) -> Remainder:
        """Cut the text of a value into pieces, because the value has no list to cut."""
        size = self.budget // 5  # a character may take four bytes, and a quote another
        text = encoded.decode()
        pieces = [text[start : start + size] for start in range(0, len(text), size)]
        return Remainder(TEXT, [dumps(piece) for piece in pieces], 0)

    def _part(
        self, rest: dict[str, Any], remainder: Remainder, owner: str, before: str | None = None
    ) -> Part:
        field, records, done = remainder
        count, size = 0, len(dumps(rest))
        while count < len(records) and (not count or size + len(records[count]) < self.budget):
            size += len(records[count]) + 1
            count += 1
        given = loads(b"[" + b",".join(records[:count]) + b"]")
        left = Remainder(field, records[count:], done + count)
        if not left.records:
            return Part({**rest, field: given}, complete=True)
        more = {
            "cursor": self.keep(left, owner, before),
            "field": field,
            "given": left.done,
            "left": len(left.records),
            "how": f"Call again with the same arguments and this as '_cursor' for more {field!r}.",
        }
        return Part({**rest, field: given, MORE: more}, complete=False)

    def keep(self, rest: Remainder | Content | Position, owner: str, before: str | None) -> str:
        """Keep the rest of a result for a call, and return the cursor that leads to it.

        Args:
            rest: The rest of the result.
            owner: The digest of the call; the cursor is valid only for this call.
            before: The cursor with which the part before was read, None if it was the first part.
        """
        cursor = secrets.token_urlsafe(12)
        self._kept[cursor] = _Kept(owner, rest, before)
        size = sum(kept.rest.size for kept in self._kept.values())
        while len(self._kept) > KEPT_REMAINDERS or (len(self._kept) > 1 and size > KEPT_BYTES):
            _, evicted = self._kept.popitem(last=False)
            size -= evicted.rest.size
        return cursor


def longest_list(value: dict[str, Any]) -> str | None:
    """Return the name of the member that is the longest list as JSON, None without any."""
    lists = {name: item for name, item in value.items() if isinstance(item, list) and item}
    return max(lists, key=lambda name: len(dumps(lists[name])), default=None)
