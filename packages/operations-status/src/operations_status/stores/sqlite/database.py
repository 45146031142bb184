"""Database file: its connections, locks and errors.

One connection writes and one reads single rows, each behind a lock. Each list has a connection of
its own, because a snapshot belongs to a connection. When another file replaces the open one, all
connections are closed and the new file is opened.
"""

from __future__ import annotations

import logging
import os
import random
import sqlite3
import time
import weakref
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import quote
from uuid import UUID

from operations_status.errors import StoreError, StoreUnavailableError
from operations_status.stores import deadlines

from .schema import MIGRATIONS, is_empty, is_migrated, migrate, too_new
from .turns import Turns

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

_T = TypeVar("_T")

_logger = logging.getLogger(__name__)

BUSY_SECONDS = 30.0
"""Default time in seconds for which a reader or writer waits for other processes."""

IDLE_READERS = 4
"""The largest number of idle connections that are kept for later lists."""

_SHORTEST_PAUSE, _LONGEST_PAUSE = 0.0003, 0.02
"""Seconds between two attempts to acquire SQLite's lock."""

_WAITED_PER_PAUSE = 20
_CACHE, _LENT_CACHE = 2048, 128
"""KiB of pages that a connection caches; less for a list, because many may be read at once."""

_RENEW_STORE_ID = "UPDATE store SET store_id = randomblob(16) WHERE store_id = ?"

_WAL_BYTES = 64 * 1024 * 1024
_EFFECTIVE = os.access in os.supports_effective_ids
_REASONS = {
    sqlite3.SQLITE_BUSY: "other processes have kept it locked for too long",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_NOTADB: "it is not a SQLite database",
    sqlite3.SQLITE_READONLY: "it may not be written",
}


class Database:
    """A SQLite file that several threads and processes use at once.

    Args:
        path: The file.
        busy_seconds: Seconds for which a reader or writer waits for other processes.
        migrations: The statements that lead from each version of the schema to the next.

    Attributes:
        observers: Functions that are called after each commit of this process and after `close`.
    """

    def __init__(
        self,
        path: str | Path,
        *,
        busy_seconds: float = BUSY_SECONDS,
        migrations: Sequence[Sequence[str]] = MIGRATIONS,
    ) -> None:
        self.path = Path(path)
        self._name = os.fspath(path)  # `os.stat` is faster with a string
        self._busy_seconds = busy_seconds
        self._migrations = migrations
        self.observers: set[Callable[[], None]] = set()
        self._is_open = False
        self._is_forking = False
        self._identity: tuple[int, int] | None = None
        self._store_id: UUID | None = None
        self._inode: int | None = None
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
        """Unique id of the open store.

        Raises:
            StoreUnavailableError: The file was removed, or its replacement cannot be read.
        """
        self._follow_file()
        if self._store_id is None:
            raise StoreError(f"the store {self.path} is not open")
        return self._store_id

    def open(self, *, create: bool = True) -> None:
        """Open the file; create it, or migrate it to the newest version, if necessary.

        Args:
            create: Create the file and its folder if they are missing.

        Raises:
            StoreUnavailableError: The file is missing, cannot be created, read or written, or is
                not a store.
            StoreVersionError: A newer version of this package has written the file.
        """
        _databases.add(self)  # before its locks are used: a forked child inherits their state
        with self._write_lock:
            if not self._is_open:
                self._is_open = True
                try:
                    self._open_file(create=create)
                except BaseException:
                    self._is_open = False
                    raise

    def close(self) -> None:
        """Close all connections; the connection of a list is closed with the list."""
        with self._write_lock, self._read_lock, self._idle_lock:
            self._is_open = False
            self._disconnect()
        self._call_observers()

    def fetch_one(self, query: str, parameters: tuple[object, ...] = ()) -> Any:
        """Return the first row of a query, as a tuple, or None."""
        self._follow_file()
        with self._read_lock:
            if (reader := self._reader) is None:
                reader = self._reader = self._connect()
            try:
                return reader.execute(query, parameters).fetchone()
            except sqlite3.Error:
                # Errors are rare: only now pay for retries, and for the reason of the error.
                return self.retry_while_busy(lambda: reader.execute(query, parameters).fetchone())

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Hold the write lock; commit when the block returns, roll back when it raises."""
        self._follow_file()
        with self._write_lock:
            if (connection := self._writer) is None:
                connection = self._writer = self._connect()
            try:
                with deadlines.interruptible(connection.interrupt):
                    self._begin(connection)
                    self._check_version(connection)
                    yield connection
                    # The next process in the queue prepares during the commit, and is ahead of a
                    # process that has just written and queues up again.
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
        self._call_observers()

    def _begin(self, connection: sqlite3.Connection) -> None:
        """Wait for this process's turn to write, and begin a transaction."""
        if self._turns.is_mine:
            with suppress(sqlite3.Error):
                connection.execute("BEGIN IMMEDIATE")
                return
        self._turns.queue()
        self.retry_while_busy(lambda: connection.execute("BEGIN IMMEDIATE"))
        self._turns.begin()

    def _check_version(self, connection: sqlite3.Connection) -> None:
        """Raise `StoreVersionError` if the file was migrated since this process opened it."""
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version != len(self._migrations):
            raise self._add_path(too_new(version, len(self._migrations)))

    def _call_observers(self) -> None:
        for observe in tuple(self.observers):
            observe()

    @contextmanager
    def connection(self) -> Iterator[sqlite3.Connection]:
        """Lend a connection to one thread for a block."""
        self._follow_file()
        with self._idle_lock:
            idle = self._idle
            connection = idle.pop() if idle else self._connect(wait=5.0, cache=_LENT_CACHE)
        try:
            yield connection
        except sqlite3.Error as error:
            raise self.translate(error) from error
        finally:
            # Without the deadline: a connection that is not given back would stay open.
            self._idle_lock.acquire()
            try:
                if idle is self._idle and len(idle) < IDLE_READERS:
                    idle.append(connection)
                else:  # enough are idle, or the file was closed meanwhile
                    connection.close()
            finally:
                self._idle_lock.release()

    def before_fork(self) -> None:
        """Close all connections and block new ones: a child must not inherit a connection.

        A thread may hold a lock while it waits for another process; its wait is ended.
        """
        self._is_forking = True
        self._write_lock.acquire()
        self._read_lock.acquire()
        self._idle_lock.acquire()
        self._disconnect()

    def after_fork(self) -> None:
        """Allow connections again, in the parent and in the child."""
        self._is_forking = False
        self._idle_lock.release()
        self._read_lock.release()
        self._write_lock.release()

    def _follow_file(self) -> None:
        """Open the file at the path if it is another file than the open one.

        Raises:
            StoreUnavailableError: The file is missing or cannot be used.
        """
        if not self._is_current():
            with self._write_lock, self._read_lock, self._idle_lock:
                # Another thread may have opened it meanwhile.
                if self._is_open and not self._is_current():
                    self._disconnect()
                    self._identity = None
                    store_id, inode = self._store_id, self._inode
                    # A missing file is not created: its disk may only be unmounted.
                    self._open_file(create=False)
                    if self._store_id == store_id and self._inode != inode:
                        self._renew_store_id()
                    _logger.warning("the store %s is another file now; switched to it", self.path)

    def _renew_store_id(self) -> None:
        """Give the file an identity of its own, because it is a copy of the file before.

        The copy may lack changes, whose revisions it will give to others. The inode of the file
        before is not used again while it is open, and a disk that is mounted again has the same
        inodes.
        """
        writer, store_id = self._writer, self._store_id
        assert writer is not None  # noqa: S101 narrows the type
        assert store_id is not None  # noqa: S101 narrows the type
        with suppress(StoreUnavailableError):  # this process may only be allowed to read
            self.retry_while_busy(lambda: writer.execute(_RENEW_STORE_ID, (store_id.bytes,)))
        self._read_store_id(writer)

    def _read_store_id(self, connection: sqlite3.Connection) -> None:
        (store_id,) = connection.execute("SELECT store_id FROM store").fetchone()
        self._store_id = UUID(bytes=store_id)

    def _is_current(self) -> bool:
        """Return whether the open file is the one at the path."""
        found = _identify(self._name)
        return found is not None and found == self._identity

    def _disconnect(self) -> None:
        for connection in (self._reader, *self._idle, self._writer):
            if connection is not None:
                connection.close()
        self._writer = self._reader = None
        self._idle = []
        self._turns = Turns(self.path)

    def _open_file(self, *, create: bool) -> None:
        """Open the first connection and migrate the file, or *create* it."""
        # Identify the file first: if it is replaced from here on, `_follow_file` notices.
        identity = _identify(self._name)
        try:
            if create:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            else:
                self.path.stat()
        except OSError as error:
            if not create:
                raise self._missing(error.strerror) from error
            raise StoreUnavailableError(
                f"the store {self.path} cannot be used: its folder cannot be created: "
                f"{error.strerror}"
            ) from error
        connection = self._connect(create=create)
        try:
            self.retry_while_busy(lambda: self._prepare(connection, create=create))
        except BaseException:
            connection.close()
            raise
        self._writer, self._identity = connection, identity or _identify(self._name)
        self._inode = self._identity and self._identity[1]

    def _missing(self, reason: str | None) -> StoreUnavailableError:
        return StoreUnavailableError(f"no store at {self.path}: {reason}")

    def _connect(
        self, *, wait: float = 0.0, cache: int = _CACHE, create: bool = False
    ) -> sqlite3.Connection:
        """Return a new connection.

        Args:
            wait: Seconds for which SQLite itself waits for locks; with 0, only `retry_while_busy`
                waits.
            cache: KiB of pages that the connection caches.
            create: Create the file if it is missing.
        """
        if not self._is_open:
            raise StoreError(f"the store {self.path} is not open")

        def connect() -> sqlite3.Connection:
            connection = sqlite3.connect(
                f"file:{quote(os.fsencode(self.path), safe='')}?mode={'rwc' if create else 'rw'}",
                uri=True,
                timeout=wait,
                isolation_level=None,
                check_same_thread=False,
                cached_statements=128,
            )
            try:
                # FULL makes a commit wait for the disk, so that it survives a power cut.
                connection.execute("PRAGMA synchronous = FULL")
                connection.execute(f"PRAGMA journal_size_limit = {_WAL_BYTES}")
                connection.execute(f"PRAGMA cache_size = -{cache}")
            except BaseException:
                connection.close()
                raise
            return connection

        return self.retry_while_busy(connect)

    def _prepare(self, connection: sqlite3.Connection, *, create: bool) -> None:
        if not create and is_empty(connection):
            raise self._missing("the file is empty")
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            raise StoreUnavailableError(
                f"the store {self.path} cannot be used: its file system has no shared memory, "
                "as write-ahead logging needs it; network file systems often have none"
            )
        # A transaction would wait for other writers; a program that only reads need not.
        if create or not is_migrated(connection, self._migrations):
            connection.execute("BEGIN IMMEDIATE")
            try:
                migrate(connection, self._migrations)
                connection.execute("COMMIT")
            except BaseException as error:
                with suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
                if isinstance(error, StoreError):
                    raise self._add_path(error) from None
                raise
        self._read_store_id(connection)

    def _add_path(self, error: StoreError) -> StoreError:
        return type(error)(f"the store {self.path} cannot be used: {error}")

    def retry_while_busy(self, attempt: Callable[[], _T]) -> _T:
        """Return the result of an attempt; repeat it while other processes hold locks.

        Raises:
            StoreUnavailableError: Another error has occurred, the wait timed out, or this process
                forks.
        """
        started = time.monotonic()
        while True:
            try:
                return attempt()
            except sqlite3.Error as error:
                waited = time.monotonic() - started
                is_over = waited > self._busy_seconds or not deadlines.remaining()
                is_over = is_over or self._is_forking
                if _primary_code(error) != sqlite3.SQLITE_BUSY or is_over:
                    raise self.translate(error) from error
            longest = min(max(waited / _WAITED_PER_PAUSE, _SHORTEST_PAUSE), _LONGEST_PAUSE)
            time.sleep(random.uniform(0.5, 1.0) * longest)  # noqa: S311 no secret

    def translate(self, error: sqlite3.Error) -> StoreUnavailableError:
        """Return an error with the reason why the file cannot be used."""
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
        found = os.stat(path)  # noqa: PTH116 faster than `Path.stat`, and called for every query
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _primary_code(error: sqlite3.Error) -> int:
    """Return the error's primary result code; 0 without a code."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF


_databases: weakref.WeakSet[Database] = weakref.WeakSet()
"""Databases that this process has opened, or tries to open."""

_forking: list[Database] = []
"""Databases without connections until the running fork is over."""


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
