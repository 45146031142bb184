"""Reuse of connections, except those on which bytes arrived between two requests."""

import asyncio
import socket
import ssl

import pytest
from hosting_sdk import HTTPClient, RetryConfig

NO_RETRIES = RetryConfig("none")


def response(body, *fields):
    head = b"".join(field + b"\r\n" for field in fields)
    return (
        b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n%sContent-Length: %d\r\n\r\n%s"
        % (head, len(body), body)
    )


LEFT = response(b'"left"')


class RawServer:
    """Server that answers each request with its number, and can send bytes nobody requested.

    Attributes:
        url: The URL.
        requests: The verb of each request.
        connections: The number of connections.
        at_once: Bytes to send together with the next response.
    """

    def __init__(self):
        self.url = ""
        self.requests: list[str] = []
        self.connections = 0
        self.at_once = b""
        self._writers: list[asyncio.StreamWriter] = []

    async def talk(self, reader, writer):
        self.connections += 1
        self._writers.append(writer)
        try:
            while True:
                await self._answer(reader, writer)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    async def _answer(self, reader, writer):
        head = await reader.readuntil(b"\r\n\r\n")
        length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
        await reader.readexactly(int(length or b"0"))
        self.requests.append(head.split()[0].decode())
        more, self.at_once = self.at_once, b""
        writer.write(response(b"%d" % len(self.requests)) + more)
        await writer.drain()

    def leave(self, data, *, ends=False):
        """Send bytes that belong to no request on the first connection; if `ends`, end it then."""
        writer = self._writers[0]
        writer.write(data)
        if ends:
            end = writer.write_eof if writer.can_write_eof() else writer.close
            end()


async def turn_loop():
    """Let the event loop receive everything that was sent."""
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.fixture(params=["http", "https"])
async def raw(request, certificate):
    context = None
    if request.param == "https":
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(certificate / "cert.pem", certificate / "key.pem")
    served = RawServer()
    listening = await asyncio.start_server(served.talk, "127.0.0.1", 0, ssl=context)
    served.url = f"{request.param}://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    yield served
    listening.close()
    await listening.wait_closed()


@pytest.fixture
def call(raw, make_client, certificate):
    """A client of the raw server."""
    context = ssl.create_default_context(cafile=certificate / "cert.pem")
    return make_client(
        server_url=raw.url,
        http_client=HTTPClient(ssl_context=context),
        retry_config=NO_RETRIES,
    )


async def test_a_silent_connection_is_reused(raw, call, get_thing, make_thing):
    for number in (1, 3, 5):
        assert await call._call(get_thing, {"id": "i"}) == number
        assert await call._call(make_thing, {}, {}) == number + 1
    assert raw.connections == 1


@pytest.mark.parametrize(
    "left",
    [
        LEFT,
        LEFT[:12],
        LEFT[:60],
        b"\r\n",
        b"junk",
        b"HTTP/1.1 408 Request Timeout\r\n\r\n",
        LEFT * 3,
    ],
)
async def test_bytes_on_an_idle_connection_are_not_taken_as_a_response(
    raw, call, get_thing, make_thing, left
):
    assert await call._call(get_thing, {"id": "i"}) == 1
    raw.leave(left)
    await turn_loop()
    assert await call._call(make_thing, {}, {}) == 2
    assert await call._call(get_thing, {"id": "i"}) == 3
    assert (raw.requests, raw.connections) == (["GET", "POST", "GET"], 2)


@pytest.mark.parametrize("safe", [True, False])
@pytest.mark.parametrize(("left", "ends"), [(LEFT, False), (LEFT[:12], False), (b"", True)])
async def test_bytes_that_the_event_loop_has_not_read_are_not_taken_as_a_response(  # noqa: PLR0917 fixtures
    call, raw, get_thing, make_thing, safe, left, ends
):
    assert await call._call(get_thing, {"id": "i"}) == 1
    raw.leave(left, ends=ends)
    following = call._call(get_thing, {"id": "i"}) if safe else call._call(make_thing, {}, {})
    assert await following == 2
    assert raw.connections == 2


@pytest.mark.parametrize("length", [len(LEFT), 60, 12])
async def test_bytes_behind_a_response_are_not_taken_as_the_next_one(raw, call, get_thing, length):
    raw.at_once = LEFT[:length]
    assert await call._call(get_thing, {"id": "i"}) == 1
    raw.leave(LEFT[length:])
    await turn_loop()
    assert await call._call(get_thing, {"id": "i"}) == 2
    assert raw.connections == 2


async def test_a_connection_that_the_server_ended_is_not_reused(raw, call, get_thing, make_thing):
    assert await call._call(get_thing, {"id": "i"}) == 1
    raw.leave(b"", ends=True)
    await turn_loop()
    assert await call._call(make_thing, {}, {}) == 2
    assert raw.connections == 2


async def test_connections_use_tcp_keepalive(server, client, get_thing):
    await client._call(get_thing, {"id": "i"})
    (pool,) = client._transport.settings.http_client._default._session.connector._conns.values()
    ((protocol, _),) = pool
    sock = protocol.transport.get_extra_info("socket")
    assert sock.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
    if hasattr(socket, "TCP_KEEPIDLE"):
        assert sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE) == 60
