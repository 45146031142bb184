"""The last word on an operation, which is said again while the store cannot hear it."""

from __future__ import annotations

import logging
import random
import time
from typing import TYPE_CHECKING

from attrs import frozen

from operations_status.errors import StoreUnavailableError, TransitionError

if TYPE_CHECKING:
    from uuid import UUID

    from operations_status.operations import Operation, OperationFailure, OperationState
    from operations_status.stores import BlockingStore

_logger = logging.getLogger(__name__)
_FIRST_DELAY_SECONDS = 0.1
_LONGEST_DELAY_SECONDS = 2.0


@frozen(kw_only=True)
class Ending:
    """How an operation ends.

    Attributes:
        operation_id: Which operation.
        status: Its last state.
        resource_location: URL of its result, for Succeeded.
        error: Why it failed, for Failed.
    """

    operation_id: UUID
    status: OperationState
    resource_location: str | None = None
    error: OperationFailure | None = None

    def record(self, store: BlockingStore, *, patience: float) -> Operation:
        """Return the operation in its last state once the store has that.

        Args:
            store: Where it is; open.
            patience: Seconds for which it is tried again while the store is away.

        Raises:
            StoreUnavailableError: The store is still away.
            TransitionError: Something else has ended the operation.
            UnknownOperationError: There is no such operation.
        """
        deadline = time.monotonic() + patience
        delay = _FIRST_DELAY_SECONDS
        was_away = False
        while True:
            try:
                return self._try(store, was_away=was_away)
            except StoreUnavailableError as error:
                if time.monotonic() + delay > deadline:
                    raise
                _logger.log(
                    logging.DEBUG if was_away else logging.WARNING,
                    "the end of %s is recorded once the store is back: %s",
                    self.operation_id,
                    error,
                )
            was_away = True
            time.sleep(delay * random.uniform(0.5, 1.0))  # noqa: S311 no secret
            delay = min(2 * delay, _LONGEST_DELAY_SECONDS)

    def _try(self, store: BlockingStore, *, was_away: bool) -> Operation:
        """Record it; an attempt whose answer was lost may have done so before."""
        try:
            return store.advance(
                self.operation_id,
                self.status,
                resource_location=self.resource_location,
                error=self.error,
            )
        except TransitionError:
            found = store.get(self.operation_id) if was_away else None
            if found is None or not self._is_of(found):
                raise
            return found

    def _is_of(self, found: Operation) -> bool:
        has = found.status, found.resource_location, found.error
        return has == (self.status, self.resource_location, self.error)
