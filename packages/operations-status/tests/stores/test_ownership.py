"""Workers that share operations: attaching, taking over, being lost, and coming back."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

import pytest
from operations_status.errors import (
    AlreadyAttachedError,
    DuplicateOperationError,
    TransitionError,
    UnknownOperationError,
)
from operations_status.filters import ANY, OperationFilter
from operations_status.operation_json import to_details_json
from operations_status.operations import (
    AttemptOutcome,
    Operation,
    OperationFailure,
    OperationState,
    Process,
    Progress,
)
from samples import PROCESS

OWNER, OTHER = UUID(int=1), UUID(int=2)
FAILURE = OperationFailure(code="CommandFailed", message="no")
RUNNING, STOPPING = OperationState.RUNNING, OperationState.STOPPING
SUCCEEDED, FAILED = OperationState.SUCCEEDED, OperationState.FAILED


async def add(store, *, lease=60.0, owner: UUID | None = OWNER, **fields):
    given: dict[str, Any] = {"process": PROCESS, "status": RUNNING} | fields
    operation = Operation(**given)
    await store.add(operation, lease=lease, owner=owner)
    return operation.operation_id


async def lose(store, **fields):
    """Add an operation of OWNER and mark it as lost."""
    operation_id = await add(store, lease=0.0, **fields)
    assert await store.expire() == (operation_id,)
    return operation_id


async def status_of(store, operation_id):
    return (await store.get(operation_id)).status


async def newest(store):
    return (await store.revision()).newest


async def statuses(store, filter_=ANY):
    return [one.status async for one in store.list(filter_)]


async def test_an_operation_added_as_running_has_a_start_time(store):
    before = datetime.now(UTC)
    operation_id = await add(store)
    found = await store.get(operation_id)
    assert found.status is RUNNING
    assert found.started == found.updated == found.created
    assert before <= found.started <= datetime.now(UTC)
    assert found.ended is None
    found_again = await store.read_status(operation_id)
    assert found_again.revision == await newest(store)


async def test_a_second_operation_with_the_same_identifier_is_a_duplicate(store):
    operation = Operation(process=PROCESS)
    await store.add(operation)
    with pytest.raises(DuplicateOperationError, match="is in the store already") as refused:
        await store.add(operation, owner=OTHER)
    assert refused.value.operation_id == operation.operation_id
    assert refused.value.exit_code == 2


async def test_timestamps_and_progress_are_stored(store):
    operation_id = await add(store, status="Starting")
    created = await store.get(operation_id)
    assert (created.started, created.updated, created.ended) == (None, created.created, None)
    running = await store.advance(operation_id, RUNNING)
    await store.report_progress(operation_id, Progress(0.4, "rows copied"))
    found = await store.get(operation_id)
    assert found.progress == Progress(0.4, "rows copied")
    assert found.started == running.started == running.updated <= found.updated
    ended = await store.advance(operation_id, SUCCEEDED)
    found = await store.get(operation_id)
    assert (found.started, found.updated, found.ended) == (
        running.started,
        ended.ended,
        ended.ended,
    )
    assert found.progress == Progress(0.4, "rows copied")
    assert created.created <= running.started <= ended.ended


async def test_the_full_view_appends_timestamps_and_progress(store):
    operation_id = await add(store)
    await store.report_progress(operation_id, Progress(None, "é"))
    found = await store.get(operation_id)
    details = json.loads(to_details_json(found))
    assert list(details) == [
        "startedDateTime",
        "updatedDateTime",
        "endedDateTime",
        "progress",
        "operationName",
        "traceparent",
        "worker",
        "attempt",
        "attempts",
    ]
    assert details["endedDateTime"] is None
    assert details["progress"] == {"fraction": None, "message": "é"}
    basic = await store.read_status(operation_id)
    full = await store.read_status(operation_id, full=True)
    assert list(json.loads(full.body).items()) == [
        *json.loads(basic.body).items(),
        *details.items(),
    ]
    for limit in (None, 5):
        for descending in (False, True):
            listing = await store.read_list(ANY, limit=limit, descending=descending, full=True)
            body = b"".join([piece async for piece in listing.pieces])
            assert json.loads(body)["progress"] == details["progress"]
            assert list(json.loads(body))[-11:] == [*details, "resourceLocation", "error"]
    pieces = [piece async for piece in store.read_summaries(ANY, full=True)]
    assert json.loads(b"".join(pieces))["startedDateTime"] == details["startedDateTime"]


async def test_the_full_view_of_lists_and_changes_contains_errors(store):
    failed, succeeded = await add(store), await add(store)
    position = (await store.revision()).latest
    await store.advance(failed, FAILED, error=OperationFailure(code="A", message="é, \n {"))
    await store.advance(succeeded, SUCCEEDED, resource_location="https://example.org/a")
    listing = await store.read_list(ANY, full=True)
    listed = json.loads(b"[%b]" % b"".join([piece async for piece in listing.pieces]))
    ends = [(one["resourceLocation"], one["error"]) for one in listed]
    expected = [(None, {"code": "A", "message": "é, \n {"}), ("https://example.org/a", None)]
    assert ends == expected
    while len(changes := await store.read_changes(ANY, position, limit=10)) < 2:
        await store.wait_for_change(position, within=10.0)
    details = [json.loads(change.details) for change in changes]
    assert [(one["resourceLocation"], one["error"]) for one in details] == expected


async def test_progress_takes_a_revision_and_ends_with_the_operation(store):
    operation_id = await add(store)
    position = await newest(store)
    await store.report_progress(operation_id, Progress(0.5), owner=OWNER)
    assert await newest(store) > position
    with pytest.raises(TransitionError, match="another worker has taken it over"):
        await store.report_progress(operation_id, Progress(0.6), owner=OTHER)
    await store.advance(operation_id, SUCCEEDED)
    with pytest.raises(TransitionError, match="Succeeded operations make no progress"):
        await store.report_progress(operation_id, Progress(1), owner=OWNER)
    with pytest.raises(UnknownOperationError):
        await store.report_progress(uuid4(), Progress(1))
    assert (await store.get(operation_id)).progress == Progress(0.5)


async def test_a_worker_attaches_to_an_operation_that_was_created_elsewhere(store):
    operation_id = await add(store, status="Starting", owner=None, lease=0.0)
    attached = await store.attach(operation_id, lease=60.0, owner=OWNER)
    assert attached.status is RUNNING
    assert attached.started <= attached.updated
    assert await store.get(operation_id) == attached
    assert await store.expire() == ()  # the lease of the worker replaces the first one
    states = await store.heartbeat([operation_id], lease=0.0, owner=OWNER)
    assert states == {operation_id: RUNNING}
    assert await store.expire() == (operation_id,)


async def test_an_expired_operation_without_a_worker_fails_as_never_started(store):
    operation_id = await add(store, status="Starting", owner=None, lease=0.0)
    assert await store.expire() == (operation_id,)
    found = await store.get(operation_id)
    assert found.error.code == "NeverStarted"
    with pytest.raises(TransitionError):
        await store.attach(operation_id, lease=60.0, owner=OWNER)


async def test_a_stop_request_before_the_attachment_reaches_the_worker(store):
    operation_id = await add(store, status="Starting", owner=None, stoppable=True)
    await store.request_stop(operation_id)
    attached = await store.attach(operation_id, lease=0.0, owner=OWNER)
    assert attached.status is STOPPING
    assert attached.started is not None
    assert await store.expire() == (operation_id,)
    assert (await store.get(operation_id)).error.code == "Lost"


async def test_a_running_operation_has_one_worker(store):
    operation_id = await add(store, stoppable=True)
    for _ in range(2):
        with pytest.raises(AlreadyAttachedError, match="another worker is attached to it"):
            await store.attach(operation_id, lease=60.0, owner=OTHER)
        if await status_of(store, operation_id) is RUNNING:
            await store.request_stop(operation_id)
    leaseless = await add(store, lease=None)
    with pytest.raises(AlreadyAttachedError):
        await store.attach(leaseless, lease=60.0, owner=OTHER)
    await store.advance(operation_id, SUCCEEDED, owner=OWNER)
    with pytest.raises(TransitionError) as refused:
        await store.attach(operation_id, lease=60.0, owner=OTHER)
    assert not isinstance(refused.value, AlreadyAttachedError)
    with pytest.raises(UnknownOperationError):
        await store.attach(uuid4(), lease=60.0, owner=OTHER)


@pytest.mark.parametrize("stoppable", [False, True])
async def test_an_operation_whose_lease_has_expired_is_taken_over(store, stoppable):
    operation_id = await add(store, lease=0.0, stoppable=stoppable)
    if stoppable:
        await store.request_stop(operation_id)
    before = await store.get(operation_id)
    taken = await store.attach(operation_id, lease=60.0, owner=OTHER)
    assert (taken.status, taken.error, taken.ended) == (before.status, None, None)
    assert taken.started == before.started
    assert [one.outcome for one in taken.attempts] == [AttemptOutcome.LOST, None]
    with pytest.raises(TransitionError, match="another worker has taken it over"):
        await store.advance(operation_id, SUCCEEDED, owner=OWNER)
    assert await store.heartbeat([operation_id], lease=60.0, owner=OWNER) == {}
    assert await status_of(store, operation_id) is before.status
    done = await store.advance(operation_id, SUCCEEDED, owner=OTHER, resource_location="file:///a")
    assert await store.get(operation_id) == done
    assert dict((await store.statistics()).counts) == {"Succeeded": 1}


async def test_a_lost_operation_is_final_for_other_workers(store):
    operation_id = await lose(store)
    with pytest.raises(TransitionError) as refused:
        await store.attach(operation_id, lease=60.0, owner=OTHER)
    assert not isinstance(refused.value, AlreadyAttachedError)
    again = await store.attach(operation_id, lease=60.0, owner=OWNER)
    assert (again.status, again.error, again.attempt) == (RUNNING, None, 2)


@pytest.mark.parametrize(
    ("status", "given"),
    [
        (SUCCEEDED, {"resource_location": "file:///a"}),
        (FAILED, {"error": FAILURE}),
        (OperationState.CANCELLED, {}),
    ],
)
async def test_a_suspended_worker_can_still_end_its_lost_operation(store, status, given):
    operation_id = await lose(store, tags=["a"])
    with pytest.raises(TransitionError):
        await store.advance(operation_id, status, **given)
    with pytest.raises(TransitionError, match="another worker"):
        await store.advance(operation_id, status, owner=OTHER, **given)
    ended = await store.advance(operation_id, status, owner=OWNER, **given)
    assert ended.status is status
    assert await store.get(operation_id) == ended
    assert await statuses(store, OperationFilter(tags=frozenset("a"))) == [status]
    assert dict((await store.statistics()).counts) == {status: 1}
    with pytest.raises(TransitionError):
        await store.advance(operation_id, SUCCEEDED, owner=OWNER)


async def test_a_worker_cannot_end_an_operation_that_failed_for_another_reason(store):
    operation_id = await add(store)
    await store.advance(operation_id, FAILED, error=FAILURE, owner=OWNER)
    with pytest.raises(TransitionError, match="Failed operations cannot become Succeeded"):
        await store.advance(operation_id, SUCCEEDED, owner=OWNER)
    states = await store.heartbeat([operation_id], lease=60.0, owner=OWNER)
    assert states == {operation_id: FAILED}
    assert (await store.get(operation_id)).error == FAILURE


async def test_a_change_of_state_does_not_revive_a_lost_operation(store):
    operation_id = await lose(store)
    with pytest.raises(TransitionError):
        await store.advance(operation_id, RUNNING, owner=OWNER)


async def test_the_heartbeat_of_a_suspended_worker_revives_its_operation(store):
    operation_id = await lose(store, tags=["a"])
    lost = await store.get(operation_id)
    position = await newest(store)
    states = await store.heartbeat([operation_id], lease=0.0, owner=OWNER)
    assert states == {operation_id: RUNNING}
    revived = await store.get(operation_id)
    assert (revived.status, revived.error, revived.ended) == (RUNNING, None, None)
    assert revived.started == lost.started
    (change,) = await store.read_changes(ANY, position, limit=10)
    assert json.loads(change.summary)["status"] == "Running"
    tagged = OperationFilter(tags=frozenset("a"), statuses=frozenset([RUNNING]))
    assert await statuses(store, tagged) == [RUNNING]
    assert dict((await store.statistics()).counts) == {"Running": 1}
    assert await store.expire() == (operation_id,)  # the heartbeat gave it a lease of 0 seconds


async def test_lists_notice_that_a_lost_operation_has_left_them(store):
    operation_id = await lose(store, stoppable=True)
    version = (await store.read_list(ANY)).version
    never_lost = await add(store)
    await store.heartbeat([operation_id], lease=60.0, owner=OWNER)
    await store.advance(never_lost, OperationState.CANCELLED)
    for state in (FAILED, STOPPING):
        filter_ = OperationFilter(statuses=frozenset([state]))
        assert await store.has_changed(filter_, version)
        found = await store.read_changes(filter_.now_or_before(), version.revision, limit=10)
        told = {json.loads(one.summary)["operationId"]: one for one in found}
        assert told[str(operation_id)].is_revived
        assert (str(never_lost) in told) is (state is STOPPING)
    succeeded = OperationFilter(statuses=frozenset([SUCCEEDED]), pid=8)
    assert not await store.has_changed(succeeded, version)


async def test_one_heartbeat_renews_all_operations_of_a_worker_and_no_others(store):
    mine = [await add(store, lease=0.0, stoppable=True) for _ in range(3)]
    theirs, nobodys = await add(store, lease=0.0, owner=OTHER), await add(store, lease=0.0)
    ended = await add(store)
    await store.request_stop(mine[1])
    await store.advance(ended, SUCCEEDED)
    position = await newest(store)
    beaten = [*mine, theirs, ended, uuid4()]
    states = await store.heartbeat(beaten, lease=60.0, owner=OWNER)
    assert states == {mine[0]: RUNNING, mine[1]: STOPPING, mine[2]: RUNNING, ended: SUCCEEDED}
    assert await newest(store) == position
    assert set(await store.expire()) == {theirs, nobodys}
    assert await store.heartbeat([], lease=60.0, owner=OWNER) == {}


async def test_a_heartbeat_takes_more_operations_than_a_statement_has_parameters(store):
    operation_id = await add(store, lease=0.0)
    many = [uuid4() for _ in range(2500)]
    states = await store.heartbeat([*many, operation_id], lease=60.0, owner=OWNER)
    assert states == {operation_id: RUNNING}
    assert await store.read_interrupted([*many, operation_id]) == {}
    assert await store.expire() == ()


async def test_only_interrupted_operations_are_read(store):
    running, starting = await add(store, stoppable=True), await add(store, status="Starting")
    stopping, ended = await add(store, stoppable=True), await add(store)
    pruned = await add(store)
    await store.advance(pruned, SUCCEEDED)
    await store.prune(keep=0)
    await store.request_stop(stopping)
    await store.advance(ended, SUCCEEDED)
    asked = [running, starting, stopping, ended, pruned, uuid4()]
    assert await store.read_interrupted(asked) == {stopping: STOPPING, ended: SUCCEEDED}
    assert await store.read_interrupted([]) == {}


@pytest.mark.parametrize("status", [RUNNING, STOPPING, FAILED, SUCCEEDED])
async def test_a_restarted_operation_belongs_to_another_worker(store, status):
    operation_id = await add(store, stoppable=True, tags=["again"])
    await store.report_progress(operation_id, Progress(0.5), owner=OWNER)
    if status is STOPPING:
        await store.request_stop(operation_id)
    elif status is not RUNNING:
        await store.advance(operation_id, status, error=FAILURE if status is FAILED else None)
    since = await newest(store)
    again = await store.attach(operation_id, lease=0.0, owner=OTHER, restart=True)
    assert (again.status, again.error, again.progress, again.ended) == (RUNNING, None, None, None)
    assert again.started > again.created
    assert await store.get(operation_id) == again
    (change,) = await store.read_changes(ANY, since, limit=10)
    assert b'"Running"' in change.summary
    assert change.is_revived == status.is_terminal
    assert await store.count(OperationFilter(tags=frozenset({"again"}))) == {RUNNING: 1}
    with pytest.raises(TransitionError, match="another worker"):
        await store.advance(operation_id, SUCCEEDED, owner=OWNER)
    assert await store.expire() == (operation_id,)


def test_workers_without_an_event_loop_attach_renew_leases_and_end(blocking_store):
    store = blocking_store
    operation = Operation(process=PROCESS, stoppable=True)
    store.add(operation, lease=60.0)
    identifier = operation.operation_id
    assert store.attach(identifier, lease=0.0, owner=OWNER).status is RUNNING
    store.report_progress(identifier, Progress(0.5), owner=OWNER)
    assert store.expire() == (identifier,)
    assert store.read_interrupted([identifier]) == {identifier: FAILED}
    assert store.heartbeat([identifier], lease=60.0, owner=OWNER) == {identifier: RUNNING}
    assert store.count(ANY) == {RUNNING: 1}
    (summary,) = store.read_summaries(ANY, descending=True, full=True)
    assert json.loads(summary)["progress"] == {"fraction": 0.5, "message": None}
    assert store.advance(identifier, SUCCEEDED, owner=OWNER).status is SUCCEEDED
    assert [one.status for one in store.list(ANY, descending=True)] == [SUCCEEDED]


async def test_counts_of_a_filter_are_those_of_its_list(store):
    start = datetime(2026, 3, 1, tzinfo=UTC)
    states = list(OperationState)
    for number in range(40):
        status = states[number % 6]
        await add(
            store,
            owner=None,
            status=status,
            error=FAILURE if status is FAILED else None,
            created=start + timedelta(seconds=number),
            process=Process(pid=number % 3, uid=UUID(int=number % 4), name="ab"[number % 2]),
            tags=[tag for place, tag in enumerate("abc") if number >> place & 1],
        )
    for filter_ in (
        ANY,
        OperationFilter(pid=1),
        OperationFilter(tags=frozenset("ab")),
        OperationFilter(name="a", statuses=frozenset([RUNNING, FAILED])),
        OperationFilter(statuses=frozenset([STOPPING])),
        OperationFilter(created_after=start + timedelta(seconds=30)),
        OperationFilter(pid=99),
    ):
        expected: dict[OperationState, int] = {}
        for status in await statuses(store, filter_):
            expected[status] = expected.get(status, 0) + 1
        assert dict(await store.count(filter_)) == expected, filter_
