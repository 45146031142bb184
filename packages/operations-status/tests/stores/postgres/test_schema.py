from __future__ import annotations

import asyncio
import subprocess
import sys
from contextlib import closing
from uuid import UUID, uuid4

import pytest
from operations_status.errors import StoreError, StoreUnavailableError, StoreVersionError
from operations_status.filters import ANY, OperationFilter
from operations_status.operations import Operation, Process
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.postgres.schema import migrate, text_key
from operations_status.stores.postgres.store import PostgresStore


async def test_an_empty_database_may_be_opened_by_many_at_once(make_url, connect):
    url = make_url(pool_size=1)
    stores = [AsyncStore(PostgresStore(url)) for _ in range(8)]
    await asyncio.gather(*(store.open() for store in stores))
    connection = await connect(url)
    assert await connection.fetchval("SELECT count(*) FROM store") == 1
    await asyncio.gather(*(store.aclose() for store in stores))


async def test_a_store_keeps_its_identifier_and_operations(make_url, connect):
    url = make_url()
    connection = await connect(url)
    seen = []
    for _ in range(2):
        store = AsyncStore(PostgresStore(url))
        await store.open()
        await store.aclose()
        seen.append(await connection.fetchrow("SELECT * FROM store"))
    assert seen[0] == seen[1]


async def test_a_missing_store_is_created_only_on_request(make_url, connect):
    url = make_url()
    schema = url.partition("schema=")[2]
    store = AsyncStore(PostgresStore(url))
    with pytest.raises(StoreUnavailableError, match=f"no store in the schema '{schema}' of "):
        await store.open(create=False)
    connection = await connect(url)
    assert await connection.fetchval("SELECT to_regnamespace($1)", schema) is None
    await store.open()
    await store.aclose()
    await store.open(create=False)
    await store.aclose()


async def test_a_store_of_a_newer_version_is_left_alone(make_url, connect):
    url = make_url()
    store = AsyncStore(PostgresStore(url))
    await store.open()
    await store.aclose()
    connection = await connect(url)
    await connection.execute("UPDATE store SET version = 99")
    with pytest.raises(StoreVersionError, match=r"version 99.*upgrade operations-status"):
        await store.open()
    with pytest.raises(StoreError, match="is not open"):
        await store.ping()


async def test_tables_of_another_program_are_left_alone(make_url, connect):
    url = make_url()
    connection = await connect(url)
    schema = url.partition("schema=")[2]
    await connection.execute(f"CREATE SCHEMA {schema}; CREATE TABLE {schema}.operations (a int)")
    store = AsyncStore(PostgresStore(url))
    with pytest.raises(StoreUnavailableError, match="has tables of another program"):
        await store.open()
    assert await connection.fetchval("SELECT to_regclass('store')") is None


async def test_a_store_has_no_identifier_before_it_is_open(make_url):
    with pytest.raises(StoreError, match="was not opened"):
        _ = AsyncStore(PostgresStore(make_url())).store_id


async def test_a_schema_may_have_any_name(make_url, connect):
    url = f'{make_url()}%20"; DROP'
    store = AsyncStore(PostgresStore(url))
    await store.open()
    assert [one async for one in store.list(ANY)] == []
    await store.aclose()


def test_long_text_is_found_by_a_digest_that_equals_no_text():
    assert text_key("é") == "é".encode()
    assert text_key("a" * 256) == b"a" * 256
    assert text_key("a" * 257).startswith(b"\xff")
    assert text_key("a" * 257) != text_key("a" * 258)


async def test_a_server_that_is_too_old_is_refused(make_url):
    with closing(PostgresStore(make_url())) as store:
        store.open()
        with (
            store.pool.borrow() as connection,
            pytest.raises(StoreError, match="is too old: version 99 or newer") as refused,
        ):
            migrate(connection, store.address.schema, oldest_server=990000)
    assert not isinstance(refused.value, StoreUnavailableError)


@pytest.fixture
async def read_only_url(make_url, connect):
    """The address of a store for a role that may not write."""
    role = f"reader_{uuid4().hex}"
    url = make_url()
    connection = await connect(url)
    await connection.execute(f"CREATE ROLE {role} LOGIN")
    await connection.execute(f"ALTER ROLE {role} SET default_transaction_read_only = on")
    yield url.replace("//postgres:hunter2@", f"//{role}:hunter2@")
    await connection.execute(f"DROP ROLE {role}")


def test_a_read_only_server_is_refused(read_only_url):
    store = PostgresStore(read_only_url)
    with pytest.raises(StoreError, match="is read-only: name the primary server") as refused:
        store.open()
    assert not isinstance(refused.value, StoreUnavailableError)
    command = [sys.executable, "-m", "operations_status", "list", f"--store={read_only_url}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 7
    assert done.stderr.count("\n") == 1


async def test_a_database_in_another_encoding_holds_a_store(make_url, connect):
    url = make_url()
    name = f"latin_{uuid4().hex}"
    connection = await connect(url)
    encoded = f"CREATE DATABASE {name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0"
    await connection.execute(encoded)
    with closing(PostgresStore(url.replace("/postgres?", f"/{name}?"))) as store:
        store.open()
        process = Process(pid=7, uid=UUID(int=7), name="Процес €")
        operation = Operation(process=process, tags=["é", "漢"])
        store.add(operation)
        filter_ = OperationFilter(name="Процес €", tags=frozenset(["漢"]))
        assert list(store.list(filter_)) == [operation]
    await connection.execute(f"DROP DATABASE {name}")
