"""Change notices: how processes learn that something has changed.

A process that makes changes announces them a moment later, outside their transactions: NOTIFY takes
a lock of the whole server until its commit, which changes must not wait for. A notice says only
that something has changed. Who listens reads the revision then, and once a second in any case: a
notice may be missing because a process died before it, or because a pooler passes none on.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from typing import TYPE_CHECKING

from operations_status.errors import StoreError

from .pool import ANSWER_SECONDS
from .queries import REVISION, to_revision

if TYPE_CHECKING:
    from .pool import ConnectionPool, ListeningConnection

LOOK_SECONDS = 1.0
"""How long a change without a notice may go unnoticed."""

ANNOUNCE_SECONDS = 0.02
"""How long changes are collected for one notice."""

_SETTLE_SECONDS = 0.005
"""Pause before the next look while visible changes are not settled."""

_STALL_SECONDS = 0.05
"""After which a transaction that keeps changes from being settled is looked up."""

_CHANNEL = "'operations_status_' || 'store'::regclass::oid"
# The notice need not survive a power cut, so its commit does not wait for the disk.
_ANNOUNCE = f"""
    BEGIN; SET LOCAL synchronous_commit TO off; SELECT pg_notify({_CHANNEL}, ''); COMMIT
"""


class Notices:
    """Sends notices, and waits for those of all processes, for any number of callers.

    It listens on one connection, which is made when somebody waits for the first time, and made
    again when it is lost.
    """

    def __init__(self, pool: ConnectionPool) -> None:
        self._pool = pool
        self._sending: asyncio.Task[None] | None = None
        self._is_due = asyncio.Event()
        self._listening: asyncio.Task[None] | None = None
        self._revision = 0
        self._changed = asyncio.Event()
        self._noticed = asyncio.Event()

    def announce(self) -> None:
        """Have a notice sent soon; call this after each change."""
        if self._sending is None:
            self._is_due.clear()
            self._sending = asyncio.create_task(self._send())

    async def flush(self) -> None:
        """Send at once what is due."""
        self._is_due.set()
        if self._sending is not None:
            await self._sending

    async def wait(self, since: int, *, within: float) -> bool:
        """See `OperationStore.wait_for_change`."""
        self._pool.require_pool()
        if self._listening is None:
            self._listening = asyncio.create_task(self._listen())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within):
                while self._revision <= since:
                    await self._changed.wait()
                    self._pool.require_pool()
        return self._revision > since

    async def aclose(self) -> None:
        """Close the connection, and wake all callers: the store was closed."""
        self._wake()
        listening, self._listening = self._listening, None
        if listening is not None:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    async def _send(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ANNOUNCE_SECONDS):
                await self._is_due.wait()
        self._sending = None  # what changes from now on may be too late for this notice
        with contextlib.suppress(StoreError):  # listeners poll every second anyway
            async with self._pool.borrow() as connection:
                await connection.execute(_ANNOUNCE)

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(StoreError):
                async with self._pool.connect() as connection:
                    channel = await connection.fetchval(f"SELECT {_CHANNEL}")
                    await connection.add_listener(channel, lambda *_: self._noticed.set())
                    await self._look_on(connection)
            # What has failed is not tried again at once, and not by all processes together.
            await asyncio.sleep(LOOK_SECONDS * random.uniform(0.5, 1.0))  # noqa: S311 no secret

    async def _look_on(self, connection: ListeningConnection) -> None:
        """Look for changes until the connection is lost."""
        settled = time.monotonic()
        while True:
            self._noticed.clear()
            row = await connection.fetchrow(REVISION, self._pool.floor, timeout=ANSWER_SECONDS)
            revision = to_revision(row)
            if revision.latest != self._revision:
                self._revision = revision.latest
                self._wake()
            if revision.newest <= revision.latest:
                settled = time.monotonic()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_SECONDS):
                        await self._noticed.wait()
            else:
                await asyncio.sleep(_SETTLE_SECONDS)
                if time.monotonic() - settled > _STALL_SECONDS:
                    await self._pool.raise_floor(connection)

    def _wake(self) -> None:
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()
