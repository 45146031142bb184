from __future__ import annotations

import asyncio

import pytest
from operations_status.errors import StoreError, StoreUnavailableError, StoreVersionError
from operations_status.filters import ANY
from operations_status.stores.postgres.schema import migrate, text_key
from operations_status.stores.postgres.store import PostgresStore


async def test_many_may_open_an_empty_database_at_once(make_url, connect):
    url = make_url(pool_size=1)
    stores = [PostgresStore(url) for _ in range(8)]
    await asyncio.gather(*(store.open() for store in stores))
    connection = await connect(url)
    assert await connection.fetchval("SELECT count(*) FROM store") == 1
    await asyncio.gather(*(store.aclose() for store in stores))


async def test_a_store_keeps_its_identity_and_what_it_has(make_url, connect):
    url = make_url()
    connection = await connect(url)
    seen = []
    for _ in range(2):
        store = PostgresStore(url)
        await store.open()
        await store.aclose()
        seen.append(await connection.fetchrow("SELECT * FROM store"))
    assert seen[0] == seen[1]


async def test_a_store_that_is_missing_is_only_created_when_that_is_wanted(make_url, connect):
    url = make_url()
    schema = url.partition("schema=")[2]
    store = PostgresStore(url)
    with pytest.raises(StoreUnavailableError, match=f"no store in the schema '{schema}' of "):
        await store.open(create=False)
    connection = await connect(url)
    assert await connection.fetchval("SELECT to_regnamespace($1)", schema) is None
    await store.open()
    await store.aclose()
    await store.open(create=False)
    await store.aclose()
    store.blocking.open(create=False)
    store.blocking.close()


async def test_a_store_of_a_newer_version_is_left_alone(make_url, connect):
    url = make_url()
    store = PostgresStore(url)
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
    store = PostgresStore(url)
    with pytest.raises(StoreUnavailableError, match="has tables of another program"):
        await store.open()
    assert await connection.fetchval("SELECT to_regclass('store')") is None


async def test_a_connection_that_is_in_another_schema_is_refused(make_url):
    store = PostgresStore(make_url())
    await store.open()
    async with store._pool.borrow() as connection:
        with pytest.raises(StoreUnavailableError, match="has not passed on search_path"):
            await migrate(connection, "elsewhere")
    await store.aclose()


async def test_a_store_has_no_identifier_before_it_is_open(make_url):
    with pytest.raises(StoreError, match="was not opened"):
        _ = PostgresStore(make_url()).store_id


async def test_a_schema_may_have_any_name(make_url, connect):
    url = f'{make_url()}%20"; DROP'
    store = PostgresStore(url)
    await store.open()
    assert [one async for one in store.list(ANY)] == []
    await store.aclose()


def test_long_text_is_found_by_a_digest_that_no_text_is():
    assert text_key("é") == "é".encode()
    assert text_key("a" * 256) == b"a" * 256
    assert text_key("a" * 257).startswith(b"\xff")
    assert text_key("a" * 257) != text_key("a" * 258)
