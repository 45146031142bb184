"""Histograms and groups of operations, and their JSON."""

from __future__ import annotations

import json
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from attrs import frozen

from .operation_json import format_datetime
from .operations import OperationState, decode_group, encode_group

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class Step(NamedTuple):
    """One step of a histogram.

    Attributes:
        begin: Start of the step.
        counts: Number of operations that were created in the step, by state, without zeros.
    """

    begin: datetime
    counts: Mapping[OperationState, int]


@frozen(kw_only=True)
class Group:
    """Operations with the same names and the same kind of error.

    Attributes:
        key: Key of the group, see `operations.to_group`.
        process_name: Their process name.
        operation_name: Their own name; None without one.
        code: Code of their error; None if they have not failed.
        fingerprint: Fingerprint of their error; None if they have not failed.
        number: Number of the operations.
        first: Creation time of the first operation.
        last: Creation time of the last operation.
        p50: Median of the durations in seconds; None if no operation was started and has ended.
            Only the newest operations of the group are measured.
        p95: 95th percentile of the same durations.
    """

    key: int
    process_name: str
    operation_name: str | None
    code: str | None
    fingerprint: str | None
    number: int
    first: datetime
    last: datetime
    p50: float | None
    p95: float | None


def to_counts_json(counts: Mapping[OperationState, int]) -> bytes:
    """Return the number of operations in each state, zeros included."""
    return _encode({state.value: counts.get(state, 0) for state in OperationState})


def to_histogram_json(steps: Iterable[Step]) -> bytes:
    """Return the steps of a histogram, in the form of the view `histogram`."""
    return _encode(
        [
            {
                "createdDateTime": format_datetime(step.begin),
                "counts": {state.value: step.counts.get(state, 0) for state in OperationState},
            }
            for step in steps
        ]
    )


def to_groups_json(groups: Iterable[Group]) -> bytes:
    """Return groups, in the form of the view `groups`."""
    return _encode(
        [
            {
                "group": encode_group(group.key),
                "processName": group.process_name,
                "operationName": group.operation_name,
                "error": None
                if group.code is None
                else {"code": group.code, "message": group.fingerprint},
                "count": group.number,
                "firstCreatedDateTime": format_datetime(group.first),
                "lastCreatedDateTime": format_datetime(group.last),
                "p50Seconds": group.p50,
                "p95Seconds": group.p95,
            }
            for group in groups
        ]
    )


def from_histogram_json(body: bytes) -> list[Step]:
    """Decode the steps in a response of the view `histogram`."""
    return [
        Step(
            datetime.fromisoformat(wire["createdDateTime"]),
            {OperationState(state): number for state, number in wire["counts"].items() if number},
        )
        for wire in json.loads(body)
    ]


def from_groups_json(body: bytes) -> list[Group]:
    """Decode the groups in a response of the view `groups`."""
    return [
        Group(
            key=decode_group(wire["group"]),
            process_name=wire["processName"],
            operation_name=wire["operationName"],
            code=None if wire["error"] is None else wire["error"]["code"],
            fingerprint=None if wire["error"] is None else wire["error"]["message"],
            number=wire["count"],
            first=datetime.fromisoformat(wire["firstCreatedDateTime"]),
            last=datetime.fromisoformat(wire["lastCreatedDateTime"]),
            p50=wire["p50Seconds"],
            p95=wire["p95Seconds"],
        )
        for wire in json.loads(body)
    ]


def _encode(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
