"""Operations: their fields and their state machine.

The fields are those of the specification, section "Resources and their fields". `TRANSITIONS`
decides which changes of state are allowed, which the specification leaves open.
"""

from __future__ import annotations

from datetime import UTC, datetime
from enum import StrEnum
from types import MappingProxyType, NoneType
from typing import TYPE_CHECKING, Any
from uuid import UUID, uuid4

from attrs import converters, evolve, field, frozen, validators

from .errors import (
    InvalidOperationError,
    OperationCancelled,
    OperationFailed,
    TransitionError,
)

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
        """Whether an operation in this state has ended and cannot change any more."""
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
"""Each state, and the states that may follow it; other transitions are refused."""


def _refusal(owner: object, attribute: Attribute[Any], expected: str, value: object) -> Exception:
    where = f"{type(owner).__name__}.{attribute.name}"
    return InvalidOperationError(f"{where}: expected {expected}, got {value!r}")


def _check_text(owner: object, attribute: Attribute[Any], value: object) -> None:
    if not isinstance(value, str):
        raise _refusal(owner, attribute, "a string", value)
    if not _is_encodable(value):
        raise _refusal(owner, attribute, "text that UTF-8 can encode", value)


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


def _is_encodable(text: str) -> bool:
    """Return whether UTF-8 can encode a text: text of the system may have lone surrogates."""
    return text.isascii() or not any("\ud800" <= character <= "\udfff" for character in text)


def _in_utc(value: datetime) -> datetime:
    if value.tzinfo is None:
        raise InvalidOperationError(f"expected a datetime with a time zone, got {value!r}")
    return value if value.tzinfo is UTC else value.astimezone(UTC)


def _check_fraction(owner: object, attribute: Attribute[Any], value: object) -> None:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if not is_number or not 0 <= value <= 1:  # type: ignore[operator] # is_number has narrowed it
        raise _refusal(owner, attribute, "a number from 0 to 1, or None", value)


def _check_message(owner: object, attribute: Attribute[Any], value: object) -> None:
    _check_optional_text(owner, attribute, value)
    if isinstance(value, str) and len(value) > MESSAGE_LENGTH_MAX:
        expected = f"expected at most {MESSAGE_LENGTH_MAX:,} characters, got {len(value):,}"
        raise InvalidOperationError(f"Progress.message: {expected}")


def _state(value: str) -> OperationState:
    try:
        return OperationState(value)
    except ValueError:
        raise InvalidOperationError(
            f"Operation.status: expected one of {', '.join(OperationState)}, got {value!r}"
        ) from None


def clean_tags(tags: Iterable[str]) -> tuple[str, ...]:
    """Return tags trimmed, without empty and duplicate ones, in their order.

    Args:
        tags: At most `TAGS_MAX` tags of at most `TAG_LENGTH_MAX` characters. A tag cannot contain
            a comma, which separates tags in a query.

    Raises:
        InvalidOperationError: A tag contains a comma, is too long or is not text, there are too
            many tags, or *tags* is a single string.
    """
    if isinstance(tags, str):
        raise InvalidOperationError(f"expected a collection of tags, got the string {tags!r}")
    kept: dict[str, None] = {}
    for tag in tags:
        if not isinstance(tag, str):
            raise InvalidOperationError(f"expected a string as tag, got {tag!r}")
        if "," in tag:
            raise InvalidOperationError(
                f"tag {tag!r} contains a comma; pass several tags separately"
            )
        if not _is_encodable(tag):
            raise InvalidOperationError(f"tag {tag!r} cannot be encoded in UTF-8")
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
        raise InvalidOperationError(f"expected at most {TAGS_MAX} tags, got {len(tags):,}")
    for tag in tags:
        if len(tag) > TAG_LENGTH_MAX:
            raise InvalidOperationError(
                f"expected at most {TAG_LENGTH_MAX} characters in a tag, got {len(tag):,}:"
                f" {tag[:40]!r}…"
            )


@frozen(kw_only=True)
class Process:
    """The process to which an operation belongs.

    Attributes:
        pid: Process id, a signed 32-bit integer.
        uid: Identifier of a runtime instance within the process.
        name: Name of the process.
    """

    pid: int = field(validator=_check_pid)
    uid: UUID = field(validator=_check_type(UUID))
    name: str = field(validator=_check_text)


@frozen(kw_only=True)
class OperationFailure:
    """The error of a failed operation.

    Attributes:
        code: Stable and specific, for programs: `CommandFailed`, `EgressFailed`, `Lost`, …
        message: One sentence for people.
    """

    code: str = field(validator=_check_text)
    message: str = field(validator=_check_text)


@frozen
class Progress:
    """Progress of an operation.

    Attributes:
        fraction: Completed part of the work, from 0 to 1; None if unknown.
        message: One sentence for people, at most 1,000 characters; None without one.

    Raises:
        InvalidOperationError: The fraction or the message is invalid.
    """

    fraction: float | None = field(default=None, validator=validators.optional(_check_fraction))
    message: str | None = field(default=None, validator=_check_message)


@frozen(kw_only=True)
class Operation:
    """One task, from its start to its end.

    Two operations are equal if the fields of the basic view and the progress are equal; the
    timestamps that a store adds are not compared.

    Attributes:
        operation_id: The identifier; random by default.
        created: Time of the creation in UTC; now by default.
        status: The current state.
        process: The process to which the operation belongs.
        egress_provider_name: The egress provider of the artifact; None without an artifact.
        stoppable: Whether a stop request can end the operation early with a partial result.
        tags: Names for people, as `clean_tags` returns them.
        resource_location: URL of the result; None until the operation succeeds.
        error: The error; None unless the operation failed.
        started: Time of the start in UTC; None before, and if unknown.
        updated: Time of the last change in UTC; None before the operation is in a store.
        ended: Time of the end in UTC; None before.
        progress: The progress; None if it was never reported.

    Raises:
        InvalidOperationError: A field has an invalid value.
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
                f"expected a resource location only if Succeeded, the status is {self.status}"
            )
        if (self.error is not None) != (self.status is OperationState.FAILED):
            expected = "an error" if self.error is None else "no error"
            raise InvalidOperationError(f"expected {expected}: the status is {self.status}")

    @property
    def never_started(self) -> bool:
        """Whether the operation failed because no worker attached to it in time."""
        return self.error is not None and self.error.code == NEVER_STARTED

    @property
    def is_lost(self) -> bool:
        """Whether the operation failed because its lease expired; its worker may revive it."""
        return self.error is not None and self.error.code == LOST

    @property
    def is_stoppable(self) -> bool:
        """Whether a stop request would be accepted now."""
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
            error: The error, for Failed.
            moment: Time of the change in UTC; now by default.

        Raises:
            TransitionError: `TRANSITIONS` does not allow *status* after the current state.
            InvalidOperationError: *resource_location* or *error* does not fit *status*.
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
        """Return this operation after a stop request.

        Raises:
            TransitionError: The operation is not stoppable, is Stopping, or has ended.
        """
        if self.status.is_terminal:
            raise TransitionError(
                self.operation_id,
                self.status,
                OperationState.STOPPING,
                "it has already ended; nothing to stop",
            )
        if not self.stoppable and self.status is not OperationState.STOPPING:
            raise TransitionError(
                self.operation_id,
                self.status,
                OperationState.STOPPING,
                "it was not recorded as stoppable",
            )
        return self.advance(OperationState.STOPPING)

    def revive(self) -> Operation:
        """Return this lost operation as running again.

        Raises:
            TransitionError: The operation was not lost.
        """
        if not self.is_lost:
            raise TransitionError(self.operation_id, self.status, OperationState.RUNNING)
        now = datetime.now(UTC)
        started = self.started or now
        running = OperationState.RUNNING
        return evolve(self, status=running, error=None, started=started, updated=now, ended=None)

    def restart(self, *, started: datetime | None = None) -> Operation:
        """Return this operation as restarted, without progress, result and error.

        Args:
            started: Time of the restart in UTC; now by default.
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


def complete(operation: Operation) -> Operation:
    """Return an operation with the missing timestamps that its state implies."""
    created, status = operation.created, operation.status
    started = operation.started or (created if status is OperationState.RUNNING else None)
    updated = operation.updated or created
    ended = operation.ended or (created if status.is_terminal else None)
    known = operation.started, operation.updated, operation.ended
    if known == (started, updated, ended):
        return operation
    return evolve(operation, started=started, updated=updated, ended=ended)


def check_success(operation: Operation) -> Operation:
    """Return an operation that has succeeded, or has not ended.

    Raises:
        OperationCancelled: The operation was cancelled.
        OperationFailed: The operation has failed.
    """
    if operation.error is not None:
        raise OperationFailed(operation.operation_id, operation.error.code, operation.error.message)
    if operation.status is OperationState.CANCELLED:
        raise OperationCancelled(operation.operation_id)
    return operation
