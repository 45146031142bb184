"""Pool of connections that replaces lost ones, and backs off while the database is unavailable.

The thread that needs a connection makes it, so that the caller gets the error if connecting fails.
The pool of psycopg connects in threads of its own instead: these threads log each failure while the
callers time out, and a forked child does not have the threads.
"""

from __future__ import annotations

import contextlib
import queue
import random
import time
from collections import deque
from typing import TYPE_CHECKING, Any, TypeVar

import psycopg
from psycopg import errors, pq

from operations_status.errors import StoreError, StoreUnavailableError
from operations_status.stores import deadlines

from .connection import CONNECT_SECONDS, Connection
from .statements import SQL

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from .address import PostgresAddress

_T = TypeVar("_T")

PATIENCE_SECONDS = 1.0
"""Seconds for which a failed call is retried."""

_SHORT_SHARE, _SHORT_MAX = 3, 2
"""One connection in `_SHORT_SHARE` is reserved for short calls, but at most `_SHORT_MAX` are."""

IDLE_SECONDS = 300.0
"""Seconds after which an unused connection is closed."""

_POLL_SECONDS = 0.1
"""Longest time after which a call that waits for a connection notices its interruption."""

_FIRST_DELAY_SECONDS = 0.05
_LONGEST_DELAY_SECONDS = 2.0

_LOST = (
    errors.AdminShutdown,
    errors.CrashShutdown,
    errors.CannotConnectNow,
    errors.ConnectionException,
    errors.DeadlockDetected,
    errors.ProtocolViolation,  # from PgBouncer, when its connection to the server is lost
    errors.SerializationFailure,
    errors.TooManyConnections,
)
"""Errors after which a statement is retried: it was rolled back, or the connection was lost."""


class ConnectionPool:
    """Connections of one process.

    Args:
        address: Address of the database.
        patience: Seconds for which a failed call is retried.
        idle_seconds: Seconds after which an unused connection is closed.

    Attributes:
        back_since: End of the latest outage, on the monotonic clock.
        floor: Transaction number below which all changes are known to be settled; see the statement
            `floor`.
    """

    def __init__(
        self,
        address: PostgresAddress,
        *,
        patience: float = PATIENCE_SECONDS,
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
        self.back_since = -float("inf")
        self.floor = 0
        self.idle_seconds = idle_seconds
        self._address = address
        self._patience = patience
        self._is_closed = False
        self._idle: deque[tuple[float, Connection]] = deque()
        self._free = _Permits(address.pool_size)
        reserved = min(_SHORT_MAX, address.pool_size // _SHORT_SHARE)
        self._free_for_long = _Permits(address.pool_size - reserved)
        self._delay = 0.0
        self._next_attempt = 0.0
        self._last_problem = ""

    def close(self) -> None:
        """Close the connections; those in use are closed when they are given back."""
        self._is_closed = True
        self.close_idle()

    def close_idle(self) -> None:
        """Close the connections that are idle for too long; all idle ones if the pool is closed."""
        last = time.monotonic() - (0.0 if self._is_closed else self.idle_seconds)
        with contextlib.suppress(IndexError):
            while self._idle[0][0] <= last:
                self._idle.popleft()[1].close()

    def check_open(self) -> None:
        """Check that the pool is open.

        Raises:
            StoreError: The pool was closed.
        """
        if self._is_closed:
            raise StoreError(f"the store at {self._address.shown} is not open")

    def run(self, work: Callable[[Connection], _T], *, is_long: bool = False) -> _T:
        """Return the result of a function of a connection; retry if the connection is lost.

        The function must be repeatable: a connection may be lost after the statement was committed,
        but before its result arrived.

        Args:
            work: The function.
            is_long: Whether it may take long; some connections are reserved for short calls.

        Raises:
            StoreUnavailableError: The database has not completed the work in time.
        """
        deadline = time.monotonic() + deadlines.remaining(self._patience)
        while True:
            try:
                with self.borrow(deadline, is_long=is_long) as connection:
                    return work(connection)
            except _BrokenConnectionError:
                if time.monotonic() >= deadline:
                    raise

    def fetch(self, name: str, /, *, plan: bool = False, **values: object) -> Sequence[Any]:
        """Return the rows of a statement of `queries.sql`; see `run`."""
        return self.run(lambda one: one.fetch(SQL[name], values, plan=plan))

    def fetch_row(self, name: str, /, **values: object) -> Any:
        """Return the first row of a statement of `queries.sql`, or None; see `run`."""
        return self.run(lambda one: one.fetch_row(SQL[name], values))

    def fetch_value(self, name: str, /, **values: object) -> Any:
        """Return the only value of the row of a statement of `queries.sql`; see `run`."""
        return self.run(lambda one: one.fetch_value(SQL[name], values))

    def raise_floor(self, connection: Connection) -> int:
        """Raise the floor to settle changes while an older transaction has not ended yet.

        Returns:
            The floor that the statement has found. `self.floor` may be lower: each new connection
            resets it.
        """
        floor: int = connection.fetch_value(SQL["floor"])
        self.floor = max(self.floor, floor)
        return floor

    @contextlib.contextmanager
    def borrow(
        self, deadline: float | None = None, *, is_long: bool = False
    ) -> Iterator[Connection]:
        """Use a connection within a block; translate the driver's errors into ours.

        Args:
            deadline: End of the attempts to connect, on the monotonic clock; as in `run` by
                default.
            is_long: As in `run`.

        Raises:
            StoreUnavailableError: No connection could be made, or the connection was lost.
        """
        self.check_open()
        with contextlib.ExitStack() as stack:
            for permits in (self._free_for_long, self._free) if is_long else (self._free,):
                try:
                    permits.take()
                except TimeoutError:
                    raise self._no_connection() from None
                stack.callback(permits.give_back)
            try:
                _, connection = self._idle.pop()
            except IndexError:
                connection = self.connect(deadline)
            stack.callback(self._give_back, connection)
            with self.translate_errors(connection):
                yield connection

    def connect(self, deadline: float | None = None) -> Connection:
        """Return a new connection; see `borrow`. The caller closes it."""
        if deadline is None:
            deadline = time.monotonic() + deadlines.remaining(self._patience)
        while True:
            self.check_open()
            if self._delay:
                if self._next_attempt > deadline:
                    raise self._unavailable(self._last_problem)
                time.sleep(max(0.0, self._next_attempt - time.monotonic()))
            try:
                connection = Connection.open(self._address)
            except TimeoutError:
                raise self._no_connection() from None
            except (psycopg.Error, OSError, RuntimeError) as error:  # also: too many files, threads
                self._note_failure(error)
            else:
                self.floor = 0  # another server would have other transaction numbers
                if self._delay:
                    self._delay = 0.0
                    self.back_since = time.monotonic()
                return connection

    @contextlib.contextmanager
    def translate_errors(self, connection: Connection) -> Iterator[None]:
        """Translate the errors that the driver raises within a block."""
        try:
            yield
        except TimeoutError as error:
            raise self._unavailable("it has not answered in time") from error
        except psycopg.Error as error:
            is_lost = isinstance(error, _LOST) or connection.closed
            kind = _BrokenConnectionError if is_lost else StoreUnavailableError
            raise self._unavailable(_to_text(error), kind) from error

    def _give_back(self, connection: Connection) -> None:
        if connection.info.transaction_status is not pq.TransactionStatus.IDLE:
            connection.discard()
            return
        self._idle.append((time.monotonic(), connection))
        self.close_idle()

    def _note_failure(self, error: Exception) -> None:
        """Back off for longer than the last time.

        Raises:
            StoreError: Another attempt would fail in the same way.
        """
        problem = _to_text(error)
        if isinstance(error, psycopg.ProgrammingError) or "invalid " in problem:
            raise StoreError(
                f"the address of {self._address.shown} cannot be read: special characters of a"
                " password must be percent-encoded, and the files that it names must exist"
            ) from None
        self._last_problem = problem
        self._delay = min(max(_FIRST_DELAY_SECONDS, 2 * self._delay), _LONGEST_DELAY_SECONDS)
        # Not all at once: many processes may have lost the same database together.
        pause = self._delay * random.uniform(0.5, 1.0)  # noqa: S311 no secret
        self._next_attempt = time.monotonic() + pause

    def _no_connection(self) -> StoreUnavailableError:
        return self._unavailable(
            f"no connection in time: it does not answer, or all {self._address.pool_size} are busy"
        )

    def _unavailable(
        self, problem: str, kind: type[StoreUnavailableError] = StoreUnavailableError
    ) -> StoreUnavailableError:
        return kind(f"the store at {self._address.shown} cannot be used: {problem}")


class _Permits:
    """Permits to use a connection; a signal cannot leave them locked."""

    def __init__(self, number: int) -> None:
        self._free: queue.SimpleQueue[None] = queue.SimpleQueue()
        for _ in range(number):
            self.give_back()

    def take(self) -> None:
        """Take a permit.

        Raises:
            TimeoutError: None was free in time, or the call was interrupted.
        """
        end = time.monotonic() + CONNECT_SECONDS
        while True:
            left = deadlines.remaining(end - time.monotonic())
            try:
                return self._free.get(timeout=max(0.0, min(left, _POLL_SECONDS)))
            except queue.Empty:
                if left <= 0:
                    raise TimeoutError from None

    def give_back(self) -> None:
        """Give a permit back."""
        self._free.put(None)


class _BrokenConnectionError(StoreUnavailableError):
    """The connection was lost, or the statement was rolled back: `ConnectionPool.run` retries."""


def _to_text(error: Exception) -> str:
    """Return the message of an error in one line; of an address, it contains only the host."""
    return " ".join(str(error).split()) or type(error).__name__
