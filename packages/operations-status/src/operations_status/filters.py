"""Which operations are wanted: the query string of the list, and the identifier in a path.

Everything that is wrong with a query string is told at once.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple, TypeVar
from urllib.parse import parse_qsl
from uuid import UUID

from attrs import frozen

from .errors import InvalidFilterError
from .operations import PID_MAX, PID_MIN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from datetime import datetime

    from .operations import Operation, OperationState

_T = TypeVar("_T")

_INTEGER = re.compile(r"[+-]?0*[0-9]{1,10}")
_GUID = re.compile(r"[0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)
_SHOWN_LENGTH = 100


@frozen(kw_only=True)
class OperationFilter:
    """What an operation must have to be listed; what is None or empty is not asked for.

    Attributes:
        pid: Process id.
        uid: Runtime instance within a process.
        name: Process name, whole and in the same case.
        tags: Tags that it carries, all of them.
        statuses: States, in one of which it is.
        egress_providers: Names, one of which its egress provider has.
        created_after: It was created later than this moment.
        created_before: It was created earlier than this moment.
    """

    pid: int | None = None
    uid: UUID | None = None
    name: str | None = None
    tags: frozenset[str] = frozenset()
    statuses: frozenset[OperationState] = frozenset()
    egress_providers: frozenset[str] = frozenset()
    created_after: datetime | None = None
    created_before: datetime | None = None

    def accepts(self, operation: Operation) -> bool:
        """Return whether an operation passes."""
        process = operation.process
        return (
            (self.pid is None or self.pid == process.pid)
            and (self.uid is None or self.uid == process.uid)
            and (self.name is None or self.name == process.name)
            and self.tags.issubset(operation.tags)
            and (not self.statuses or operation.status in self.statuses)
            and (
                not self.egress_providers or operation.egress_provider_name in self.egress_providers
            )
            and (self.created_after is None or operation.created > self.created_after)
            and (self.created_before is None or operation.created < self.created_before)
        )


class Cursor(NamedTuple):
    """Where a page ends; what its two numbers mean is the affair of the store.

    Attributes:
        major: A signed 64-bit integer.
        minor: Another, for a store that needs two.
    """

    major: int
    minor: int = 0


@frozen(kw_only=True)
class ListRequest:
    """What a query string asks of the list.

    Attributes:
        wanted: Which operations.
        limit: How many at most, 1 to 10,000; None for all.
        cursor: Where the page before has ended.
    """

    wanted: OperationFilter
    limit: int | None = None
    cursor: Cursor | None = None


ANY = OperationFilter()
"""The filter that every operation passes."""


def _shown(value: str) -> str:
    shortened = value if len(value) <= _SHOWN_LENGTH else value[:_SHOWN_LENGTH] + "…"
    return f"The value '{shortened}' is not"


def _parse_pid(text: str) -> int:
    stripped = text.strip()
    if _INTEGER.fullmatch(stripped) and PID_MIN <= int(stripped) <= PID_MAX:
        return int(stripped)
    raise ValueError(f"{_shown(text)} a signed 32-bit integer.")


def _parse_guid(text: str) -> UUID:
    if _GUID.fullmatch(text):
        return UUID(text)
    raise ValueError(f"{_shown(text)} a GUID.")


def _split_tags(texts: Iterable[str]) -> frozenset[str]:
    pieces = (piece.strip() for text in texts for piece in text.split(","))
    return frozenset(piece for piece in pieces if piece)


class _Query:
    """The parameters of a query string that are not empty, and what is wrong with them."""

    def __init__(self, query_string: bytes) -> None:
        self.errors: dict[str, list[str]] = {}
        self._values: dict[str, list[str]] = {}
        # Only bytes that are no UTF-8 become U+FFFD: a surrogate could not be sent to a database.
        text = query_string.decode(errors="replace")
        for name, value in parse_qsl(text, errors="replace"):
            self._values.setdefault(name.lower(), []).append(value)

    def all(self, name: str) -> list[str]:
        """Return every value of a parameter that may be repeated."""
        return self._values.get(name, [])

    def one(self, name: str, parse: Callable[[str], _T]) -> _T | None:
        """Return the value of a parameter that may not be repeated; None when it is absent."""
        values = self.all(name)
        if len(values) > 1:
            self.errors[name] = [f"The parameter was given {len(values)} times, not once."]
        elif values:
            try:
                return parse(values[0])
            except ValueError as error:
                self.errors[name] = [str(error)]
        return None


def parse_filter(query_string: bytes) -> OperationFilter:
    """Return the filter that the query string of the list asks for.

    Names match in any case, unknown parameters are ignored, an empty value counts as absent,
    and `tags` may be repeated (specification: Endpoints, GET /operations).

    Args:
        query_string: As ASGI has it: still percent-encoded, without the question mark.

    Raises:
        InvalidFilterError: Parameters that cannot be read, all of them.
    """
    if not query_string:
        return ANY
    query = _Query(query_string)
    wanted = OperationFilter(
        pid=query.one("pid", _parse_pid),
        uid=query.one("uid", _parse_guid),
        name=query.one("name", str),
        tags=_split_tags(query.all("tags")),
    )
    if query.errors:
        raise InvalidFilterError(query.errors)
    return wanted


def parse_operation_id(text: str) -> UUID:
    """Return the identifier that *text* is: hexadecimal in any case, with hyphens or without.

    Raises:
        InvalidFilterError: It is no GUID.
    """
    try:
        return _parse_guid(text)
    except ValueError as error:
        raise InvalidFilterError({"operationId": [str(error)]}) from None
