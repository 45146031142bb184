"""A store with many operations."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING
from uuid import UUID, uuid4

from operations_status.operations import Operation, OperationState, Process
from operations_status.stores.sqlite.store import SqliteStore, insert

if TYPE_CHECKING:
    from pathlib import Path

COUNT = 100_000
PER_PROCESS = 100


def make_operation(number: int) -> Operation:
    instance = number // PER_PROCESS
    return Operation(
        operation_id=uuid4(),
        created=datetime(2026, 3, 1, tzinfo=UTC) + timedelta(seconds=number),
        status=OperationState.SUCCEEDED,
        process=Process(pid=1000 + instance, uid=UUID(int=instance), name="dotnet"),
        egress_provider_name="artifacts",
        tags=("nightly", f"run-{number % 10}"),
        resource_location=f"file:///var/artifacts/{number:08}.nettrace",
    )


def populate(path: Path) -> UUID:
    """Fill a new store and return the identifier of an operation in its middle."""
    store = SqliteStore(path)
    store.open()
    # One transaction for all: the store itself makes one for each, and waits for the disk.
    with store.database.transaction() as connection:
        for number in range(COUNT):
            operation = make_operation(number)
            insert(connection, operation)
            if number == COUNT // 2:
                middle = operation.operation_id
    store.close()
    return middle
