"""Change notices: how processes learn of changes that others make.

A process that makes changes announces them a moment later, outside their transactions: NOTIFY takes
a lock of the whole server until its commit, which changes must not wait for. A notice says only
that there is a change. A listening process reads the revision after each notice, and at least once
a second: there is no notice if a process dies before it sends one, or behind a pooler.
"""

from __future__ import annotations

import contextlib
import math
import queue
import random
import threading
import time
from typing import TYPE_CHECKING

from psycopg import sql

from operations_status.errors import StoreError
from operations_status.stores import deadlines

from .queries import to_revision
from .statements import SQL

if TYPE_CHECKING:
    from collections.abc import Callable

    from .connection import Connection
    from .pool import ConnectionPool

LOOK_SECONDS = 1.0
"""Longest time for which a change without a notice goes unnoticed."""

ANNOUNCE_SECONDS = 0.02
"""Time for which changes are collected for one notice."""

_SETTLE_SECONDS = 0.005
"""Pause before the next look while visible changes are not settled."""

_STALL_SECONDS = 0.05
"""Time after which the floor is raised because another transaction keeps changes unsettled."""

_ANSWER_SECONDS = 5.0
_LONGEST_WAIT_SECONDS = 1.0  # Windows delivers Ctrl-C between two waits, not within one


class Notices:
    """Sends the notices of a process, and waits for those of all processes.

    One thread sends, from the first change on. Another one listens on a connection of its own, from
    the first wait on.

    Args:
        pool: Connections of the process.
        look_seconds: Longest time for which a change without a notice goes unnoticed.
    """

    def __init__(self, pool: ConnectionPool, *, look_seconds: float = LOOK_SECONDS) -> None:
        self._pool = pool
        self._look_seconds = look_seconds
        self._lock = threading.Lock()
        self._sender: threading.Thread | None = None
        self._due: queue.SimpleQueue[None] = queue.SimpleQueue()
        self._is_due = False
        self._listener: threading.Thread | None = None
        self._listening = deadlines.Interruption()
        self._own_change = threading.Event()
        self._changed = threading.Condition()
        self._revision = 0
        self._is_closed = threading.Event()

    def announce(self) -> None:
        """Have a notice sent soon; call this after each change."""
        if not self._is_due:
            self._is_due = True
            self._due.put(None)
            self._own_change.set()
            with self._lock:
                self._sender = self._sender or _start(self._send)

    def wait(self, since: int, *, within: float) -> bool:
        """See `BlockingStore.wait_for_change`."""
        deadline = time.monotonic() + deadlines.remaining(within)
        with self._lock:
            self._pool.check_open()
            listen = self._listening.run
            self._listener = self._listener or _start(lambda: listen(self._listen))
        with self._changed:
            while self._revision <= since and (left := deadline - time.monotonic()) > 0:
                self._changed.wait(min(left, _LONGEST_WAIT_SECONDS))
                self._pool.check_open()
            return self._revision > since

    def close(self) -> None:
        """Send the pending notice, close the pool and end all waits."""
        self._is_closed.set()
        self._due.put(None)
        if self._sender is not None:
            self._sender.join(deadlines.remaining())
        self._pool.close()
        self._listening.interrupt()
        self._own_change.set()
        with self._changed:
            self._changed.notify_all()
        if self._listener is not None:
            self._listener.join(deadlines.remaining())

    def _send(self) -> None:
        while not self._is_closed.is_set():
            try:
                self._due.get(timeout=self._pool.idle_seconds)
            except queue.Empty:
                self._pool.close_idle()
                continue
            self._is_closed.wait(ANNOUNCE_SECONDS)
            if self._is_due:
                self._is_due = False  # a change from now on needs a notice of its own
                with contextlib.suppress(StoreError):  # listeners look every second anyway
                    self._pool.fetch("announce")

    def _listen(self) -> None:
        while not self._is_closed.is_set():
            with (
                contextlib.suppress(StoreError),
                contextlib.closing(self._pool.connect()) as one,
                self._pool.translate_errors(one),
            ):
                self._look_on(one)
            # No immediate retry after a failure, and not by all processes together.
            self._is_closed.wait(self._look_seconds * random.uniform(0.5, 1.0))  # noqa: S311 no secret

    def _look_on(self, connection: Connection) -> None:
        """Look for changes until the connection is lost."""
        if not connection.is_pooled:
            connection.statement_seconds = math.inf  # waiting for a notice has no timeout
            channel = connection.fetch_value(SQL["channel"])
            connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(channel)))
        settled = time.monotonic()
        while not self._is_closed.is_set():
            self._own_change.clear()
            with deadlines.within(_ANSWER_SECONDS):
                row = connection.fetch_row(SQL["revision"], {"floor": self._pool.floor})
                revision = to_revision(row)
                is_settled = revision.newest <= revision.latest
                if is_settled:
                    settled = time.monotonic()
                elif time.monotonic() - settled > _STALL_SECONDS:
                    self._pool.raise_floor(connection)
            if revision.latest != self._revision:
                self._revision = revision.latest
                with self._changed:
                    self._changed.notify_all()
            if not is_settled:
                self._is_closed.wait(_SETTLE_SECONDS)
            elif connection.is_pooled:
                self._own_change.wait(self._look_seconds)
            else:
                list(connection.notifies(timeout=self._look_seconds, stop_after=1))


def _start(work: Callable[[], None]) -> threading.Thread:
    thread = threading.Thread(target=work, name="operations-status notices", daemon=True)
    thread.start()
    return thread
