"""Slots: limits of concurrent requests of one kind, by subject, connection and process.

While its client reads it, a list costs a snapshot of the store and some hundred kilobytes. A count
costs a thread and a scan of the store, and a wait the memory of its connection.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import attrs

from operations_status.auth.authenticator import ANONYMOUS
from operations_status.auth.negotiate import CONNECTION
from operations_status.errors import OperationsStatusError
from operations_status.middleware.exchanges import SUBJECT

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.types import Scope


class LimitReachedError(OperationsStatusError):
    """A client is at its limit of concurrent requests of one kind; it is answered with 429."""


@attrs.define(eq=False)
class Slots:
    """Slots for one kind of request.

    Subjects share the slots of the process fairly: a subject queues no more requests for them than
    it has slots of its own.

    Attributes:
        excess: Name of the requests in the refusal.
        per_subject: Limit of one subject; if authentication is off, of one client address.
        per_connection: Limit of one connection, of which HTTP/2 has many requests at once; None
            for no such limit.
        per_process: Limit of all requests; None for no such limit.
        patience: Seconds that a request waits for a slot.
    """

    excess: str
    per_subject: int
    per_connection: int | None = None
    per_process: int | None = None
    patience: float = 0.0
    _of_subjects: WeakValueDictionary[object, asyncio.Semaphore] = attrs.field(
        factory=WeakValueDictionary, init=False
    )
    _of_process: asyncio.Semaphore | None = attrs.field(init=False)

    @_of_process.default
    def _create_process_slots(self) -> asyncio.Semaphore | None:
        return None if self.per_process is None else asyncio.Semaphore(self.per_process)

    @contextlib.asynccontextmanager
    async def take(self, scope: Scope) -> AsyncIterator[None]:
        """Within a block, hold the slots that a request needs.

        Raises:
            LimitReachedError: The slots were not free in time.
        """
        taken: list[asyncio.Semaphore] = []
        semaphores = self._find(scope)
        # A timer costs more than the rest, and the slots are nearly always free.
        must_wait = any(semaphore.locked() for semaphore in semaphores)
        try:
            try:
                async with asyncio.timeout(self.patience if must_wait else None):
                    for semaphore in semaphores:
                        await semaphore.acquire()
                        taken.append(semaphore)
            except TimeoutError:
                raise LimitReachedError(
                    f"Too many {self.excess} at once; end one, or try again later."
                ) from None
            yield
        finally:
            for semaphore in taken:
                semaphore.release()

    def _find(self, scope: Scope) -> list[asyncio.Semaphore]:
        """Return the semaphores to acquire, in this order: the scarcest one is the last."""
        subject: object = scope[SUBJECT]
        if subject == ANONYMOUS.subject and scope.get("client"):
            subject = scope["client"][:1]
        found = [self._of_subjects.setdefault(subject, asyncio.Semaphore(self.per_subject))]
        connection = scope.get("state", {}).get(CONNECTION)
        if (
            self.per_connection is not None and connection is not None
        ):  # only `serve` identifies connections
            found.insert(0, connection.setdefault(self, asyncio.Semaphore(self.per_connection)))
        if self._of_process is not None:
            found.append(self._of_process)
        return found
