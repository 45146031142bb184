"""Stores of each kind: SQLite files, and schemas of a real PostgreSQL server.

The server is one from a wheel, or the one that OPERATIONS_STATUS_TEST_POSTGRES names.
"""

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


class Server(PostgresServer):  # type: ignore[misc] # loaded at run time
    """A fast server without fsync, and the addresses of stores in it."""

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
    """Start servers; at the end, stop each and delete its files."""
    servers: list[Server] = []

    def make() -> Server:
        # Systems limit the length of a socket's path.
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
    """A server that tests may stop, if they start it again before they end."""
    return make_server()


@pytest.fixture(scope="session")
def make_url(make_server: Callable[[], Server]) -> Callable[..., str]:
    """Return a function that makes the address of a store in a schema of its own."""
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
    """The address of a store that no other test uses, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'operations.db'}"
    make: Callable[[], str] = request.getfixturevalue("make_url")
    return make()


def make_store(url: str) -> OperationStore:
    """Return a store; in PostgreSQL, it marks operations as lost even just after an outage."""
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
    """A connection that bypasses the store; statements have parameters $1 and so on."""

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
    """Return a function that connects to the schema of a store, bypassing the store."""
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
