"""Limits of the lists under way: how many a subject and a connection may read at once.

A list under way costs a snapshot of the store and some hundred kilobytes for as long as its client
takes to read it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import attrs

from operations_status.auth.authenticator import ANONYMOUS
from operations_status.auth.negotiate import CONNECTION
from operations_status.middleware.access_log import SUBJECT

if TYPE_CHECKING:
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

    def find(self, scope: Scope) -> ListSlot:
        """Return the slot that a request needs; it is taken by `async with`."""
        subject: object = scope[SUBJECT]
        if subject == ANONYMOUS.subject and scope.get("client"):
            subject = scope["client"][:1]
        by_subject = self._in_use.setdefault(subject, asyncio.Semaphore(self.per_subject))
        connection = scope.get("state", {}).get(CONNECTION)
        if connection is None:  # of another server
            return ListSlot([by_subject], self.patience)
        by_connection = connection.setdefault(_KEY, asyncio.Semaphore(_PER_CONNECTION))
        return ListSlot([by_connection, by_subject], self.patience)


@attrs.define(eq=False)
class ListSlot:
    """One list under way; a context manager that yields whether there was a slot in time."""

    _semaphores: list[asyncio.Semaphore]
    _patience: float
    _taken: list[asyncio.Semaphore] = attrs.field(factory=list, init=False)

    async def __aenter__(self) -> bool:
        if not any(semaphore.locked() for semaphore in self._semaphores):
            await self._take()
            return True
        try:
            async with asyncio.timeout(self._patience):
                await self._take()
        except BaseException as error:
            await self.__aexit__()
            if isinstance(error, TimeoutError):
                return False
            raise
        return True

    async def _take(self) -> None:
        for semaphore in self._semaphores:
            await semaphore.acquire()
            self._taken.append(semaphore)

    async def __aexit__(self, *_: object) -> None:
        while self._taken:
            self._taken.pop().release()
