"""Changes of concurrent transactions, which all readers see in the same order."""

from __future__ import annotations

import asyncio
import itertools
import random
from contextlib import AsyncExitStack, aclosing
from uuid import UUID

import pytest
from operations_status.errors import DuplicateOperationError, TransitionError
from operations_status.filters import ANY, OperationFilter
from operations_status.operations import Operation, OperationFailure, OperationState
from operations_status.stores.adapter import AsyncStore
from operations_status.stores.postgres.store import PostgresStore
from operations_status.stores.results import ListVersion
from samples import PROCESS

LONGEST = 60.0


def make(url, **options):
    """Return a store for use within an event loop."""
    return AsyncStore(PostgresStore(url, **options))


@pytest.fixture
async def open_store(make_url):
    """Return a function that opens the same store once more."""
    url = make_url()
    async with AsyncExitStack() as opened:

        async def open_it():
            store = make(url)
            await store.open()
            opened.push_async_callback(store.aclose)
            return store

        yield open_it


@pytest.fixture
async def store(open_store):
    return await open_store()


async def connect_to(store, connect):
    return await connect(f"{store.blocking.address.dsn}&schema={store.blocking.address.schema}")


HELD = """
    INSERT INTO operations (
        operation_id, placed, created, changed, status, pid, uid, name, stoppable, tags, grouped,
        outcome, summary, details
    )
    SELECT gen_random_uuid(), placed, created, next_revision(), status, pid, uid, name,
        stoppable, tags, grouped, outcome, summary, details
    FROM operations LIMIT 1
"""
"""A change by a writer whose transaction stays open for as long as a test wants."""


async def read(store, filter_=ANY, **more):
    listing = await store.read_list(filter_, **more)
    return listing.version, b",".join([piece async for piece in listing.pieces])


async def settle(store):
    async with asyncio.timeout(LONGEST):
        while (reached := await store.revision()).latest < reached.newest:
            await store.wait_for_change(reached.latest, within=0.1)
    return reached


async def test_a_change_does_not_wait_for_the_commit_of_another(store, connect):
    await store.add(Operation(process=PROCESS))
    before = await settle(store)
    other = await connect_to(store, connect)
    async with other.transaction():
        held = await other.fetchval(f"{HELD} RETURNING changed")
        await asyncio.wait_for(store.add(Operation(process=PROCESS)), LONGEST)
        ahead = await store.revision()
        assert (ahead.latest, ahead.newest > held) == (before.latest, True)
        # Followers see nothing yet, because the change with the lower revision must come first.
        assert await store.read_changes(ANY, before.latest, limit=9) == []
        assert not await store.wait_for_change(before.latest, within=0.3)
    assert (await settle(store)).latest == ahead.newest
    revisions = [one.revision for one in await store.read_changes(ANY, before.latest, limit=9)]
    assert revisions == [held, ahead.newest]


async def test_a_list_version_with_changes_ahead_is_valid_until_the_list_changes(store, connect):
    await store.add(Operation(process=PROCESS))
    await settle(store)
    empty = OperationFilter(name="nobody")
    other = await connect_to(store, connect)
    async with other.transaction():
        await other.execute(HELD)
        await store.add(Operation(process=PROCESS))
        ahead, body = await read(store)
        assert ahead.ahead
        assert (await read(store)) == (ahead, body)
        assert not (await read(store, empty))[0].ahead
        assert not await store.has_changed(ANY, ahead)
        assert await store.has_changed(ANY, ListVersion(ahead.revision))
        assert not await store.has_changed(empty, (await read(store, empty))[0])
        added = Operation(process=PROCESS)
        await store.add(added)
        assert await store.has_changed(ANY, ahead)
        further, _ = await read(store)
        assert further.ahead != ahead.ahead
        await store.advance(added.operation_id, OperationState.RUNNING)
        assert await store.has_changed(ANY, further)
        last, body = await read(store)
    assert await store.has_changed(ANY, last), "the change that was held has come"
    await settle(store)
    now, now_body = await read(store)
    assert not now.ahead
    assert now_body != body
    assert not await store.has_changed(ANY, now)


async def test_a_list_version_is_still_valid_after_its_changes_ahead_are_settled(store, connect):
    await store.add(Operation(process=PROCESS))
    other = await connect_to(store, connect)
    await other.execute("BEGIN")
    await other.execute(HELD)
    await store.add(Operation(process=PROCESS))
    ahead, body = await read(store)
    await other.execute("ROLLBACK")
    await settle(store)
    assert ahead.ahead
    assert not await store.has_changed(ANY, ahead)
    assert (await read(store))[1] == body


async def test_unsettled_pruning_counts_as_a_change(store, connect):
    await store.add(Operation(process=PROCESS, status="Cancelled"))
    kept = Operation(process=PROCESS)
    await store.add(kept)
    await settle(store)
    other = await connect_to(store, connect)
    async with other.transaction():
        await other.execute(HELD)
        before, _ = await read(store)
        assert await store.prune(keep=0) == 1
        assert await store.has_changed(ANY, before)
        after, _ = await read(store)
        assert after.ahead
        assert not await store.has_changed(ANY, after)


async def test_too_many_changes_ahead_count_as_a_change(store, connect):
    await store.add(Operation(process=PROCESS))
    other = await connect_to(store, connect)
    async with other.transaction():
        await other.execute(HELD)
        for _ in range(66):
            await store.add(Operation(process=PROCESS))
        version, _ = await read(store)
        assert await store.has_changed(ANY, version)


async def test_a_long_transaction_of_another_program_delays_no_change(store, connect):
    other = await connect_to(store, connect)
    await other.execute("CREATE TABLE elsewhere (number integer)")
    operation = Operation(process=PROCESS)
    async with other.transaction():
        await other.execute("INSERT INTO elsewhere VALUES (1)")  # assigns a transaction id
        await store.add(operation)
        for state in (OperationState.RUNNING, OperationState.SUCCEEDED):
            before = await store.revision()
            waiting = asyncio.create_task(store.wait_for_change(before.newest, within=LONGEST))
            await store.advance(operation.operation_id, state)
            assert await waiting
        assert (await store.revision()).latest == (await store.revision()).newest
        assert len(await store.read_changes(ANY, 0, limit=9)) == 1


async def test_a_long_transaction_of_another_program_does_not_unsettle_a_page(store, connect):
    other = await connect_to(store, connect)
    async with other.transaction():
        await other.execute("CREATE TABLE elsewhere (number integer)")
        for _ in range(66):
            await store.add(Operation(process=PROCESS))
        version, _ = await read(store)
        assert not version.ahead
        assert not await store.has_changed(ANY, version)


async def test_connections_that_begin_meanwhile_do_not_unsettle_a_page(store, connect):
    other = await connect_to(store, connect)
    async with other.transaction():
        await other.execute("CREATE TABLE elsewhere (number integer)")
        for _ in range(66):
            await store.add(Operation(process=PROCESS))
        pages = asyncio.gather(*(read(store) for _ in range(8)))
        assert [version.ahead for version, _ in await pages] == [""] * 8


async def test_a_new_connection_resets_the_floor(make_url, connect):
    async with aclosing(make(make_url(pool_size=1), patience=LONGEST)) as store:
        await store.open()
        await store.add(Operation(process=PROCESS))
        pool = store.blocking.pool
        pool.run(pool.raise_floor)
        assert pool.floor > 0
        other = await connect_to(store, connect)
        with pool.borrow() as connection:
            pid = connection.fetch_value("SELECT pg_backend_pid()")
        await other.execute("SELECT pg_terminate_backend($1, 60000)", pid)
        await store.ping()
        assert pool.floor == 0


async def test_a_writer_that_dies_before_its_commit_delays_no_reader(store, connect):
    await store.add(Operation(process=PROCESS))
    other, killer = await connect_to(store, connect), await connect_to(store, connect)
    pid = await other.fetchval("SELECT pg_backend_pid()")
    await other.execute("BEGIN")
    await other.execute(HELD)
    await store.add(Operation(process=PROCESS))
    assert (await store.revision()).latest < (await store.revision()).newest
    await killer.execute("SELECT pg_terminate_backend($1)", pid)
    reached = await settle(store)
    assert len(await store.read_changes(ANY, 0, limit=9)) == 2
    assert reached.latest == reached.newest


async def test_all_readers_see_changes_in_one_order(open_store, connect):
    chance = random.Random(3)
    reader, other_reader = await open_store(), await open_store()
    writers = [await open_store() for _ in range(4)]
    troublemaker = await connect_to(reader, connect)
    await reader.add(Operation(process=PROCESS))

    async def write(store):
        for _ in range(20):
            operation = Operation(process=PROCESS)
            await store.add(operation)
            for state in ("Running", "Stopping", "Succeeded"):
                await store.advance(operation.operation_id, OperationState(state))

    async def hold():
        for _ in range(20):
            async with troublemaker.transaction():
                await troublemaker.execute(HELD)
                await asyncio.sleep(chance.uniform(0, 0.02))

    async def follow(store, done):
        seen, position = [], 0
        while not done.is_set() or (await store.revision()).newest > position:
            await store.wait_for_change(position, within=0.1)
            for change in await store.read_changes(ANY, position, limit=7):
                assert change.revision >= position
                seen.append(change)
            position = seen[-1][0] if seen else 0
        return seen

    done = asyncio.Event()
    following = [asyncio.create_task(follow(one, done)) for one in (reader, other_reader)]
    await asyncio.gather(hold(), *map(write, writers))
    done.set()
    async with asyncio.timeout(LONGEST):
        everything = await asyncio.gather(*following)
    final = list(await reader.read_changes(ANY, 0, limit=1000))
    assert len(final) == 1 + 4 * 20 + 20
    for seen in everything:
        assert [one.revision for one in seen] == sorted(one.revision for one in seen)
        assert set(final) <= set(seen), "a change was passed over"


async def test_changes_of_one_transaction_stay_together(store, connect):
    await store.add(Operation(process=PROCESS))
    other = await connect_to(store, connect)
    async with other.transaction():
        for _ in range(5):
            await other.execute(HELD)
    await settle(store)
    found, position = [], 0
    for _ in itertools.count():
        page = await store.read_changes(ANY, position, limit=2)
        if not page:
            break
        found += page
        position = page[-1].revision
    assert len(found) == 6


async def test_a_change_wakes_waits_in_other_stores(open_store):
    waiting, writing = await open_store(), await open_store()
    await waiting.wait_for_change(0, within=0.01)
    for _ in range(3):
        before = (await settle(waiting)).latest
        wait = asyncio.create_task(waiting.wait_for_change(before, within=LONGEST))
        await asyncio.gather(*(writing.add(Operation(process=PROCESS)) for _ in range(5)))
        assert await wait
    last = await open_store()
    before = (await settle(waiting)).latest
    wait = asyncio.create_task(waiting.wait_for_change(before, within=LONGEST))
    await last.add(Operation(process=PROCESS))
    await last.aclose()  # sends the pending notice
    assert await wait


async def test_a_copy_on_a_younger_server_continues_with_higher_revisions(open_store, connect):
    store = await open_store()
    operation = Operation(process=PROCESS)
    await store.add(operation)
    other = await connect_to(store, connect)
    # As if the dump of a server that has seen many more transactions had been restored.
    await other.execute("UPDATE operations SET changed = changed + 1000000000")
    original = store.store_id
    first, second = await asyncio.gather(open_store(), open_store())
    assert first.store_id == second.store_id != original
    assert await first.revision() == ((reached := await settle(first)).newest,) * 2 + (0,)
    await first.advance(operation.operation_id, OperationState.RUNNING)
    assert (await settle(first)).latest > reached.latest
    assert (await open_store()).store_id == first.store_id


async def test_a_notice_that_cannot_be_sent_does_not_raise_an_error(proxy):
    store = make(proxy.url)
    await store.open()
    await store.add(Operation(process=PROCESS))
    proxy.answers_left = 1
    await store.aclose()
    assert proxy.answers_left is None


async def test_cached_operations_may_be_out_of_date(open_store):
    store, other = await open_store(), await open_store()
    operations = [Operation(process=PROCESS) for _ in range(257)]  # one more than it caches
    await asyncio.gather(*map(store.add, operations))
    await other.advance(operations[-1].operation_id, OperationState.RUNNING)
    await other.advance(operations[-2].operation_id, OperationState.CANCELLED)
    ended = await store.advance(operations[-1].operation_id, OperationState.SUCCEEDED)
    assert ended.started is not None
    with pytest.raises(TransitionError, match="Cancelled operations cannot become Running"):
        await store.advance(operations[-2].operation_id, OperationState.RUNNING)
    with pytest.raises(TransitionError):
        await store.request_stop(operations[3].operation_id)  # it is not stoppable
    for operation in operations[:2]:
        await store.advance(operation.operation_id, OperationState.RUNNING)


async def wait_for_a_writer(connection):
    """Wait until a statement waits for a row that the connection's transaction has locked."""
    waiting = """
        SELECT count(*) FROM pg_locks AS held JOIN pg_locks AS blocked
            ON blocked.locktype = 'transactionid' AND NOT blocked.granted
            AND blocked.transactionid = held.transactionid
        WHERE held.pid = pg_backend_pid() AND held.granted
    """
    async with asyncio.timeout(LONGEST):
        while not await connection.fetchval(waiting):  # noqa: ASYNC110 no event for it
            await asyncio.sleep(0.01)


TOUCH = "UPDATE operations SET changed = next_revision() WHERE operation_id = $1"
"""A change that another worker makes while its transaction holds the row."""


async def test_a_heartbeat_does_not_fail_if_a_lost_operation_is_pruned_before_it_is_revived(
    open_store, connect
):
    store = await open_store()
    other = await connect_to(store, connect)
    worker = UUID(int=5)
    lost, running = Operation(process=PROCESS), Operation(process=PROCESS)
    await store.add(lost, lease=0.0, owner=worker)
    await store.advance(lost.operation_id, OperationState.RUNNING, owner=worker)
    assert store.blocking._mark_lost(lost.operation_id)
    await store.add(running, lease=60.0, owner=worker)
    both = [lost.operation_id, running.operation_id]
    async with other.transaction():
        await other.execute(
            "SELECT FROM operations WHERE operation_id = $1 FOR SHARE", lost.operation_id
        )
        renewal = asyncio.create_task(store.heartbeat(both, lease=60.0, owner=worker))
        await wait_for_a_writer(other)
        await other.execute("DELETE FROM operations WHERE operation_id = $1", lost.operation_id)
    assert await renewal == {running.operation_id: OperationState.STARTING}


async def test_a_change_between_read_and_write_is_read_again(open_store, connect):
    store, adding = await open_store(), await open_store()
    other = await connect_to(store, connect)
    worker = UUID(int=5)
    running, created, *lost = (Operation(process=PROCESS) for _ in range(4))
    await adding.add(running)
    await adding.add(created)
    failure = OperationFailure(code="Lost", message="silent")
    for one in lost:
        await adding.add(one, lease=0.0, owner=worker)
        await adding.advance(one.operation_id, OperationState.RUNNING, owner=worker)
        await adding.advance(one.operation_id, OperationState.FAILED, error=failure)
    calls = [
        (running, lambda: store.advance(running.operation_id, OperationState.RUNNING)),
        (created, lambda: store.attach(created.operation_id, lease=60.0, owner=worker)),
        (lost[0], lambda: store.heartbeat([lost[0].operation_id], lease=60.0, owner=worker)),
        (
            lost[1],
            lambda: asyncio.to_thread(
                store.blocking._revive, lost[1].operation_id, lease=60.0, owner=worker
            ),
        ),
    ]
    for operation, call in calls:
        async with other.transaction():
            await other.execute(TOUCH, operation.operation_id)
            task = asyncio.create_task(call())
            await wait_for_a_writer(other)
        await asyncio.wait_for(task, LONGEST)
        found = await store.get(operation.operation_id)
        assert found.status is OperationState.RUNNING


async def test_a_heartbeat_during_expiry_keeps_the_operation(open_store, connect):
    store = await open_store()
    other = await connect_to(store, connect)
    operation = Operation(process=PROCESS)
    await store.add(operation, lease=0.0)
    async with other.transaction():
        await other.execute("UPDATE leases SET expires = clock_timestamp() + interval '1 hour'")
        losing = asyncio.create_task(
            asyncio.to_thread(store.blocking._mark_lost, operation.operation_id)
        )
        await wait_for_a_writer(other)
    assert not await asyncio.wait_for(losing, LONGEST)
    found = await store.get(operation.operation_id)
    assert found.status is OperationState.STARTING


async def test_an_add_during_an_uncommitted_add_is_refused(store, connect):
    await store.add(Operation(process=PROCESS))
    operation = Operation(process=PROCESS)
    other = await connect_to(store, connect)
    async with other.transaction():
        same = HELD.replace("gen_random_uuid()", f"'{operation.operation_id}'::uuid")
        await other.execute(same)
        adding = asyncio.create_task(store.add(operation))
        await wait_for_a_writer(other)
    with pytest.raises(DuplicateOperationError):
        await asyncio.wait_for(adding, LONGEST)


@pytest.mark.parametrize("lost", range(1, 7))
async def test_attaching_again_after_a_lost_answer_succeeds(proxy, lost):
    adding = make(proxy.url, patience=LONGEST)
    await adding.open()
    operation = Operation(process=PROCESS)
    await adding.add(operation)
    await adding.aclose()
    store = make(proxy.url, patience=LONGEST)
    await store.open()
    proxy.answers_left = lost
    attached = await store.attach(operation.operation_id, lease=60.0, owner=UUID(int=5))
    assert attached.status is OperationState.RUNNING
    proxy.answers_left = None
    await store.aclose()
