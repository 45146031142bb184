"""JSON of operations, as routes send and stores keep it.

The field order and the null rules are those of the specification, section "Resources and their
fields".
"""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
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


def format_datetime(moment: datetime) -> str:
    """Return an aware datetime in the format of the wire: UTC, microseconds, `Z`."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds").removesuffix("+00:00") + "Z"


_encoder = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def _encode(value: object) -> bytes:
    return _encoder.encode(value).encode()


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


def from_summary_json(summary: bytes, details: bytes) -> Summary:
    """Return the decoded JSON of `to_summary_json`, with the name in that of `to_details_json`."""
    wire = json.loads(summary)
    process = wire["process"]
    return Summary(
        operation_id=UUID(wire["operationId"]),
        created=datetime.fromisoformat(wire["createdDateTime"]),
        status=OperationState(wire["status"]),
        process=Process(pid=process["pid"], uid=UUID(process["uid"]), name=process["name"]),
        egress_provider_name=wire["egressProviderName"],
        tags=wire["tags"],
        name=json.loads(details)["operationName"],
    )


def to_outcome_json(operation: Operation) -> bytes:
    """Return the two members that precede the summary in the single-operation response."""
    error = operation.error
    return _encode(
        {
            "resourceLocation": operation.resource_location,
            "error": None if error is None else {"code": error.code, "message": error.message},
        }
    )


def to_details_json(operation: Operation) -> bytes:
    """Return the members that `view=full` appends; a member is null if its value is unknown."""
    progress = operation.progress
    attempts = [_to_wire_attempt(attempt) for attempt in operation.attempts]
    return _encode(
        {
            "startedDateTime": _format_or_none(operation.started),
            "updatedDateTime": _format_or_none(operation.updated),
            "endedDateTime": _format_or_none(operation.ended),
            "progress": None
            if progress is None
            else {"fraction": progress.fraction, "message": progress.message},
            "operationName": operation.name,
            "traceparent": operation.traceparent,
            "worker": attempts[-1]["worker"] if attempts else None,
            "attempt": operation.attempt,
            "attempts": attempts,
        }
    )


def _to_wire_attempt(attempt: Attempt) -> dict[str, Any]:
    worker, error = attempt.worker, attempt.error
    return {
        "number": attempt.number,
        "worker": None
        if worker is None
        else {"host": worker.host, "pid": worker.pid, "name": worker.name},
        "queue": attempt.queue,
        "startedDateTime": format_datetime(attempt.started),
        "endedDateTime": _format_or_none(attempt.ended),
        "outcome": attempt.outcome,
        "error": None if error is None else {"code": error.code, "message": error.message},
        "redeliverySeconds": attempt.redelivery,
    }


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


def _format_or_none(moment: datetime | None) -> str | None:
    return None if moment is None else format_datetime(moment)


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
