"""HTTP/2 clients of a soak: one checks every response, the others are bad in ways of their own."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import TYPE_CHECKING, Any

import h2.config
import h2.connection
import h2.events
import h2.settings
from soak_clients import KEEP_ALIVE, Answer, Client

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soak_clients import Findings, Target

_IN_PARALLEL = 3
"""Requests that a good client makes at a time."""

_LARGE_WINDOW = 2**24
_DEFAULT_WINDOW = 2**16 - 1


class _Connection(h2.connection.H2Connection):
    """The client's end of a connection, without a socket.

    Args:
        target: The instance that the requests are for.
        window: Bytes that the service may send before the client acknowledges any.
    """

    def __init__(self, target: Target, window: int = _DEFAULT_WINDOW) -> None:
        super().__init__(h2.config.H2Configuration(header_encoding="utf-8"))
        name, _separator, token = target.token.partition(": ")
        self._fields = [(":method", "GET"), (":scheme", "http"), (":authority", "soak")]
        self._token = (name.lower(), token)
        code = h2.settings.SettingCodes.INITIAL_WINDOW_SIZE
        self.local_settings = h2.settings.Settings(initial_values={code: window})
        self.initiate_connection()
        if window > _DEFAULT_WINDOW:
            self.increment_flow_control_window(window - _DEFAULT_WINDOW)

    def request(self, path: str, count: int) -> list[int]:
        """Make the same request a few times; return the streams."""
        return [self._request(path) for _ in range(count)]

    def _request(self, path: str) -> int:
        stream = self.get_next_available_stream_id()
        self.send_headers(stream, [*self._fields, (":path", path), self._token], end_stream=True)
        return stream


class Http2Client(Client):
    """A good client that makes a few requests at once and reads all responses."""

    _connection: _Connection

    async def _attempt(self, target: str, *_headers: str) -> Answer:
        if self._streams is None:
            self._streams = await self._target.connect()
            self._connection = _Connection(self._target)
        reader, writer = self._streams
        answers = {n: Answer(0, {}) for n in self._connection.request(target, _IN_PARALLEL)}
        unfinished = set(answers)
        while unfinished:
            writer.write(self._connection.data_to_send())
            if not (data := await reader.read(2**16)):
                raise EOFError
            for event in self._connection.receive_data(data):
                unfinished -= set(self._take(event, answers))
        writer.write(self._connection.data_to_send())
        by_failure = sorted(answers.values(), key=lambda answer: answer.status)
        return by_failure[-1]

    def _take(self, event: h2.events.Event, answers: dict[int, Answer]) -> Iterator[int]:
        """Apply an event; yield the stream that it finishes, if any."""
        match event:
            case h2.events.ResponseReceived(stream_id=int(stream), headers=fields):
                answers[stream].headers = {str(name): str(text) for name, text in fields}
                answers[stream].status = int(answers[stream].headers[":status"])
            case h2.events.DataReceived(stream_id=int(stream), data=bytes(data)):
                answers[stream].body += data
                size = event.flow_controlled_length
                self._connection.acknowledge_received_data(size, stream)
            case h2.events.StreamEnded(stream_id=int(stream)):
                yield stream
            case h2.events.StreamReset() | h2.events.ConnectionTerminated():
                raise EOFError


async def read(target: Target, findings: Findings) -> None:
    """Read operations that were acknowledged, and whole lists."""
    client = Http2Client(target, findings)
    try:
        while True:
            known = dict(list(target.recorder.look().items())[-50:])
            await asyncio.sleep(random.uniform(0.0, 0.1))
            if not known:
                continue
            path = f"/operations/{random.choice(list(known))}"
            answer = await client.get("HTTP/2, one operation", path)
            found = "what was acknowledged"
            findings.expect(answer is None or answer.status == 200, f"HTTP/2: no {found}")
            whole = await client.get("HTTP/2, whole list", "/operations")
            if whole is not None:
                findings.expect(whole.status == 200, f"HTTP/2, whole list: {whole.status}")
                ids = [one["operationId"] for one in whole.json()]
                findings.expect(len(set(ids)) == len(ids), "HTTP/2: an operation twice in the list")
    finally:
        client.close()


async def _read_frames(connection: _Connection, findings: Findings, reader: Any) -> None:
    """Read without acknowledging until the service closes the connection; count its resets."""
    with contextlib.suppress(ConnectionError):
        while data := await reader.read(2**16):
            for event in connection.receive_data(data):
                if isinstance(event, h2.events.StreamReset):
                    findings.counts["HTTP/2 streams reset by the service"] += 1


async def keep_windows_closed(target: Target, findings: Findings, reader: Any, writer: Any) -> None:
    """Request long lists, and never open the flow-control windows."""
    connection = _Connection(target)
    connection.request("/operations", 3)
    writer.write(connection.data_to_send())
    await _read_frames(connection, findings, reader)


async def stop_reading(target: Target, findings: Findings, reader: Any, writer: Any) -> None:
    """Request more than sockets buffer with windows wide open, and read nothing for a while."""
    connection = _Connection(target, _LARGE_WINDOW)
    connection.request("/operations", 40)
    writer.write(connection.data_to_send())
    await asyncio.sleep(2 * KEEP_ALIVE)
    await _read_frames(connection, findings, reader)


async def reset_streams(target: Target, findings: Findings, reader: Any, writer: Any) -> None:
    """Open streams and reset each at once; then send nothing."""
    connection = _Connection(target)
    for _ in range(100):
        connection.reset_stream(connection.request("/operations", 1)[0])
    writer.write(connection.data_to_send())
    await _read_frames(connection, findings, reader)


async def leave_streams(target: Target, _: Findings, __: Any, writer: Any) -> None:
    """Make requests, and leave without the responses."""
    connection = _Connection(target)
    connection.request("/operations", 3)
    writer.write(connection.data_to_send())
    await writer.drain()


BAD_WAYS = (
    (keep_windows_closed, 2 * KEEP_ALIVE),
    (stop_reading, 4 * KEEP_ALIVE),
    (reset_streams, KEEP_ALIVE),
    (leave_streams, 1.0),
)
