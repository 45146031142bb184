"""What an operation is: its fields, its states, and how it looks on the wire.

The field order and the null rules are those of the specification, section "Resources and their
fields". The states it leaves open are decided here, in one table.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from enum import StrEnum
from types import MappingProxyType, NoneType
from typing import TYPE_CHECKING, Any
from uuid import UUID, uuid4

from attrs import evolve, field, frozen

from .errors import InvalidOperationError, TransitionError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from attrs import Attribute

PID_MIN, PID_MAX = -(2**31), 2**31 - 1


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

_STOPPABLE_STATES = frozenset({OperationState.STARTING, OperationState.RUNNING})


def _refusal(owner: object, attribute: Attribute[Any], expected: str, value: object) -> Exception:
    where = f"{type(owner).__name__}.{attribute.name}"
    return InvalidOperationError(f"{where} is {expected}, not {value!r}")


def _check_text(owner: object, attribute: Attribute[Any], value: object) -> None:
    if not isinstance(value, str):
        raise _refusal(owner, attribute, "a string", value)
    if not _is_writable(value):
        raise _refusal(owner, attribute, "text that UTF-8 can write", value)


def _check_optional_text(owner: object, attribute: Attribute[Any], value: object) -> None:
    if value is not None:
        _check_text(owner, attribute, value)


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
        tags: Any number of tags. A comma cannot be part of one, because it separates tags in a
            query.

    Raises:
        InvalidOperationError: A tag has a comma, or is not text, or *tags* is one string.
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
    return tuple(kept)


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


@frozen(kw_only=True)
class Operation:
    """One task, from its start to its end.

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

    def __attrs_post_init__(self) -> None:
        if self.resource_location is not None and self.status is not OperationState.SUCCEEDED:
            raise InvalidOperationError(
                f"an operation has a resource location when it is Succeeded, not {self.status}"
            )
        if (self.error is not None) != (self.status is OperationState.FAILED):
            expected = "has an error" if self.error is None else "has no error"
            raise InvalidOperationError(f"an operation that is {self.status} {expected}")

    @property
    def is_stoppable(self) -> bool:
        """Whether a request to stop would be granted now."""
        return self.stoppable and self.status in _STOPPABLE_STATES

    def advance(
        self,
        status: OperationState,
        *,
        resource_location: str | None = None,
        error: OperationFailure | None = None,
    ) -> Operation:
        """Return this operation in its next state.

        Args:
            status: The next state.
            resource_location: URL of the result, for Succeeded.
            error: Why it failed, for Failed.

        Raises:
            TransitionError: `TRANSITIONS` does not lead from here to *status*.
            InvalidOperationError: *resource_location* or *error* does not go with *status*.
        """
        if status not in TRANSITIONS[self.status]:
            raise TransitionError(self.operation_id, self.status, status)
        return evolve(self, status=status, resource_location=resource_location, error=error)

    def stop(self) -> Operation:
        """Return this operation as one that was asked to stop.

        Raises:
            TransitionError: It cannot be stopped, or not any more.
        """
        if self.status in _STOPPABLE_STATES and not self.stoppable:
            raise TransitionError(
                self.operation_id,
                self.status,
                OperationState.STOPPING,
                "it was not recorded as stoppable",
            )
        return self.advance(OperationState.STOPPING)


def format_datetime(moment: datetime) -> str:
    """Return an aware *moment* as the wire has it: UTC, microseconds, `Z`."""
    return moment.astimezone(UTC).replace(tzinfo=None).isoformat(timespec="microseconds") + "Z"


def _encode(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def to_summary_json(operation: Operation) -> bytes:
    """Return an element of the list response (specification: OperationSummary), compact UTF-8."""
    return _encode(
        {
            "operationId": str(operation.operation_id),
            "createdDateTime": format_datetime(operation.created),
            "status": operation.status.value,
            "egressProviderName": operation.egress_provider_name,
            "isStoppable": operation.is_stoppable,
            "process": {
                "pid": operation.process.pid,
                "uid": str(operation.process.uid),
                "name": operation.process.name,
            },
            "tags": operation.tags,
        }
    )


def to_outcome_json(operation: Operation) -> bytes:
    """Return the two members that the single-operation response has before the summary's."""
    error = operation.error
    return _encode(
        {
            "resourceLocation": operation.resource_location,
            "error": None if error is None else {"code": error.code, "message": error.message},
        }
    )


def join_status_json(outcome: bytes, summary: bytes) -> bytes:
    """Return the single-operation response made of its two halves, without decoding either."""
    return b"%b,%b" % (outcome[:-1], summary[1:])


def to_status_json(operation: Operation) -> bytes:
    """Return the single-operation response (specification: OperationStatus), compact UTF-8."""
    return join_status_json(to_outcome_json(operation), to_summary_json(operation))


def from_status_json(status: bytes, *, stoppable: bool) -> Operation:
    """Return the operation that `to_status_json` has written.

    Args:
        status: The single-operation response.
        stoppable: What the operation was recorded with; the wire says only whether it can be
            stopped now.
    """
    return from_wire(json.loads(status), stoppable=stoppable)


def from_wire(wire: Mapping[str, Any], *, stoppable: bool) -> Operation:
    """Return the operation of a decoded single-operation response; see `from_status_json`."""
    error = wire["error"]
    process = wire["process"]
    return Operation(
        operation_id=UUID(wire["operationId"]),
        created=datetime.fromisoformat(wire["createdDateTime"]),
        status=wire["status"],
        process=Process(pid=process["pid"], uid=UUID(process["uid"]), name=process["name"]),
        egress_provider_name=wire["egressProviderName"],
        stoppable=stoppable,
        tags=wire["tags"],
        resource_location=wire["resourceLocation"],
        error=None if error is None else OperationFailure(**error),
    )
