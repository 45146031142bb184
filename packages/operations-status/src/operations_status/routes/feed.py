"""The list as a feed of server-sent events: an event for each change of an operation.

The id of an event is the position of its change. With `Last-Event-ID`, the feed starts after that
event. The service buffers nothing for a client: a slow client later receives the state that the
store has at that time.
"""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING

import attrs

from operations_status.errors import AuthError, StoreUnavailableError
from operations_status.governor import LimitReachedError
from operations_status.messages.headers import EVENT_STREAM, HEADERS, LAST_EVENT_ID
from operations_status.messages.responses import send_piece
from operations_status.operation_json import from_summary_json, join_json

from .change_hub import Follower, LoggedChange
from .disconnects import run_while_connected
from .views import KEY_SCOPE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.types import Receive, Scope, Send

    from operations_status.filters import ListRequest
    from operations_status.messages.headers import Positions

    from .views import StoreView

_PAGE = 16
"""Number of changes that one call of the store reads; they are in memory until they are sent."""

_RETRY_SECONDS = 1.0
"""Pause before the next attempt when the store could not be read."""

_RETRY_MS = (1000, 5000)
"""Bounds of the delay before a client reconnects: a shutdown disconnects all at once."""

_HEADERS = [
    (b"content-type", EVENT_STREAM),
    (b"cache-control", b"no-store"),
    (b"vary", b"Accept"),
    (b"x-accel-buffering", b"no"),  # nginx would buffer events
]


async def serve_feed(
    view: StoreView, scope: Scope, receive: Receive, send: Send, request: ListRequest
) -> None:
    """Serve one feed until the client disconnects, its token expires, or the service shuts down.

    Raises:
        LimitReachedError: The client is at its limit of waiting requests; nothing was sent yet.
        StoreUnavailableError: The store cannot be read; nothing was sent yet.
        ConnectionAbortedError: The client has disconnected, or stopped reading.
    """
    async with view.follow(scope, "stream", Follower(filter_=request.filter)) as follower:
        positions = view.positions.within(scope[KEY_SCOPE])
        feed = _Feed(view, scope, send, follower, request, positions)
        beginning = await feed.begin()
        await send({"type": "http.response.start", "status": 200, "headers": [*_HEADERS]})
        if scope["method"] == "HEAD":
            await send({"type": "http.response.body", "body": b""})
        else:
            await run_while_connected(receive, feed.run(beginning))


@attrs.define(eq=False)
class _Feed:
    """Feed of one client, whose token is checked at the start and before each heartbeat."""

    view: StoreView
    scope: Scope
    send: Send
    follower: Follower
    request: ListRequest
    positions: Positions
    _position: int = 0
    _joined_at: int = 0
    _last_sent: int = 0
    _next_heartbeat: float = 0.0

    async def begin(self) -> bytes:
        """Set the first position; return the first message, which contains it."""
        self._joined_at = self.view.hub.position
        reached = await self.view.store.revision()
        retry = random.randint(*_RETRY_MS)  # noqa: S311 no secret
        last = self.scope[HEADERS].get(LAST_EVENT_ID)
        held = self.positions.read(last) if last else None
        since = held.revision if held else reached.latest
        if (last and held is None) or since > reached.newest:
            # The position is of another store, or of changes that this one has lost.
            return b"retry: %d\nevent: reset\nid: %b\ndata: {}\n\n" % (
                retry,
                self._write_position(0),
            )
        self._position = since
        return b"retry: %d\nid: %b\n\n" % (retry, self._write_position(since))

    async def run(self, beginning: bytes) -> None:
        """Send events until the stream ends."""
        message = beginning
        while not self.view.hub.is_over(self.follower):
            if time.monotonic() >= self._next_heartbeat:
                if not self._is_admitted():
                    break
                if not message:
                    message = b":\n"  # a heartbeat, with the position if the client lacks it
                    # With a scope, the position is always sent: its presence must not disclose
                    # that operations outside the scope have changed.
                    if self._position > self._last_sent or self.positions.seal is not None:
                        message += b"id: %b\n" % self._write_position(self._position)
                    message += b"\n"
                await self._send(message)
                message = b""
            pause = self.view.settings.feed_heartbeat
            try:
                changes = await self._find_changes()
            except (StoreUnavailableError, LimitReachedError, TimeoutError):
                changes, pause = (), _RETRY_SECONDS
            for change in changes:
                await self.view.governor.take_turn(self.scope)
                await self._send(self._write(change))
            if not changes:
                await self.follower.wait(
                    min(pause, max(0.0, self._next_heartbeat - time.monotonic()))
                )
        await self._send(b"", more=False)

    def _is_admitted(self) -> bool:
        """Return whether the client is still admitted, and schedule the next check."""
        try:
            expires = self.view.admit(self.scope).expires
        except AuthError:
            return False
        pause = self.view.settings.feed_heartbeat
        if not self._next_heartbeat:  # spreads clients that connected together
            pause *= random.uniform(0.1, 1.0)  # noqa: S311 no secret
        if expires is not None:
            pause = min(pause, expires - time.time())
        self._next_heartbeat = time.monotonic() + pause
        return True

    async def _find_changes(self) -> Sequence[LoggedChange]:
        """Return the next changes to send, if any: one of the log, or some of the store."""
        hub, filter_ = self.view.hub, self.follower.filter
        assert filter_ is not None  # noqa: S101 that of the list
        reached = hub.position
        if self._position >= max(self._joined_at, self.follower.latest):
            self._position = max(self._position, reached)
            return ()
        if self._position >= hub.floor:
            change = hub.find_change(filter_, self._position)
            changes: Sequence[LoggedChange] = () if change is None else (change,)
            is_complete = change is None
        else:
            async with (
                self.view.governor.scans.take(self.scope),
                asyncio.timeout(self.view.settings.query_timeout),
            ):
                read = await self.view.store.read_changes(filter_, self._position, limit=_PAGE)
            changes = [
                LoggedChange(one, from_summary_json(one.summary, one.details)) for one in read
            ]
            is_complete = len(changes) < _PAGE
        if changes:
            self._position = changes[-1].revision
        if is_complete:
            self._position = max(self._position, reached)
        return changes

    def _write(self, entry: LoggedChange) -> bytes:
        kind = b"" if self.request.filter.accepts(entry.operation) else b"event: left\n"
        data = entry.change.summary
        if self.request.is_full:
            data = join_json(data, entry.change.details)
        return b"%bid: %b\ndata: %b\n\n" % (kind, self._write_position(entry.revision), data)

    def _write_position(self, revision: int) -> bytes:
        self._last_sent = revision
        return self.positions.write(revision)

    async def _send(self, body: bytes, *, more: bool = True) -> None:
        patience = self.view.settings.keep_alive_timeout
        await send_piece(self.send, body, seconds=patience, more=more)
