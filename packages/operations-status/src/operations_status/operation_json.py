"""JSON of operations, as routes send and stores keep it.

The field order and the null rules are those of the specification, section "Resources and their
fields".
"""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple
from uuid import UUID

from .operations import (
    Attempt,
    AttemptOutcome,
    Operation,
    OperationFailure,
    OperationState,
    Process,
    Progress,
    Worker,
    to_group,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)


def to_microseconds(moment: datetime) -> int:
    """Return a time as microseconds since 1970."""
    return (moment - _EPOCH) // _MICROSECOND


def from_microseconds(microseconds: int) -> datetime:
    """Return the time at a number of microseconds since 1970."""
    return _EPOCH + microseconds * _MICROSECOND


class Summary(NamedTuple):
    """Decoded element of a list: the fields of `Operation` that filters compare."""

    operation_id: UUID
    created: datetime
    status: OperationState
    process: Process
    egress_provider_name: str | None
    tags: Sequence[str]
    name: str | None
    error: OperationFailure | None = None

    @property
    def group(self) -> int:
        """Key of the group of operations with the same names and the same kind of error."""
        return to_group(self.process.name, self.name, self.error)


def format_datetime(moment: datetime) -> str:
    """Return an aware datetime in the format of the wire: UTC, microseconds, `Z`."""
    in_utc = moment if moment.tzinfo is UTC else moment.astimezone(UTC)
    return in_utc.isoformat(timespec="microseconds").removesuffix("+00:00") + "Z"


# Each change of an operation writes its JSON, so f-strings build it, which is faster. Only text and
# numbers need the encoder.
_encoder = json.JSONEncoder(ensure_ascii=False)


def to_summary_json(operation: Operation) -> bytes:
    """Return an element of the list response (specification: OperationSummary), compact UTF-8."""
    return (
        f'{{"operationId":"{operation.operation_id}"'
        f',"createdDateTime":{_write_time(operation.created)}'
        f',"status":"{operation.status.value}"'
        f',"egressProviderName":{_write_text(operation.egress_provider_name)}'
        f',"isStoppable":{"true" if operation.is_stoppable else "false"}'
        f',"process":{_write_process(operation.process)}'
        f',"tags":[{",".join(map(_write_text, operation.tags))}]}}'
    ).encode()


def from_summary_json(summary: bytes, details: bytes) -> Summary:
    """Return the decoded JSON of `to_summary_json`, with name and error of the details."""
    wire, further = json.loads(summary), json.loads(details)
    error = further.get("error")
    process = wire["process"]
    return Summary(
        operation_id=UUID(wire["operationId"]),
        created=datetime.fromisoformat(wire["createdDateTime"]),
        status=OperationState(wire["status"]),
        process=Process(pid=process["pid"], uid=UUID(process["uid"]), name=process["name"]),
        egress_provider_name=wire["egressProviderName"],
        tags=wire["tags"],
        name=further["operationName"],
        error=None if error is None else OperationFailure(**error),
    )


def to_outcome_json(operation: Operation) -> bytes:
    """Return the two members that precede the summary in the single-operation response."""
    location, error = _write_text(operation.resource_location), _write_error(operation.error)
    return f'{{"resourceLocation":{location},"error":{error}}}'.encode()


def to_details_json(operation: Operation) -> bytes:
    """Return the members that `view=full` appends; a member is null if its value is unknown."""
    attempts = ",".join([_write_attempt(attempt) for attempt in operation.attempts])
    return (
        f'{{"startedDateTime":{_write_time(operation.started)}'
        f',"updatedDateTime":{_write_time(operation.updated)}'
        f',"endedDateTime":{_write_time(operation.ended)}'
        f',"progress":{_write_progress(operation.progress)}'
        f',"operationName":{_write_text(operation.name)}'
        f',"traceparent":{_write_text(operation.traceparent)}'
        f',"worker":{_write_worker(operation.worker)}'
        f',"attempt":{operation.attempt}'
        f',"attempts":[{attempts}]}}'
    ).encode()


def _write_attempt(attempt: Attempt) -> str:
    return (
        f'{{"number":{attempt.number}'
        f',"worker":{_write_worker(attempt.worker)}'
        f',"queue":{_write_text(attempt.queue)}'
        f',"startedDateTime":{_write_time(attempt.started)}'
        f',"endedDateTime":{_write_time(attempt.ended)}'
        f',"outcome":{_write_text(attempt.outcome)}'
        f',"error":{_write_error(attempt.error)}'
        f',"redeliverySeconds":{_write_number(attempt.redelivery)}}}'
    )


@lru_cache(maxsize=256)
def _write_worker(worker: Worker | None) -> str:
    if worker is None:
        return "null"
    host, name = _write_text(worker.host), _write_text(worker.name)
    return f'{{"host":{host},"pid":{worker.pid},"name":{name}}}'


@lru_cache(maxsize=256)
def _write_process(process: Process) -> str:
    name = _write_text(process.name)
    return f'{{"pid":{process.pid},"uid":"{process.uid}","name":{name}}}'


def _write_progress(progress: Progress | None) -> str:
    if progress is None:
        return "null"
    fraction, message = _write_number(progress.fraction), _write_text(progress.message)
    return f'{{"fraction":{fraction},"message":{message}}}'


def _write_error(error: OperationFailure | None) -> str:
    if error is None:
        return "null"
    return f'{{"code":{_write_text(error.code)},"message":{_write_text(error.message)}}}'


def _write_text(text: str | None) -> str:
    return "null" if text is None else _encoder.encode(text)


def _write_number(number: float | None) -> str:
    return "null" if number is None else _encoder.encode(number)


def _write_time(moment: datetime | None) -> str:
    return "null" if moment is None else f'"{format_datetime(moment)}"'


def _from_wire_attempt(wire: Mapping[str, Any]) -> Attempt:
    worker, outcome, error = wire["worker"], wire["outcome"], wire["error"]
    return Attempt(
        number=wire["number"],
        worker=None if worker is None else Worker(**worker),
        queue=wire["queue"],
        started=datetime.fromisoformat(wire["startedDateTime"]),
        ended=_parse_datetime(wire["endedDateTime"]),
        outcome=None if outcome is None else AttemptOutcome(outcome),
        error=None if error is None else OperationFailure(**error),
        redelivery=wire["redeliverySeconds"],
    )


def join_json(first: bytes, *others: bytes) -> bytes:
    """Return one JSON object with the members of several, in order, without decoding them."""
    for other in others:
        first = b"%b,%b" % (first[:-1], other[1:])
    return first


def to_status_json(operation: Operation) -> bytes:
    """Return the single-operation response (specification: OperationStatus), compact UTF-8."""
    return join_json(to_outcome_json(operation), to_summary_json(operation))


def from_wire(
    wire: Mapping[str, Any], *, stoppable: bool, fixed_process: bool = False
) -> Operation:
    """Return the operation in a decoded single-operation response of either view.

    Args:
        wire: The members of the response.
        stoppable: Whether the operation was recorded as stoppable; the response contains only
            whether it can be stopped now.
        fixed_process: Whether a worker that attaches leaves the process as it is.
    """
    error = wire["error"]
    process = wire["process"]
    progress = wire.get("progress")
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
        started=_parse_datetime(wire.get("startedDateTime")),
        updated=_parse_datetime(wire.get("updatedDateTime")),
        ended=_parse_datetime(wire.get("endedDateTime")),
        progress=None if progress is None else Progress(**progress),
        name=wire.get("operationName"),
        traceparent=wire.get("traceparent"),
        attempts=tuple([_from_wire_attempt(one) for one in wire.get("attempts", ())]),
        fixed_process=fixed_process,
    )


def _parse_datetime(text: str | None) -> datetime | None:
    return None if text is None else datetime.fromisoformat(text)
