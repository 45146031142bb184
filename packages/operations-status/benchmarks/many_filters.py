"""Filters that are measured with few and with many operations, alone and in pairs."""

from __future__ import annotations

from datetime import timedelta
from itertools import combinations
from uuid import UUID

import attrs
from many_population import START
from operations_status.filters import ANY, OperationFilter
from operations_status.operations import OperationState

# The first thousand operations have these values, so that the filters match in both stores.
ALONE = {
    "pid": OperationFilter(pid=1001),
    "uid": OperationFilter(uid=UUID(int=1)),
    "name": OperationFilter(name="web"),
    "one tag": OperationFilter(tags=frozenset(["nightly"])),
    "two tags": OperationFilter(tags=frozenset(["nightly", "run-4"])),
    "status": OperationFilter(statuses=frozenset([OperationState.FAILED])),
    "two statuses": OperationFilter(
        statuses=frozenset([OperationState.RUNNING, OperationState.FAILED])
    ),
    "egressProvider": OperationFilter(egress_providers=frozenset(["archive"])),
    "two egressProviders": OperationFilter(egress_providers=frozenset(["archive", "logs"])),
    "createdAfter": OperationFilter(created_after=START + timedelta(seconds=500)),
    "createdBefore": OperationFilter(created_before=START + timedelta(seconds=900)),
}
NEVER_TOGETHER = {
    "name and egressProvider, never together": OperationFilter(
        name="batch", egress_providers=frozenset(["logs"])
    ),
    "name and status, never together": OperationFilter(
        name="batch", statuses=frozenset([OperationState.CANCELLED])
    ),
}


def filters() -> dict[str, OperationFilter]:
    """Return every filter by its name: none, each alone, and each pair."""
    plain = {name: filter_ for name, filter_ in ALONE.items() if not name.startswith("two ")}
    pairs = {
        f"{one} and {other}": merge(first, second)
        for (one, first), (other, second) in combinations(plain.items(), 2)
    }
    return {"none": ANY} | ALONE | pairs | NEVER_TOGETHER


def merge(one: OperationFilter, other: OperationFilter) -> OperationFilter:
    """Return the filter with the conditions of both."""
    asked = {name: value for name, value in attrs.asdict(other, recurse=False).items() if value}
    return attrs.evolve(one, **asked)
