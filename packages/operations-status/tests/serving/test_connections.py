"""Connections in rare states: lost, reset, draining, pipelined, or waiting for their turn."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import socket
import ssl
import struct
import tracemalloc
import weakref
from collections import Counter
from typing import Any

import h2.config
import h2.connection
import h2.events
import h2.settings
import pytest
from hypercorn.events import RawData
from operations_status import Settings
from operations_status.hypercorn_faults import Http2
from operations_status.serving.certificates import find_development_certificate
from operations_status.serving.connections import ACCEPTS_PER_ITERATION, Connections
from operations_status.serving.listeners import bind, parse_addresses
from operations_status.serving.monitoring import Phase
from operations_status.turns import WORK_PER_ITERATION

REQUEST = b"GET / HTTP/1.1\r\nHost: test\r\n\r\n"


@pytest.fixture
async def serve():
    """Serve an application in this process; return its connections, and a function to connect."""
    async with contextlib.AsyncExitStack() as stack:

        async def serve(app, *, tls=None, **settings):
            addresses = parse_addresses([f"{'https' if tls else 'http'}://127.0.0.1:0"])
            (listener,) = stack.enter_context(bind(addresses, backlog=16))
            connections = Connections(app, Settings(**settings), [listener], tls)
            await connections.open()
            immediately = asyncio.Event()
            immediately.set()
            stack.push_async_callback(connections.drain, immediately=immediately)

            async def connect():
                streams = await asyncio.open_connection(*listener.sockets[0].getsockname()[:2])
                stack.callback(streams[1].close)
                return streams

            return connections, connect

        yield serve


async def answer(send, *headers, body=b"answer"):
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def test_sending_on_an_aborted_connection_raises_an_error(serve):
    outcome = asyncio.get_running_loop().create_future()
    counts: list[int] = []

    async def app(*call):
        (connection,) = connections.context.connections
        connection.abort()
        counts.append(connections.context.count())
        try:
            await answer(call[2])
        except ConnectionAbortedError as error:
            outcome.set_result(str(error))

    connections, connect = await serve(app)
    _, writer = await connect()
    writer.write(REQUEST)
    async with asyncio.timeout(60):
        assert await outcome == "the connection is closed"
    assert counts == [0]


async def test_a_request_pipelined_after_connection_close_does_not_keep_the_connection_open(
    serve, eventually_async
):
    async def app(*call):
        await answer(call[2], (b"connection", b"close"), (b"content-length", b"6"))

    connections, connect = await serve(app)
    reader, writer = await connect()
    writer.write(REQUEST * 2)
    async with asyncio.timeout(60):
        assert (await reader.read()).endswith(b"\r\n\r\nanswer")
    await eventually_async(lambda: not connections.context.connections)


async def test_an_idle_connection_is_closed_after_the_keep_alive_timeout(serve, eventually_async):
    async def app(*call):
        if call[0]["path"] == "/slow":
            await asyncio.sleep(0.5)  # longer than it may be idle
        await answer(call[2], (b"content-length", b"6"))

    connections, connect = await serve(app, keep_alive_timeout=0.2)
    reader, writer = await connect()
    async with asyncio.timeout(60):
        for path in (b"/slow", b"/", b"/slow"):
            writer.write(REQUEST.replace(b"/", path, 1))
            assert (await reader.readuntil(b"answer")).startswith(b"HTTP/1.1 200")
        (connection,) = connections.context.connections
        await eventually_async(lambda: connection.is_idle or not connections.context.connections)
        assert await reader.read() == b""
    await eventually_async(lambda: not connections.context.connections)


@pytest.mark.parametrize("is_http_2", [False, True], ids=["HTTP/1.1", "HTTP/2"])
async def test_a_connection_whose_request_ends_during_the_drain_is_closed(
    serve, eventually_async, is_http_2
):
    asked, go = asyncio.Event(), asyncio.Event()

    async def app(*call):
        asked.set()
        await go.wait()
        await answer(call[2], (b"content-length", b"6"))

    connections, connect = await serve(app, keep_alive_timeout=600.0)
    reader, writer = await connect()
    writer.write(request_over_http_2()[1] if is_http_2 else REQUEST)
    async with asyncio.timeout(60):
        await asked.wait()
        draining = asyncio.create_task(connections.drain(immediately=asyncio.Event(), within=600.0))
        await eventually_async(lambda: connections.phase is Phase.ENDING)
        go.set()
        assert b"answer" in await reader.read()
        assert await draining == 0


async def test_a_drain_between_two_pipelined_requests_ends_the_connection(serve, eventually_async):
    loop = asyncio.get_running_loop()

    def drain_when_idle(connection):
        if connection.is_idle:  # the reading task is about to begin the second request
            connection.drain()
        else:
            loop.call_soon(drain_when_idle, connection)

    async def app(*call):
        (connection,) = connections.context.connections
        loop.call_soon(drain_when_idle, connection)
        await answer(call[2], (b"content-length", b"6"))

    connections, connect = await serve(app, keep_alive_timeout=600.0)
    reader, writer = await connect()
    writer.write(REQUEST * 3)
    async with asyncio.timeout(60):
        assert b"answer" in await reader.read()
    await eventually_async(lambda: not connections.context.connections)


async def test_a_disconnect_during_a_response_over_http_2_ends_the_connection(
    serve, eventually_async
):
    is_idle = asyncio.get_running_loop().create_future()

    async def app(*call):
        (connection,) = connections.context.connections
        await answer(call[2])
        is_idle.set_result(connection.is_idle)

    connections, connect = await serve(app)
    _, writer = await connect()
    client = h2.connection.H2Connection(h2.config.H2Configuration(header_encoding="utf-8"))
    client.initiate_connection()
    client.update_settings({h2.settings.SettingCodes.INITIAL_WINDOW_SIZE: 0})
    fields = {":method": "GET", ":path": "/", ":scheme": "http", ":authority": "test"}
    client.send_headers(1, list(fields.items()), end_stream=True)
    writer.write(client.data_to_send())
    await eventually_async(
        lambda: any(
            buffer.buffer
            for one in connections.context.connections
            for buffer in getattr(one.protocol.protocol, "stream_buffers", {}).values()
        )
    )
    writer.close()
    async with asyncio.timeout(60):
        assert not await is_idle  # it is ending
    await eventually_async(lambda: not connections.context.connections)


async def test_an_immediate_shutdown_aborts_busy_connections(serve, eventually_async):
    asked = asyncio.Event()

    async def app(*_):
        asked.set()
        await asyncio.Event().wait()

    connections, connect = await serve(app)
    await connect()
    _, writer = await connect()
    writer.write(REQUEST)
    async with asyncio.timeout(60):
        await asked.wait()
    await eventually_async(lambda: len(connections.context.connections) == 2)
    immediately = asyncio.Event()
    draining = asyncio.create_task(connections.drain(immediately=immediately, within=60.0))
    await eventually_async(lambda: len(connections.context.connections) == 1)
    immediately.set()
    async with asyncio.timeout(60):
        assert await draining == 1
    assert not connections.context.connections


@pytest.mark.parametrize("is_reset", [True, False], ids=["reset", "left"])
async def test_a_reset_stream_or_a_disconnect_over_http_2_reaches_the_application(
    serve, eventually_async, is_reset
):
    asked, gone = asyncio.Event(), asyncio.Event()

    async def app(*call):
        asked.set()
        while (await call[1]())["type"] != "http.disconnect":
            pass
        gone.set()

    connections, connect = await serve(app)
    _, writer = await connect()
    client = h2.connection.H2Connection(h2.config.H2Configuration(header_encoding="utf-8"))
    client.initiate_connection()
    fields = {":method": "GET", ":path": "/", ":scheme": "http", ":authority": "test"}
    client.send_headers(1, list(fields.items()), end_stream=True)
    writer.write(client.data_to_send())
    async with asyncio.timeout(60):
        await asked.wait()
    (connection,) = connections.context.connections
    assert not connection.is_idle
    if is_reset:
        client.reset_stream(1)
        writer.write(client.data_to_send())
        await eventually_async(lambda: connection.is_idle)
    else:
        writer.close()
        await eventually_async(lambda: not connections.context.connections)
    async with asyncio.timeout(60):
        await gone.wait()


def request_over_http_2():
    """Return a client of HTTP/2 that makes one request, and the bytes to send for it."""
    client = h2.connection.H2Connection(h2.config.H2Configuration(header_encoding="utf-8"))
    client.initiate_connection()
    fields = {":method": "GET", ":path": "/", ":scheme": "http", ":authority": "test"}
    client.send_headers(1, list(fields.items()), end_stream=True)
    return client, client.data_to_send()


async def test_the_stream_of_an_incomplete_response_is_reset(serve):
    async def app(*call):
        await call[2]({"type": "http.response.start", "status": 200, "headers": []})
        await call[2]({"type": "http.response.body", "body": b"half", "more_body": True})

    _, connect = await serve(app)
    reader, writer = await connect()
    client, data = request_over_http_2()
    writer.write(data)
    events: list[h2.events.Event] = []
    async with asyncio.timeout(60):
        while not any(isinstance(event, h2.events.StreamReset) for event in events):
            events += client.receive_data(await reader.read(65_536))
    assert not any(isinstance(event, h2.events.StreamEnded) for event in events)


async def test_a_pause_of_the_application_does_not_reset_its_stream(serve):
    patience = 0.2

    async def app(*call):
        await call[2]({"type": "http.response.start", "status": 200, "headers": []})
        await call[2]({"type": "http.response.body", "body": b"half", "more_body": True})
        await asyncio.sleep(5 * patience)  # longer than a client may leave bytes unread
        await call[2]({"type": "http.response.body", "body": b"half"})

    _, connect = await serve(app, keep_alive_timeout=patience)
    reader, writer = await connect()
    client, data = request_over_http_2()
    writer.write(data)
    events: list[h2.events.Event] = []
    ends = h2.events.StreamReset | h2.events.StreamEnded
    async with asyncio.timeout(60):
        while not any(isinstance(event, ends) for event in events):
            received = await reader.read(65_536)
            assert received, "the connection was closed"
            events += client.receive_data(received)
    assert not any(isinstance(event, h2.events.StreamReset) for event in events)


async def test_sending_on_a_reset_stream_raises_an_error(serve):
    stopped = asyncio.get_running_loop().create_future()

    async def app(*call):
        await call[2]({"type": "http.response.start", "status": 200, "headers": []})
        try:
            while True:
                body = {"type": "http.response.body", "body": b"x" * 1000, "more_body": True}
                await call[2](body)
        except ConnectionAbortedError as error:
            stopped.set_result(str(error))

    _, connect = await serve(app)
    reader, writer = await connect()
    client, data = request_over_http_2()
    writer.write(data)
    async with asyncio.timeout(60):
        client.receive_data(await reader.read(65_536))
        client.reset_stream(1)
        writer.write(client.data_to_send())
        assert await stopped == "the stream is closed"


async def test_an_aborted_connection_over_http_2_stops_its_progress_timer(serve, eventually_async):
    protocols: list[Any] = []
    full = asyncio.Event()

    async def app(*call):
        protocols.extend(one.protocol.protocol for one in connections.context.connections)
        if call[0]["path"] == "/short":
            await full.wait()
            await answer(call[2])
        await call[2]({"type": "http.response.start", "status": 200, "headers": []})
        body = {"type": "http.response.body", "body": b"x" * 60_000, "more_body": True}
        while True:
            waiting = asyncio.get_running_loop().call_later(0.2, full.set)
            await call[2](body)
            waiting.cancel()

    connections, connect = await serve(app, keep_alive_timeout=0.5)
    reader, writer = await connect()
    client = h2.connection.H2Connection(h2.config.H2Configuration(header_encoding="utf-8"))
    client.initiate_connection()
    client.update_settings({h2.settings.SettingCodes.INITIAL_WINDOW_SIZE: 2**30})
    client.increment_flow_control_window(2**30)
    fields = {":method": "GET", ":scheme": "http", ":authority": "test"}
    for stream, path in ((1, "/"), (3, "/short")):
        client.send_headers(stream, [(":path", path), *fields.items()], end_stream=True)
    writer.write(client.data_to_send())
    await eventually_async(lambda: protocols)
    await eventually_async(lambda: not connections.context.connections)
    # Otherwise the timer of the protocol would still check for progress.
    await eventually_async(lambda: not vars(protocols[-1]))
    assert not reader.at_eof()  # the client has read nothing


@pytest.mark.parametrize("sent", ["nothing", "half a request", "HTTP/1.1", "HTTP/2"])
@pytest.mark.parametrize("end", ["client", "reset", "abort"])
async def test_a_closed_connection_is_freed_without_a_garbage_collection(
    serve, eventually_async, sent, end
):
    async def app(*call):
        if call[0]["path"] == "/":
            await answer(call[2], (b"content-length", b"6"))
            return
        while (await call[1]())["type"] != "http.disconnect":
            pass

    connections, connect = await serve(app)
    client, data = request_over_http_2()
    fields = {":method": "GET", ":path": "/wait", ":scheme": "http", ":authority": "test"}
    client.send_headers(3, list(fields.items()), end_stream=True)
    requests = {"nothing": b"", "half a request": REQUEST[:-2], "HTTP/1.1": REQUEST}
    reader, writer = await connect()
    writer.write(requests.get(sent, data + client.data_to_send()))
    if sent.startswith("HTTP"):
        async with asyncio.timeout(60):
            await reader.readuntil(b"answer")
    await eventually_async(lambda: connections.context.connections)
    (freed,) = [weakref.ref(one.protocol) for one in connections.context.connections]
    gc.disable()
    try:
        if end == "client":
            writer.close()
        elif end == "reset":
            writer.transport.abort()
        else:
            (connection,) = connections.context.connections
            connection.abort()
            del connection
        await eventually_async(lambda: freed() is None)
    finally:
        gc.enable()


@pytest.mark.parametrize("is_cut", [True, False])
async def test_a_failed_tls_handshake_leaves_no_garbage(serve, eventually_async, tmp_path, is_cut):
    made: weakref.WeakSet[ssl.SSLObject] = weakref.WeakSet()

    class Recorded(ssl.SSLObject):
        def __new__(cls, *arguments):
            self = super().__new__(cls)
            made.add(self)
            return self

    tls = find_development_certificate(tmp_path).create_context()
    tls.sslobject_class = Recorded
    _, connect = await serve(answer, tls=tls)
    gc.disable()
    try:
        reader, writer = await connect()
        writer.write(b"\x16\3\1\2\0\1" if is_cut else b"no TLS")
        await eventually_async(lambda: len(made) == 1)
        if is_cut:
            writer.close()
        else:
            await reader.read()
        await eventually_async(lambda: not made)
    finally:
        gc.enable()


async def test_a_tls_connection_takes_little_memory(serve, eventually_async, tmp_path):
    tls = find_development_certificate(tmp_path).create_context()
    connections, connect = await serve(answer, tls=tls)
    client = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    client.check_hostname, client.verify_mode = False, ssl.CERT_NONE

    async def open_tls():
        _, writer = await connect()
        await writer.start_tls(client)
        await eventually_async(lambda: len(connections.context.connections) == len(opened) + 1)
        return writer

    opened = []
    opened.append(await open_tls())
    tracemalloc.start()
    try:
        while len(opened) < 5:
            opened.append(await open_tls())
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert taken / 4 < 2 * 100 * 1024  # the client's side of a connection included


async def test_one_iteration_accepts_a_few_connections(serve):
    connections, connect = await serve(answer)
    _, writer = await connect()
    address = writer.get_extra_info("peername")
    total = 1 + 3 * ACCEPTS_PER_ITERATION
    counts = [0]

    async def run_until(count):
        async with asyncio.timeout(60):
            while counts[-1] != count:
                await asyncio.sleep(0)
                counts.append(len(connections.context.connections))

    await run_until(1)
    with contextlib.ExitStack() as clients:
        for _ in range(total - 1):
            clients.enter_context(socket.create_connection(address))
        await run_until(total)
    changes = [after - before for before, after in itertools.pairwise(counts)]
    assert max(changes) == ACCEPTS_PER_ITERATION


class Iterations:
    """Counter of the iterations of the event loop, until the test ends."""

    def __init__(self):
        self.now = 0
        self._task = asyncio.create_task(self._count())

    async def _count(self):
        while True:
            self.now += 1
            await asyncio.sleep(0)


def ask_over_http2(count):
    """Return the bytes of a client that makes many requests and lets the server send much."""
    client = h2.connection.H2Connection()
    code = h2.settings.SettingCodes.INITIAL_WINDOW_SIZE
    client.local_settings = h2.settings.Settings(initial_values={code: 2**30})
    client.initiate_connection()
    client.increment_flow_control_window(2**30)
    fields = [(":method", "GET"), (":path", "/"), (":scheme", "http"), (":authority", "test")]
    for stream in range(1, 2 * count, 2):
        client.send_headers(stream, fields, end_stream=True)
    return client.data_to_send()


async def test_requests_of_many_connections_begin_in_turns(serve, eventually_async):
    iterations, begun = Iterations(), []

    async def app(*call):
        begun.append(iterations.now)
        await answer(call[2])

    _, connect = await serve(app)
    for _ in range(5):
        _, writer = await connect()
        writer.write(ask_over_http2(90))
    await eventually_async(lambda: len(begun) == 450)
    assert max(Counter(begun).values()) < 2 * WORK_PER_ITERATION


async def test_connections_handle_what_they_read_in_turns(serve, eventually_async, monkeypatch):
    iterations, handled = Iterations(), []
    handle = Http2.handle

    async def note(self, event):
        if isinstance(event, RawData) and len(event.data) == 1024:
            handled.append(iterations.now)
        await handle(self, event)

    monkeypatch.setattr(Http2, "handle", note)
    connections, connect = await serve(None)
    client = h2.connection.H2Connection()
    client.initiate_connection()
    preface = client.data_to_send()
    for _ in range(900):
        client.ping(bytes(8))
    frames = client.data_to_send()
    writers = []
    for _ in range(5):
        reader, writer = await connect()
        writer.write(preface)
        await reader.read(1)
        writers.append(writer)
    for writer in writers:
        writer.write(frames)
        writer.write_eof()
    await eventually_async(lambda: handled and not connections.context.connections)
    assert len(handled) == 5 * (len(frames) // 1024)
    assert max(Counter(handled).values()) <= 2


async def wait_for_the_end(receive, send):
    while (await receive())["type"] != "http.disconnect":
        pass


async def send_until_the_end(receive, send):
    await send({"type": "http.response.start", "status": 200, "headers": []})
    with contextlib.suppress(ConnectionAbortedError):
        while True:
            await send({"type": "http.response.body", "body": bytes(1000), "more_body": True})


class EndingApp:
    """Application that notes in which iterations of the event loop its requests end."""

    def __init__(self, respond):
        self.begun = 0
        self.ended = []
        self._respond = respond
        self._iterations = Iterations()

    async def __call__(self, scope, receive, send):
        self.begun += 1
        await self._respond(receive, send)
        self.ended.append(self._iterations.now)


@pytest.mark.parametrize("respond", [wait_for_the_end, send_until_the_end])
async def test_requests_of_a_lost_connection_end_in_turns_and_are_not_cancelled(
    serve, eventually_async, respond
):
    app = EndingApp(respond)
    connections, connect = await serve(app)
    writers = [(await connect())[1] for _ in range(3)]
    for writer in writers:
        writer.write(ask_over_http2(90))
    await eventually_async(lambda: app.begun == 270)
    for writer in writers:
        writer.transport.abort()
    await eventually_async(lambda: not connections.context.connections)
    assert len(app.ended) == 270
    assert max(Counter(app.ended).values()) <= 2 * WORK_PER_ITERATION


@pytest.fixture
def keep_busy():
    """Let many workers take turns without end; return a function that stops them."""
    tasks: list[asyncio.Task[Any]] = []

    def keep_busy(connections):
        async def work(worker):
            while True:
                await connections.context.turns.take(worker, WORK_PER_ITERATION)

        tasks.extend(asyncio.create_task(work(number)) for number in range(1000))
        return stop

    def stop():
        for task in tasks:
            task.cancel()

    yield keep_busy
    stop()


async def test_requests_of_a_lost_connection_end_before_others_begin(
    serve, keep_busy, eventually_async
):
    app = EndingApp(wait_for_the_end)
    connections, connect = await serve(app)
    _, writer = await connect()
    writer.write(ask_over_http2(90))
    await eventually_async(lambda: app.begun == 90)
    keep_busy(connections)
    writer.transport.abort()
    await eventually_async(lambda: len(app.ended) == 90)
    assert max(app.ended) - min(app.ended) < 1000


LARGE_REQUEST = REQUEST[:-2] + b"X-Large: " + bytes(1010).replace(b"\0", b"x") + b"\r\n\r\n"


@pytest.mark.parametrize("request_", [LARGE_REQUEST, ask_over_http2(1)], ids=["HTTP/1.1", "HTTP/2"])
async def test_a_connection_whose_request_waits_for_its_turn_is_not_idle(
    serve, keep_busy, eventually_async, request_
):
    async def app(*call):
        await answer(call[2], (b"content-length", b"6"))

    connections, connect = await serve(app)
    reader, writer = await connect()
    await eventually_async(lambda: connections.context.connections)
    (connection,) = connections.context.connections
    stop = keep_busy(connections)
    states = []

    async def watch():
        while True:
            states.append(connection.is_idle)
            await asyncio.sleep(0)

    watching = asyncio.create_task(watch())
    writer.write(request_)
    async with asyncio.timeout(60):
        await reader.readuntil(b"answer")
    await eventually_async(lambda: states[-1])
    watching.cancel()
    stop()
    assert [state for state, _ in itertools.groupby(states)] == [True, False, True]
    assert states.count(False) > 100


async def test_a_request_whose_connection_is_lost_before_its_turn_does_not_begin(
    serve, keep_busy, eventually_async
):
    begun = 0

    async def app(*call):
        nonlocal begun
        begun += 1

    connections, connect = await serve(app)
    stop = keep_busy(connections)
    _, writer = await connect()
    writer.write(ask_over_http2(90))
    while not begun:  # noqa: ASYNC110 an event would come later
        await asyncio.sleep(0)
    for connection in connections.context.connections:
        connection.abort()
    stop()
    await eventually_async(lambda: not connections.context.connections)
    assert begun < 90


NO_WINDOW = {h2.settings.SettingCodes.INITIAL_WINDOW_SIZE: 0}


@pytest.mark.parametrize("size", [6, 4096])
async def test_an_application_ends_before_its_client_has_read_a_small_response(
    serve, eventually_async, size
):
    ended = []

    async def app(*call):
        await answer(call[2], body=bytes(size))
        ended.append(call)

    connections, connect = await serve(app)
    reader, writer = await connect()
    client = ask_without_window(writer)
    await eventually_async(lambda: len(ended) == 90)
    (connection,) = connections.context.connections
    assert not connection.is_idle
    async with asyncio.timeout(60):
        bodies = await read_all(client, reader, writer)
    assert bodies == dict.fromkeys(range(1, 181, 2), size)
    await eventually_async(lambda: connection.is_idle)


async def test_an_application_waits_until_its_client_has_read_a_large_response(
    serve, eventually_async
):
    begun, ended = [], []

    async def app(*call):
        begun.append(call)
        await answer(call[2], body=bytes(4097))
        ended.append(call)

    connections, connect = await serve(app)
    reader, writer = await connect()
    client = ask_without_window(writer)
    await eventually_async(lambda: len(begun) == 90)
    (connection,) = connections.context.connections
    assert not ended
    async with asyncio.timeout(60):
        bodies = await read_all(client, reader, writer)
    assert bodies == dict.fromkeys(range(1, 181, 2), 4097)
    await eventually_async(lambda: len(ended) == 90)
    await eventually_async(lambda: connection.is_idle)


async def test_a_drain_waits_until_a_small_response_is_read(serve, eventually_async):
    ended = []

    async def app(*call):
        await answer(call[2])
        ended.append(call)

    connections, connect = await serve(app, keep_alive_timeout=600.0)
    reader, writer = await connect()
    client = ask_without_window(writer)
    await eventually_async(lambda: len(ended) == 90)
    draining = asyncio.create_task(connections.drain(immediately=asyncio.Event(), within=600.0))
    await eventually_async(lambda: connections.phase is Phase.ENDING)
    async with asyncio.timeout(60):
        bodies = await read_all(client, reader, writer)
        assert bodies == dict.fromkeys(range(1, 181, 2), 6)
        assert await draining == 0


def ask_without_window(writer):
    """Make 90 requests with closed windows: no response can be sent until they are opened."""
    client = h2.connection.H2Connection(h2.config.H2Configuration(header_encoding="utf-8"))
    client.local_settings = h2.settings.Settings(initial_values=NO_WINDOW)
    client.initiate_connection()
    fields = {":method": "GET", ":path": "/", ":scheme": "http", ":authority": "test"}
    for number in range(1, 181, 2):
        client.send_headers(number, list(fields.items()), end_stream=True)
    writer.write(client.data_to_send())
    return client


async def read_all(client, reader, writer):
    """Open the windows; return the sizes of the bodies, by their streams."""
    client.update_settings({h2.settings.SettingCodes.INITIAL_WINDOW_SIZE: 65_535})
    client.increment_flow_control_window(1_000_000)
    sizes: Counter[int] = Counter()
    ended = 0
    while ended < 90:
        writer.write(client.data_to_send())
        for event in client.receive_data(await reader.read(65_536)):
            ended += isinstance(event, h2.events.StreamEnded)
            if isinstance(event, h2.events.DataReceived):
                sizes[event.stream_id] += len(event.data)
    return sizes


def reset(writer):
    """Reset a connection, so that the server notices at once that its client has gone."""
    linger = struct.pack("ii", 1, 0)
    writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
    writer.transport.abort()


async def test_a_connection_whose_client_has_gone_does_not_count_towards_the_limit(
    serve, eventually_async
):
    begun, go = [], asyncio.Event()

    async def app(*call):
        begun.append(call)
        await go.wait()  # the connection's task cannot end before

    connections, connect = await serve(app, max_connections=4)
    idle, _ = await connect()
    gone = [(await connect())[1] for _ in range(3)]
    for writer in gone:
        writer.write(REQUEST)
    await eventually_async(lambda: len(begun) == 3)
    for writer in gone:
        reset(writer)
    await eventually_async(lambda: connections.context.count() == 1)
    for _ in range(3):
        await connect()
    await eventually_async(lambda: connections.context.count() == 4)
    assert len(connections.context.connections) == 7
    assert not idle.at_eof()
    await connect()  # this one replaces the idle one
    async with asyncio.timeout(60):
        with contextlib.suppress(ConnectionResetError):
            assert await idle.read() == b""
    go.set()
    await eventually_async(lambda: not connections.context.lost)


@pytest.mark.parametrize("is_begun", [False, True])
async def test_no_request_of_a_client_that_has_gone_begins(
    serve, keep_busy, eventually_async, monkeypatch, is_begun
):
    begun: list[Any] = []
    handled: list[RawData] = []

    async def app(*call):
        begun.append(call)
        await answer(call[2])

    async def handle(protocol, event):
        if isinstance(event, RawData) and not connections.context.count():
            handled.append(event)
        await handle_event(protocol, event)

    handle_event = Http2.handle
    monkeypatch.setattr(Http2, "handle", handle)
    connections, connect = await serve(app)
    reader, writer = await connect()
    client = h2.connection.H2Connection()
    client.initiate_connection()
    if not is_begun:  # here the bytes wait for their turn; otherwise, the first request does
        writer.write(client.data_to_send())
        await reader.read(1000)
    stop = keep_busy(connections)
    fields = [(":method", "GET"), (":path", "/"), (":scheme", "http"), (":authority", "test")]
    for stream in range(1, 19, 2):  # less than a large read
        client.send_headers(stream, fields, end_stream=True)
    writer.write(client.data_to_send())
    (connection,) = connections.context.connections
    await eventually_async(lambda: not connection.is_idle)
    reset(writer)
    await eventually_async(lambda: not connections.context.count())
    stop()
    await eventually_async(lambda: not connections.context.connections)
    assert not begun
    assert not handled
