"""Repairs of Hypercorn 0.18; no other module uses its internals.

Each section names one fault and its effect. `docs/operations-status/hypercorn.md` has a reproducer
for each of them, and the patch for Hypercorn.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import signal
import time
from asyncio.sslproto import SSLProtocol
from typing import TYPE_CHECKING, Any

import h2.errors
import h2.events
import h2.exceptions
from h2.frame_buffer import FrameBuffer
from hypercorn import protocol as protocols
from hypercorn.asyncio import run as run_module
from hypercorn.asyncio.tcp_server import TCPServer
from hypercorn.asyncio.worker_context import EventWrapper, WorkerContext
from hypercorn.events import Closed, Event, RawData, Updated
from hypercorn.protocol import h2 as h2_module
from hypercorn.protocol import h11 as h11_module
from hypercorn.protocol.events import Body, EndBody, StreamClosed
from hypercorn.protocol.h2 import BufferCompleteError, H2Protocol, StreamBuffer
from hypercorn.protocol.h11 import H11Protocol
from hypercorn.protocol.ws_stream import WSStream
from hyperframe.frame import RstStreamFrame

from operations_status.turns import FairTurns

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable
    from multiprocessing.synchronize import Event as ProcessEvent

    import h11
    from hypercorn.protocol.events import Event as StreamEvent
    from hyperframe.frame import Frame

MAX_STREAM_BUFFER = 16 * 1024
"""Bytes of a response that HTTP/2 holds for one stream; with 100 streams, 1.6 MiB a connection."""

DRAIN_PATIENCE = 2.0
"""Seconds without progress after which a response is cut off during a graceful shutdown."""

SHUTDOWN_HOOKS: set[Callable[[], None]] = set()
"""Functions to call when a graceful shutdown begins: an application ends its feeds there."""

FRAME_BUDGET = 1000
"""Frames that a client of HTTP/2 may send while its connection makes no progress."""

_FRAMES_PER_SECOND = 10
_FRAMES_PER_RESPONSE = 20
_FRAMES_PER_RESET = 10
_BYTES_PER_FRAME = 64

_READ_SIZE = 1024
"""Bytes that a connection handles in one turn; over HTTP/1.1, fewer bytes need no turn."""

_BYTES_PER_WORK = 128
"""Bytes that take about as long as a small request, if they are frames of HTTP/2."""

_SMALL_REST = 4 * 1024
"""Bytes of a response that may still be unsent when its application returns."""

_TLS_BUFFER_SIZE = 32 * 1024
_SLICE_SIZE = 64 * 1024
_UNBLOCKED_SIZE = 32 * 1024
"""Bytes that are written without waiting for the client; a transport buffers 64 KiB anyway."""

_logger = logging.getLogger(__name__)


def repair() -> None:
    """Repair all connections and workers that Hypercorn starts in this process from now on."""
    # The names that ProtocolWrapper, the protocols and the runner look up.
    vars(protocols).update(H2Protocol=Http2, H11Protocol=Http1)
    for module in (h2_module, h11_module):
        vars(module).update(WSStream=WebSocket)
    vars(run_module).update(
        TCPServer=ClientConnection,
        WorkerContext=Context,
        check_multiprocess_shutdown_event=wait_for_shutdown,
    )
    # asyncio holds a buffer of 256 KiB for each TLS connection, and a record has 16 KiB at most.
    SSLProtocol.max_size = _TLS_BUFFER_SIZE


# --- A worker is killed while it drains, and outlives its parent ---------------------------------
# When the first of several workers has drained, the parent sends SIGTERM to the others, which kills
# them. So does a SIGTERM to the process group. Workers whose parent was killed never end.


async def wait_for_shutdown(
    shutdown_event: ProcessEvent, sleep: Callable[[float], Awaitable[None]]
) -> None:
    """Return when the parent of this worker requests a shutdown or has died, or on SIGTERM."""
    requested = asyncio.Event()
    signal.signal(signal.SIGTERM, lambda *_: requested.set())
    parent = multiprocessing.parent_process()
    assert parent is not None  # noqa: S101 only workers call this
    while not (requested.is_set() or shutdown_event.is_set()) and parent.is_alive():
        await sleep(0.1)


# --- A request is upgraded to HTTP/2 by `Upgrade: h2c`, over TLS as well -------------------------
# A proxy that forwards the header sees one request and passes everything after it on unread
# (RFC 9113 removed this upgrade). HTTP/2 is negotiated by ALPN or begins with its preface.


class Http1(H11Protocol):
    """HTTP/1.1 that becomes HTTP/2 by the preface of HTTP/2 only, at the start of a connection."""

    async def _check_protocol(self, event: h11.Request) -> None:
        if not event.headers and self.keep_alive_requests == 0:
            await super()._check_protocol(event)

    # --- Methods in lower case and other versions are accepted -----------------------------------
    # Methods are case-sensitive (RFC 9110, 9.1), and only HTTP/1 has this framing: a proxy in front
    # may have applied other rules to `get` or `HTTP/3.0`.

    async def _create_stream(self, request: h11.Request) -> None:
        status = 0 if request.method.isupper() else 501
        status = status if request.http_version.startswith(b"1.") else 505
        if status:
            await self._send_error_response(status)
            await self.send(Closed())
        else:
            await super()._create_stream(request)


# --- A refused WebSocket handshake keeps its connection open indefinitely ------------------------
# A handshake that Hypercorn itself refuses leaves its stream open: the connection is never idle.


class WebSocket(WSStream):
    """A WebSocket whose stream ends when Hypercorn refuses its handshake."""

    async def handle(self, event: StreamEvent) -> None:
        """Handle a part of the handshake, data, or the end of the stream."""
        was_closed = self.closed
        await super().handle(event)
        if self.closed and not was_closed and not isinstance(event, StreamClosed):
            self.closed = False  # the protocol now closes the stream in response to StreamClosed
            await self.send(StreamClosed(stream_id=self.stream_id))


# --- HTTP/2 has no back-pressure -----------------------------------------------------------------
# `StreamBuffer.pop` compares the popped size, not the remaining one, with the low-water mark. With
# a closed window `push` never waits, and the buffer grows without bound. No stream times out.


class _StreamBuffer(StreamBuffer):
    """Buffer of at most `MAX_STREAM_BUFFER` bytes of one response.

    Args:
        wake: Unblocks the stream, so that its data is sent as far as the client's window allows.
        count: Called with the number of bytes that are sent.
    """

    def __init__(
        self,
        event_class: type[Any],
        wake: Callable[[], Awaitable[None]],
        count: Callable[[int], None],
    ) -> None:
        super().__init__(event_class)
        self._wake = wake
        self._count = count
        self.blocked_since = time.monotonic()  # time of the last progress

    async def push(self, data: bytes) -> None:
        """Append to the response; wait while the buffer is full.

        Raises:
            BufferCompleteError: the stream is closed.
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
        """Remove at most *max_length* bytes from the beginning of the buffer and return them."""
        data = bytes(self.buffer[:max_length])
        if data:
            del self.buffer[:max_length]
            self.blocked_since = time.monotonic()
            self._count(len(data))
            await self._paused.set()
        if not self.buffer:
            await self._is_empty.set()
        return data


# --- The number of frames that a client may send is not limited ----------------------------------
# PING, SETTINGS, PRIORITY, WINDOW_UPDATE, RST_STREAM and empty DATA frames cost a client nothing,
# and the server more than most requests (CVE-2019-9512, 9513, 9515 and 9518).


class _LimitedFrames(FrameBuffer):
    """Buffer of received frames, which refuses more than its budget.

    The budget is a token bucket: each frame takes one, a reset takes more because the server has
    begun the request in vain, and time, sent bytes and completed responses give some back.
    """

    def __init__(self) -> None:
        super().__init__(server=True)
        self._left = float(FRAME_BUDGET)
        self._refilled_at = time.monotonic()

    def refill(self, frames: float) -> None:
        """Allow more frames, because the connection has made progress."""
        self._left = min(FRAME_BUDGET, self._left + frames)

    def add_data(self, data: bytes) -> None:  # type: ignore[override] # it takes any buffer
        """Append received bytes."""
        now = time.monotonic()
        self.refill((now - self._refilled_at) * _FRAMES_PER_SECOND)
        self._refilled_at = now
        super().add_data(data)

    def __next__(self) -> Frame:
        frame = super().__next__()
        self._left -= _FRAMES_PER_RESET if isinstance(frame, RstStreamFrame) else 1
        if self._left < 0:
            _logger.info("closed an HTTP/2 connection: too many frames without progress")
            # h2 sends GOAWAY with ENHANCE_YOUR_CALM.
            raise h2.exceptions.DenialOfServiceError("too many frames without progress")
        return frame


class Http2(H2Protocol):
    """HTTP/2 that resets streams whose client stops reading."""

    context: Context
    stream_buffers: dict[int, _StreamBuffer]  # type: ignore[assignment]

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._progress_timer: asyncio.TimerHandle | None = None
        self._unsent: set[int] = set()
        self.connection.incoming_buffer = self._frames = _LimitedFrames()
        # --- h2 decodes headers up to 64 KiB, even if the configured limit is lower --------------
        self.connection.decoder.max_header_list_size = self.config.h2_max_header_list_size

    async def initiate(self, *arguments: Any) -> None:
        """Send the server's preface."""
        await super().initiate(*arguments)
        # --- Cleartext HTTP/2 counts as busy before its first request ----------------------------
        # HTTP/1.1 parses the preface as a request. A client that sends nothing after it would keep
        # its connection open indefinitely.
        await self.send(Updated(idle=True))

    async def handle(self, event: Event) -> None:
        """Handle bytes of the client, or the end of the connection."""
        if isinstance(event, Closed):
            self.closed = True
            # --- A closed connection leaves its senders waiting for buffers to drain -------------
            for number, buffer in list(self.stream_buffers.items()):
                # Each stream takes turns of its own, so that ends go before further requests.
                await self.context.turns.take(buffer)
                await self._close_stream(number)
                await buffer.close()
        await super().handle(event)

    async def stream_send(self, event: StreamEvent) -> None:
        """Send a part of a response.

        Raises:
            ConnectionAbortedError: the stream is closed.
        """
        buffer = self.stream_buffers.get(event.stream_id)
        if self.closed and buffer is not None:
            await buffer.close()  # the sending task has ended with the connection
        is_open = buffer is not None and not buffer._complete  # noqa: SLF001 a class of ours
        is_stuck = buffer is not None and bool(buffer.buffer)
        # --- What is sent to a closed stream vanishes: the application never stops ---------------
        if isinstance(event, Body) and not is_open:
            raise ConnectionAbortedError("the stream is closed")
        # --- A response that breaks off leaves its stream open for the client --------------------
        breaks_off = isinstance(event, StreamClosed) and is_open
        if breaks_off:
            await self._reset(event.stream_id, h2.errors.ErrorCodes.INTERNAL_ERROR)
        # --- An application stays in memory until its client has read the response -------------
        if not isinstance(buffer, _StreamBuffer):  # the stream is closed, or Hypercorn refuses it
            await super().stream_send(event)
        elif isinstance(event, EndBody) and len(buffer.buffer) <= _SMALL_REST:
            buffer.set_complete()
            await self._wake(event.stream_id)
        elif isinstance(event, StreamClosed) and not breaks_off:
            self._unsent.add(event.stream_id)  # it is closed when the rest is sent
        else:
            await super().stream_send(event)
        if breaks_off:
            await self._end_idle() if is_stuck else await self._flush()

    async def _send_data(self, stream_id: int) -> None:
        await super()._send_data(stream_id)
        if stream_id in self.stream_buffers:
            return
        if stream_id in self.streams:
            self._frames.refill(_FRAMES_PER_RESPONSE)
        if stream_id in self._unsent:
            self._unsent.remove(stream_id)
            await super().stream_send(StreamClosed(stream_id))

    async def _handle_events(self, events: list[h2.events.Event]) -> None:
        await super()._handle_events(events)
        # --- A connection whose last stream was reset or refused never becomes idle --------------
        ends = (h2.events.StreamReset, h2.events.RequestReceived)
        if self.idle and any(isinstance(event, ends) for event in events):
            await self.send(Updated(idle=True))

    async def _create_stream(self, request: h2.events.RequestReceived) -> None:
        number = request.stream_id
        assert number is not None  # noqa: S101 h2 gives each request its stream
        if not dict(request.headers or ())[b":method"].isupper():  # as over HTTP/1.1
            self.connection.send_headers(number, [(b":status", b"501")], end_stream=True)
            with contextlib.suppress(h2.exceptions.StreamClosedError):  # it has no body
                self.connection.reset_stream(number, h2.errors.ErrorCodes.NO_ERROR)
            return
        await self.send(Updated(idle=False))
        await self.context.turns.take(self)
        await self.send(Updated(idle=False))  # it ends here if the client has gone meanwhile
        await super()._create_stream(request)
        if number in self.streams:  # it was not refused
            # The application has not run yet: the replaced buffer is empty.
            self.stream_buffers[number] = _StreamBuffer(
                self.context.event_class,
                wake=lambda: self._wake(number),
                count=lambda size: self._frames.refill(size / _BYTES_PER_FRAME),
            )

    async def _flush(self) -> None:
        # An error would cancel all requests at once. The reading task ends them in turns.
        with contextlib.suppress(ConnectionError):
            await super()._flush()

    async def _wake(self, stream_id: int) -> None:
        self.priority.unblock(stream_id)
        await self.has_data.set()
        if self._progress_timer is None:
            self._check_progress()

    def end(self) -> None:
        """Stop the timer, and break the cycles of the priorities."""
        if self._progress_timer is not None:
            self._progress_timer.cancel()
        for stream in self.priority._streams.values():  # noqa: SLF001 it keeps cycles otherwise
            stream.parent = None

    def _check_progress(self) -> None:
        """Reset stuck streams; check again as long as a stream has bytes to send."""
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
            self.task_group.spawn(self._reset_stuck, stuck)

    async def _reset_stuck(self, stream_ids: list[int]) -> None:
        """Reset streams, and close a connection that has no others."""
        _logger.info("reset %d HTTP/2 streams: the client stopped reading", len(stream_ids))
        for stream_id in stream_ids:
            await self._reset(stream_id, h2.errors.ErrorCodes.CANCEL)
            await self._close_stream(stream_id)
        await self._end_idle()

    async def _end_idle(self) -> None:
        """Flush, and close the connection if it is idle."""
        if self.idle:
            self.connection.close_connection()
        await self._flush()
        if self.idle:
            await self.send(Closed())

    async def _reset(self, stream_id: int, code: h2.errors.ErrorCodes) -> None:
        """Reset a stream, and let the sending task delete its buffer."""
        with contextlib.suppress(h2.exceptions.ProtocolError):  # the client may have reset it first
            self.connection.reset_stream(stream_id, code)
        with contextlib.suppress(KeyError):  # its buffer was deleted
            await self.stream_buffers[stream_id].close()
            await self._wake(stream_id)


# --- Connections wait and write without bound; see the list below --------------------------------


class Context(WorkerContext):
    """State of a worker, which drains the worker's connections when its shutdown begins.

    Attributes:
        connections: The connections, oldest first, with their tasks.
        lost: Those whose socket is closed; their tasks end when they get their turn.
        turns: Turns of connections: to handle what a client has sent, and to begin its requests.
    """

    def __init__(self, max_requests: int | None = None) -> None:
        super().__init__(max_requests)
        self.connections: dict[ClientConnection, asyncio.Task[Any]] = {}
        self.lost: set[ClientConnection] = set()
        self.terminated = _Terminated(self.connections)
        self.turns = FairTurns()

    def count(self) -> int:
        """Return the number of open connections."""
        return len(self.connections) - len(self.lost)


class _Terminated(EventWrapper):
    """Event of the shutdown, which drains connections, because they do not poll it."""

    def __init__(self, connections: Iterable[ClientConnection]) -> None:
        super().__init__()
        self._connections = connections

    async def set(self) -> None:
        await super().set()
        for hook in SHUTDOWN_HOOKS:
            hook()
        for connection in self._connections:
            connection.drain()


class ClientConnection(TCPServer):
    """A connection without these faults of Hypercorn.

    - the head, the body and the end of a response are three writes: here, small ones are one;
    - each request cancels and starts a task for the idle time: here, one timer serves all of them;
    - a client that does not read keeps the connection open indefinitely, also while it is closed:
      here, each slice and the end have `keep_alive_timeout`;
    - a pipelined request keeps the connection open during a shutdown;
    - a closed connection is a reference cycle.
    """

    context: Context

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.idle_task = self  # type: ignore[assignment] # it has `restart` and `stop`, too
        self._idle_since: float | None = None
        self._waits_for_turn = False
        self._has_ended = False
        self._held = bytearray()
        self._lock = asyncio.Lock()
        self._reading: asyncio.Task[Any] | None = None
        self._written = 0

    async def run(self) -> None:
        """Serve the connection until it is closed."""
        task = asyncio.current_task()
        assert task is not None  # noqa: S101 it runs in a task
        self.context.connections[self] = task
        try:
            await super().run()
        except Exception as error:
            _logger.debug("a connection ended with an error", exc_info=error)
            self.writer.transport.abort()
        finally:
            del self.context.connections[self]
            self.context.lost.discard(self)
            self._break_cycles()

    def _break_cycles(self) -> None:
        # Only a full garbage collection would free cycles, and it delays all other connections.
        del self.idle_task
        if error := self.reader.exception():
            error.__traceback__ = None
        if hasattr(self, "protocol"):  # not if the client was gone before its first byte
            protocol = self.protocol.protocol
            if isinstance(protocol, Http2):
                protocol.end()
            for part in (protocol.connection, protocol, self.protocol):
                vars(part).clear()

    async def protocol_send(self, event: Event) -> None:
        """Send; large data in slices, each of which the client has to read in time.

        Raises:
            ConnectionAbortedError: the client stopped reading.
        """
        if isinstance(event, RawData):
            if event.data and not self._hold(event.data):
                await self._send_slices(event.data)
            return
        self._release()
        if not isinstance(event, Updated):
            await super().protocol_send(event)
            self._cancel_pipelined_request()
        elif event.idle:
            await self.restart()
        else:
            await self.stop()
            if self.writer.transport.is_closing() and asyncio.current_task() is self._reading:
                raise ConnectionAbortedError("the connection is closed")  # begin no more requests

    async def _read_data(self) -> None:
        self._reading = asyncio.current_task()
        self._check_idle()
        seconds = self.config.read_timeout
        try:
            with contextlib.suppress(OSError):
                while not self.reader.at_eof():
                    reading = self.reader.read(_READ_SIZE)
                    # `serve` sets no time-out, which would cost something at each read.
                    data = await (
                        reading if seconds is None else asyncio.wait_for(reading, seconds)
                    )
                    if isinstance(self.protocol.protocol, Http2) or len(data) == _READ_SIZE:
                        self._waits_for_turn = True
                        await self.context.turns.take(self, 1 + len(data) // _BYTES_PER_WORK)
                        self._waits_for_turn = False
                        if self.writer.transport.is_closing():
                            break  # nobody would read the responses
                    await self.protocol.handle(RawData(data))
            await self.protocol.handle(Closed())
        finally:
            # The connection ends by itself; no timer starts another task from here on.
            self._has_ended = True
            self._idle_since = None
            self._idle_timer.cancel()
            if isinstance(self.protocol.protocol, Http2):
                self.protocol.protocol.closed = True

    def _cancel_pipelined_request(self) -> None:
        protocol = self.protocol.protocol
        is_waiting = isinstance(protocol, H11Protocol) and protocol.connection.trailing_data[0]
        # A reading task that closes the connection itself ends without this.
        if is_waiting and self._reading not in {None, asyncio.current_task()}:
            self._reading.cancel()

    async def restart(self, *_: object) -> None:
        """Start the idle time; Hypercorn calls this when the connection is open."""
        if not self._has_ended:
            self._idle_since = self.loop.time()
            if self.context.terminated.is_set():
                self._end()

    async def stop(self) -> None:
        """Stop the idle time; Hypercorn calls this when the connection is closed."""
        self._idle_since = None

    def _check_idle(self) -> None:
        """Close the connection if it was idle for too long; else check again later."""
        now = self.loop.time()
        left = (self._idle_since or now) + self.config.keep_alive_timeout - now
        if left <= 0:
            self._end()
            left = self.config.keep_alive_timeout  # a request may begin before it has ended
        self._idle_timer = self.loop.call_later(left, self._check_idle)

    @property
    def is_idle(self) -> bool:
        """Whether no request is being answered or waits for its turn on it."""
        return self._idle_since is not None and not self._waits_for_turn

    def drain(self) -> None:
        """Close the connection once its requests are answered or its client stops reading."""
        if self.is_idle:
            self._end()
        self._check_progress(-1)

    def abort(self) -> None:
        """Close the connection immediately, without sending the rest."""
        self.lose()
        self.writer.transport.abort()

    def lose(self) -> None:
        """Mark the connection as no longer open: its socket is closed, or is being closed."""
        self._idle_since = None
        if self in self.context.connections:
            self.context.lost.add(self)

    def _end(self) -> None:
        """Close the connection, unless a request begins first."""
        self._task_group.spawn(self._initiate_server_close)

    def _check_progress(self, taken: int) -> None:
        """Abort if the client has read no more than `taken` bytes; else check again later."""
        waiting = self.writer.transport.get_write_buffer_size()
        before, taken = taken, self._written - waiting
        is_closed = self.writer.transport.is_closing() and not waiting
        if is_closed or (waiting and taken == before):
            self.abort()  # TLS would wait for the client to close as well
        else:
            self.loop.call_later(DRAIN_PATIENCE, self._check_progress, taken)

    def _hold(self, data: bytes) -> bool:
        """Hold small data until the next iteration of the event loop; return whether it is held."""
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
            # If the client has closed, the reading task notices it.
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
        if self.is_idle:
            await self.protocol.handle(Closed())
            await self._close()

    async def _close(self) -> None:
        self._release()
        # A client that never reads the rest would keep the connection open indefinitely.
        end = self.loop.call_later(self.config.keep_alive_timeout, self.writer.transport.abort)
        try:
            await super()._close()
        finally:
            end.cancel()
