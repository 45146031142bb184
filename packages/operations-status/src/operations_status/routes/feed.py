"""The list as a feed of server-sent events: every change of an operation, as it happens.

An event has the position of its change as its identifier. A client that comes back with the last
one that it has seen (`Last-Event-ID`) is sent what has changed since. Nothing is kept for a client:
one that is slow is sent, when it has read on, what the store knows then.
"""

from __future__ import annotations

import json
import random
import time
from typing import TYPE_CHECKING

import attrs

from operations_status.errors import AuthError, StoreUnavailableError
from operations_status.messages.disconnection import send_in_time, watching
from operations_status.messages.media_types import EVENT_STREAM
from operations_status.messages.positions import Positions
from operations_status.messages.request_headers import LAST_EVENT_ID, read_headers
from operations_status.metrics.measures import waiting
from operations_status.operation_json import join_json

from .topics import ListEvent

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Sequence

    from starlette.types import Receive, Scope, Send

    from operations_status.filters import ListRequest
    from operations_status.stores import OperationStore

    from .admission import Admission
    from .change_hub import ChangeHub
    from .topics import Follower, ListTopic

_PAGE = 200
"""Changes that are read from the store at once."""

_RETRY_SECONDS = 1.0
"""Pause after which the store is tried again when it could not be read."""

_RETRY_MS = (1000, 5000)
"""Between these, clients wait before they come back: a service that ends sends all away at once."""

_HEADERS = [
    (b"content-type", EVENT_STREAM),
    (b"cache-control", b"no-store"),
    (b"vary", b"Accept"),
    (b"x-accel-buffering", b"no"),  # nginx would hold events back until it has many
]


@attrs.frozen(kw_only=True)
class Feed:
    """Sends events to any number of clients.

    Attributes:
        store: Where the operations are; open.
        hub: Tells what changes there.
        admission: Lets clients in, and asks them again with every sign of life.
        heartbeat: Seconds between two signs of life.
        patience: Seconds that a client may take to read on.
    """

    store: OperationStore
    hub: ChangeHub
    admission: Admission
    heartbeat: float
    patience: float

    async def serve(
        self,
        scope: Scope,
        receive: Receive,
        send: Send,
        request: ListRequest,
    ) -> None:
        """Answer one request until the client has gone, may not read on, or the service ends.

        Args:
            scope: of the request, which may read.
            receive: of the request.
            send: of the request.
            request: of which operations the client wants to hear, and in which view.

        Raises:
            StoreUnavailableError: the store cannot be read; nothing was sent yet.
            ConnectionAbortedError: the client does not read.
        """
        with waiting(scope, "stream"):
            follower = await self.hub.join_list(request.wanted)
            try:
                positions = Positions.of(self.store.store_id)
                stream = _Stream(self, scope, send, follower, request, positions)
                beginning = await stream.begin()
                await send({"type": "http.response.start", "status": 200, "headers": [*_HEADERS]})
                if scope["method"] == "HEAD":
                    await send({"type": "http.response.body", "body": b""})
                    return
                with watching(receive, follower.wake) as gone:
                    await stream.run(beginning, gone)
            finally:
                self.hub.leave(follower)


@attrs.define(eq=False)
class _Stream:
    """Event stream of one client."""

    feed: Feed
    scope: Scope
    send: Send
    follower: Follower[ListTopic]
    request: ListRequest
    positions: Positions
    _position: int = 0
    _said: int = 0
    _next_beat: float = 0.0

    async def begin(self) -> bytes:
        """Find out where to begin, and return what says so."""
        reached = await self.feed.store.revision()
        retry = random.randint(*_RETRY_MS)  # noqa: S311 no secret
        last = read_headers(self.scope).get(LAST_EVENT_ID)
        held = self.positions.read(last) if last else None
        since = held.revision if held else reached.latest
        if (last and held is None) or since > reached.newest:
            # Of another store, or from a future that this one has not had: all, from the start.
            return b"retry: %d\nevent: reset\nid: %b\ndata: {}\n\n" % (retry, self._place(0))
        self._position = since
        return b"retry: %d\nid: %b\n\n" % (retry, self._place(since))

    async def run(self, beginning: bytes, gone: asyncio.Task[None]) -> None:
        """Send events until something ends the stream."""
        sign = beginning
        while not (gone.done() or self.feed.hub.is_over(self.follower)):
            if time.monotonic() >= self._next_beat:
                if not self._may_read_on():
                    break
                await self._send(sign or self._beat())
                sign = b""
            try:
                events, pause = await self._next_events(), self.feed.heartbeat
            except StoreUnavailableError:
                events, pause = (), _RETRY_SECONDS
            if events:
                await self._send(b"".join(map(self._write, events)))
            else:
                await self.follower.wait(min(pause, max(0.0, self._next_beat - time.monotonic())))
        if not gone.done():
            await self._send(b"", more=False)

    def _may_read_on(self) -> bool:
        """Return whether the client may read on, and plan when this is asked again."""
        try:
            expires = self.feed.admission.identify(self.scope).expires
        except AuthError:
            return False
        pause = self.feed.heartbeat
        if not self._next_beat:  # those that have begun together are not to sound together
            pause *= random.uniform(0.1, 1.0)  # noqa: S311 no secret
        if expires is not None:
            pause = min(pause, expires - time.time())
        self._next_beat = time.monotonic() + pause
        return True

    async def _next_events(self) -> Sequence[ListEvent]:
        """Return what comes next; nothing when there is nothing yet."""
        topic, hub = self.follower.topic, self.feed.hub
        if self._position >= topic.floor:
            events: Sequence[ListEvent] = topic.events_after(self._position)
            self._position = events[-1].revision if events else max(self._position, hub.position)
            return events
        reached = hub.position
        wanted = self.request.wanted.now_or_before()
        changes = await self.feed.store.read_changes(wanted, self._position, limit=_PAGE)
        if changes:
            self._position = changes[-1].revision
        if len(changes) < _PAGE:
            self._position = max(self._position, reached)
        return [ListEvent(*change, has_left=self._has_left(change.summary)) for change in changes]

    def _has_left(self, summary: bytes) -> bool:
        states = self.request.wanted.statuses
        return bool(states) and json.loads(summary)["status"] not in states

    def _write(self, event: ListEvent) -> bytes:
        kind = b"event: left\n" if event.has_left else b""
        data = join_json(event.summary, event.details) if self.request.is_full else event.summary
        return b"%bid: %b\ndata: %b\n\n" % (kind, self._place(event.revision), data)

    def _beat(self) -> bytes:
        """Return a sign of life, which says how far the client is when it does not know."""
        if self._position > self._said:
            return b":\nid: %b\n\n" % self._place(self._position)
        return b":\n\n"

    def _place(self, revision: int) -> bytes:
        self._said = revision
        return self.positions.write(revision)

    async def _send(self, body: bytes, *, more: bool = True) -> None:
        message = {"type": "http.response.body", "body": body, "more_body": more}
        await send_in_time(self.send, message, seconds=self.feed.patience)
