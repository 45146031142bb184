"""The file: its connections, its locks and its errors.

One connection writes and one reads single rows, each behind a lock; every list has a connection of
its own, because a snapshot belongs to a connection. When another file has taken the place of the
open one, all connections are closed and the new file is opened.
"""

from __future__ import annotations

import logging
import os
import random
import sqlite3
import threading
import time
import weakref
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import quote
from uuid import UUID

from operations_status.errors import StoreError, StoreUnavailableError
from operations_status.stores import deadlines

from .schema import MIGRATIONS, is_empty, migrate, read_version, too_new
from .turns import Turns

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

_T = TypeVar("_T")

_logger = logging.getLogger(__name__)

BUSY_SECONDS = 30.0
"""How long a reader or writer waits for others before it gives up."""

IDLE_READERS = 4
"""How many connections of lists are kept for the next ones."""

_SHORTEST_PAUSE, _LONGEST_PAUSE = 0.0003, 0.02
"""Seconds between two attempts to get SQLite's lock."""

_WAITED_PER_PAUSE = 20
_WAL_BYTES = 64 * 1024 * 1024
_EFFECTIVE = os.access in os.supports_effective_ids
_REASONS = {
    sqlite3.SQLITE_BUSY: "other processes have kept it locked for too long",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_NOTADB: "it is not a SQLite database",
    sqlite3.SQLITE_READONLY: "it may not be written",
}


class Interruption:
    """Interrupts the statement of one reader, from another thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._connection: sqlite3.Connection | None = None

    def interrupt(self) -> None:
        """End the running statement, if there is one, with an error."""
        with self._lock:
            if self._connection is not None:
                self._connection.interrupt()

    @contextmanager
    def reach(self, connection: sqlite3.Connection) -> Iterator[None]:
        """Within a block, interrupt the statements of a connection: afterwards others use it."""
        self._connection = connection
        try:
            yield
        finally:
            with self._lock:
                self._connection = None


class Database:
    """A SQLite file that several threads and processes use at once.

    Args:
        path: The file.
        migrations: The statements that lead from each version of the schema to the next.

    Attributes:
        committed: Called by a thread that has committed a change here; None for no call.
    """

    def __init__(
        self, path: str | Path, *, migrations: Sequence[Sequence[str]] = MIGRATIONS
    ) -> None:
        self.path = Path(path)
        self._name = os.fspath(path)  # faster to look at than a path
        self._migrations = migrations
        self.committed: Callable[[], None] | None = None
        self._is_open = False
        self._identity: tuple[int, int] | None = None
        self._store_id: UUID | None = None
        self._writer: sqlite3.Connection | None = None
        self._reader: sqlite3.Connection | None = None
        self._turns = Turns(self.path)
        self._idle: list[sqlite3.Connection] = []
        busy = f"the store {path} cannot be used: other threads have kept it busy for too long"
        self._write_lock = deadlines.DeadlineLock(busy)
        self._read_lock = deadlines.DeadlineLock(busy)
        self._idle_lock = deadlines.DeadlineLock(busy)

    @property
    def store_id(self) -> UUID:
        """Unique id of this store; known once it is open.

        Raises:
            StoreUnavailableError: The file was removed, or another one cannot be read.
        """
        self._follow_file()
        if self._store_id is None:
            raise StoreError(f"the store {self.path} is not open")
        return self._store_id

    def open(self, *, create: bool = True) -> None:
        """Open the file, and create it or bring it up to date where that is needed.

        Args:
            create: Create the file and its folder when they are missing.

        Raises:
            StoreUnavailableError: It is missing, cannot be created, read or written, or is
                something else.
            StoreVersionError: A newer version of this package has written it.
        """
        with self._write_lock:
            if not self._is_open:
                self._is_open = True
                try:
                    self._open_file(create=create)
                except BaseException:
                    self._is_open = False
                    raise
        _databases.add(self)

    def close(self) -> None:
        """Close every connection that is not in use by a list."""
        with self._write_lock, self._read_lock, self._idle_lock:
            self._is_open = False
            self._disconnect()

    def fetch_one(self, query: str, parameters: tuple[object, ...] = ()) -> Any:
        """Return the first row of a query, as a tuple, or None."""
        self._follow_file()
        with self._read_lock:
            reader = self._reader = self._reader or self.persist(lambda: self._connect(wait=0.0))
            try:
                return reader.execute(query, parameters).fetchone()
            except sqlite3.Error:
                # Errors are rare: only now pay for retries, and for the reason of the error.
                return self.persist(lambda: reader.execute(query, parameters).fetchone())

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Hold the file's only write lock; what was done is kept when the block ends well."""
        self._follow_file()
        with self._write_lock:
            if self._writer is None:
                self._writer = self.persist(lambda: self._connect(wait=0.0))
            connection = self._writer
            try:
                self._begin(connection)
                self._check_version(connection)
                yield connection
                # The next process in the queue gets ready during the commit, and before one that
                # has just written queues up again.
                self._turns.leave()
                connection.execute("COMMIT")
            except BaseException as error:
                with suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
                if isinstance(error, sqlite3.Error):
                    raise self.translate(error) from error
                raise
            finally:
                self._turns.leave()
        if (committed := self.committed) is not None:
            committed()

    def _begin(self, connection: sqlite3.Connection) -> None:
        """Begin a transaction when it is this process's turn to write."""
        if self._turns.is_mine:
            with suppress(sqlite3.Error):
                connection.execute("BEGIN IMMEDIATE")
                return
        self._turns.queue()
        self.persist(lambda: connection.execute("BEGIN IMMEDIATE"))
        self._turns.begin()

    @contextmanager
    def connection(self, interruption: Interruption | None = None) -> Iterator[sqlite3.Connection]:
        """Lend a connection, which nobody else uses, for a block.

        Args:
            interruption: Interrupts the statements of the block.
        """
        self._follow_file()
        with self._idle_lock:
            idle = self._idle
            connection = idle.pop() if idle else self.persist(self._connect)
        try:
            with nullcontext() if interruption is None else interruption.reach(connection):
                yield connection
        except sqlite3.Error as error:
            raise self.translate(error) from error
        finally:
            with self._idle_lock:
                if idle is self._idle and len(idle) < IDLE_READERS:
                    idle.append(connection)
                else:  # enough are idle, or the file was closed since
                    connection.close()

    def before_fork(self) -> None:
        """Close every connection and let no thread open one, since no child may inherit one."""
        self._write_lock.acquire()
        self._read_lock.acquire()
        self._idle_lock.acquire()
        self._disconnect()

    def after_fork(self) -> None:
        """Allow connections again, in the parent and in the child."""
        self._idle_lock.release()
        self._read_lock.release()
        self._write_lock.release()

    def _follow_file(self) -> None:
        """Switch to the file at the path, if it is not the one that is open.

        Raises:
            StoreUnavailableError: The file is missing, or it cannot be used.
        """
        if not self._is_current():
            with self._write_lock, self._read_lock, self._idle_lock:
                # Another thread may have been faster.
                if self._is_open and not self._is_current():
                    self._begin_anew()

    def _is_current(self) -> bool:
        """Return whether the open file is the one at the path."""
        found = _identify(self._name)
        return found is not None and found == self._identity

    def _begin_anew(self) -> None:
        """Open the file at the path; the caller holds the locks.

        A missing file is not created: its folder may be on a disk that is not mounted for now.
        """
        self._disconnect()
        self._identity = None
        self._open_file(create=False)
        _logger.warning("the store %s is another file now; going on with it", self.path)

    def _disconnect(self) -> None:
        for connection in (self._reader, *self._idle, self._writer):
            if connection is not None:
                connection.close()
        self._writer = self._reader = None
        self._idle = []
        self._turns = Turns(self.path)

    def _open_file(self, *, create: bool) -> None:
        """Open the first connection and bring the file up to date, or *create* it."""
        # If the file is replaced from here on, its identity is not that of the connection's file.
        identity = _identify(self._name)
        if create:
            self._create_folder()
        else:
            self._require_file()
        connection = self.persist(lambda: self._connect(wait=0.0, create=create))
        try:
            self.persist(lambda: self._prepare(connection, create=create))
        except BaseException:
            connection.close()
            raise
        self._writer, self._identity = connection, identity or _identify(self._name)

    def _create_folder(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreUnavailableError(
                f"the store {self.path} cannot be used: its folder cannot be created: "
                f"{error.strerror}"
            ) from error

    def _require_file(self) -> None:
        try:
            self.path.stat()
        except OSError as error:
            raise self._missing(error.strerror) from error

    def _missing(self, reason: str | None) -> StoreUnavailableError:
        return StoreUnavailableError(f"no store at {self.path}: {reason}")

    def _connect(self, *, wait: float = 5.0, create: bool = False) -> sqlite3.Connection:
        """Return a new connection; one that writes leaves waiting for others to `_begin`."""
        if not self._is_open:
            raise StoreError(f"the store {self.path} is not open")
        connection = sqlite3.connect(
            f"file:{quote(os.fsencode(self.path), safe='')}?mode={'rwc' if create else 'rw'}",
            uri=True,
            timeout=wait,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=128,
        )
        try:
            # FULL makes a commit wait for the disk: what was acknowledged survives a power cut too.
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute(f"PRAGMA journal_size_limit = {_WAL_BYTES}")
        except BaseException:
            connection.close()
            raise
        return connection

    def _prepare(self, connection: sqlite3.Connection, *, create: bool) -> None:
        if not create and is_empty(connection):
            raise self._missing("the file is empty")
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            raise StoreUnavailableError(
                f"the store {self.path} cannot be used: its file system has no shared memory, "
                "as write-ahead logging needs it; network file systems often have none"
            )
        connection.execute("BEGIN IMMEDIATE")
        try:
            migrate(connection, self._migrations)
            (store_id,) = connection.execute("SELECT store_id FROM store").fetchone()
            connection.execute("COMMIT")
        except BaseException as error:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            if isinstance(error, StoreError):
                raise self._add_path(error) from None
            raise
        self._store_id = UUID(bytes=store_id)

    def _check_version(self, connection: sqlite3.Connection) -> None:
        """Refuse to write a form that came after this process has opened the file."""
        if (version := read_version(connection)) != len(self._migrations):
            raise self._add_path(too_new(version, len(self._migrations)))

    def _add_path(self, error: StoreError) -> StoreError:
        return type(error)(f"the store {self.path} cannot be used: {error}")

    def persist(self, attempt: Callable[[], _T]) -> _T:
        """Return what *attempt* returns, trying again while other processes are in the way."""
        started, longest_wait = time.monotonic(), deadlines.remaining(BUSY_SECONDS)
        while True:
            try:
                return attempt()
            except sqlite3.Error as error:
                waited = time.monotonic() - started
                if _primary_code(error) != sqlite3.SQLITE_BUSY or waited > longest_wait:
                    raise self.translate(error) from error
            longest = min(max(waited / _WAITED_PER_PAUSE, _SHORTEST_PAUSE), _LONGEST_PAUSE)
            time.sleep(random.uniform(0.5, 1.0) * longest)  # noqa: S311 no secret

    def translate(self, error: sqlite3.Error) -> StoreUnavailableError:
        """Return the error that says why the file cannot be used."""
        if not os.access(self.path.parent, os.W_OK | os.X_OK, effective_ids=_EFFECTIVE):
            reason = f"the folder {self.path.parent} may not be written"
        elif self.path.is_dir():
            reason = "it is a folder"
        else:
            reason = _REASONS.get(_primary_code(error), str(error))
        return StoreUnavailableError(f"the store {self.path} cannot be used: {reason}")


def _identify(path: str) -> tuple[int, int] | None:
    """Return the identity of the file at a path; None when the file is missing."""
    try:
        found = os.stat(path)  # noqa: PTH116 before every query, and faster than its method
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _primary_code(error: sqlite3.Error) -> int:
    """Return the error's code without its details; 0 when it has none."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF


_databases: weakref.WeakSet[Database] = weakref.WeakSet()
"""Those that were opened in this process: no connection may cross a fork."""

_forking: list[Database] = []
"""Those that wait for a fork to be over."""


def _before_fork() -> None:
    _forking[:] = _databases
    for database in _forking:
        database.before_fork()


def _after_fork() -> None:
    for database in _forking:
        database.after_fork()
    _forking.clear()


if hasattr(os, "register_at_fork"):  # pragma: no branch - Windows has no fork
    os.register_at_fork(
        before=_before_fork, after_in_parent=_after_fork, after_in_child=_after_fork
    )
