"""Connections in states that clients and the network bring about only now and then."""

from __future__ import annotations

import asyncio
import contextlib

import h2.config
import h2.connection
import pytest
from operations_status import Settings
from operations_status.addresses import parse_addresses
from operations_status.serving.connections import Connections
from operations_status.serving.listeners import bind

REQUEST = b"GET / HTTP/1.1\r\nHost: test\r\n\r\n"


@pytest.fixture
async def serve():
    """Serve an application in this process; return its connections, and how to connect to it."""
    async with contextlib.AsyncExitStack() as stack:

        async def serve(app):
            (listener,) = bind(parse_addresses(["http://127.0.0.1:0"]), backlog=16)
            stack.callback(listener.close)
            connections = Connections(app, Settings(), [listener], None)
            await connections.open()
            hurry = asyncio.Event()
            hurry.set()
            stack.push_async_callback(connections.drain, hurry=hurry)

            async def connect():
                streams = await asyncio.open_connection(*listener.sockets[0].getsockname()[:2])
                stack.callback(streams[1].close)
                return streams

            return connections, connect

        yield serve


async def answer(send, *headers, body=b"answer"):
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def test_an_answer_to_nobody_is_given_up(serve):
    outcome = asyncio.get_running_loop().create_future()

    async def app(*call):
        (connection,) = connections._open.values()
        connection.abort()
        try:
            await answer(call[2])
        except ConnectionAbortedError as error:
            outcome.set_result(str(error))

    connections, connect = await serve(app)
    _, writer = await connect()
    writer.write(REQUEST)
    async with asyncio.timeout(60):
        assert await outcome == "the connection is closed"


async def test_a_request_behind_one_that_ends_the_connection_does_not_keep_it(
    serve, eventually_async
):
    async def app(*call):
        await answer(call[2], (b"connection", b"close"), (b"content-length", b"6"))

    connections, connect = await serve(app)
    reader, writer = await connect()
    writer.write(REQUEST * 2)
    async with asyncio.timeout(60):
        assert (await reader.read()).endswith(b"\r\n\r\nanswer")
    await eventually_async(lambda: connections.count == 0)


async def test_in_a_hurry_the_idle_end_and_the_busy_are_cut(serve, eventually_async):
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
    await eventually_async(lambda: connections.count == 2)
    hurry = asyncio.Event()
    draining = asyncio.create_task(connections.drain(hurry=hurry, within=60.0))
    await eventually_async(lambda: connections.count == 1)
    hurry.set()
    async with asyncio.timeout(60):
        assert await draining == 1
    assert connections.count == 0


@pytest.mark.parametrize("is_reset", [True, False], ids=["reset", "left"])
async def test_an_answer_over_http_2_that_nobody_takes_any_more_holds_nothing(
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
    (connection,) = connections._open.values()
    assert not connection.is_idle
    if is_reset:
        client.reset_stream(1)
        writer.write(client.data_to_send())
        await eventually_async(lambda: connection.is_idle)
    else:
        writer.close()
        await eventually_async(lambda: connections.count == 0)
    async with asyncio.timeout(60):
        await gone.wait()
