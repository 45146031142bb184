"""How tasks report what becomes of them.

`with recorder.operation(...) as op:` records an operation for as long as the block runs, and
`async with` does the same without holding up the event loop. How the block ends says how the
operation ends::

    the block ends            Succeeded, without a resource location unless `succeed` gave one
    an exception              Failed; its class is the code, its text the message
    cancellation, Ctrl-C      Cancelled

A thread keeps the operation's lease. When the process dies, the lease runs out, and the service
marks the operation Failed with the code `Lost`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from operations_status.operations import Operation
from operations_status.stores import open_blocking_store

from .block import RecordedOperation, RecordingBlock
from .current_process import current_process
from .heartbeat import Heartbeat

if TYPE_CHECKING:
    from collections.abc import Iterable
    from uuid import UUID

    from operations_status.operations import Process
    from operations_status.stores import OperationStore

LEASE_SECONDS = 30.0
POLL_SECONDS = 0.5
PATIENCE_SECONDS = 30.0


class Recorder:
    """Records what becomes of tasks, from any number of threads and event loops.

    Args:
        store: Where operations are kept: an address, or a store that is open; by default the
            store of the settings (`MONITOR_STORE`, the configuration file).
        lease: Seconds without a heartbeat after which an operation counts as lost.
        poll_interval: Seconds between two looks for requests to stop.
        patience: Seconds for which the end of an operation is recorded again while the store is
            away, and its block waits; 0 tries once.

    Raises:
        StoreError: The address names no store.
        SettingsError: The settings cannot be read.
    """

    def __init__(
        self,
        store: str | OperationStore | None = None,
        *,
        lease: float = LEASE_SECONDS,
        poll_interval: float = POLL_SECONDS,
        patience: float = PATIENCE_SECONDS,
    ) -> None:
        if store is None:
            from operations_status.settings import Settings  # noqa: PLC0415 big, and not needed with an address

            store = Settings.load().store
        self._owns_store = isinstance(store, str)
        self.store = open_blocking_store(store) if isinstance(store, str) else store.blocking
        self.lease = lease
        self.patience = patience
        self.heartbeat = Heartbeat(self.store, lease=lease, poll_interval=poll_interval)

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def open(self) -> None:
        """Open the store now instead of with the first operation.

        Raises:
            StoreError: It cannot be used.
        """
        self.store.open()

    def close(self) -> None:
        """End the heartbeat, and close the store if it was given by its address."""
        self.heartbeat.close()
        if self._owns_store:
            self.store.close()

    def operation(
        self,
        *,
        tags: Iterable[str] = (),
        egress_provider: str | None = None,
        stoppable: bool = False,
        process: Process | None = None,
        operation_id: UUID | None = None,
    ) -> RecordingBlock:
        """Return a block, for `with` or `async with`, that is recorded as one operation.

        Args:
            tags: Names by which people find it; without commas.
            egress_provider: Name of the place its artifact goes to.
            stoppable: Whether it can end early and keep what it has made, when it is asked to.
            process: The process it belongs to; by default this one.
            operation_id: Its identifier; by default a random one.

        Raises:
            InvalidOperationError: One of them has a value that it cannot have.
        """
        given: dict[str, Any] = {} if operation_id is None else {"operation_id": operation_id}
        operation = Operation(
            process=process or current_process(),
            tags=tags,
            egress_provider_name=egress_provider,
            stoppable=stoppable,
            **given,
        )
        return RecordingBlock(RecordedOperation(self, operation))
