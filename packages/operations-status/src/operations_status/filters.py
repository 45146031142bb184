"""Filters of lists, and the parser of query strings and identifiers in paths.

One error reports all invalid parameters of a query string.
"""

from __future__ import annotations

import re
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import suppress
from datetime import UTC, datetime, timedelta, timezone
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeVar
from urllib.parse import parse_qsl
from uuid import UUID
from zlib import crc32

from attrs import evolve, frozen

from .errors import InvalidFilterError, InvalidOperationError
from .operations import (
    PID_MAX,
    PID_MIN,
    TRANSITIONS,
    OperationState,
    check_tag_limits,
    decode_group,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from .operation_json import Summary
    from .operations import Operation, Process

_T = TypeVar("_T")

LIMIT_MAX = 10_000
"""Largest number of operations in a page."""

CHOICES_MAX = 16
"""Largest number of alternatives in one parameter; a query costs more with each of them."""

STEP_SECONDS = 3600
"""Default length of a step of a histogram."""

STEPS_MAX = 400
"""Largest number of steps of a histogram."""

SEARCH_MAX = 200
"""Largest number of characters of a search."""

_LONGEST_STEP = 366 * 86_400
_SEARCHED_WORDS = 8
_SHORTEST_ID = 4
_INTEGER = re.compile(r"[+-]?0*[0-9]{1,10}")
_GROUP = re.compile(r"[0-9a-f]{16}")
_SEARCHED_WORD = re.compile(r"[^\W\d_]+")
_GUID = re.compile(r"[0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)
# An unescaped plus in a query string is parsed as a space.
_MOMENT = re.compile(
    r"([0-9]{4})-?([0-9]{2})-?([0-9]{2})"
    r"(?:[T ]([0-9]{2})(?::?([0-9]{2})(?::?([0-9]{2})(?:[.,]([0-9]+))?)?)?"
    r"(?:Z|([-+ ])([0-9]{2})(?::?([0-5][0-9]))?)?)?",
    re.IGNORECASE,
)
_LAST_MOMENT = datetime.max.replace(tzinfo=UTC)
_CURSOR = struct.Struct(">Bqq")
_CURSOR_VERSION = 1
_STATES = {state.lower(): state for state in OperationState}
_SHOWN_LENGTH = 100


@frozen(cache_hash=True)
class Search:
    """Text to search for in the identifier, the names, the tags and the error of an operation.

    Attributes:
        text: Beginning of a process name, of an operation's own name, or of a tag, in the same
            case; or of an identifier, in any case.
    """

    text: str

    @property
    def digits(self) -> str:
        """The text as first digits of an identifier, at least four; empty if it cannot be one."""
        digits = self.text.replace("-", "").lower()
        is_id = _SHORTEST_ID <= len(digits) <= 32 and not digits.strip("0123456789abcdef")  # noqa: PLR2004 digits of a UUID
        return digits if is_id else ""

    @property
    def words(self) -> tuple[str, ...]:
        """The beginnings of words, all of which an error must have.

        They are empty if the text has none, or is the beginning of an identifier with a digit.
        """
        if self.digits and not self.digits.isalpha():
            return ()
        words = _SEARCHED_WORD.findall(self.text.lower())
        return tuple(dict.fromkeys(words))[:_SEARCHED_WORDS]

    def finds(self, operation: Operation | Summary) -> bool:
        """Return whether an operation matches."""
        texts = [operation.process.name, operation.name or "", *operation.tags]
        if any(one.startswith(self.text) for one in texts):
            return True
        if self.digits and operation.operation_id.hex.startswith(self.digits):
            return True
        if operation.error is None or not self.words:
            return False
        known = operation.error.words
        return all(any(one.startswith(word) for one in known) for word in self.words)


@frozen(kw_only=True, cache_hash=True)
class OperationFilter:
    """Conditions on a listed operation; None and empty fields are no condition.

    Attributes:
        pid: Process id.
        uid: Runtime instance within a process.
        name: Process name, complete and in the same case.
        operation_name: Name of the operation itself, complete and in the same case.
        tags: Tags, all of which the operation must have.
        any_tags: Tags, one of which the operation must have: the scope of the reader's key.
        statuses: States, one of which the operation must have.
        egress_providers: Names, one of which the egress provider must have.
        created_after: Exclusive lower bound of the time of creation.
        created_before: Exclusive upper bound of the time of creation.
        group: Key of the group that the operation belongs to; see `operations.to_group`.
        search: Search that the operation must match.
        or_revived: Whether a revived operation passes in any state, because it may have been in
            one of *statuses* before; see `now_or_before`.
        or_handed_over: Whether an operation that belonged to another process before passes with any
            process; see `now_or_before`.
    """

    pid: int | None = None
    uid: UUID | None = None
    name: str | None = None
    operation_name: str | None = None
    tags: frozenset[str] = frozenset()
    any_tags: frozenset[str] = frozenset()
    statuses: frozenset[OperationState] = frozenset()
    egress_providers: frozenset[str] = frozenset()
    created_after: datetime | None = None
    created_before: datetime | None = None
    group: int | None = None
    search: Search | None = None
    or_revived: bool = False
    or_handed_over: bool = False

    def accepts(
        self,
        operation: Operation | Summary,
        *,
        is_revived: bool = False,
        is_handed_over: bool = False,
    ) -> bool:
        """Return whether an operation passes.

        Args:
            operation: The operation.
            is_revived: Whether it was revived after a loss.
            is_handed_over: Whether it belonged to another process before.
        """
        return (
            (self._accepts_process(operation.process) or (self.or_handed_over and is_handed_over))
            and (self.operation_name is None or self.operation_name == operation.name)
            and self.tags.issubset(operation.tags)
            and (not self.any_tags or not self.any_tags.isdisjoint(operation.tags))
            and (
                not self.statuses
                or operation.status in self.statuses
                or (self.or_revived and is_revived)
            )
            and (
                not self.egress_providers or operation.egress_provider_name in self.egress_providers
            )
            and (self.created_after is None or operation.created > self.created_after)
            and (self.created_before is None or operation.created < self.created_before)
            and (self.group is None or self.group == operation.group)
            and (
                self.search is None
                or self.search.finds(operation)
                or (self.or_revived and is_revived)
                or (self.or_handed_over and is_handed_over)
            )
        )

    def _accepts_process(self, process: Process) -> bool:
        return (
            (self.pid is None or self.pid == process.pid)
            and (self.uid is None or self.uid == process.uid)
            and (self.name is None or self.name == process.name)
        )

    def within(self, scope: frozenset[str]) -> OperationFilter:
        """Return the filter of those operations that also have a tag of a scope."""
        if len(scope) == 1:
            return evolve(self, tags=self.tags | scope)
        return evolve(self, any_tags=scope)

    def now_or_before(self) -> OperationFilter:
        """Return the filter of operations that pass this one now or have passed it before.

        Of all compared fields only the state, the process and the error can change. An operation
        never returns to an earlier state, nor loses its error, unless it is revived. Its group may
        be another one after each change, so that it is not compared.
        """
        later = [TRANSITIONS[state] for state in self.statuses]
        return evolve(
            self,
            statuses=self.statuses.union(*later),
            group=None,
            or_revived=bool(later) or self.search is not None,
            or_handed_over=(self.pid, self.uid, self.name, self.search) != (None, None, None, None),
        )


class Cursor(NamedTuple):
    """End of a page: two signed 64-bit integers that only the store interprets."""

    major: int
    minor: int = 0


class View(StrEnum):
    """Representation of operations in a response."""

    BASIC = "basic"
    FULL = "full"
    COUNTS = "counts"
    HISTOGRAM = "histogram"
    GROUPS = "groups"


COMPUTED = frozenset([View.COUNTS, View.HISTOGRAM, View.GROUPS])
"""Views without operations, which the store computes; limit, cursor and order are ignored."""


@frozen(kw_only=True, cache_hash=True)
class ListRequest:
    """A request for the list, from the cursor on, up to the limit; without a limit, to the end.

    The *step* of a histogram is in seconds.
    """

    filter: OperationFilter
    limit: int | None = None
    cursor: Cursor | None = None
    descending: bool = False
    view: View = View.BASIC
    step: int = STEP_SECONDS

    @property
    def is_full(self) -> bool:
        """Whether each operation has the members of the full view."""
        return self.view is View.FULL


ANY = OperationFilter()
"""The filter without conditions."""


def _refusal(text: str, expected: str) -> ValueError:
    shortened = text if len(text) <= _SHOWN_LENGTH else text[:_SHOWN_LENGTH] + "…"
    return ValueError(f"The value '{shortened}' is not {expected}.")


def _make_integer_parser(low: int, high: int, expected: str) -> Callable[[str], int]:
    def parse(text: str) -> int:
        stripped = text.strip()
        if _INTEGER.fullmatch(stripped) and low <= int(stripped) <= high:
            return int(stripped)
        raise _refusal(text, expected)

    return parse


def _make_choice_parser(values: Mapping[str, _T]) -> Callable[[str], _T]:
    def parse(text: str) -> _T:
        if text not in values:
            raise _refusal(text, f"one of {', '.join(values)}")
        return values[text]

    return parse


_parse_pid = _make_integer_parser(PID_MIN, PID_MAX, "a signed 32-bit integer")
_parse_limit = _make_integer_parser(1, LIMIT_MAX, f"an integer from 1 to {LIMIT_MAX:,}")
_parse_step = _make_integer_parser(
    1, _LONGEST_STEP, f"a number of seconds from 1 to {_LONGEST_STEP:,}"
)
_parse_view = _make_choice_parser({view.value: view for view in View})
_parse_view_of_one = _make_choice_parser({view.value: view for view in (View.BASIC, View.FULL)})
_parse_is_descending = _make_choice_parser({"asc": False, "desc": True})


def _parse_group(text: str) -> int:
    if _GROUP.fullmatch(text):
        return decode_group(text)
    raise _refusal(text, "a group that this service has given")


def _parse_search(text: str) -> Search | None:
    stripped = text.strip()
    if not stripped:
        return None
    if len(stripped) > SEARCH_MAX:
        raise ValueError(
            f"The text has {len(stripped):,} characters; at most {SEARCH_MAX} are allowed."
        )
    return Search(stripped)


def _parse_guid(text: str) -> UUID:
    if _GUID.fullmatch(text):
        return UUID(text)
    raise _refusal(text, "a GUID")


def _parse_moment(text: str, *, is_end: bool = False) -> datetime:
    """Return a time in UTC, cut to the microsecond; an end within a microsecond is rounded up.

    An operation that was created in the same microsecond was created before such an end.
    `datetime.fromisoformat` would drop these digits, and accept week dates.

    Raises:
        ValueError: The text is not ISO 8601, or outside the years 1 to 9999.
    """
    if found := _MOMENT.fullmatch(text.strip()):
        *front, fraction, sign, hours, minutes = found.groups("0")
        year, month, day, hour, minute, second = (int(part) for part in front)
        east = timedelta(hours=int(hours), minutes=int(minutes)) * (-1 if sign == "-" else 1)
        microsecond, rest = int(fraction[:6].ljust(6, "0")), fraction[6:].strip("0")
        with suppress(ValueError, OverflowError):
            zone = timezone(east)
            moment = datetime(year, month, day, hour, minute, second, microsecond, zone)
            moment = moment.astimezone(UTC)
            rounds_up = is_end and rest and moment < _LAST_MOMENT
            return moment + timedelta(microseconds=1) if rounds_up else moment
    raise _refusal(text, "a date and time as in 2026-03-01T09:30:00Z")


def encode_cursor(cursor: Cursor) -> str:
    """Return a cursor as 28 letters, digits, hyphens and underscores, for a query string."""
    packed = _CURSOR.pack(_CURSOR_VERSION, *cursor)
    # The checksum detects mistyped cursors; it protects nothing.
    return urlsafe_b64encode(packed + crc32(packed).to_bytes(4, "big")).decode("ascii")


def decode_cursor(text: str) -> Cursor | None:
    """Return the cursor that `encode_cursor` has written; None if the text is not one."""
    with suppress(ValueError, struct.error):
        _, major, minor = _CURSOR.unpack_from(urlsafe_b64decode(text))
        cursor = Cursor(major, minor)
        if encode_cursor(cursor) == text:  # compares version and checksum, too
            return cursor
    return None


class _Query:
    """The non-empty parameters of a query string, and their errors."""

    def __init__(self, parameters: Iterable[tuple[str, str]]) -> None:
        self.errors: dict[str, list[str]] = {}
        self._values: dict[str, list[str]] = {}
        for name, value in parameters:
            self._values.setdefault(name.lower(), []).append(value)

    def all(self, name: str) -> list[str]:
        """Return the values of a parameter that may be repeated."""
        return self._values.get(name.lower(), [])

    def pieces(self, name: str) -> list[str]:
        """Return the values of a parameter that may be repeated, split at commas."""
        pieces = (piece.strip() for text in self.all(name) for piece in text.split(","))
        return [piece for piece in pieces if piece]

    def some(self, name: str) -> frozenset[str]:
        """Return the values of a parameter, of which an operation must have one."""
        found = frozenset(self.all(name))
        if len(found) > CHOICES_MAX:
            self.errors[name] = [
                f"There are {len(found)} values; at most {CHOICES_MAX} are allowed."
            ]
        return found

    def tags(self, name: str) -> frozenset[str]:
        """Return the tags in a parameter."""
        found = frozenset(self.pieces(name))
        try:
            check_tag_limits(found)
        except InvalidOperationError as error:
            text = str(error)
            self.errors[name] = [f"{text[0].upper()}{text[1:]}."]
        return found

    def states(self, name: str) -> frozenset[OperationState]:
        """Return the states in a parameter."""
        found = set()
        for piece in dict.fromkeys(self.pieces(name)):
            if piece.lower() in _STATES:
                found.add(_STATES[piece.lower()])
            else:
                refusal = _refusal(piece, f"one of {', '.join(OperationState)}")
                self.errors.setdefault(name, []).append(str(refusal))
        return frozenset(found)

    def one(self, name: str, parse: Callable[[str], _T]) -> _T | None:
        """Return the value of a parameter that must not be repeated; None without one."""
        values = self.all(name)
        if len(values) > 1:
            self.errors[name] = [f"The parameter was given {len(values)} times, not once."]
        elif values:
            try:
                return parse(values[0])
            except ValueError as error:
                self.errors[name] = [str(error)]
        return None


def parse_list_request(
    query_string: bytes, read_cursor: Callable[[str], Cursor | None] = decode_cursor
) -> ListRequest:
    """Return the list request of a query string.

    Names match in any case, unknown parameters and empty values are ignored, and `tags`, `status`
    and `egressProvider` may be repeated (specification: Endpoints, GET /operations). Times are in
    UTC unless they have an offset; a date alone is its first moment.

    Args:
        query_string: The query string of an ASGI scope: percent-encoded, without question mark.
        read_cursor: Decodes a cursor; returns None if the text is not one.

    Raises:
        InvalidFilterError: Some parameters are invalid; the error contains all of them.
    """
    return parse_parameters(_split_query(query_string), read_cursor)


def parse_parameters(
    parameters: Iterable[tuple[str, str]],
    read_cursor: Callable[[str], Cursor | None] = decode_cursor,
) -> ListRequest:
    """Return the list request of decoded parameters without empty values.

    Args:
        parameters: Names and values.
        read_cursor: Decodes a cursor; returns None if the text is not one.

    Raises:
        InvalidFilterError: Some parameters are invalid; the error contains all of them.
    """

    def parse_cursor(text: str) -> Cursor:
        if (cursor := read_cursor(text)) is not None:
            return cursor
        raise _refusal(text, "a cursor that this service has given")

    query = _Query(parameters)
    request = ListRequest(
        filter=OperationFilter(
            pid=query.one("pid", _parse_pid),
            uid=query.one("uid", _parse_guid),
            name=query.one("name", str),
            operation_name=query.one("operationName", str),
            tags=query.tags("tags"),
            statuses=query.states("status"),
            egress_providers=query.some("egressProvider"),
            created_after=query.one("createdAfter", _parse_moment),
            created_before=query.one("createdBefore", partial(_parse_moment, is_end=True)),
            group=query.one("group", _parse_group),
            search=query.one("search", _parse_search),
        ),
        limit=query.one("limit", _parse_limit),
        cursor=query.one("cursor", parse_cursor),
        descending=query.one("order", _parse_is_descending) or False,
        view=query.one("view", _parse_view) or View.BASIC,
        step=query.one("step", _parse_step) or STEP_SECONDS,
    )
    if query.errors:
        raise InvalidFilterError(query.errors)
    return request


def parse_view(query_string: bytes) -> View:
    """Return the view of one operation in a query string: `BASIC` or `FULL`.

    Raises:
        InvalidFilterError: The view is not `BASIC` or `FULL`.
    """
    query = _Query(_split_query(query_string))
    view = query.one("view", _parse_view_of_one)
    if query.errors:
        raise InvalidFilterError(query.errors)
    return view or View.BASIC


def _split_query(query_string: bytes) -> list[tuple[str, str]]:
    """Return the parameters of a query string, decoded."""
    # Invalid UTF-8 becomes U+FFFD: databases do not accept surrogates.
    return parse_qsl(query_string.decode(errors="replace"), errors="replace")


def parse_operation_id(text: str) -> UUID:
    """Parse an identifier: hexadecimal digits in any case, with or without hyphens.

    Raises:
        InvalidFilterError: The text is not a GUID.
    """
    try:
        return _parse_guid(text)
    except ValueError as error:
        raise InvalidFilterError({"operationId": [str(error)]}) from None
