"""Operations: their fields and their state machine.

The fields are those of the specification, section "Resources and their fields". The states it
leaves open are decided here, in one table.
"""

from __future__ import annotations

from datetime import UTC, datetime
from enum import StrEnum
from types import MappingProxyType, NoneType
from typing import TYPE_CHECKING, Any
from uuid import UUID, uuid4

from attrs import converters, evolve, field, frozen, validators

from .errors import InvalidOperationError, TransitionError

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping

    from attrs import Attribute

PID_MIN, PID_MAX = -(2**31), 2**31 - 1

TAGS_MAX = 64
"""The largest number of tags of one operation, and of one query."""

TAG_LENGTH_MAX = 256
"""The largest number of characters of a tag."""

MESSAGE_LENGTH_MAX = 1000
"""The largest number of characters of a progress message."""

LOST = "Lost"
"""Error code of an operation whose lease has expired: its worker sends no heartbeats."""

NEVER_STARTED = "NeverStarted"
"""Error code of an operation that no worker attached to before its lease ran out."""


class OperationState(StrEnum):
    """The states of an operation, spelled as on the wire."""

    STARTING = "Starting"
    RUNNING = "Running"
    STOPPING = "Stopping"
    SUCCEEDED = "Succeeded"
    FAILED = "Failed"
    CANCELLED = "Cancelled"

    @property
    def is_terminal(self) -> bool:
        """Whether an operation that is in this state has ended, and never changes again."""
        return self in TERMINAL_STATES


TERMINAL_STATES = frozenset(
    {OperationState.SUCCEEDED, OperationState.FAILED, OperationState.CANCELLED}
)

TRANSITIONS: Mapping[OperationState, frozenset[OperationState]] = MappingProxyType(
    {
        OperationState.STARTING: TERMINAL_STATES
        | {OperationState.RUNNING, OperationState.STOPPING},
        OperationState.RUNNING: TERMINAL_STATES | {OperationState.STOPPING},
        OperationState.STOPPING: TERMINAL_STATES,
        OperationState.SUCCEEDED: frozenset(),
        OperationState.FAILED: frozenset(),
        OperationState.CANCELLED: frozenset(),
    }
)
"""Each state, and the states that may follow it. Anything else is refused."""


def _refusal(owner: object, attribute: Attribute[Any], expected: str, value: object) -> Exception:
    where = f"{type(owner).__name__}.{attribute.name}"
    return InvalidOperationError(f"{where} is {expected}, not {value!r}")


def _check_text(owner: object, attribute: Attribute[Any], value: object) -> None:
    if not isinstance(value, str):
        raise _refusal(owner, attribute, "a string", value)
    if not _is_writable(value):
        raise _refusal(owner, attribute, "text that UTF-8 can write", value)


_check_optional_text = validators.optional(_check_text)


def _check_pid(owner: object, attribute: Attribute[Any], value: object) -> None:
    if type(value) is not int or not PID_MIN <= value <= PID_MAX:
        raise _refusal(owner, attribute, "a signed 32-bit integer", value)


def _check_type(*kinds: type) -> Callable[[object, Attribute[Any], object], None]:
    expected = " or ".join(kind.__name__.replace("NoneType", "None") for kind in kinds)

    def check(owner: object, attribute: Attribute[Any], value: object) -> None:
        if not isinstance(value, kinds):
            raise _refusal(owner, attribute, expected, value)

    return check


def _is_writable(text: str) -> bool:
    """Return whether UTF-8 can write *text*: what a system call gave may have lone surrogates."""
    return text.isascii() or not any("\ud800" <= character <= "\udfff" for character in text)


def _in_utc(value: datetime) -> datetime:
    if value.tzinfo is None:
        raise InvalidOperationError(f"Operation.created is in a time zone, unlike {value!r}")
    return value if value.tzinfo is UTC else value.astimezone(UTC)


def _check_fraction(owner: object, attribute: Attribute[Any], value: object) -> None:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if not is_number or not 0 <= value <= 1:  # type: ignore[operator] # is_number has narrowed it
        raise _refusal(owner, attribute, "a number from 0 to 1, or None", value)


def _check_message(owner: object, attribute: Attribute[Any], value: object) -> None:
    _check_optional_text(owner, attribute, value)
    if isinstance(value, str) and len(value) > MESSAGE_LENGTH_MAX:
        expected = f"at most {MESSAGE_LENGTH_MAX:,} characters long"
        raise InvalidOperationError(f"Progress.message is {expected}, not {len(value):,}")


def _state(value: str) -> OperationState:
    try:
        return OperationState(value)
    except ValueError:
        raise InvalidOperationError(
            f"a status is one of {', '.join(OperationState)}, not {value!r}"
        ) from None


def clean_tags(tags: Iterable[str]) -> tuple[str, ...]:
    """Return tags as they are kept: trimmed, without empty ones, each once, in their order.

    Args:
        tags: At most `TAGS_MAX` tags of at most `TAG_LENGTH_MAX` characters. A comma cannot be
            part of one, because it separates tags in a query.

    Raises:
        InvalidOperationError: A tag has a comma, is too long or is not text, there are too many of
            them, or *tags* is one string.
    """
    if isinstance(tags, str):
        raise InvalidOperationError(f"tags are several strings, not the one string {tags!r}")
    kept: dict[str, None] = {}
    for tag in tags:
        if not isinstance(tag, str):
            raise InvalidOperationError(f"a tag is a string, not {tag!r}")
        if "," in tag:
            raise InvalidOperationError(f"a tag has no comma, as {tag!r} has")
        if not _is_writable(tag):
            raise InvalidOperationError(f"a tag is text that UTF-8 can write, not {tag!r}")
        if stripped := tag.strip():
            kept[stripped] = None
    check_tag_limits(kept)
    return tuple(kept)


def check_tag_limits(tags: Collection[str]) -> None:
    """Check the number of tags and the length of each.

    Raises:
        InvalidOperationError: There are more than `TAGS_MAX`, or one is longer than
            `TAG_LENGTH_MAX`.
    """
    if len(tags) > TAGS_MAX:
        raise InvalidOperationError(f"there are at most {TAGS_MAX} tags, not {len(tags):,}")
    for tag in tags:
        if len(tag) > TAG_LENGTH_MAX:
            raise InvalidOperationError(
                f"a tag has at most {TAG_LENGTH_MAX} characters, not {len(tag):,}: {tag[:40]!r}…"
            )


@frozen(kw_only=True)
class Process:
    """The process an operation belongs to.

    Attributes:
        pid: Process id, a signed 32-bit integer.
        uid: Identifies one runtime instance within the process.
        name: Name of the process.
    """

    pid: int = field(validator=_check_pid)
    uid: UUID = field(validator=_check_type(UUID))
    name: str = field(validator=_check_text)


@frozen(kw_only=True)
class OperationFailure:
    """Why an operation failed.

    Attributes:
        code: Stable and specific, for programs: `CommandFailed`, `EgressFailed`, `Lost`, …
        message: One sentence for people.
    """

    code: str = field(validator=_check_text)
    message: str = field(validator=_check_text)


@frozen
class Progress:
    """How far an operation has come.

    Attributes:
        fraction: Part of the work that is done, from 0 to 1; None when it is not known.
        message: One sentence for people, at most 1,000 characters; None when there is none.

    Raises:
        InvalidOperationError: One of them has a value that it cannot have.
    """

    fraction: float | None = field(default=None, validator=validators.optional(_check_fraction))
    message: str | None = field(default=None, validator=_check_message)


@frozen(kw_only=True)
class Operation:
    """One task, from its start to its end.

    Two operations are equal when the fields of the basic view and the progress are; moments that
    a store has added make no difference.

    Attributes:
        operation_id: Its identifier; random unless given.
        created: When it was created, in UTC; now unless given.
        status: The state it is in.
        process: The process it belongs to.
        egress_provider_name: Where its artifact goes; None when it has none.
        stoppable: Whether it was recorded as one that can end early and keep what it has made.
        tags: Names people gave it, as `clean_tags` returns them.
        resource_location: URL of its result; None until it succeeded.
        error: Why it failed; None unless it failed.
        started: When it began to run, in UTC; None before, and when that is not known.
        updated: When it last changed, in UTC; None before it is in a store.
        ended: When it ended, in UTC; None before.
        progress: How far it has come; None when that was never reported.

    Raises:
        InvalidOperationError: A field has a value that it cannot have.
    """

    operation_id: UUID = field(factory=uuid4, validator=_check_type(UUID))
    created: datetime = field(factory=lambda: datetime.now(UTC), converter=_in_utc)
    status: OperationState = field(default=OperationState.STARTING, converter=_state)
    process: Process = field(validator=_check_type(Process))
    egress_provider_name: str | None = field(default=None, validator=_check_optional_text)
    stoppable: bool = field(default=False, validator=_check_type(bool))
    tags: tuple[str, ...] = field(default=(), converter=clean_tags)
    resource_location: str | None = field(default=None, validator=_check_optional_text)
    error: OperationFailure | None = field(
        default=None, validator=_check_type(OperationFailure, NoneType)
    )
    started: datetime | None = field(default=None, converter=converters.optional(_in_utc), eq=False)
    updated: datetime | None = field(default=None, converter=converters.optional(_in_utc), eq=False)
    ended: datetime | None = field(default=None, converter=converters.optional(_in_utc), eq=False)
    progress: Progress | None = field(default=None, validator=_check_type(Progress, NoneType))

    def __attrs_post_init__(self) -> None:
        if self.resource_location is not None and self.status is not OperationState.SUCCEEDED:
            raise InvalidOperationError(
                f"an operation has a resource location when it is Succeeded, not {self.status}"
            )
        if (self.error is not None) != (self.status is OperationState.FAILED):
            expected = "has an error" if self.error is None else "has no error"
            raise InvalidOperationError(f"an operation that is {self.status} {expected}")

    @property
    def never_started(self) -> bool:
        """Whether it failed because no worker has attached to it in time."""
        return self.error is not None and self.error.code == NEVER_STARTED

    @property
    def is_lost(self) -> bool:
        """Whether it failed because nobody reported on it, which its worker may revise."""
        return self.error is not None and self.error.code == LOST

    @property
    def is_stoppable(self) -> bool:
        """Whether a request to stop would be granted now."""
        return self.stoppable and OperationState.STOPPING in TRANSITIONS[self.status]

    def advance(
        self,
        status: OperationState,
        *,
        resource_location: str | None = None,
        error: OperationFailure | None = None,
        moment: datetime | None = None,
    ) -> Operation:
        """Return this operation in its next state.

        Args:
            status: The next state.
            resource_location: URL of the result, for Succeeded.
            error: Why it failed, for Failed.
            moment: When it changed, in UTC; now by default.

        Raises:
            TransitionError: `TRANSITIONS` does not lead from here to *status*.
            InvalidOperationError: *resource_location* or *error* does not go with *status*.
        """
        if status not in TRANSITIONS[self.status]:
            raise TransitionError(self.operation_id, self.status, status)
        moment = moment or datetime.now(UTC)
        return evolve(
            self,
            status=status,
            resource_location=resource_location,
            error=error,
            started=moment if status is OperationState.RUNNING else self.started,
            updated=moment,
            ended=moment if status.is_terminal else None,
        )

    def stop(self) -> Operation:
        """Return this operation as one that was asked to stop.

        Raises:
            TransitionError: It was not recorded as stoppable, is Stopping, or has ended.
        """
        if not self.stoppable and OperationState.STOPPING in TRANSITIONS[self.status]:
            raise TransitionError(
                self.operation_id,
                self.status,
                OperationState.STOPPING,
                "it was not recorded as stoppable",
            )
        return self.advance(OperationState.STOPPING)

    def revive(self) -> Operation:
        """Return this operation as running again after it was lost.

        Raises:
            TransitionError: It was not lost.
        """
        if not self.is_lost:
            raise TransitionError(self.operation_id, self.status, OperationState.RUNNING)
        now = datetime.now(UTC)
        started = self.started or now
        running = OperationState.RUNNING
        return evolve(self, status=running, error=None, started=started, updated=now, ended=None)

    def restart(self, *, started: datetime | None = None) -> Operation:
        """Return this operation as running anew, without anything of what it ran before.

        Args:
            started: When it began to run anew, in UTC; now by default.
        """
        moment = started or datetime.now(UTC)
        return evolve(
            self,
            status=OperationState.RUNNING,
            resource_location=None,
            error=None,
            started=moment,
            updated=moment,
            ended=None,
            progress=None,
        )
