"""Operations: their fields and their state machine.

The fields are those of the specification, section "Resources and their fields". `TRANSITIONS`
decides which changes of state are allowed, which the specification leaves open.
"""

from __future__ import annotations

import math
import re
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from functools import lru_cache
from hashlib import sha256
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
from .fingerprints import to_fingerprint, to_words

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

NAME_LENGTH_MAX = 256
"""The largest number of characters of an operation's name, a worker's name and a queue's name."""

ATTEMPTS_MAX = 100
"""The largest number of attempts that an operation keeps: the latest ones."""

_TRACEPARENT = re.compile(
    r"(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}"
)


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


class AttemptOutcome(StrEnum):
    """The ways in which an attempt ends, spelled as on the wire.

    After `RETRIED`, the queue runs the operation again. After `LOST`, the worker of the attempt
    sends no heartbeats.
    """

    SUCCEEDED = "Succeeded"
    FAILED = "Failed"
    CANCELLED = "Cancelled"
    RETRIED = "Retried"
    LOST = "Lost"


def _refusal(owner: object, attribute: Attribute[Any], expected: str, value: object) -> Exception:
    where = f"{type(owner).__name__}.{attribute.name}"
    return InvalidOperationError(f"{where}: expected {expected}, got {value!r}")


def _check_text(owner: object, attribute: Attribute[Any], value: object) -> None:
    if not isinstance(value, str):
        raise _refusal(owner, attribute, "a string", value)
    if not _is_encodable(value):
        raise _refusal(owner, attribute, "text that UTF-8 can encode", value)


_check_optional_text = validators.optional(_check_text)


def _check_name(owner: object, attribute: Attribute[Any], value: object) -> None:
    _check_text(owner, attribute, value)
    if isinstance(value, str) and not 0 < len(value) <= NAME_LENGTH_MAX:
        raise _refusal(owner, attribute, f"1 to {NAME_LENGTH_MAX} characters", value)


_check_optional_name = validators.optional(_check_name)


def _check_traceparent(owner: object, attribute: Attribute[Any], value: object) -> None:
    if value is not None and not (isinstance(value, str) and _TRACEPARENT.fullmatch(value)):
        raise _refusal(owner, attribute, "a traceparent (W3C Trace Context)", value)


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


def _check_seconds(owner: object, attribute: Attribute[Any], value: object) -> None:
    if not isinstance(value, int | float) or not 0 <= value < math.inf:
        raise _refusal(owner, attribute, "a finite number of seconds, or None", value)


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


@frozen(kw_only=True, cache_hash=True)
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

    @property
    def words(self) -> frozenset[str]:
        """The words by which the error is found, in lower case."""
        return to_words(self.code, self.message)


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


@frozen(kw_only=True, cache_hash=True)
class Worker:
    """The process that runs an attempt.

    Attributes:
        host: Name of its machine.
        pid: Its process id on this machine.
        name: Its name.
    """

    host: str = field(validator=_check_text)
    pid: int = field(validator=_check_pid)
    name: str = field(validator=_check_name)


@frozen(kw_only=True)
class Attempt:
    """One run of an operation by one worker.

    The timestamps are not compared.

    Attributes:
        number: Its number; the first attempt of an operation has the number 1.
        worker: The worker; None if unknown.
        queue: Name of the queue that delivered the operation; None without a queue.
        started: Time of the start in UTC, by the clock of the worker.
        ended: Time of the end in UTC; None while the attempt is open.
        outcome: The way in which it ended; None while the attempt is open.
        error: The error; None without one.
        redelivery: Seconds in which the queue delivers the operation again if the worker of the
            attempt dies; None if the queue does not.
    """

    number: int
    worker: Worker | None = None
    queue: str | None = field(default=None, validator=_check_optional_name)
    started: datetime = field(converter=_in_utc, eq=False)
    ended: datetime | None = field(default=None, converter=converters.optional(_in_utc), eq=False)
    outcome: AttemptOutcome | None = None
    error: OperationFailure | None = None
    redelivery: float | None = field(default=None, validator=validators.optional(_check_seconds))

    @property
    def is_open(self) -> bool:
        """Whether the attempt has not ended."""
        return self.outcome is None


@frozen(kw_only=True)
class Operation:
    """One task, from its start to its end.

    Two operations are equal if all fields are equal but the timestamps that a store adds and
    `fixed_process`.

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
        progress: The progress of the current attempt; None if it was never reported.
        name: Name of the operation itself, 1 to 256 characters; None without one.
        traceparent: Trace context of the caller (W3C Trace Context); None without one.
        attempts: The latest `ATTEMPTS_MAX` attempts, oldest first; the last one is the current one.
        fixed_process: Whether a worker that attaches leaves *process* as it is.

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
    name: str | None = field(default=None, validator=_check_optional_name)
    traceparent: str | None = field(default=None, validator=_check_traceparent)
    attempts: tuple[Attempt, ...] = ()
    fixed_process: bool = field(default=False, eq=False)

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
    def current_attempt(self) -> Attempt | None:
        """The latest attempt, which may have ended; None before the first."""
        return self.attempts[-1] if self.attempts else None

    @property
    def attempt(self) -> int:
        """Number of the current attempt; 0 before the first."""
        return self.attempts[-1].number if self.attempts else 0

    @property
    def worker(self) -> Worker | None:
        """The worker of the current attempt; None before the first, and if unknown."""
        return self.attempts[-1].worker if self.attempts else None

    @property
    def queue(self) -> str | None:
        """Name of the queue of the current attempt; None before the first, and without a queue."""
        return self.attempts[-1].queue if self.attempts else None

    @property
    def is_revivable(self) -> bool:
        """Whether the worker of a lost attempt can continue the attempt."""
        current = self.current_attempt
        is_attempt_lost = current is not None and current.outcome is AttemptOutcome.LOST
        return is_attempt_lost and (self.is_lost or not self.status.is_terminal)

    @property
    def group(self) -> int:
        """Key of the group of operations with the same names and the same kind of error."""
        return to_group(self.process.name, self.name, self.error)

    @property
    def microseconds_run(self) -> int | None:
        """Microseconds from the start to the end; None if it was not started or has not ended."""
        if self.started is None or self.ended is None:
            return None
        return max(0, (self.ended - self.started) // timedelta(microseconds=1))

    @property
    def aged_from(self) -> datetime | None:
        """Time from which the retention counts the age: the end; None before the end.

        It is the creation if the end is unknown, or earlier because a worker's clock was behind.
        """
        if not self.status.is_terminal:
            return None
        return max(self.created, self.ended or self.created)

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
        progress: Progress | None = None,
        moment: datetime | None = None,
    ) -> Operation:
        """Return this operation in its next state; a final state also ends the current attempt.

        Args:
            status: The next state.
            resource_location: URL of the result, for Succeeded.
            error: The error, for Failed.
            progress: The last progress; None leaves the progress unchanged.
            moment: Time of the change in UTC; now by default.

        Raises:
            TransitionError: `TRANSITIONS` does not allow *status* after the current state.
            InvalidOperationError: *resource_location* or *error* does not fit *status*.
        """
        if status not in TRANSITIONS[self.status]:
            raise TransitionError(self.operation_id, self.status, status)
        moment = moment or datetime.now(UTC)
        attempts = self.attempts
        if status.is_terminal:
            is_lost = error is not None and error.code == LOST
            outcome = AttemptOutcome.LOST if is_lost else AttemptOutcome(status.value)
            attempts = _end_open(attempts, outcome, error, moment)
        return evolve(
            self,
            status=status,
            resource_location=resource_location,
            error=error,
            started=moment if status is OperationState.RUNNING else self.started,
            updated=moment,
            ended=moment if status.is_terminal else None,
            progress=self.progress if progress is None else progress,
            attempts=attempts,
        )

    def begin_attempt(  # noqa: PLR0913 each is a field of its own
        self,
        *,
        started: datetime,
        worker: Worker | None = None,
        process: Process | None = None,
        queue: str | None = None,
        redelivery: float | None = None,
        superseded: AttemptOutcome = AttemptOutcome.LOST,
    ) -> Operation:
        """Return this operation with one more attempt, which has no progress yet.

        An operation that is Starting becomes Running.

        Args:
            started: Time of the start in UTC.
            worker: The worker of the attempt.
            process: The process of the worker, to which the operation belongs from now on unless
                `fixed_process` is true; None leaves the process unchanged.
            queue: Name of the queue that delivered the operation.
            redelivery: Seconds in which the queue delivers the operation again; see `Attempt`.
            superseded: Outcome of the attempt before, if that is still open.
        """
        begun = Attempt(
            number=self.attempt + 1,
            worker=worker,
            queue=queue,
            started=started,
            redelivery=redelivery,
        )
        before = _end_open(self.attempts, superseded, None, started)
        is_new = self.status is OperationState.STARTING
        return evolve(
            self,
            status=OperationState.RUNNING if is_new else self.status,
            started=self.started or started,
            updated=datetime.now(UTC),
            attempts=(*before[1 - ATTEMPTS_MAX :], begun),
            process=self.process if process is None or self.fixed_process else process,
            progress=None,
        )

    def end_attempt(
        self, outcome: AttemptOutcome, *, error: OperationFailure | None, moment: datetime
    ) -> Operation:
        """Return this operation, unfinished, after the end of its current attempt."""
        attempts = _end_open(self.attempts, outcome, error, moment)
        return evolve(self, attempts=attempts, updated=moment)

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
        """Return this operation with its lost attempt open again.

        An operation that has ended as lost is Running again.

        Raises:
            TransitionError: Neither the operation nor its attempt is lost.
        """
        if not self.is_lost and not self.is_revivable:
            raise TransitionError(self.operation_id, self.status, OperationState.RUNNING)
        now = datetime.now(UTC)
        attempts = self.attempts
        if self.is_revivable:
            reopened = evolve(attempts[-1], ended=None, outcome=None, error=None)
            attempts = (*attempts[:-1], reopened)
        return evolve(
            self,
            status=OperationState.RUNNING if self.is_lost else self.status,
            error=None,
            started=self.started or now,
            updated=now,
            ended=None,
            attempts=attempts,
        )

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


def _end_open(
    attempts: tuple[Attempt, ...],
    outcome: AttemptOutcome,
    error: OperationFailure | None,
    moment: datetime,
) -> tuple[Attempt, ...]:
    """Return the attempts with the last one ended; unchanged if the last one is not open."""
    if not attempts or not attempts[-1].is_open:
        return attempts
    *earlier, last = attempts
    ended = Attempt(
        number=last.number,
        worker=last.worker,
        queue=last.queue,
        started=last.started,
        ended=moment,
        outcome=outcome,
        error=error,
        redelivery=last.redelivery,
    )
    return (*earlier, ended)


def to_group(process_name: str, operation_name: str | None, error: OperationFailure | None) -> int:
    """Return the key of the group of operations with the same names and the same kind of error.

    Returns:
        A signed integer of 64 bits, the same in all stores.
    """
    if error is None:
        return _digest(process_name, operation_name)
    return _digest(process_name, operation_name, error.code, to_fingerprint(error.message))


@lru_cache(maxsize=1024)
def _digest(process_name: str, operation_name: str | None, *error: str) -> int:
    parts = [process_name, "" if operation_name is None else f"={operation_name}", *error]
    digest = sha256("\0".join(part.replace("\0", "\0\0") for part in parts).encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)


def encode_group(group: int) -> str:
    """Return the key of a group as 16 hexadecimal digits."""
    return f"{group % 2**64:016x}"


def decode_group(text: str) -> int:
    """Return the key of a group that `encode_group` has written."""
    return int.from_bytes(bytes.fromhex(text), "big", signed=True)


def complete(operation: Operation, *, is_owned: bool = False) -> Operation:
    """Return an operation with the missing timestamps that its state implies.

    Args:
        operation: The operation.
        is_owned: Whether a worker owns the operation, which implies an attempt, too.
    """
    created, status = operation.created, operation.status
    started = operation.started or (created if status is OperationState.RUNNING else None)
    updated = operation.updated or created
    ended = operation.ended or (created if status.is_terminal else None)
    known = operation.started, operation.updated, operation.ended
    if known != (started, updated, ended):
        operation = evolve(operation, started=started, updated=updated, ended=ended)
    if is_owned and not operation.attempts:
        first = Attempt(number=1, started=started or created)
        operation = evolve(operation, attempts=(first,))
    return operation


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
