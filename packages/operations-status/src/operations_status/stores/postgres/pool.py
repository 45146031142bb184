"""Connections to a database: how they are shared, lost and found again.

What fails is tried again for a moment, and then told as `StoreUnavailableError`. While the database
is away, connecting to it is tried less and less often, by all tasks together.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import asyncpg

from operations_status.errors import StoreError, StoreUnavailableError
from operations_status.stores import deadlines

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

    from asyncpg.pool import PoolConnectionProxy

    from .address import PostgresAddress

    Connection: TypeAlias = "PoolConnectionProxy[asyncpg.Record]"
    ListeningConnection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

_T = TypeVar("_T")

PATIENCE_SECONDS = 1.0
"""How long something is tried again before it counts as failed."""

_OPTIONS = " ".join(
    f"-c {setting}"
    for setting in (
        "enable_hashjoin=off",  # it would read whole tables for the first page of a list
        "enable_seqscan=off",  # no statistics know that hardly any change is not settled
        "jit=off",
        "max_parallel_workers_per_gather=0",
        "random_page_cost=1.1",  # of solid-state disks, and of memory
        "work_mem=16MB",  # the bitmaps of two frequent values of a million operations are exact
    )
)
"""Settings of the planner, which otherwise decides by its statistics."""

ANSWER_SECONDS = 5.0
_CONNECT_SECONDS = 5.0
_STATEMENT_SECONDS = 30.0
_CLOSE_SECONDS = 2.0
_FIRST_DELAY_SECONDS = 0.05
_LONGEST_DELAY_SECONDS = 2.0

_LOST = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
)
"""There is no connection, or no longer; the server may have done before what it was asked to."""

_UNDONE = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
"""The server has undone the statement, and says that it may be sent again."""


# The snapshot is taken before the locks are read, and a writer locks the table before it gets a
# number. So one that is not among the locks has finished, or gets a number above the snapshot's.
# One whose number is not known yet may be in between: then `xmin` is all that is certain.
_FLOOR = """
    WITH now AS MATERIALIZED (
        SELECT pg_current_snapshot() AS snapshot
    ), locks AS MATERIALIZED (
        SELECT pg_locks.* FROM now, pg_locks
    ), writers AS (
        SELECT numbers.transactionid
        FROM locks AS tables LEFT JOIN locks AS numbers
            ON numbers.locktype = 'transactionid' AND numbers.mode = 'ExclusiveLock'
            AND numbers.pid = tables.pid
            AND numbers.virtualtransaction = tables.virtualtransaction
        WHERE tables.locktype = 'relation' AND tables.mode = 'RowExclusiveLock'
            AND tables.relation = 'operations'::regclass
            AND tables.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    )
    SELECT CASE
        WHEN EXISTS (SELECT FROM writers WHERE transactionid IS NULL)
        THEN pg_snapshot_xmin(snapshot)::text::bigint
        ELSE coalesce(
            (
                SELECT min(number::text::bigint) FROM pg_snapshot_xip(snapshot) AS number, writers
                WHERE mod(number::text::bigint, 4294967296) = transactionid::text::bigint
            ),
            pg_snapshot_xmax(snapshot)::text::bigint
        )
    END FROM now
"""


class ConnectionPool:
    """A pool of connections, in the event loop that has opened it."""

    def __init__(self, address: PostgresAddress, *, patience: float = PATIENCE_SECONDS) -> None:
        self._address = address
        self._patience = patience
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._delay = 0.0
        self._next_attempt = 0.0
        self._last_problem = ""
        self.back_since = -float("inf")
        """When it came back after it had been away, on the monotonic clock, in seconds."""
        self.floor = 0
        """Transaction number below which all is known to be settled; see `_FLOOR`."""

    async def open(self) -> None:
        """Make the pool; it connects when it is used.

        Raises:
            StoreError: The address cannot be read.
        """
        if self._pool is not None:
            return
        self._pool = asyncpg.create_pool(
            self._address.dsn,
            min_size=0,
            max_size=self._address.pool_size,
            init=self._begin_connection,
            reset=_leave_as_it_is,
            **self._options(),
        )
        await self._pool

    async def _begin_connection(self, _: object) -> None:
        self.floor = 0  # the server may be another one than before, with numbers of its own

    def _options(self) -> dict[str, Any]:
        """Return the driver's options of every connection beside the address."""
        quoted = self._address.schema.replace('"', '""')
        return {
            "timeout": _CONNECT_SECONDS,
            "command_timeout": _STATEMENT_SECONDS,
            "server_settings": {"search_path": f'"{quoted}"', "options": _OPTIONS},
        }

    async def aclose(self) -> None:
        """Close every connection. Closing twice does no harm."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        try:
            await asyncio.wait_for(pool.close(), _CLOSE_SECONDS)
        except (*_LOST, asyncpg.PostgresError):  # TimeoutError is one of them
            pool.terminate()

    def require_pool(self) -> asyncpg.Pool[asyncpg.Record]:
        """Return the pool.

        Raises:
            StoreError: The store is not open.
        """
        if self._pool is None:
            raise StoreError(f"the store at {self._address.shown} is not open")
        return self._pool

    async def run(self, work: Callable[[Connection], Awaitable[_T]]) -> _T:
        """Do work on a connection, and again on another one when that was lost.

        The work has to bear being done twice: a connection may be lost after it was done, but
        before the answer came.

        Raises:
            StoreUnavailableError: The database could not do it in time.
        """
        deadline = time.monotonic() + deadlines.remaining(self._patience)
        while True:
            try:
                async with self.borrow(deadline) as connection:
                    return await work(connection)
            except _BrokenConnectionError:
                if time.monotonic() >= deadline:
                    raise

    async def raise_floor(self, connection: Connection | ListeningConnection) -> None:
        """Find out which changes are settled although an older transaction has not ended yet."""
        found = await connection.fetchval(_FLOOR, timeout=ANSWER_SECONDS)
        self.floor = max(self.floor, found)

    @contextlib.asynccontextmanager
    async def borrow(self, deadline: float | None = None) -> AsyncIterator[Connection]:
        """Use a connection within a block; translate the driver's errors into ours.

        Connecting is tried again until the deadline, on the monotonic clock, or as `run` does.

        Raises:
            StoreUnavailableError: There is no connection, or it cannot do what it is asked to.
        """
        connection = await self._acquire(
            lambda pool: pool.acquire(timeout=_CONNECT_SECONDS), deadline
        )
        try:
            with self._translate_errors():
                yield connection
        finally:
            with contextlib.suppress(*_LOST, asyncpg.PostgresError):
                if self._pool is None:
                    connection.terminate()
                else:
                    await self._pool.release(connection)

    @contextlib.asynccontextmanager
    async def connect(self) -> AsyncIterator[ListeningConnection]:
        """Use a connection beside the pool within a block; see `borrow`."""
        connection = await self._acquire(
            lambda _: asyncpg.connect(self._address.dsn, **self._options())
        )
        try:
            with self._translate_errors():
                yield connection
        finally:
            with contextlib.suppress(*_LOST, asyncpg.PostgresError):
                await connection.close(timeout=_CLOSE_SECONDS)

    @contextlib.contextmanager
    def _translate_errors(self) -> Iterator[None]:
        try:
            yield
        except TimeoutError as error:
            raise self._unavailable("it has not answered in time") from error
        except (*_LOST, *_UNDONE) as error:
            raise self._unavailable(_to_text(error), _BrokenConnectionError) from error
        except asyncpg.PostgresError as error:
            raise self._unavailable(_to_text(error)) from error

    async def _acquire(
        self,
        connect: Callable[[asyncpg.Pool[asyncpg.Record]], Awaitable[_T]],
        deadline: float | None = None,
    ) -> _T:
        deadline = deadline or time.monotonic() + deadlines.remaining(self._patience)
        while True:
            pool = self.require_pool()
            await self._wait_for_turn(deadline)
            try:
                connection = await connect(pool)
            except TimeoutError as error:
                raise self._unavailable(
                    f"no connection in {_CONNECT_SECONDS:g} seconds: it does not answer, or all"
                    f" {self._address.pool_size} are busy"
                ) from error
            except asyncpg.ClientConfigurationError:
                raise self._unreadable() from None
            except _LOST as error:
                self._last_problem = _to_text(error)
                self._delay = min(
                    max(_FIRST_DELAY_SECONDS, 2 * self._delay), _LONGEST_DELAY_SECONDS
                )
                # Not all at once: many processes may have lost the same database together.
                pause = self._delay * random.uniform(0.5, 1.0)  # noqa: S311 no secret
                self._next_attempt = time.monotonic() + pause
            except (ValueError, TypeError):
                raise self._unreadable() from None
            except asyncpg.PostgresError as error:
                raise self._unavailable(_to_text(error)) from error
            else:
                if self._delay:
                    self._delay = 0.0
                    self.back_since = time.monotonic()
                return connection

    async def _wait_for_turn(self, deadline: float) -> None:
        if self._delay:
            if self._next_attempt > deadline:
                raise self._unavailable(self._last_problem)
            await asyncio.sleep(self._next_attempt - time.monotonic())

    def _unavailable(
        self, problem: str, kind: type[StoreUnavailableError] = StoreUnavailableError
    ) -> StoreUnavailableError:
        return kind(f"the store at {self._address.shown} cannot be used: {problem}")

    def _unreadable(self) -> StoreError:
        return StoreError(
            f"the address of {self._address.shown} cannot be read: what is special in a"
            " password is percent-encoded, and files that it names exist"
        )


class _BrokenConnectionError(StoreUnavailableError):
    """A lost connection or an undone statement, which `ConnectionPool.run` repeats."""


async def _leave_as_it_is(_: asyncpg.Connection[asyncpg.Record]) -> None:
    """Reset nothing: no statement of ours leaves a trace, and a reset costs a round trip.

    The pool itself undoes a transaction that was left open.
    """


def _to_text(error: Exception) -> str:
    """Return what an error says; the driver's messages hold no part of an address but the host."""
    return str(error).strip() or type(error).__name__
