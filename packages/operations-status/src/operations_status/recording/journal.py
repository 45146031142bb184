"""Journal of a process: changes that the store has not taken yet, in their order.

The changes are kept in memory and in a file; if the process dies, another process hands the file
in. No file is created before the first change. A line is written before `append` returns, and a
thread syncs the file to the disk within a second. After a crash, a change may be handed in a second
time; this is harmless, because the store compares owners, attempts and times.
"""

from __future__ import annotations

import logging
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from attrs import define, field, frozen

from operations_status.errors import StoreError
from operations_status.stores.deadlines import DeadlineLock

from .journal_files import Entry, JournalFile, Kind, decode, encode, open_abandoned

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from uuid import UUID

    from .journal_files import JournalFolder

    Write = Callable[[Entry], bool]

_logger = logging.getLogger(__name__)

LIMIT_BYTES = 64 * 1024 * 1024
"""Default limit: the largest size of the journals of a user for one store together."""

_PROGRESS_SHARE = 0.75
"""Part of the limit up to which reports of progress are kept."""

_SYNC_SECONDS = 0.5
_WASTE_BYTES = 1024 * 1024
"""Size up to which a file keeps lines that have become superfluous."""

_UNKNOWN_SECONDS = 24 * 60 * 60.0
"""Seconds for which the changes of an operation that does not exist are kept."""

_REPLACED_SECONDS = 7 * 24 * 60 * 60.0
"""Seconds since its last change for which the journal of another store is kept."""

_FIRST_DELAY_SECONDS = 0.5


@frozen
class _Queued:
    """A line of the journal, with the operation and the kind of its entry."""

    operation_id: UUID
    kind: Kind
    line: bytes


@frozen
class _Deferral:
    """Times on the monotonic clock: of the first refusal of an operation, and of the next try."""

    first: float
    next: float

    @classmethod
    def after(cls, earlier: _Deferral | None) -> _Deferral:
        """Return the deferral after a refusal now; the pauses between two tries double."""
        now = time.monotonic()
        first = earlier.first if earlier else now
        return cls(first, now + max(_FIRST_DELAY_SECONDS, now - first))

    @property
    def is_over(self) -> bool:
        """Whether the next try is due."""
        return self.next <= time.monotonic()


@define(eq=False)
class Journal:
    """Journal of one process for one store; the methods are thread-safe.

    Args:
        folder: Folder of the files.
        limit: The largest size of all files in the folder together in bytes, and of the entries
            that are kept in memory.

    Attributes:
        store_id: Identifier of the store; None while it is unknown.
        dropped: Number of beginnings and ends that were dropped.
    """

    _folder: JournalFolder
    _limit: int = LIMIT_BYTES
    store_id: UUID | None = field(default=None, init=False)
    dropped: int = field(default=0, init=False)
    _queue: dict[int, _Queued] = field(factory=dict, init=False)
    _pending: dict[UUID, int] = field(factory=dict, init=False)
    _progress: dict[UUID, int] = field(factory=dict, init=False)
    _deferred: dict[UUID, _Deferral] = field(factory=dict, init=False)
    _postponed: dict[Path, _Deferral] = field(factory=dict, init=False)
    _number: int = field(default=0, init=False)
    _size: int = field(default=0, init=False)
    _size_of_others: int = field(default=0, init=False)
    _file: JournalFile | None = field(default=None, init=False)
    _replaced: list[JournalFile] = field(factory=list, init=False)
    _is_full: bool = field(default=False, init=False)
    _is_failing: bool = field(default=False, init=False)
    _is_dirty: bool = field(default=False, init=False)
    _thread: threading.Thread | None = field(default=None, init=False)
    _lock: threading.Lock = field(factory=threading.Lock, init=False)
    _handing_in: DeadlineLock = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._handing_in = DeadlineLock("another thread hands in the journal")

    def __len__(self) -> int:
        return len(self._queue)

    @property
    def is_blocked(self) -> bool:
        """Whether entries wait for the store, not only for operations that do not exist yet."""
        return len(self._pending) > len(self._deferred)

    @property
    def is_due(self) -> bool:
        """Whether `hand_in` has entries to write now."""
        if self.is_blocked:
            return True
        return any(deferral.is_over for deferral in tuple(self._deferred.values()))

    @property
    def has_files(self) -> bool:
        """Whether the folder has files, of this process or another."""
        return bool(self._folder.find())

    @property
    def is_kept(self) -> bool:
        """Whether all entries are in a file, where the next process finds them."""
        return not self._is_failing

    def has(self, operation_id: UUID) -> bool:
        """Return whether the journal has entries of an operation."""
        return operation_id in self._pending

    def append(self, entry: Entry) -> None:
        """Add an entry, unless the journal is full.

        An entry replaces an earlier report of progress of the same operation, unless it is a
        beginning. If the file cannot be written, the entry is kept in memory.
        """
        line = encode(entry)
        with self._lock:
            if entry.kind is not Kind.BEGINNING and (old := self._progress.get(entry.operation_id)):
                self._discard(old)
            if not self._has_room(entry.kind, len(line)):
                self._drop(entry)
                return
            self._number += 1
            self._queue[self._number] = _Queued(entry.operation_id, entry.kind, line)
            self._size += len(line)
            self._pending[entry.operation_id] = self._pending.get(entry.operation_id, 0) + 1
            if entry.kind is Kind.PROGRESS:
                self._progress[entry.operation_id] = self._number
            self._write(line)
            if self._thread is None:
                thread = threading.Thread(
                    target=self._run, name="operations-status journal", daemon=True
                )
                with suppress(RuntimeError):  # too many threads, or the interpreter shuts down
                    thread.start()
                    self._thread = thread

    def hand_in(self, write: Write) -> None:
        """Write the entries in their order; keep those of operations that do not exist yet.

        Args:
            write: Writes an entry to the store, and returns whether its operation exists. A
                `StoreError` ends the call; after any other exception, the entry is dropped.
        """
        with self._handing_in:
            deferred = tuple(self._deferred.items())
            refused = {one for one, deferral in deferred if not deferral.is_over}
            for number in tuple(self._queue):
                queued = self._queue.get(number)
                if queued is None or queued.operation_id in refused:
                    continue
                (entry,) = decode(queued.line)
                if self._write_entry(entry, write):
                    with self._lock:
                        self._deferred.pop(entry.operation_id, None)
                        self._discard(number)
                else:
                    refused.add(entry.operation_id)
                    earlier = self._deferred.get(entry.operation_id)
                    self._deferred[entry.operation_id] = _Deferral.after(earlier)
            with self._lock:
                if not self._queue:
                    self._empty()

    def adopt(self, write: Write, store_id: UUID, is_stopped: Callable[[], bool]) -> None:
        """Write the entries of processes that have ended, and delete their files.

        A file with entries of operations that do not exist yet is kept. It is retried after growing
        pauses, until the operations exist or the entries are a day old.

        Args:
            write: See `hand_in`.
            store_id: Identifier of the store; entries for another store are left alone for a week.
            is_stopped: Whether the remaining entries are left to another process.
        """
        paths = self._folder.find()
        for gone in self._postponed.keys() - set(paths):
            del self._postponed[gone]
        for path in paths:
            postponed = self._postponed.get(path)
            if postponed and not postponed.is_over:
                continue
            with open_abandoned(path) as file:
                if file is None:
                    continue
                if file.store_id not in {None, store_id}:
                    self._forget(file)
                    continue
                refused: set[UUID] = set()
                for entry in decode(file.read()):
                    if is_stopped():
                        return
                    if entry.operation_id in refused or not self._write_entry(entry, write):
                        refused.add(entry.operation_id)
                if refused:
                    self._postpone(path, len(refused))
                else:
                    file.remove()

    def _postpone(self, path: Path, count: int) -> None:
        """Leave an abandoned file alone for a while: the store does not know its operations."""
        earlier = self._postponed.get(path)
        if earlier is None:
            _logger.warning(
                "%s is kept for a day: %d of its operations do not exist yet", path, count
            )
        self._postponed[path] = _Deferral.after(earlier)

    def _forget(self, file: JournalFile) -> None:
        """Delete an abandoned file of another store, unless it has changed within a week."""
        if time.time() - file.changed < _REPLACED_SECONDS:
            return
        count = sum(entry.kind is not Kind.PROGRESS for entry in decode(file.read()))
        self.dropped += count
        _logger.error(
            "%s is deleted with %d beginnings and ends: it belongs to another store",
            file.path,
            count,
        )
        file.remove()

    def close(self) -> None:
        """Leave the entries to the next process; those without a file stay in memory."""
        self._sync()
        with self._lock:
            if self._file is None or self._is_failing:
                return
            self._file.close()
            self._file = None
            for number in tuple(self._queue):
                self._discard(number)

    def _write_entry(self, entry: Entry, write: Write) -> bool:
        """Write an entry; return False if it has to wait until its operation exists."""
        try:
            if write(entry):
                return True
        except StoreError:
            raise
        except Exception:
            self.dropped += entry.kind is not Kind.PROGRESS
            _logger.exception("operation %s: its %s is lost", entry.operation_id, entry.kind)
            return True
        if time.time() - entry.moment < _UNKNOWN_SECONDS:
            return False
        self.dropped += entry.kind is not Kind.PROGRESS
        _logger.error("operation %s is not recorded: it does not exist", entry.operation_id)
        return True

    def _has_room(self, kind: Kind, size: int) -> bool:
        limit = self._limit * _PROGRESS_SHARE if kind is Kind.PROGRESS else self._limit
        return self._size_of_others + self._size + size <= limit

    def _drop(self, entry: Entry) -> None:
        if entry.kind is Kind.PROGRESS:
            return
        self.dropped += 1
        level = logging.DEBUG if self._is_full else logging.ERROR
        self._is_full = True
        _logger.log(
            level,
            "operation %s: its %s is not recorded: the journal is full (%d bytes)",
            entry.operation_id,
            entry.kind,
            self._limit,
        )

    def _discard(self, number: int) -> None:
        """Remove an entry from memory; its line in the file has become superfluous."""
        queued = self._queue.pop(number, None)
        if queued is None:  # a later report has replaced it
            return
        self._size -= len(queued.line)
        if self._progress.get(queued.operation_id) == number:
            del self._progress[queued.operation_id]
        self._pending[queued.operation_id] -= 1
        if not self._pending[queued.operation_id]:
            del self._pending[queued.operation_id]
            self._deferred.pop(queued.operation_id, None)

    def _write(self, line: bytes) -> None:
        """Append a line to the file; create the file, or another one without superfluous lines."""
        if self._is_failing:
            return  # the thread tries again
        file = self._file
        if file is None or self._size_of_others + file.size + len(line) > self._limit:
            self._rewrite()
            return
        try:
            file.write(line)
        except OSError as error:
            self._fail(error)
        self._is_dirty = True

    def _rewrite(self) -> None:
        """Write all entries to a new file, which replaces the old one."""
        try:
            file = self._folder.create(self.store_id)
            try:
                file.write(b"".join(queued.line for queued in self._queue.values()))
            except OSError:
                file.remove()
                raise
        except OSError as error:
            self._fail(error)
            return
        if self._file is not None:
            self._replaced.append(self._file)
        self._file = file
        self._is_dirty = True
        self._measure_others()
        if self._is_failing:
            self._is_failing = False
            _logger.warning("the journal is written again: %s", file.path)

    def _fail(self, error: OSError) -> None:
        if not self._is_failing:
            self._is_failing = True
            _logger.error("the journal cannot be written, it is kept in memory: %s", error)

    def _measure_others(self) -> None:
        own = sum(file.size for file in (self._file, *self._replaced) if file is not None)
        self._size_of_others = max(0, self._folder.measure() - own)

    def _empty(self) -> None:
        """Delete the file of an empty journal."""
        for file in (self._file, *self._replaced):
            if file is not None:
                file.remove()
        self._file = None
        self._replaced.clear()
        self._is_failing = False
        if self._is_full:
            self._is_full = False
            _logger.warning("the journal has room again; %d changes were dropped", self.dropped)

    def _run(self) -> None:
        """Have the file written to the disk twice a second until the journal is empty."""
        while self._prepare_sync():
            self._sync()
            time.sleep(_SYNC_SECONDS)

    def _prepare_sync(self) -> bool:
        """Rewrite a file that is damaged or mostly superfluous; return whether to go on."""
        with self._lock:
            if not self._queue:
                self._thread = None
                return False
            waste = 0 if self._file is None else self._file.size - self._size
            if self._is_failing or waste > max(self._size, _WASTE_BYTES):
                self._rewrite()
            self._measure_others()
        return True

    def _sync(self) -> None:
        """Have the file written to the disk, and delete the files that it replaces."""
        with self._lock:
            file, replaced = self._file, tuple(self._replaced)
            is_dirty, self._is_dirty = self._is_dirty, False
        if file is None or not is_dirty:
            return
        with suppress(OSError):  # the disk has an error
            file.sync()
        for one in replaced:
            one.remove()
        with self._lock:
            self._replaced = [one for one in self._replaced if one not in replaced]
