"""Repairs of Hypercorn: the only module that touches its inside.

Each section names one fault, its effect, and the version it was seen in: 0.18.0, the newest one.
`repair` is for every connection of this process, `Connection` for those of the service.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Any

import h2.errors
import h2.events
import h2.exceptions
from hypercorn import protocol as protocols
from hypercorn.asyncio.tcp_server import TCPServer
from hypercorn.asyncio.worker_context import WorkerContext
from hypercorn.config import Config
from hypercorn.events import Closed, Event, RawData, Updated
from hypercorn.protocol import h2 as h2_module
from hypercorn.protocol import h11 as h11_module
from hypercorn.protocol.events import Body, StreamClosed
from hypercorn.protocol.h2 import BufferCompleteError, H2Protocol, StreamBuffer
from hypercorn.protocol.h11 import H11Protocol
from hypercorn.protocol.ws_stream import WSStream

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import h11
    from hypercorn.protocol.events import Event as StreamEvent

MAX_STREAM_BUFFER = 16 * 1024
"""Bytes of a response that HTTP/2 holds for one stream; with 100 streams, 1.6 MiB a connection."""

DRAIN_PATIENCE = 2.0
"""Seconds without progress after which a response is given up while the service drains."""

_SLICE_SIZE = 64 * 1024
_UNBLOCKED_SIZE = 32 * 1024
"""Bytes that are written without waiting for the client; a transport buffers 64 KiB anyway."""

_logger = logging.getLogger(__name__)


def repair() -> None:
    """Repair HTTP/1.1 and HTTP/2 for all connections that Hypercorn opens from now on.

    Raises:
        ImportError: this Hypercorn lacks names that the repairs rely on; nothing is changed.
    """
    context = WorkerContext(None)
    arguments: Any = (None, Config(), context, None, None, False, None, None, None)
    expected = {
        protocols: "H2Protocol H11Protocol ProtocolWrapper",
        h2_module: "WSStream",
        h11_module: "WSStream",
        WSStream(*arguments): "closed handle send stream_id",
        TCPServer: "run protocol_send _read_data _close _initiate_server_close",
        StreamBuffer(context.event_class): "buffer _complete _paused _is_empty push pop close",
        H2Protocol(*arguments): (
            "connection context config closed stream_buffers priority has_data task_group"
            " send idle streams initiate handle stream_send"
            " _handle_events _create_stream _close_stream _flush"
        ),
        H11Protocol(*arguments): "connection keep_alive_requests _check_protocol",
    }
    missing = [
        f"{getattr(owner, '__name__', type(owner).__name__)}.{name}"
        for owner, names in expected.items()
        for name in names.split()
        if not hasattr(owner, name)
    ]
    if missing:
        raise ImportError(f"this version of Hypercorn has no {', '.join(missing)}")
    # The names that ProtocolWrapper and the protocols look up.
    vars(protocols).update(H2Protocol=Http2, H11Protocol=Http1)
    for module in (h2_module, h11_module):
        vars(module).update(WSStream=WebSocket)


# --- A request is upgraded to HTTP/2 by `Upgrade: h2c`, over TLS as well (0.18.0) ----------------
# A proxy that forwards the header sees one request and passes everything after it on unread
# (RFC 9113 removed this upgrade). HTTP/2 is negotiated by ALPN or begins with its preface.


class Http1(H11Protocol):
    """HTTP/1.1 that becomes HTTP/2 by the preface of HTTP/2 only, at the start of a connection."""

    async def _check_protocol(self, event: h11.Request) -> None:
        if not event.headers and self.keep_alive_requests == 0:
            await super()._check_protocol(event)


# --- A refused WebSocket handshake keeps its connection open indefinitely (0.18.0) ---------------
# What Hypercorn itself refuses with 400 never ends its stream, so the connection counts as busy.


class WebSocket(WSStream):
    """A WebSocket whose stream ends when Hypercorn refuses its handshake."""

    async def handle(self, event: StreamEvent) -> None:
        """Handle a part of the handshake, data, or the end of the stream."""
        was_closed = self.closed
        await super().handle(event)
        if self.closed and not was_closed and not isinstance(event, StreamClosed):
            self.closed = False  # the protocol answers with the end of the stream for this one
            await self.send(StreamClosed(stream_id=self.stream_id))


# --- HTTP/2 has no back-pressure (0.18.0) ---------------------------------------------------------
# `StreamBuffer.pop` looks at what was popped in place of what is left, so with a closed window
# `push` never waits and the buffer grows without bound; nothing ends a stream that is not read.


class _StreamBuffer(StreamBuffer):
    """At most `MAX_STREAM_BUFFER` bytes of one response that wait for the client's window.

    `wake` makes the connection look at this stream again.
    """

    def __init__(self, event_class: type[Any], wake: Callable[[], Awaitable[None]]) -> None:
        super().__init__(event_class)
        self._wake = wake
        self.blocked_since = time.monotonic()  # the client has taken nothing that is there

    async def push(self, data: bytes) -> None:
        """Append to the response; wait while the buffer is full.

        Raises:
            BufferCompleteError: the response was given up.
        """
        for start in range(0, len(data), MAX_STREAM_BUFFER):
            piece = data[start : start + MAX_STREAM_BUFFER]
            while self.buffer and len(self.buffer) + len(piece) > MAX_STREAM_BUFFER:
                await self._paused.clear()
                await self._paused.wait()
            if self._complete:
                raise BufferCompleteError
            if not self.buffer:
                self.blocked_since = time.monotonic()
            self.buffer.extend(piece)
            await self._is_empty.clear()
            await self._wake()

    async def pop(self, max_length: int) -> bytes:
        """Return the next bytes that the client's window has room for."""
        data = bytes(self.buffer[:max_length])
        if data:
            del self.buffer[:max_length]
            self.blocked_since = time.monotonic()
            await self._paused.set()
        if not self.buffer:
            await self._is_empty.set()
        return data


class Http2(H2Protocol):
    """HTTP/2 that gives up streams whose client takes nothing."""

    stream_buffers: dict[int, _StreamBuffer]  # type: ignore[assignment]

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._progress_timer: asyncio.TimerHandle | None = None
        # --- h2 unpacks headers up to 64 KiB, whatever the configured limit is (0.18.0) ----------
        self.connection.decoder.max_header_list_size = self.config.h2_max_header_list_size

    async def initiate(self, *arguments: Any) -> None:
        """Begin to speak HTTP/2."""
        await super().initiate(*arguments)
        # --- Cleartext HTTP/2 counts as busy before its first request (0.18.0) -------------------
        # HTTP/1.1 reads the preface as a request. So a client that sends the preface, or half the
        # head of a request behind it, would keep its connection open indefinitely.
        await self.send(Updated(idle=True))

    async def handle(self, event: Event) -> None:
        """Handle bytes of the client, or the end of the connection."""
        await super().handle(event)
        if isinstance(event, Closed):
            # --- A closed connection leaves its senders waiting for buffers to drain (0.18.0) ----
            for buffer in list(self.stream_buffers.values()):
                await buffer.close()

    async def stream_send(self, event: StreamEvent) -> None:
        """Send a part of a response.

        Raises:
            ConnectionAbortedError: the stream is closed: nobody reads the rest of the response.
        """
        buffer = self.stream_buffers.get(event.stream_id)
        if self.closed and buffer is not None:
            await buffer.close()  # the sending task has ended with the connection
        is_open = buffer is not None and not buffer._complete  # noqa: SLF001 a class of ours
        is_stuck = buffer is not None and bool(buffer.buffer)
        # --- What is sent to a closed stream vanishes: the application never stops (0.18.0) ------
        if isinstance(event, Body) and not is_open:
            raise ConnectionAbortedError("the stream is closed")
        # --- A response that breaks off leaves its stream open for the client (0.18.0) -----------
        breaks_off = isinstance(event, StreamClosed) and is_open
        if breaks_off:
            await self._reset(event.stream_id, h2.errors.ErrorCodes.INTERNAL_ERROR)
        await super().stream_send(event)
        if breaks_off:
            await self._end_idle() if is_stuck else await self._flush()

    async def _handle_events(self, events: list[h2.events.Event]) -> None:
        await super()._handle_events(events)
        # --- A connection whose last stream was reset or refused never becomes idle (0.18.0) -----
        ends = (h2.events.StreamReset, h2.events.RequestReceived)
        if self.idle and any(isinstance(event, ends) for event in events):
            await self.send(Updated(idle=True))

    async def _create_stream(self, request: h2.events.RequestReceived) -> None:
        await super()._create_stream(request)
        number = request.stream_id
        assert number is not None  # noqa: S101 h2 gives each request its stream
        if number in self.streams:  # it was not refused
            # The application has not run yet, so the buffer that is replaced is empty.
            self.stream_buffers[number] = _StreamBuffer(
                self.context.event_class, wake=lambda: self._wake(number)
            )

    async def _wake(self, stream_id: int) -> None:
        self.priority.unblock(stream_id)
        await self.has_data.set()
        if self._progress_timer is None:
            self._check_progress()

    def _check_progress(self) -> None:
        """Give up streams that are stuck; look again as long as one has bytes to send."""
        self._progress_timer = None
        waiting = {number: one for number, one in self.stream_buffers.items() if one.buffer}
        if self.closed or not waiting:
            return
        patience = self.config.keep_alive_timeout
        if self.context.terminated.is_set():
            patience = min(patience, DRAIN_PATIENCE)
        loop = asyncio.get_running_loop()
        self._progress_timer = loop.call_later(min(1.0, patience / 4), self._check_progress)
        latest = time.monotonic() - patience
        if stuck := [number for number, one in waiting.items() if one.blocked_since <= latest]:
            self.task_group.spawn(self._give_up, stuck)

    async def _give_up(self, stream_ids: list[int]) -> None:
        """Reset streams, and end a connection that has no others."""
        _logger.info("reset %d HTTP/2 streams: the client stopped reading", len(stream_ids))
        for stream_id in stream_ids:
            await self._reset(stream_id, h2.errors.ErrorCodes.CANCEL)
            await self._close_stream(stream_id)
        await self._end_idle()

    async def _end_idle(self) -> None:
        """Send what is due, and close the connection if no request is left on it."""
        if self.idle:
            self.connection.close_connection()
        await self._flush()
        if self.idle:
            await self.send(Closed())

    async def _reset(self, stream_id: int, code: h2.errors.ErrorCodes) -> None:
        """Reset a stream; the sending task then drops its buffer."""
        with contextlib.suppress(h2.exceptions.ProtocolError):  # the client may have been first
            self.connection.reset_stream(stream_id, code)
        with contextlib.suppress(KeyError):  # it has no buffer any more
            await self.stream_buffers[stream_id].close()
            await self._wake(stream_id)


# --- Connections wait and write without bound; see the list below (0.18.0) -----------------------


class Connection(TCPServer):
    """A connection of `operations-status serve`, without these faults of Hypercorn.

    - the head, the body and the end of a response are three writes: here, small ones are one;
    - each request cancels and starts a task for the idle time: here, one timer serves all of them;
    - a client that does not read keeps the connection open indefinitely, also while it is closed:
      here, each slice and the end have `keep_alive_timeout`;
    - a request pipelined behind one that closes the connection waits indefinitely.
    """

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.idle_task = self  # type: ignore[assignment] # it has `restart` and `stop`, too
        self._idle_since: float | None = None
        self._has_ended = False
        self._held = bytearray()
        self._lock = asyncio.Lock()
        self._reading: asyncio.Task[Any] | None = None
        self._written = 0

    async def protocol_send(self, event: Event) -> None:
        """Send; large data in slices, of which a client has to take each in time.

        Raises:
            ConnectionAbortedError: the client takes nothing more.
        """
        if isinstance(event, RawData):
            if event.data and not self._hold(event.data):
                await self._send_slices(event.data)
            return
        self._release()
        if not isinstance(event, Updated):
            await super().protocol_send(event)
            self._give_up_further_requests()
        elif event.idle:
            await self.restart()
        else:
            await self.stop()

    async def _read_data(self) -> None:
        self._reading = asyncio.current_task()
        self._check_idle()
        try:
            with contextlib.suppress(OSError):
                while not self.reader.at_eof():
                    await self.protocol.handle(RawData(await self.reader.read(_SLICE_SIZE)))
            await self.protocol.handle(Closed())
        finally:
            # From here on it ends by itself, and its tasks are not to become more.
            self._has_ended = True
            self._idle_since = None
            self._idle_timer.cancel()
            if isinstance(self.protocol.protocol, Http2):
                self.protocol.protocol.closed = True

    def _give_up_further_requests(self) -> None:
        protocol = self.protocol.protocol
        is_waiting = isinstance(protocol, H11Protocol) and protocol.connection.trailing_data[0]
        # A task that closes the connection itself goes on to see that it is closed.
        if is_waiting and self._reading not in {None, asyncio.current_task()}:
            self._reading.cancel()

    async def restart(self, *_: object) -> None:
        """Count as idle; Hypercorn calls this at the beginning."""
        if not self._has_ended:
            self._idle_since = self.loop.time()
            if self.context.terminated.is_set():
                self._end()

    async def stop(self) -> None:
        """Count as busy; Hypercorn calls this at the end."""
        self._idle_since = None

    def _check_idle(self) -> None:
        """End it, or look again when it may have been idle for long enough."""
        now = self.loop.time()
        left = (self._idle_since or now) + self.config.keep_alive_timeout - now
        if left > 0:
            self._idle_timer = self.loop.call_later(left, self._check_idle)
        else:
            self._end()

    @property
    def is_idle(self) -> bool:
        """Whether no request is being answered on it."""
        return self._idle_since is not None

    def drain(self) -> None:
        """Close it once its requests are answered, or when its client stops reading."""
        if self.is_idle:
            self._end()
        self._check_progress(-1)

    def abort(self) -> None:
        """Close it at once, whatever is left to be sent; it is not idle any more."""
        self._idle_since = None
        self.writer.transport.abort()

    def _end(self) -> None:
        self._task_group.spawn(self._initiate_server_close)

    def _check_progress(self, taken: int) -> None:
        """Abort if bytes wait and the client has taken no more than `taken`; else look again."""
        waiting = self.writer.transport.get_write_buffer_size()
        before, taken = taken, self._written - waiting
        is_closed = self.writer.transport.is_closing() and not waiting
        if is_closed or (waiting and taken == before):
            self.abort()  # TLS would wait for the client to close as well
        else:
            self.loop.call_later(DRAIN_PATIENCE, self._check_progress, taken)

    def _hold(self, data: bytes) -> bool:
        """Hold small data until this turn of the event loop ends; return whether it is held."""
        transport = self.writer.transport
        size = transport.get_write_buffer_size() + len(self._held) + len(data)
        if self._lock.locked() or transport.is_closing() or size > _UNBLOCKED_SIZE:
            return False
        if not self._held:
            self.loop.call_soon(self._release)
        self._held += data
        return True

    def _release(self) -> None:
        if self._held:
            data, self._held = self._held, bytearray()
            self._written += len(data)
            # The reading task notices that the client has closed.
            with contextlib.suppress(OSError, RuntimeError):
                self.writer.write(data)

    async def _send_slices(self, data: bytes) -> None:
        async with self._lock:
            data, self._held = bytes(self._held) + data, bytearray()
            for start in range(0, len(data), _SLICE_SIZE):
                await self._send_slice(data[start : start + _SLICE_SIZE])

    async def _send_slice(self, data: bytes) -> None:
        if self.writer.transport.is_closing():
            raise ConnectionAbortedError("the connection is closed")
        self._written += len(data)
        try:
            async with asyncio.timeout(self.config.keep_alive_timeout):
                await super().protocol_send(RawData(data))
        except TimeoutError:
            _logger.info("closed a connection: the client stopped reading its response")
            self.writer.transport.abort()
            raise ConnectionAbortedError("the client stopped reading") from None

    async def _initiate_server_close(self) -> None:
        await self.protocol.handle(Closed())
        await self._close()

    async def _close(self) -> None:
        self._release()
        # A client that never takes what is left would keep the connection open indefinitely.
        end = self.loop.call_later(self.config.keep_alive_timeout, self.writer.transport.abort)
        try:
            await super()._close()
        finally:
            end.cancel()
