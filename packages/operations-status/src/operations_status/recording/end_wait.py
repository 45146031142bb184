"""Wait for the end of an operation in the store, which may be unavailable for a while."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import TYPE_CHECKING

from attrs import define, field

from operations_status.bounds import to_deadline
from operations_status.errors import (
    StoreUnavailableError,
    UnknownOperationError,
    WaitTimeoutError,
)
from operations_status.stores import deadlines

if TYPE_CHECKING:
    from uuid import UUID

    from operations_status.operations import Operation
    from operations_status.stores import BlockingStore
    from operations_status.stores.adapter import ChangeWaits

_EXPIRY_SECONDS = 5.0
"""Pause between two looks for lost operations: there may be no service that looks for them."""

_LOCKED_SECONDS = 0.1
"""Longest wait for a store that can be read, but not written, before the next look."""


@define
class EndWait:
    """One wait for the end of an operation; a caller alternates `look` and `pause`.

    Args:
        store: The store.
        operation_id: The operation.
        timeout: Seconds to wait; None for no limit.
        patience: Seconds for which one look waits for an unavailable store.

    Raises:
        InvalidOperationError: The timeout is not a number.
    """

    _store: BlockingStore
    _operation_id: UUID
    _timeout: float | None
    _patience: float
    _deadline: float = field(init=False)
    _next_expiry: float = field(init=False)
    _revision: int = field(default=0, init=False)

    def __attrs_post_init__(self) -> None:
        self._deadline = to_deadline(self._timeout)
        self._next_expiry = time.monotonic() + _EXPIRY_SECONDS

    @property
    def patience(self) -> float:
        """Seconds for which the next look waits for an unavailable store."""
        return max(0.0, min(self._patience, self._deadline - time.monotonic()))

    def look(self) -> Operation | None:
        """Return the operation if it has ended, else None.

        Raises:
            StoreUnavailableError: The store cannot be used now.
            UnknownOperationError: The operation does not exist.
            WaitTimeoutError: The wait timed out.
        """
        if time.monotonic() >= self._next_expiry:
            with suppress(StoreUnavailableError), deadlines.within(_LOCKED_SECONDS):
                self._store.expire()
            self._next_expiry = time.monotonic() + _EXPIRY_SECONDS
        self._revision = self._store.revision().latest
        operation = read_operation(self._store, self._operation_id)
        if operation.status.is_terminal:
            return operation
        if time.monotonic() >= self._deadline:
            raise WaitTimeoutError(self._operation_id, self._timeout or 0.0)
        return None

    def pause(self) -> None:
        """Block the thread until the store has changed, or `look` is due."""
        with suppress(StoreUnavailableError):  # `look` waits until the store is available
            self._store.wait_for_change(self._revision, within=self._seconds())

    async def pause_async(self, waits: ChangeWaits) -> None:
        """Wait as `pause` does, in an event loop."""
        with suppress(StoreUnavailableError):
            await waits.wait(self._revision, within=self._seconds())

    def _seconds(self) -> float:
        return max(0.0, min(self._deadline, self._next_expiry) - time.monotonic())


def read_operation(store: BlockingStore, operation_id: UUID) -> Operation:
    """Return an operation of an open store.

    Raises:
        UnknownOperationError: The operation does not exist.
    """
    found = store.get(operation_id)
    if found is None:
        raise UnknownOperationError(operation_id, expired=store.is_expired(operation_id))
    return found
