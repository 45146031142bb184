"""Connections to a PostgreSQL database, whose statements end by the caller's deadline."""

from __future__ import annotations

import queue
import re
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Self, TypeVar

import psycopg
from psycopg import generators, pq, waiting
from psycopg.conninfo import conninfo_to_dict
from psycopg.rows import namedtuple_row

from operations_status.stores import deadlines

from .statements import SQL

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping, Sequence

    from psycopg.abc import PQGen

    from .address import PostgresAddress

_T = TypeVar("_T")

CONNECT_SECONDS = 5.0
_CONNECT_SECONDS_OF_SEVERAL = 2  # for each of several hosts
_CANCEL_SECONDS = 0.5
_POLL_SECONDS = 0.1
_POLLS = 8
"""Smallest number of polls before a deadline; the last may end one interval after the deadline."""


_SETTINGS = {
    "enable_hashjoin": "off",  # a hash join reads whole tables for the first page of a list
    "enable_seqscan": "off",  # statistics do not show that almost all changes are settled
    "jit": "off",
    "max_parallel_workers_per_gather": "0",
    "random_page_cost": "1.1",  # the cost on solid-state disks and in memory
    "work_mem": "16MB",  # exact bitmaps for two frequent values of a million operations
}
"""Settings of the planner."""

_MARK = "operations_status.settings"
"""A setting without effect; if the server reports it, it has applied the others as well."""

_UNSUPPORTED_BY_POOLER = "unsupported startup parameter"


class Connection(psycopg.Connection[Any]):
    """A connection in autocommit mode.

    Attributes:
        is_pooled: Whether the server connection may be another one in each transaction, as behind
            PgBouncer: then the settings are applied in each transaction, and no statement is kept
            prepared.
        ignores_cancel: Whether a request to cancel a statement has failed; there is no second one,
            which would time out, too.
        settings: The search path, which is the schema of the store, and `_SETTINGS`.
        statement_seconds: Longest wait for one statement.
    """

    settings: Mapping[str, str]
    is_pooled = False
    ignores_cancel = False
    statement_seconds = 30.0

    @classmethod
    def open(cls, address: PostgresAddress) -> Self:
        """Connect.

        Raises:
            TimeoutError: There is no connection after `CONNECT_SECONDS`, or by the deadline.
            psycopg.Error: Connecting failed.
        """
        outcomes: queue.SimpleQueue[Self | BaseException] = queue.SimpleQueue()
        is_late = threading.Event()

        def connect() -> None:
            try:
                connection = cls._connect(address)
            except BaseException as error:  # noqa: BLE001 the caller raises it
                outcomes.put(error)
                return
            outcomes.put(connection)
            if is_late.is_set():
                connection.close()

        # The driver's own timeout is at least two seconds, and does not cover name resolution.
        threading.Thread(target=connect, name="operations-status connect", daemon=True).start()
        outcome: Self | BaseException | None = None
        try:
            outcome = outcomes.get(timeout=deadlines.remaining(CONNECT_SECONDS))
        except queue.Empty:
            raise TimeoutError from None
        finally:  # also after Ctrl-C
            if outcome is None:
                is_late.set()
        if isinstance(outcome, BaseException):
            raise outcome
        return outcome

    @classmethod
    def _connect(cls, address: PostgresAddress) -> Self:
        settings = {"search_path": address.quoted_schema, **_SETTINGS}
        given = settings | {_MARK: "on"}
        quoted = [re.sub(r"([\\\s])", r"\\\1", f"{name}={given[name]}") for name in given]
        all_settings = " ".join(f"-c {one}" for one in quoted)
        several = "," in address.shown
        options: dict[str, Any] = {
            "autocommit": True,
            "row_factory": namedtuple_row,
            "client_encoding": "utf8",
            "connect_timeout": _CONNECT_SECONDS_OF_SEVERAL if several else int(CONNECT_SECONDS),
        }
        ports = str(conninfo_to_dict(address.dsn).get("port", "")).split(",")
        if not all(port.isdecimal() for port in ports if port):  # a slash in a password
            raise psycopg.ProgrammingError("invalid port")
        try:
            connection = cls.connect(address.dsn, options=all_settings, **options)
        except psycopg.OperationalError as error:
            if _UNSUPPORTED_BY_POOLER not in str(error):
                raise
            connection = cls.connect(address.dsn, **options)
        connection.settings = settings
        shown = connection.execute("SELECT current_setting(%s, true) AS mark", [_MARK]).fetchone()
        if shown is None or shown.mark != "on":
            connection.is_pooled = True
            connection.prepare_threshold = None
        return connection

    def fetch(
        self, statement: str, values: Mapping[str, object] | None = None, *, plan: bool = False
    ) -> Sequence[Any]:
        """Return the rows of a statement.

        Args:
            statement: Its text.
            values: Its parameters.
            plan: Plan the statement for these values. Otherwise, a statement that is executed
                repeatedly is prepared once, unless there is a pooler.
        """
        cursor: psycopg.Cursor[Any]
        if self.is_pooled and self.info.transaction_status is pq.TransactionStatus.IDLE:
            # One message is one transaction. A pipeline of the driver would not do: it sends a
            # Flush at its end, for which PgBouncer may assign a server connection that nothing
            # gives back.
            cursor = psycopg.ClientCursor(self)
            cursor.execute(
                f"{SQL['apply_settings']};\n{statement}", {**self.settings, **(values or {})}
            )
            cursor.nextset()
        else:
            prepare = False if plan else None
            cursor = self.execute(statement, values, prepare=prepare, binary=True)
        has_rows = cursor.pgresult is not None and cursor.pgresult.nfields
        return cursor.fetchall() if has_rows else ()

    def fetch_row(self, statement: str, values: Mapping[str, object] | None = None) -> Any:
        """Return the first row of a statement; None when there is none."""
        return next(iter(self.fetch(statement, values)), None)

    def fetch_value(self, statement: str, values: Mapping[str, object] | None = None) -> Any:
        """Return the only value of a statement's row; None when there is no row."""
        row = self.fetch_row(statement, values)
        return None if row is None else row[0]

    def apply_settings(self) -> None:
        """Apply the settings to the running transaction if the connection does not keep them."""
        if self.is_pooled:
            self.execute(SQL["apply_settings"], self.settings)

    def wait(
        self, gen: PQGen[_T], interval: float = _POLL_SECONDS, timeout: float | None = None
    ) -> _T:
        """Wait for a statement as the driver does, until the deadline or an interruption.

        Raises:
            TimeoutError: The statement has not ended by the deadline; the connection is closed.
        """
        seconds = deadlines.remaining(self.statement_seconds)
        if not seconds:
            raise TimeoutError
        bounded = _end_by(time.monotonic() + seconds, gen)
        options = {} if timeout is None else {"timeout": timeout}
        try:
            with deadlines.interruptible(self.cancel_statement):
                return super().wait(bounded, min(interval, seconds / _POLLS), **options)
        except TimeoutError:
            self.discard()
            raise

    def cancel_statement(self) -> None:
        """Have the server end the statement that is running; from any thread."""
        if self.ignores_cancel:
            return
        try:
            self.cancel_safe(timeout=_CANCEL_SECONDS)
        except psycopg.Error:
            self.ignores_cancel = True

    def discard(self) -> None:
        """Close the connection; a thread has the server cancel a statement that is still running.

        The caller does not wait for the server, which may not answer.
        """
        if self.info.transaction_status is pq.TransactionStatus.ACTIVE and not self.ignores_cancel:
            with suppress(psycopg.Error, RuntimeError):  # an older libpq, or no thread is left
                threading.Thread(
                    target=_cancel,
                    args=(self.pgconn.cancel_conn(),),
                    name="operations-status cancel",
                    daemon=True,
                ).start()
        self.close()


def _cancel(cancellation: pq.abc.PGcancelConn) -> None:
    """Send a request to cancel a statement, whose connection may be closed."""
    with suppress(Exception):  # then the statement only keeps its locks for longer
        cancellation.start()
        waiting.wait_conn(
            generators.cancel(cancellation), interval=_POLL_SECONDS, timeout=_CANCEL_SECONDS
        )


def _end_by(deadline: float, generator: PQGen[_T]) -> Generator[Any, Any, _T]:
    """Run a generator of the driver.

    Raises:
        TimeoutError: It still waits at the deadline, on the monotonic clock.
    """
    try:
        state = next(generator)
        while True:
            ready = yield state
            state = generator.send(ready)
            if deadlines.remaining(deadline - time.monotonic()) <= 0:
                raise TimeoutError
    except StopIteration as end:
        result: _T = end.value
        return result
