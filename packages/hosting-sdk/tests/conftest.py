"""Fixtures: servers on real sockets, clients closed after the test, and a fake clock."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
from typing import TYPE_CHECKING, Any

import pytest
from aiohttp import web
from hosting_sdk import Client
from hosting_sdk._transport.retries import Clock
from hosting_sdk._types import Body, Operation, Parameter, Result
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
    from pathlib import Path

# A slow machine must not fail a test.
settings.register_profile(
    "hosting-sdk", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("hosting-sdk")

TOKEN = "secret-token-of-the-tests"


class Server:
    """A real HTTP server: the requests that it received, and the responses that it sends next."""

    def __init__(self) -> None:
        self.url = ""
        self.asked: list[web.Request] = []
        self.bodies: list[bytes] = []
        self.answers: list[Any] = []
        self.default: Any = {"ok": True}

    async def handle(self, request: web.Request) -> web.StreamResponse:
        self.asked.append(request)
        self.bodies.append(await request.read())
        answer = self.answers.pop(0) if self.answers else self.default
        if callable(answer):
            answer = await answer(request)
        if isinstance(answer, web.StreamResponse):
            return answer
        return web.json_response(answer)


@pytest.fixture(scope="session", autouse=True)
def interruptible() -> Iterator[None]:
    """Restore the handler of SIGINT: a shell makes background processes ignore the signal."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    """A server that answers `{"ok": true}` unless a test sets another response."""
    served = Server()
    app = web.Application(client_max_size=2**31)
    app.router.add_route("*", "/{path:.*}", served.handle)
    runner = web.AppRunner(app, shutdown_timeout=1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    served.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    yield served
    await runner.cleanup()
    await _settled()


async def _settled() -> None:
    """Wait until all other tasks have ended; fail if one still runs after 10 seconds."""
    left = asyncio.all_tasks() - {asyncio.current_task()}
    if left:
        _, pending = await asyncio.wait(left, timeout=10)
        assert not pending


@pytest.fixture
async def serve_bytes() -> AsyncIterator[Callable[..., Awaitable[str]]]:
    """A function that starts a TCP server with a callback for each connection; returns its URL."""
    servers = []

    async def start(
        talk: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]],
    ) -> str:
        async def guarded(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                await talk(reader, writer)
            except (ConnectionError, asyncio.IncompleteReadError):
                pass  # the client has gone, which is what some tests are about
            finally:
                writer.close()

        started = await asyncio.start_server(guarded, "127.0.0.1", 0)
        servers.append(started)
        return f"http://127.0.0.1:{started.sockets[0].getsockname()[1]}"

    yield start
    for started in servers:
        started.close()
        await started.wait_closed()
    await _settled()


@pytest.fixture
async def make_client(server: Server) -> AsyncIterator[Callable[..., Client]]:
    """A function that makes strict clients of the server, which are closed after the test."""
    clients = []

    def make(bearer_token: Any = TOKEN, **options: Any) -> Client:
        options.setdefault("server_url", server.url)
        options.setdefault("response_validation", "strict")
        clients.append(Client(bearer_token, **options))
        return clients[-1]

    yield make
    for client in clients:
        await client.aclose()


@pytest.fixture
def client(make_client: Callable[..., Client]) -> Client:
    """A client of the server."""
    return make_client()


class FakeClock(Clock):
    """A clock that only `sleep` moves; the random factor of the jitter is always 1."""

    def __init__(self) -> None:
        super().__init__(monotonic=lambda: self.time, now=lambda: self.time, sleep=self.pass_time)
        self.time = 1_700_000_000.0
        self.waits: list[float] = []
        self.chance = lambda: 1.0

    async def pass_time(self, seconds: float) -> None:
        self.waits.append(seconds)
        self.time += seconds


@pytest.fixture
def clock(client: Client) -> FakeClock:
    """A fake clock, which replaces the clock of the client."""
    fake = FakeClock()
    client._transport.settings.clock = fake
    return fake


@pytest.fixture
def get_thing() -> Operation:
    """A method that is safe to repeat, with a parameter of every kind."""
    return Operation(
        "things.getThing",
        "GET",
        "/v1/things/{id}",
        (
            Parameter("id", "id", "path", required=True),
            Parameter("q", "q", "query"),
            Parameter("teamId", "team_id", "query", scope="team"),
            Parameter("slug", "slug", "query", scope="slug"),
            Parameter("x-note", "x_note", "header"),
        ),
        results=(Result(200, "application/json", "json"),),
        safe=True,
    )


@pytest.fixture
def make_thing() -> Operation:
    """A method that is not safe to repeat, with a JSON body."""
    return Operation(
        "things.makeThing",
        "POST",
        "/v1/things",
        body=Body("application/json", required=True, kind="json"),
        results=(Result(200, "application/json", "json"), Result(204, None, "none")),
    )


@pytest.fixture
def list_lines() -> Operation:
    """A method that answers with JSON Lines."""
    return Operation(
        "things.listLines",
        "GET",
        "/v1/lines",
        results=(Result(200, "application/jsonl", "lines"),),
        accept="application/jsonl",
        safe=True,
    )


@pytest.fixture
def get_bytes() -> Operation:
    """A method that answers with raw bytes."""
    return Operation(
        "things.getBytes",
        "GET",
        "/v1/bytes",
        results=(Result(200, None, "bytes"),),
        accept="*/*",
        safe=True,
    )


@pytest.fixture
def put_bytes() -> Operation:
    """A method that takes raw bytes, safe to repeat."""
    return Operation(
        "things.putBytes",
        "PUT",
        "/v1/bytes",
        (Parameter("Content-Length", "content_length", "header"),),
        body=Body("application/octet-stream", required=True, kind="upload"),
        results=(Result(200, "application/json", "json"),),
        safe=True,
    )


@pytest.fixture
def unused_url() -> Iterator[str]:
    """The URL of a port that refuses connections: bound, but nobody listens."""
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        yield f"http://127.0.0.1:{bound.getsockname()[1]}"


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a self-signed certificate for 127.0.0.1 and its key."""
    folder = tmp_path_factory.mktemp("certificate")
    command = [
        "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
        "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1",
        "-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem"),
    ]  # fmt: skip
    subprocess.run(command, check=True, capture_output=True)
    return folder
