"""Limits of the lists under way: how many a subject and a connection may read at once.

A list under way costs a snapshot of the store and some hundred kilobytes for as long as its client
takes to read it.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import attrs

from operations_status.auth.authenticator import ANONYMOUS
from operations_status.auth.negotiate import CONNECTION
from operations_status.middleware.exchanges import SUBJECT

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.types import Scope

_PER_CONNECTION = 8
"""Lists under way on one connection; HTTP/2 has many requests on one."""

_KEY = "lists"


@attrs.define(eq=False)
class ListSlots:
    """Slots for lists under way.

    Attributes:
        per_subject: Lists that one subject may have under way at once; where no token is needed,
            one client address.
        patience: Seconds that a request waits for a slot.
    """

    per_subject: int
    patience: float
    _in_use: WeakValueDictionary[object, asyncio.Semaphore] = attrs.field(
        factory=WeakValueDictionary, init=False
    )

    @contextlib.asynccontextmanager
    async def take(self, scope: Scope) -> AsyncIterator[bool]:
        """Within a block, hold the slot that a request needs; yield whether it was free in time."""
        taken: list[asyncio.Semaphore] = []
        semaphores = self._find(scope)
        # A timer costs more than the rest, and nearly always all are free.
        must_wait = any(semaphore.locked() for semaphore in semaphores)
        try:
            try:
                async with asyncio.timeout(self.patience if must_wait else None):
                    for semaphore in semaphores:
                        await semaphore.acquire()
                        taken.append(semaphore)
                is_free = True
            except TimeoutError:
                is_free = False
            yield is_free
        finally:
            for semaphore in taken:
                semaphore.release()

    def _find(self, scope: Scope) -> list[asyncio.Semaphore]:
        subject: object = scope[SUBJECT]
        if subject == ANONYMOUS.subject and scope.get("client"):
            subject = scope["client"][:1]
        by_subject = self._in_use.setdefault(subject, asyncio.Semaphore(self.per_subject))
        connection = scope.get("state", {}).get(CONNECTION)
        if connection is None:  # of another server
            return [by_subject]
        return [connection.setdefault(_KEY, asyncio.Semaphore(_PER_CONNECTION)), by_subject]
