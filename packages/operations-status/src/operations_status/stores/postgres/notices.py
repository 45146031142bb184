"""Change notice: one connection that listens, for all who wait in one process.

Every change says its revision when it is committed (`next_revision()`), so nothing has to be asked
to learn of it. A look every now and then finds what no notice came of, as behind a pooler that
passes none on, and a connection that died without a word.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import TYPE_CHECKING

from operations_status.errors import StoreError

from .queries import REVISION

if TYPE_CHECKING:
    import asyncpg

    from .database import Database

LOOK_SECONDS = 1.0
"""How long a change may go unnoticed that no notice came of."""

_ANSWER_SECONDS = 5.0
_CHANNEL = "SELECT 'operations_status_' || 'store'::regclass::oid"


class Notices:
    """The newest revision that was heard of, and those who wait for the next one.

    The connection is made when somebody waits for the first time, and made again when it is lost.

    Args:
        database: Where to listen; open.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._task: asyncio.Task[None] | None = None
        self._revision = 0
        self._changed = asyncio.Event()

    async def wait(self, since: int, *, within: float) -> bool:
        """See `OperationStore.wait_for_change`."""
        self._database.require_pool()
        if self._task is None:
            self._task = asyncio.create_task(self._listen())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within):
                while self._revision <= since:
                    await self._changed.wait()
                    self._database.require_pool()
        return self._revision > since

    async def aclose(self) -> None:
        """Let go of the connection, and wake who waits, since the database was closed."""
        self._wake()
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(StoreError):
                async with self._database.connect() as connection:
                    channel = await connection.fetchval(_CHANNEL)
                    await connection.add_listener(channel, self._take_notice)
                    await self._look_on(connection)
            # What has failed is not tried again at once, and not by all processes together.
            await asyncio.sleep(LOOK_SECONDS * random.uniform(0.5, 1.0))  # noqa: S311 no secret

    async def _look_on(self, connection: asyncpg.Connection[asyncpg.Record]) -> None:
        """Look again and again, until the connection is lost."""
        while True:
            self._tell(await connection.fetchval(REVISION, timeout=_ANSWER_SECONDS))
            await asyncio.sleep(LOOK_SECONDS)

    def _take_notice(self, _: object, __: int, ___: str, payload: object) -> None:
        self._tell(max(self._revision, int(str(payload))))

    def _tell(self, revision: int) -> None:
        if revision != self._revision:
            self._revision = revision
            self._wake()

    def _wake(self) -> None:
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()
