"""One connection: how it writes, and when it ends without having been asked.

What Hypercorn does for each request besides reading and writing HTTP is done here with less: it
starts two tasks for the time that a connection may be idle, and writes an answer in pieces.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

from hypercorn.asyncio.tcp_server import TCPServer
from hypercorn.events import Closed, Event, RawData, Updated
from hypercorn.protocol.h2 import H2Protocol
from hypercorn.protocol.h11 import H11Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

_UNBLOCKED_SIZE = 16 * 1024
"""Bytes that a transport buffers without waiting for the client, whatever its state."""

_SLICE_SIZE = 64 * 1024

_logger = logging.getLogger(__name__)


class Connection(TCPServer):
    """A connection that writes seldom, and on which no client can keep the server waiting.

    Hypercorn sends the head, the body and the end of an answer one by one. What is small is held
    until the end of the turn of the event loop, so that an answer is written at once.
    """

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._idle_time = _IdleTime(
            self.loop, self.config.keep_alive_timeout, self.context.terminated.is_set, self._end
        )
        self.idle_task = self._idle_time  # type: ignore[assignment] # it has the same methods
        self._held = bytearray()
        self._lock = asyncio.Lock()
        self._reading: asyncio.Task[Any] | None = None

    async def protocol_send(self, event: Event) -> None:
        """Send; large data in slices, of which a client has to take each in time.

        Raises:
            ConnectionAbortedError: the client takes nothing more.
        """
        if isinstance(event, RawData):
            if not self._hold(event.data):
                await self._send_slices(event.data)
            return
        self._release()
        if not isinstance(event, Updated):
            await super().protocol_send(event)
            self._give_up_further_requests()
        elif event.idle:
            await self._idle_time.restart()
        else:
            await self._idle_time.stop()

    async def _read_data(self) -> None:
        self._allow_long_headers()
        self._reading = asyncio.current_task()
        try:
            with contextlib.suppress(OSError):
                while not self.reader.at_eof():
                    data = await self.reader.read(_SLICE_SIZE)
                    await self.protocol.handle(RawData(data))
                    await self._notice_resets()
            await self.protocol.handle(Closed())
            await self._let_streams_end()
        finally:
            # From here on it ends by itself, and its tasks are not to become more.
            self._idle_time.close()

    def _give_up_further_requests(self) -> None:
        """End a connection that was closed while another request waits for its turn on it.

        Hypercorn would let that request wait for ever.
        """
        protocol = self.protocol.protocol
        is_waiting = isinstance(protocol, H11Protocol) and protocol.connection.trailing_data[0]
        # A task that closes the connection itself goes on to see that it is closed.
        if is_waiting and self._reading not in {None, asyncio.current_task()}:
            self._reading.cancel()

    @property
    def is_idle(self) -> bool:
        """Whether no request is being answered on it."""
        return self._idle_time.is_running

    def end_if_idle(self) -> None:
        """Close it unless it has a request to answer."""
        if self.is_idle:
            self._end()

    def abort(self) -> None:
        """Close it at once, whatever is left to be sent; it is not idle any more."""
        self._idle_time.close()
        self.writer.transport.abort()

    def _end(self) -> None:
        self._task_group.spawn(self._initiate_server_close)

    def _allow_long_headers(self) -> None:
        """Have HTTP/2 unpack headers of the configured size; on its own h2 stops at 64 KiB.

        Whoever begins with HTTP/2 without negotiating it by TLS keeps to those 64 KiB.
        """
        protocol = self.protocol.protocol
        if isinstance(protocol, H2Protocol):
            decoder = protocol.connection.decoder
            decoder.max_header_list_size = self.config.h2_max_header_list_size

    async def _let_streams_end(self) -> None:
        """Let go of answers that nobody takes any more: Hypercorn has HTTP/2 wait for them."""
        protocol = self.protocol.protocol
        if isinstance(protocol, H2Protocol):
            for buffer in list(protocol.stream_buffers.values()):
                await buffer.close()

    async def _notice_resets(self) -> None:
        """Begin to count idle time when a client has reset its last stream.

        Hypercorn counts it from the end of an answer only: such a connection would stay for ever.
        """
        protocol = self.protocol.protocol
        if not self.is_idle and isinstance(protocol, H2Protocol) and protocol.idle:
            await self.protocol_send(Updated(idle=True))

    def _hold(self, data: bytes) -> bool:
        """Hold data that is sure to be written without waiting; return whether it is."""
        waiting = self.writer.transport.get_write_buffer_size() + len(self._held)
        if self._lock.locked() or waiting + len(data) > _UNBLOCKED_SIZE:
            return False
        if self.writer.transport.is_closing():
            return False  # nobody reads any more who could notice it
        if data and not self._held:
            self.loop.call_soon(self._release)
        self._held += data
        return True

    def _release(self) -> None:
        if self._held:
            data = bytes(self._held)
            self._held.clear()
            # What the client has closed is noticed by whoever reads.
            with contextlib.suppress(OSError, RuntimeError):
                self.writer.write(data)

    async def _send_slices(self, data: bytes) -> None:
        async with self._lock:
            data = bytes(self._held) + data
            self._held.clear()
            for start in range(0, len(data), _SLICE_SIZE):
                await self._send_slice(data[start : start + _SLICE_SIZE])

    async def _send_slice(self, data: bytes) -> None:
        if self.writer.transport.is_closing():
            raise ConnectionAbortedError("the connection is closed")
        try:
            async with asyncio.timeout(self.config.keep_alive_timeout):
                await super().protocol_send(RawData(data))
        except TimeoutError:
            _logger.info("gave up a client that had stopped to read its answer")
            self.writer.transport.abort()
            raise ConnectionAbortedError("the client has stopped to read") from None

    async def _initiate_server_close(self) -> None:
        await self.protocol.handle(Closed())
        await self._close()

    async def _close(self) -> None:
        self._release()
        # A client that never takes what is left would keep the connection open for ever.
        end = self.loop.call_later(self.config.keep_alive_timeout, self.writer.transport.abort)
        try:
            await super()._close()
        finally:
            end.cancel()


class _IdleTime:
    """How long a connection has been idle; one timer serves all of its requests.

    Args:
        loop: of the connection.
        seconds: how long it may be idle.
        is_ending: whether it may not be idle at all any more.
        end: called when it has been idle for so long.
    """

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        seconds: float,
        is_ending: Callable[[], bool],
        end: Callable[[], None],
    ) -> None:
        self._loop = loop
        self._seconds = seconds
        self._is_ending = is_ending
        self._end = end
        self._since: float | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._is_closed = False

    @property
    def is_running(self) -> bool:
        """Whether the connection is idle."""
        return self._since is not None

    async def restart(self, *_: object) -> None:
        """Begin to count; Hypercorn calls this at the beginning and after each answer."""
        if self._is_closed:
            return
        self._since = self._loop.time()
        if self._is_ending():
            self._end()
        elif self._timer is None:
            self._timer = self._loop.call_later(self._seconds, self._look)

    async def stop(self) -> None:
        """Stop to count; Hypercorn calls this for each request."""
        self._since = None

    def close(self) -> None:
        """Never end the connection any more."""
        self._is_closed = True
        self._since = None
        if self._timer is not None:
            self._timer.cancel()

    def _look(self) -> None:
        """End the connection, or look again when it may have been idle for long enough."""
        now = self._loop.time()
        left = self._seconds - (now - self._since) if self._since is not None else self._seconds
        if left > 0:
            self._timer = self._loop.call_later(left, self._look)
        else:
            self._end()
