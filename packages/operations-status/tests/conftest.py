"""Real services, and clients that send exactly the bytes that a test gives them."""

from __future__ import annotations

import asyncio
import contextlib
import http.server
import json
import os
import shutil
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
import tempfile
import threading
import time
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import attrs
import pytest
from hypothesis import HealthCheck, settings
from operations_status import Settings, create_app
from operations_status.operations import Operation, OperationState
from operations_status.stores import open_store
from samples import PROCESS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    from operations_status.stores import OperationStore

# A deadline, or the limit for drawing examples, would test the speed of the machine.
settings.register_profile(
    "operations-status", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("operations-status")

LONGEST = 30.0
"""Seconds after which a test that waits has failed."""

_SLOW_TAGS = tuple(f"t{number}" for number in range(60))
_SLOW_OPERATIONS = 10_000
_STATES = " ".join(f"WHEN {number} THEN '{state}'" for number, state in enumerate(OperationState))
_COPIES = {
    "seq": "seq + n",
    "operation_id": "randomblob(16)",
    "status": f"CASE n % 6 {_STATES} END",
}


@attrs.frozen
class Answer:
    """A response over HTTP/1.1."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


@attrs.define(eq=False)
class Service:
    """A running `operations-status serve`."""

    process: subprocess.Popen[str]
    folder: Path
    store: str
    lines: list[str] = attrs.field(factory=list)

    @property
    def urls(self) -> list[str]:
        prefix = "Now listening on: "
        return [line.removeprefix(prefix) for line in self.lines if line.startswith(prefix)]

    @property
    def metrics_urls(self) -> list[str]:
        prefix = "Metrics on: "
        return [line.removeprefix(prefix) for line in self.lines if line.startswith(prefix)]

    @property
    def metrics_url(self) -> str:
        return self.metrics_urls[0]

    @property
    def token(self) -> str:
        return next(line for line in self.lines if line.startswith("Authorization: "))

    @property
    def cafile(self) -> str:
        prefix = "Development certificate: "
        return next(line for line in self.lines if line.startswith(prefix)).removeprefix(prefix)

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8")

    def connect(
        self, index: int = 0, *, alpn: str = "http/1.1", url: str | None = None
    ) -> socket.socket:
        """Return a connection, with TLS if the URL has the scheme https."""
        parts = urlsplit(url or self.urls[index])
        if parts.netloc == "unix:":
            sock = socket.socket(socket.AF_UNIX)
            sock.settimeout(30)
            sock.connect(parts.path)
            return sock
        assert parts.hostname is not None
        sock = socket.create_connection((parts.hostname, parts.port), timeout=30)
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if parts.scheme == "http":
            return sock
        context = ssl.create_default_context(cafile=self.cafile)
        context.set_alpn_protocols([alpn])
        try:
            return context.wrap_socket(sock, server_hostname=parts.hostname)
        except OSError:
            sock.close()
            raise

    def send(self, data: bytes, *, index: int = 0, method: str = "GET") -> Answer:
        """Send the bytes unchanged on a new connection and return the answer."""
        with self.connect(index) as sock:
            # A refusal may come before everything is sent.
            with contextlib.suppress(ConnectionError):
                sock.sendall(data)
            return read_answer(sock, method=method)

    def request(
        self, method: str, target: str, *headers: str, authorized: bool = True, index: int = 0
    ) -> Answer:
        """Make one request."""
        lines = [f"{method} {target} HTTP/1.1", "Host: test", *headers]
        if authorized:
            lines.append(self.token)
        data = "\r\n".join([*lines, "", ""]).encode("latin-1")
        return self.send(data, method=method, index=index)

    def get(self, target: str, *headers: str, authorized: bool = True, index: int = 0) -> Answer:
        return self.request("GET", target, *headers, authorized=authorized, index=index)

    def add(self, **fields: Any) -> Operation:
        """Record an operation, as another process would."""
        operation = Operation(**{"process": PROCESS} | fields)
        store = open_store(self.store).blocking
        store.open()
        store.add(operation)
        store.close()
        return operation

    def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal to the service, wait for its end and return its exit code."""
        self.process.send_signal(number)
        return self.process.wait(60)

    def wait_for_lines(self, count: int) -> None:
        """Read its output until the service listens on this many addresses."""
        assert self.process.stdout is not None
        while len(self.urls) < count:
            line = self.process.stdout.readline()
            assert line, f"the service ended with code {self.process.wait(10)}: {self.log}"
            self.lines.append(line.rstrip("\n"))


def read_answer(sock: socket.socket, *, method: str = "GET") -> Answer:
    """Read one answer, in the two framings of HTTP/1.1 that the service uses."""
    file = sock.makefile("rb")
    status_line = file.readline()
    assert status_line, "the connection was closed without an answer"
    headers: dict[str, str] = {}
    while (line := file.readline().decode("latin-1").strip()) != "":
        name, _, value = line.partition(":")
        headers[name.lower()] = value.strip()
    status = int(status_line.split()[1])
    if method == "HEAD" or status == HTTPStatus.NOT_MODIFIED:
        body = b""
    elif "content-length" in headers:
        body = file.read(int(headers["content-length"]))
    else:
        body = _read_chunks(file)
    return Answer(status, headers, body)


def _read_chunks(file: Any) -> bytes:
    pieces = []
    while size := int(file.readline(), 16):
        pieces.append(file.read(size))
        file.readline()
    file.readline()
    return b"".join(pieces)


@pytest.fixture(scope="session", autouse=True)
def interruptible() -> Iterator[None]:
    """Handle SIGINT: tests in the background ignore it, and services would inherit that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture(autouse=True)
def journals(tmp_path_factory, monkeypatch) -> Path:
    """The folder of the journals of a test and its processes."""
    folder: Path = tmp_path_factory.mktemp("journals")
    monkeypatch.setenv("MONITOR_JOURNAL_FOLDER", str(folder))
    return folder


@pytest.fixture(scope="session")
def serve_command() -> Callable[..., subprocess.Popen[str]]:
    """Start `operations-status serve` with its state in a folder of its own."""

    def start(folder: Path, *arguments: str, **environ: str) -> subprocess.Popen[str]:
        clean = {name: text for name, text in os.environ.items() if not name.startswith("MONITOR_")}
        places = {"HOME": str(folder), "XDG_STATE_HOME": str(folder / "state")}
        # Services that run at the same time cannot all have the default address of metrics.
        clean["MONITOR_METRICS_URLS"] = "none"
        with (folder / "log").open("w", encoding="utf-8") as log:
            return subprocess.Popen(
                [sys.executable, "-m", "operations_status", "serve", *arguments],
                env=clean | places | {"XDG_CONFIG_HOME": str(folder / "config")} | environ,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                encoding="utf-8",
            )

    return start


@pytest.fixture(scope="session")
def _start(serve_command) -> Iterator[Callable[..., Service]]:
    started: list[Service] = []

    def start(
        folder: Path,
        *arguments: str,
        urls: tuple[str, ...],
        auth: str = "--temp-key",
        **environ: str,
    ) -> Service:
        store = f"sqlite:///{folder / 'operations.db'}"
        options = [f"--store={store}", auth, *(f"--urls={url}" for url in urls)]
        service = Service(serve_command(folder, *options, *arguments, **environ), folder, store)
        started.append(service)
        service.wait_for_lines(len(urls))
        return service

    yield start
    for service in started:
        service.process.terminate()
    for service in started:
        _end(service.process)


def _end(process: subprocess.Popen[str]) -> None:
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:  # pragma: no cover - it hangs, and the test has failed
        process.kill()
        process.wait()
    assert process.stdout is not None
    process.stdout.close()


@pytest.fixture
def start_service(_start, tmp_path) -> Iterator[Callable[..., Service]]:
    """Start a service that only this test uses."""
    started: list[Service] = []

    def start(*arguments: str, urls: tuple[str, ...] = ("http://127.0.0.1:0",), **more: str):
        started.append(_start(tmp_path, *arguments, urls=urls, **more))
        return started[-1]

    yield start
    for service in started:  # it shuts down while the next tests run
        service.process.terminate()


@pytest.fixture(scope="session")
def service(_start: Callable[..., Service], tmp_path_factory: pytest.TempPathFactory) -> Service:
    """A service that tests share: each looks only at the operations that it has added."""
    folder = tmp_path_factory.mktemp("service")
    return _start(
        folder, urls=("http://127.0.0.1:0",), MONITOR_READ_TIMEOUT="1", MONITOR_ACCESS_LOG="true"
    )


@pytest.fixture(scope="session")
def watched(_start: Callable[..., Service], tmp_path_factory: pytest.TempPathFactory) -> Service:
    """A service with a metrics address, and an access log as JSON."""
    return _start(
        tmp_path_factory.mktemp("watched"),
        "--access-log",
        "--log-format=json",
        "--metrics-urls=http://127.0.0.1:0",
        urls=("http://127.0.0.1:0",),
    )


@pytest.fixture(scope="session")
def secure_service(
    _start: Callable[..., Service], tmp_path_factory: pytest.TempPathFactory
) -> Service:
    """A service over TLS with the default settings, except for the port."""
    return _start(tmp_path_factory.mktemp("secure"), urls=("https://localhost:0",))


@pytest.fixture
def socket_path() -> Iterator[Path]:
    """The path of a Unix socket: it has to be short, and temporary folders may be deep."""
    with tempfile.TemporaryDirectory(prefix="os", dir="/tmp") as folder:
        yield Path(folder) / "o.sock"


@pytest.fixture(scope="session")
def _slow_to_count(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite store with thousands of operations that have the same tags in all states."""
    path = tmp_path_factory.mktemp("slow") / "operations.db"
    store = open_store(f"sqlite:///{path}").blocking
    store.open()
    store.add(Operation(process=PROCESS, tags=_SLOW_TAGS))
    store.close()
    with contextlib.closing(sqlite3.connect(path)) as connection:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(operations)")]
        copies = ", ".join(_COPIES.get(name, name) for name in columns)
        connection.execute(
            "WITH RECURSIVE numbers(n) AS"
            f" (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {_SLOW_OPERATIONS})"
            f" INSERT INTO operations SELECT {copies} FROM numbers, operations"
        )
        connection.execute(
            "INSERT INTO tags SELECT tags.tag, operations.seq FROM tags, operations"
            " WHERE operations.seq <> tags.seq ORDER BY tag, operations.seq"
        )
        connection.commit()
    return path


@attrs.frozen
class SlowCounts:
    """Counts, histograms and groups that take long.

    Attributes:
        source: Path of a SQLite store with many operations.
        tags: Tags of all its operations; a filter by them makes the queries slow.
    """

    source: Path
    tags: tuple[str, ...] = _SLOW_TAGS

    def copy_to(self, path: Path) -> None:
        """Copy the store to a path."""
        shutil.copyfile(self.source, path)

    def target(self, number: int, view: str = "counts") -> str:
        """Return the target of a request for a view; each number has a query of its own."""
        moment = f"2000-01-01T00:00:00.{number:06}Z"
        return f"/operations?view={view}&tags={','.join(self.tags)}&createdAfter={moment}"


@pytest.fixture(scope="session")
def slow_counts(_slow_to_count: Path) -> SlowCounts:
    return SlowCounts(_slow_to_count)


@pytest.fixture(scope="session")
def eventually() -> Callable[..., None]:
    """Wait, for *seconds* at most, until a condition holds."""

    def wait(holds: Callable[[], object], seconds: float = 100.0) -> None:
        deadline = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < deadline, f"it did not come true in {seconds:g} seconds"
            time.sleep(0.01)

    return wait


class Asked:
    """A request to an application in this process, and the messages of its answer so far."""

    def __init__(self, app: Any, target: str, *, method: str, headers: dict[str, str]) -> None:
        path, _, query = target.partition("?")
        self.messages: list[dict[str, Any]] = []
        self.is_stuck = False
        self._news = asyncio.Condition()
        self._gone = asyncio.Event()
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": method,
            "path": path,
            "query_string": query.encode("ascii"),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        }
        self.task = asyncio.create_task(app(scope, self._receive, self._send))

    @property
    def status(self) -> int:
        status: int = self.messages[0]["status"]
        return status

    @property
    def headers(self) -> dict[str, str]:
        return {name.decode(): value.decode() for name, value in self.messages[0]["headers"]}

    @property
    def body(self) -> bytes:
        return b"".join(message["body"] for message in self.messages[1:])

    async def leave(self) -> None:
        """Disconnect as a client does, and wait until the application has ended the request."""
        self._gone.set()
        await self.end()

    async def end(self) -> Asked:
        """Wait until the application has ended the request."""
        async with asyncio.timeout(LONGEST):
            await self.task
        return self

    async def until(self, holds: Callable[[bytes], object]) -> bytes:
        """Wait until the body is as expected, and return it."""
        async with asyncio.timeout(LONGEST), self._news:
            await self._news.wait_for(lambda: holds(self.body))
        return self.body

    async def stuck(self, *, is_stuck: bool) -> None:
        """Stop or resume reading the answer."""
        async with self._news:
            self.is_stuck = is_stuck
            self._news.notify_all()

    async def _receive(self) -> dict[str, Any]:
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: dict[str, Any]) -> None:
        async with self._news:
            await self._news.wait_for(lambda: not self.is_stuck)
            self.messages.append(message)
            self._news.notify_all()


@pytest.fixture
async def run_app(tmp_path: Path) -> AsyncIterator[Callable[..., Any]]:
    """Run the application in this process, over a store of its own, without a server."""
    apps = []

    async def run(**given: Any) -> Any:
        options = {name: given.pop(name) for name in ("store", "authenticator") if name in given}
        given.setdefault("store", f"sqlite:///{tmp_path / 'operations.db'}")
        given.setdefault("no_auth", True)
        app = create_app(Settings(**given), **options)
        await app.open()
        apps.append(app)
        return app

    yield run
    for app in apps:
        await app.aclose()


@pytest.fixture
async def ask() -> AsyncIterator[Callable[..., Asked]]:
    """Make requests to an application in this process."""
    asked = []

    def ask(app: Any, target: str, *, method: str = "GET", **headers: str) -> Asked:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        asked.append(Asked(app, target, method=method, headers=named))
        return asked[-1]

    yield ask
    for one in asked:
        if not one.task.done():
            await one.leave()


@pytest.fixture
async def recording(tmp_path: Path) -> AsyncIterator[OperationStore]:
    """The store of `run_app`, opened again as by another process that records."""
    store = open_store(f"sqlite:///{tmp_path / 'operations.db'}")
    await store.open()
    yield store
    await store.aclose()


@pytest.fixture
def metric() -> Callable[..., float]:
    """Read the value of a metric of an application; 0 before the first."""

    def read(app: Any, name: str, **labels: str) -> float:
        value = app.measures.registry.get_sample_value(f"operations_status_{name}", labels)
        return value or 0.0

    return read


@pytest.fixture
def count_calls(metric) -> Callable[[Any, str], float]:
    """Count the calls of a method of the store."""
    return lambda app, call: metric(app, "store_call_duration_seconds_count", call=call)


@pytest.fixture
def count_waits(metric) -> Callable[..., float]:
    """Count the requests that wait for changes now."""
    return lambda app, mode="poll": metric(app, "waiting_requests", mode=mode)


@pytest.fixture
def eventually_async() -> Callable[[Callable[[], object]], Any]:
    """Wait within an event loop until a condition holds."""

    async def wait(holds: Callable[[], object]) -> None:
        async with asyncio.timeout(LONGEST):
            while not holds():  # noqa: ASYNC110 there is no event to wait for
                await asyncio.sleep(0.005)

    return wait


class FakeService(http.server.HTTPServer):
    """Server that sends the prepared answers, and records the requests."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _FakeHandler)
        self.asked: list[tuple[str, dict[str, str]]] = []
        self.answers: list[tuple[int, dict[str, str], bytes]] = []
        self.url = f"http://127.0.0.1:{self.server_port}"


class _FakeHandler(http.server.BaseHTTPRequestHandler):
    server: FakeService

    def do_GET(self) -> None:
        self.server.asked.append((self.path, dict(self.headers)))
        status, headers, body = self.server.answers.pop(0)
        self.send_response_only(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Log nothing."""


@pytest.fixture
def fake() -> Iterator[FakeService]:
    """A service with prepared answers."""
    with FakeService() as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield server
        server.shutdown()
        thread.join()
