"""Results of a client, decoded from the JSON of the service."""

from __future__ import annotations

import json
import math
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from operations_status.operation_json import from_wire
from operations_status.operations import Operation, OperationState

from .events import WatchEvent

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .events import FeedEvent

FULL = (("view", "full"),)
"""Parameter of the view that has all fields of an operation."""

COUNTS = (("view", "counts"),)
"""Parameter of the view with the number of operations in each state."""

GROUPS = (("view", "groups"),)
"""Parameter of the view with the groups of operations."""


def to_histogram_parameters(step: timedelta | float) -> list[tuple[str, str]]:
    """Return the parameters of a histogram with steps of whole seconds.

    Raises:
        ValueError: The step is not a whole number of seconds, at least 1.
    """
    seconds = step.total_seconds() if isinstance(step, timedelta) else step
    if not 1 <= seconds < math.inf or seconds != int(seconds):
        raise ValueError(f"expected a step of whole seconds, got {step!r}")
    return [("view", "histogram"), ("step", str(int(seconds)))]


def decode_operation(body: bytes) -> Operation:
    """Return the operation of a response."""
    return _to_operation(json.loads(body))


def decode_page(body: bytes) -> list[Operation]:
    """Return the operations of a page of a list."""
    return [_to_operation(wire) for wire in json.loads(body)]


def decode_counts(body: bytes) -> dict[OperationState, int]:
    """Return the number of operations in each state."""
    return {OperationState(state): number for state, number in json.loads(body).items()}


def decode_events(events: Sequence[FeedEvent]) -> Iterator[WatchEvent]:
    """Convert events of the feed to events of `watch`."""
    for event in events:
        if event.kind == "reset":
            yield WatchEvent("reset", None, event.position)
        else:
            operation = _to_operation(event.summary)
            has_left = event.kind == "left"
            yield WatchEvent("left" if has_left else "changed", operation, event.position)


def _to_operation(wire: dict[str, Any]) -> Operation:
    """Return an operation; it is `stoppable` if it can be stopped now."""
    return from_wire(wire, stoppable=wire["isStoppable"])
