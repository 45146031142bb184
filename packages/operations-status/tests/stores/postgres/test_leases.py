from __future__ import annotations

import asyncio
from contextlib import aclosing
from uuid import UUID

import pytest
from operations_status.errors import StoreUnavailableError
from operations_status.operations import Operation, OperationState
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.postgres import changes
from operations_status.stores.postgres.store import PostgresStore
from samples import PROCESS

OWNER = UUID(int=77)


@pytest.fixture
async def stores(make_url):
    """Four stores over one database, as four services open them."""
    url = make_url()
    stores = [AsyncStore(PostgresStore(url, grace=0.0)) for _ in range(4)]
    for store in stores:
        await store.open()
    yield stores
    for store in stores:
        await store.aclose()


async def test_concurrent_expiries_mark_each_operation_once(stores):
    operations = [Operation(process=PROCESS) for _ in range(20)]
    for operation in operations:
        await stores[0].add(operation, lease=0.0)
    verdicts = await asyncio.gather(*(store.expire() for store in stores))
    marked = [one for verdict in verdicts for one in verdict]
    assert sorted(marked) == sorted(one.operation_id for one in operations)


async def test_a_heartbeat_at_the_last_moment_keeps_the_operation(stores):
    operation = Operation(process=PROCESS)
    store = stores[0]
    await store.add(operation, lease=0.0, owner=OWNER)
    silent = store.blocking.pool.run(lambda one: changes.find_silent(one, 0.0))
    await stores[1].heartbeat([operation.operation_id], lease=60.0, owner=OWNER)
    assert silent == [operation.operation_id]
    assert not store.blocking._mark_lost(operation.operation_id)
    await store.advance(operation.operation_id, OperationState.SUCCEEDED)
    assert not store.blocking._mark_lost(operation.operation_id)


async def test_no_operation_is_marked_lost_right_after_the_start_of_the_server(make_url):
    url = make_url()
    store = AsyncStore(PostgresStore(url, grace=3600.0))
    await store.open()
    await store.add(Operation(process=PROCESS), lease=0.0)
    assert await store.expire() == ()
    await store.aclose()


async def test_an_operation_that_has_ended_keeps_no_lease(stores):
    operation = Operation(process=PROCESS)
    store = stores[0]
    leases = "SELECT count(*) FROM leases"
    await store.add(operation, lease=60.0)
    assert store.blocking.pool.run(lambda one: one.fetch_value(leases)) == 1
    await store.advance(operation.operation_id, OperationState.SUCCEEDED)
    assert store.blocking.pool.run(lambda one: one.fetch_value(leases)) == 0


async def test_a_lost_operation_is_revived_for_its_own_worker_alone(stores):
    operation = Operation(process=PROCESS)
    store = stores[0]
    await store.add(operation, lease=0.0, owner=OWNER)
    await store.advance(operation.operation_id, OperationState.RUNNING)
    assert await stores[1].expire() == (operation.operation_id,)
    other = UUID(int=78)
    assert store.blocking._revive(operation.operation_id, 60.0, other) is OperationState.FAILED
    assert store.blocking._revive(operation.operation_id, 60.0, OWNER) is OperationState.RUNNING
    assert await store.heartbeat([operation.operation_id], lease=60.0, owner=other) == {}


async def test_attaching_after_a_lost_answer_and_a_stop_request_succeeds(proxy):
    operations = [Operation(process=PROCESS, stoppable=True) for _ in range(2)]
    direct = proxy.url.replace(str(proxy.path.parent), proxy.target)
    async with (
        aclosing(AsyncStore(PostgresStore(direct))) as other,
        aclosing(AsyncStore(PostgresStore(proxy.url, patience=60.0))) as store,
    ):
        await other.open()
        await store.open()
        for operation in operations:
            await store.add(operation)
        # The first call prepares its statements.
        await store.attach(operations[0].operation_id, lease=60.0, owner=OWNER)

        async def stop():
            await other.request_stop(operations[1].operation_id)

        proxy.answers_left, proxy.on_connect = 1, stop
        attached = await store.attach(operations[1].operation_id, lease=60.0, owner=OWNER)
        assert attached.status is OperationState.STOPPING


async def test_no_operation_is_marked_lost_right_after_a_network_outage(proxy):
    async with aclosing(AsyncStore(PostgresStore(proxy.url, grace=1.0, patience=0.1))) as store:
        await store.open()
        operation = Operation(process=PROCESS)
        await store.add(operation, lease=0.0)
        await proxy.aclose()
        with pytest.raises(StoreUnavailableError, match="cannot be used"):
            await store.ping()
        await proxy.start()
        async with asyncio.timeout(60):
            while not await is_there(store):  # noqa: ASYNC110 the server has no event for it
                await asyncio.sleep(0.01)
            assert await store.expire() == ()
            while await store.expire() == ():  # noqa: ASYNC110 the clock has no event for it
                await asyncio.sleep(0.01)


async def is_there(store):
    try:
        await store.ping()
    except StoreUnavailableError:
        return False
    return True
