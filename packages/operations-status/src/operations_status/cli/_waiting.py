"""Waiting for the ends of operations, in the store or at a running service."""

from __future__ import annotations

import json
import math
import time
from contextlib import closing
from typing import TYPE_CHECKING

from operations_status.errors import StoreUnavailableError, UnknownOperationError
from operations_status.operations import OperationState

from ._sources import RETRY_SECONDS, make_outage_log

if TYPE_CHECKING:
    from uuid import UUID

    from operations_status.stores import BlockingStore

    from ._service import Service


class Waiting:
    """Operations that are waited for; the state of each is printed when it has ended.

    Args:
        operation_ids: The operations.
        timeout: Seconds to wait at most; None for no limit.
        expiry_interval: Seconds between two searches of the store for expired leases; the command
            searches itself, because no service may be running.

    Attributes:
        operation_ids: The operations that have not ended.
        ended: The final states of the others.
    """

    def __init__(
        self,
        operation_ids: list[UUID],
        timeout: float | None = None,
        *,
        expiry_interval: float = 5.0,
    ) -> None:
        self.operation_ids = dict.fromkeys(operation_ids)
        self.ended: list[OperationState] = []
        self._deadline = None if timeout is None else time.monotonic() + timeout
        self._expiry_interval = expiry_interval
        self._reached = 0

    def wait_in_store(self, store: BlockingStore) -> None:
        """Wait until the operations of an open store have ended, also through an outage.

        Raises:
            StoreUnavailableError: The store cannot be read at the beginning.
            UnknownOperationError: One of them does not exist.
        """
        outage = make_outage_log()
        next_expiry = time.monotonic() + self._expiry_interval
        self._look(store)
        while not self._is_over():
            try:
                within = self._seconds_left(self._expiry_interval)
                store.wait_for_change(self._reached, within=within)
                if time.monotonic() >= next_expiry:
                    store.expire()
                    next_expiry = time.monotonic() + self._expiry_interval
                self._look(store)
            except StoreUnavailableError as error:
                outage.fail(error)
                time.sleep(max(0.0, self._seconds_left(RETRY_SECONDS)))
            else:
                outage.succeed()

    def _look(self, store: BlockingStore) -> None:
        """Note the states of the operations.

        Raises:
            UnknownOperationError: One of them does not exist.
        """
        reached = store.revision().latest
        for operation_id in list(self.operation_ids):
            found = store.get(operation_id)
            if found is None:
                raise UnknownOperationError(operation_id, expired=store.is_expired(operation_id))
            self._note(operation_id, found.status)
        self._reached = reached

    def wait_at_service(self, service: Service) -> None:
        """Wait until a service reports the end of each operation, one after another.

        Raises:
            UnknownOperationError: One of them does not exist.
        """
        for operation_id in tuple(self.operation_ids):
            self._note(operation_id, _read_state(service.read(f"operations/{operation_id}")))
        for operation_id in tuple(self.operation_ids):
            left = None if self._deadline is None else self._seconds_left(math.inf)
            with closing(service.run(service.flows.wait(operation_id, left))) as ends:
                for body in ends:
                    self._note(operation_id, _read_state(body))

    def _note(self, operation_id: UUID, state: OperationState) -> None:
        """Note the state of an operation, and print it if it is final."""
        if state.is_terminal:
            del self.operation_ids[operation_id]
            self.ended.append(state)
            print(operation_id, state, flush=True)

    def _seconds_left(self, at_most: float) -> float:
        """Return the seconds that are left to wait; 0 or less when the time is over."""
        return (
            at_most if self._deadline is None else min(at_most, self._deadline - time.monotonic())
        )

    def _is_over(self) -> bool:
        """Return whether all operations have ended, or the time is over."""
        return not self.operation_ids or self._seconds_left(1.0) <= 0


def _read_state(body: bytes) -> OperationState:
    return OperationState(json.loads(body)["status"])
