"""A real PostgreSQL server, from a wheel or named by OPERATIONS_STATUS_TEST_POSTGRES."""

from __future__ import annotations

import importlib.util
import os
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import uuid4

import psycopg
import pytest
from operations_status.stores import open_store
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.postgres.store import PostgresStore

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    from operations_status.stores import BlockingStore, OperationStore


def load_benchmark(name: str) -> Any:
    """Return a module of the benchmarks."""
    path = Path(__file__).parents[2] / "benchmarks" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


postgres_server = load_benchmark("postgres_server")
PostgresServer: Any = postgres_server.PostgresServer


class Server(PostgresServer):  # type: ignore[misc] # it is loaded when tests run
    """A server that keeps nothing safe, and what addresses it has."""

    def __init__(self, folder: Path, programs: Path) -> None:
        super().__init__(folder, programs, "fsync=off")

    def url(self, schema: str, **options: object) -> str:
        query = "".join(f"&{name}={value}" for name, value in options.items())
        return f"postgresql://postgres:hunter2@/postgres?host={self.folder}&schema={schema}{query}"


@pytest.fixture(scope="session")
def programs() -> Iterator[Path]:
    """The folder of the server's programs, copied if `nobody` cannot reach them."""
    with tempfile.TemporaryDirectory(prefix="pg", dir="/tmp") as folder:
        Path(folder).chmod(0o755)
        yield postgres_server.find_programs(Path(folder))


@pytest.fixture(scope="session")
def make_server(programs: Path) -> Iterator[Callable[[], Server]]:
    """Make servers; each is stopped, and what it kept forgotten, in the end."""
    servers: list[Server] = []

    def make() -> Server:
        # A socket's path has to be short.
        folder = tempfile.mkdtemp(prefix="pg", dir="/tmp")
        server = Server(Path(folder), programs)
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
    if url.startswith("postgresql:"):
        return AsyncStore(PostgresStore(url, grace=0.0))
    return open_store(url)


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


class DirectConnection:
    """A connection beside the store; statements have parameters $1 and so on."""

    def __init__(self, connection: psycopg.AsyncConnection[Any]) -> None:
        self._connection = connection
        self.transaction = connection.transaction
        self.close = connection.close

    async def execute(self, statement: str, *values: object) -> psycopg.AsyncCursor[Any]:
        return await self._connection.execute(statement, values or None)

    async def fetch(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        return await (await self.execute(statement, *values)).fetchall()

    async def fetchrow(self, statement: str, *values: object) -> tuple[Any, ...] | None:
        return await (await self.execute(statement, *values)).fetchone()

    async def fetchval(self, statement: str, *values: object) -> Any:
        row = await self.fetchrow(statement, *values)
        return None if row is None else row[0]


@pytest.fixture
async def connect() -> AsyncIterator[Callable[[str], Any]]:
    """Connect to a schema beside the store."""
    connections: list[DirectConnection] = []

    async def connect(url: str) -> DirectConnection:
        base, _, query = url.partition("?")
        options = [part for part in query.split("&") if not part.startswith(("schema", "pool"))]
        schema = query.partition("schema=")[2].partition("&")[0]
        connection = DirectConnection(
            await psycopg.AsyncConnection.connect(
                f"{base}?{'&'.join(options)}",
                autocommit=True,
                cursor_factory=psycopg.AsyncRawCursor,
            )
        )
        connections.append(connection)
        await connection.execute(f'SET search_path TO "{schema}"')
        return connection

    yield connect
    for connection in connections:
        await connection.close()
