"""Attempts of operations: their numbers, their ends, redelivery, late writes and hand-overs."""

from __future__ import annotations

import json
from contextlib import closing
from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from operations_status.errors import AlreadyAttachedError, TransitionError
from operations_status.filters import ANY, OperationFilter
from operations_status.operations import (
    ATTEMPTS_MAX,
    AttemptOutcome,
    Operation,
    OperationFailure,
    OperationState,
    Process,
    Progress,
    Worker,
)
from samples import PROCESS

FIRST, SECOND = UUID(int=1), UUID(int=2)
WORKERS = {
    FIRST: Worker(host="alpha", pid=11, name="first"),
    SECOND: Worker(host="beta", pid=22, name="second"),
}
RETRIED, LOST = AttemptOutcome.RETRIED, AttemptOutcome.LOST
RUNNING, STOPPING = OperationState.RUNNING, OperationState.STOPPING
SUCCEEDED, FAILED = OperationState.SUCCEEDED, OperationState.FAILED
CANCELLED = OperationState.CANCELLED
FAILURE = OperationFailure(code="CommandFailed", message="no")
START = datetime(2026, 3, 1, tzinfo=UTC)


def create(store, **fields):
    return store.add(Operation(process=PROCESS, **fields), lease=60.0).operation_id


def attach(store, operation_id, owner=FIRST, *, lease=60.0, **options):
    return store.attach(operation_id, lease=lease, owner=owner, worker=WORKERS[owner], **options)


def read_version(store, filter_):
    """Return the version of a list."""
    with closing(store.begin_list(filter_)) as listing:
        return listing.version


def outcomes(operation):
    return [(one.number, one.outcome) for one in operation.attempts]


def test_an_operation_without_a_worker_has_no_attempt(blocking_store):
    found = blocking_store.get(create(blocking_store))
    assert (found.attempt, found.attempts, found.worker, found.queue) == (0, (), None, None)


def test_the_creation_by_a_worker_begins_the_first_attempt(blocking_store):
    added = blocking_store.add(Operation(process=PROCESS), lease=60.0, owner=FIRST)
    assert outcomes(added) == [(1, None)]
    assert blocking_store.get(added.operation_id) == added


def test_each_attempt_has_its_worker_its_times_and_its_outcome(blocking_store):
    store, moment = blocking_store, START
    operation_id = create(store)
    options = {"queue": "reports", "redelivery": 30.0}
    attach(store, operation_id, started=moment, **options)
    waiting = store.end_attempt(
        operation_id,
        owner=FIRST,
        outcome=RETRIED,
        error=FAILURE,
        lease=60.0,
        progress=Progress(0.5),
        ended=moment + timedelta(seconds=1),
    )
    assert (waiting.status, waiting.progress) == (RUNNING, Progress(0.5))
    attach(store, operation_id, SECOND, started=moment + timedelta(seconds=2))
    store.advance(operation_id, SUCCEEDED, owner=SECOND, ended=moment + timedelta(seconds=3))
    found = store.get(operation_id)
    first, second = found.attempts
    assert (first.worker, first.queue, first.redelivery) == (WORKERS[FIRST], "reports", 30.0)
    assert (first.outcome, first.error) == (RETRIED, FAILURE)
    assert (second.worker, second.queue, second.redelivery) == (WORKERS[SECOND], None, None)
    assert (second.outcome, second.error) == (AttemptOutcome.SUCCEEDED, None)
    times = [(one.started - moment, one.ended - moment) for one in found.attempts]
    assert [[one.total_seconds() for one in pair] for pair in times] == [[0, 1], [2, 3]]
    assert (found.started, found.progress) == (moment, None)
    full = json.loads(store.read_status(operation_id, full=True).body)
    assert (full["attempt"], full["worker"]) == (2, {"host": "beta", "pid": 22, "name": "second"})
    assert full["attempts"][0] == {
        "number": 1,
        "worker": {"host": "alpha", "pid": 11, "name": "first"},
        "queue": "reports",
        "startedDateTime": "2026-03-01T00:00:00.000000Z",
        "endedDateTime": "2026-03-01T00:00:01.000000Z",
        "outcome": "Retried",
        "error": {"code": "CommandFailed", "message": "no"},
        "redeliverySeconds": 30.0,
    }
    assert list(store.list(ANY)) == [found]


def test_a_repeated_beginning_is_the_same_attempt(blocking_store):
    store = blocking_store
    operation_id = create(store)
    begun = attach(store, operation_id, started=START)
    assert attach(store, operation_id, started=START, lease=0.0, late=True) == begun
    assert store.expire() == (operation_id,)
    again = attach(store, operation_id, started=START)
    assert (again.status, outcomes(again)) == (RUNNING, [(1, None)])
    with pytest.raises(AlreadyAttachedError):
        attach(store, operation_id, started=START + timedelta(seconds=1))


@pytest.mark.parametrize("is_final", [False, True])
def test_the_beginning_of_an_ended_attempt_is_refused(blocking_store, is_final):
    store = blocking_store
    operation_id = create(store)
    attach(store, operation_id, started=START)
    if is_final:
        store.advance(operation_id, SUCCEEDED, owner=FIRST)
    else:
        store.end_attempt(operation_id, owner=FIRST, outcome=RETRIED, lease=60.0)
    before = store.get(operation_id)
    with pytest.raises(TransitionError):
        attach(store, operation_id, started=START, restart=True, late=True)
    assert store.get(operation_id) == before


def test_the_beginning_of_an_earlier_attempt_is_refused(blocking_store):
    store = blocking_store
    operation_id = create(store)
    attach(store, operation_id, started=START)
    attach(store, operation_id, SECOND, restart=True)
    with pytest.raises(TransitionError, match="a later attempt has begun"):
        attach(store, operation_id, started=START, restart=True)


@pytest.mark.parametrize("is_open", [True, False])
@pytest.mark.parametrize("restart", [True, False])
def test_a_late_beginning_after_a_later_attempt_is_refused(blocking_store, restart, is_open):
    store = blocking_store
    operation_id = create(store)
    attach(store, operation_id, started=START)
    store.end_attempt(operation_id, owner=FIRST, outcome=RETRIED, lease=60.0)
    begun = attach(store, operation_id, SECOND, started=START + timedelta(seconds=20))
    if not is_open:
        begun = store.end_attempt(operation_id, owner=SECOND, outcome=RETRIED, lease=60.0)
    between = START + timedelta(seconds=10)
    with pytest.raises(TransitionError, match="a later attempt has begun") as caught:
        attach(store, operation_id, started=between, restart=restart, late=True)
    # Not AlreadyAttachedError, after which the recorder of a queue's task restarts the operation.
    assert type(caught.value) is TransitionError
    assert store.get(operation_id) == begun


@pytest.mark.parametrize(
    ("is_open", "host", "number"),
    [(False, "alpha", 1), (False, "beta", 2), (True, "alpha", 1), (True, "beta", 1)],
)
def test_a_late_beginning_may_precede_an_ended_attempt_by_the_difference_of_two_clocks(
    blocking_store, is_open, host, number
):
    store = blocking_store
    operation_id = create(store)
    attach(store, operation_id, started=START)
    if not is_open:
        store.end_attempt(operation_id, owner=FIRST, outcome=RETRIED, lease=60.0)
    late = {
        "worker": Worker(host=host, pid=22, name="second"),
        "started": START - timedelta(seconds=3),
        "late": True,
    }
    if number == 1:
        with pytest.raises(TransitionError, match="a later attempt has begun"):
            store.attach(operation_id, lease=60.0, owner=SECOND, **late)
    else:
        begun = store.attach(operation_id, lease=60.0, owner=SECOND, **late)
        assert outcomes(begun) == [(1, RETRIED), (2, None)]
        again = store.attach(operation_id, lease=60.0, owner=SECOND, **late)
        assert outcomes(again) == outcomes(begun)
    assert store.get(operation_id).attempt == number


def test_a_repeated_end_of_an_attempt_changes_nothing(blocking_store):
    store = blocking_store
    operation_id = create(store)
    attach(store, operation_id)
    end = {"owner": FIRST, "outcome": RETRIED, "lease": 60.0, "ended": START}
    ended = store.end_attempt(operation_id, attempt=1, **end)
    assert store.end_attempt(operation_id, attempt=1, **end) == ended
    assert store.end_attempt(operation_id, **end) == ended
    with pytest.raises(TransitionError, match="its attempt has ended"):
        store.end_attempt(operation_id, **end | {"ended": START + timedelta(seconds=1)})


def test_a_late_write_of_an_earlier_attempt_of_the_same_worker_is_refused(blocking_store):
    store = blocking_store
    operation_id = create(store)
    attach(store, operation_id)
    store.end_attempt(operation_id, owner=FIRST, outcome=RETRIED, lease=60.0)
    begun = attach(store, operation_id)
    for write in (
        lambda: store.report_progress(operation_id, Progress(1.0), owner=FIRST, attempt=1),
        lambda: store.advance(operation_id, SUCCEEDED, owner=FIRST, attempt=1),
        lambda: store.end_attempt(
            operation_id, owner=FIRST, outcome=RETRIED, lease=60.0, attempt=1
        ),
    ):
        with pytest.raises(TransitionError, match="a later attempt has begun"):
            write()
    assert store.get(operation_id) == begun


def test_an_operation_without_a_further_attempt_is_lost(blocking_store):
    store = blocking_store
    operation_id = create(store)
    attach(store, operation_id)
    store.end_attempt(operation_id, owner=FIRST, outcome=RETRIED, lease=0.0)
    assert store.heartbeat([operation_id], lease=60.0, owner=FIRST) == {}
    assert store.expire() == (operation_id,)
    found = store.get(operation_id)
    assert (found.error.code, outcomes(found)) == ("Lost", [(1, RETRIED)])
    assert found.error.message == "No worker has run this operation again in time."
    with pytest.raises(TransitionError):
        store.advance(operation_id, SUCCEEDED, owner=FIRST)


def test_ending_an_attempt_of_an_operation_without_attempts_is_refused(blocking_store):
    operation_id = create(blocking_store)
    with pytest.raises(TransitionError, match="it has no attempt"):
        blocking_store.end_attempt(operation_id, owner=FIRST, outcome=RETRIED, lease=60.0)


def test_the_attempt_of_an_ended_operation_cannot_end(blocking_store):
    operation_id = create(blocking_store)
    attach(blocking_store, operation_id)
    blocking_store.advance(operation_id, SUCCEEDED, owner=FIRST)
    with pytest.raises(TransitionError, match="it has ended"):
        blocking_store.end_attempt(operation_id, owner=FIRST, outcome=RETRIED, lease=60.0)


@pytest.mark.parametrize("way", ["heartbeat", "end", "end_attempt", "attach"])
def test_a_lost_attempt_that_is_redelivered_continues_with_its_own_worker(blocking_store, way):
    store = blocking_store
    operation_id = create(store)
    attach(store, operation_id, lease=0.0, started=START, redelivery=60.0)
    assert store.expire() == ()
    lost = store.get(operation_id)
    assert (lost.status, outcomes(lost)) == (RUNNING, [(1, LOST)])
    assert lost.attempts[0].error.code == "Lost"
    assert store.expire() == ()
    if way == "heartbeat":
        states = store.heartbeat([operation_id], lease=60.0, owner=FIRST)
        assert states == {operation_id: RUNNING}
        assert outcomes(store.get(operation_id)) == [(1, None)]
    elif way == "end":
        ended = store.advance(operation_id, SUCCEEDED, owner=FIRST, attempt=1)
        assert outcomes(ended) == [(1, AttemptOutcome.SUCCEEDED)]
    elif way == "end_attempt":
        waiting = store.end_attempt(operation_id, owner=FIRST, outcome=RETRIED, lease=60.0)
        assert outcomes(waiting) == [(1, RETRIED)]
    else:
        assert outcomes(attach(store, operation_id, started=START)) == [(1, None)]


def test_a_lost_attempt_is_followed_by_that_of_another_worker(blocking_store):
    store = blocking_store
    operation_id = create(store)
    attach(store, operation_id, lease=0.0, redelivery=60.0)
    assert store.expire() == ()
    begun = attach(store, operation_id, SECOND)
    assert outcomes(begun) == [(1, LOST), (2, None)]
    assert store.heartbeat([operation_id], lease=60.0, owner=FIRST) == {}
    with pytest.raises(TransitionError, match="another worker"):
        store.advance(operation_id, SUCCEEDED, owner=FIRST)
    assert store.get(operation_id) == begun


def test_an_operation_that_is_not_redelivered_in_time_is_lost(blocking_store):
    store = blocking_store
    operation_id = create(store)
    attach(store, operation_id, lease=0.0, redelivery=1e-6)
    assert store.expire() == ()
    assert store.expire() == (operation_id,)
    found = store.get(operation_id)
    assert (found.status, found.error.code, outcomes(found)) == (FAILED, "Lost", [(1, LOST)])
    revived = store.advance(operation_id, SUCCEEDED, owner=FIRST)
    assert outcomes(revived) == [(1, AttemptOutcome.SUCCEEDED)]


def test_a_cancelled_operation_with_a_lost_attempt_stays_cancelled(blocking_store):
    store = blocking_store
    operation_id = create(store)
    attach(store, operation_id, lease=0.0, redelivery=60.0)
    store.expire()
    store.advance(operation_id, CANCELLED)
    assert store.heartbeat([operation_id], lease=60.0, owner=FIRST) == {operation_id: CANCELLED}
    assert outcomes(store.get(operation_id)) == [(1, LOST)]
    with pytest.raises(TransitionError):
        store.advance(operation_id, SUCCEEDED, owner=FIRST)


def test_a_stop_request_holds_for_the_next_attempt(blocking_store):
    store = blocking_store
    operation_id = create(store, stoppable=True)
    attach(store, operation_id)
    store.request_stop(operation_id)
    store.end_attempt(operation_id, owner=FIRST, outcome=RETRIED, lease=60.0)
    assert attach(store, operation_id, SECOND).status is STOPPING


def test_the_latest_attempts_are_kept_and_their_numbers_continue(blocking_store):
    store = blocking_store
    operation_id = create(store)
    for _ in range(ATTEMPTS_MAX + 2):
        attach(store, operation_id, restart=True)
    found = store.get(operation_id)
    assert [one.number for one in found.attempts] == list(range(3, ATTEMPTS_MAX + 3))
    assert {one.outcome for one in found.attempts[:-1]} == {RETRIED}


def test_the_operation_belongs_to_the_process_of_its_worker(blocking_store):
    store = blocking_store
    operation_id = create(store)
    of_worker = Process(pid=77, uid=UUID(int=77), name="worker-77")
    sender, worker = OperationFilter(pid=PROCESS.pid), OperationFilter(name="worker-77")
    since = read_version(store, sender)
    assert store.count(sender) == {OperationState.STARTING: 1}
    assert attach(store, operation_id, process=of_worker).process == of_worker
    assert store.count(sender) == {}
    assert store.count(worker) == {RUNNING: 1}
    assert [one.operation_id for one in store.list(worker)] == [operation_id]
    assert store.has_changed(sender, since)
    (change,) = store.read_changes(sender.now_or_before(), since.revision, limit=5)
    assert change.is_handed_over
    later = read_version(store, sender)
    store.report_progress(operation_id, Progress(0.5), owner=FIRST)
    assert not store.has_changed(sender, later)
    (change,) = store.read_changes(worker.now_or_before(), later.revision, limit=5)
    assert not change.is_handed_over


def test_an_operation_that_was_created_for_a_process_keeps_it(blocking_store):
    store = blocking_store
    operation_id = create(store, fixed_process=True)
    of_worker = Process(pid=77, uid=UUID(int=77), name="worker-77")
    assert attach(store, operation_id, process=of_worker).process == PROCESS
    assert store.get(operation_id).fixed_process
    assert [one.fixed_process for one in store.list(ANY)] == [True]


def test_operations_are_found_by_their_name(blocking_store):
    store = blocking_store
    named = create(store, name="import é")
    long = create(store, name="é" * 256)
    create(store)
    for operation_id in (named, long):
        name = store.get(operation_id).name
        filter_ = OperationFilter(operation_name=name)
        assert [one.operation_id for one in store.list(filter_)] == [operation_id]
        assert store.count(filter_) == {OperationState.STARTING: 1}
        (change,) = store.read_changes(filter_, 0, limit=5)
        assert json.loads(change.details)["operationName"] == name
    assert list(store.list(OperationFilter(operation_name="IMPORT é"))) == []
    tagged = OperationFilter(operation_name="import é", tags=frozenset({"a"}))
    assert list(store.list(tagged)) == []


class AttemptMachine(RuleBasedStateMachine):
    """Workers, a user and the watchdog change one operation in any order."""

    def __init__(self, store):
        super().__init__()
        self.store = store
        self.begun = []  # owner, number, start
        self.reported = 0

    @initialize(stoppable=st.booleans())
    def create(self, stoppable):
        operation = Operation(process=PROCESS, stoppable=stoppable)
        self.seen = self.store.add(operation, lease=60.0)
        self.identifier = operation.operation_id
        self.owner = None

    def teardown(self):
        self.try_to(lambda: self.store.advance(self.identifier, CANCELLED))

    def try_to(self, change, *, owner=None, restarts=False, is_late=False):
        """Try a change; compare the operation after it with the operation before."""
        before = self.store.get(self.identifier)
        try:
            change()
        except TransitionError:
            assert self.store.get(self.identifier) == before
            return False
        after = self.store.get(self.identifier)
        if before.status.is_terminal and (after.status, after.error) != (
            before.status,
            before.error,
        ):
            is_own = before.is_lost and owner is not None and owner == self.owner
            assert restarts or is_own or (before.never_started and is_late)
        common = min(len(before.attempts), len(after.attempts))
        for old, new in zip(before.attempts[: common - 1], after.attempts, strict=False):
            assert old == new
        if before.attempt == after.attempt and after.progress != before.progress:
            assert not before.progress or after.progress.fraction > before.progress.fraction
        return True

    @rule(
        owner=st.sampled_from(sorted(WORKERS)),
        lease=st.sampled_from([0.0, 60.0]),
        redelivery=st.sampled_from([None, 0.0, 60.0]),
        restart=st.booleans(),
        late=st.booleans(),
    )
    def attach(self, owner, lease, redelivery, restart, late):
        started = START + timedelta(seconds=len(self.begun)) if late else datetime.now(UTC)

        def change():
            attach(
                self.store,
                self.identifier,
                owner,
                lease=lease,
                redelivery=redelivery,
                restart=restart,
                started=started,
                late=late,
            )

        if self.try_to(change, owner=owner, restarts=restart, is_late=late):
            self.owner = owner
            self.begun.append((owner, self.store.get(self.identifier).attempt, started))

    @precondition(lambda self: self.begun)
    @rule(data=st.data(), restart=st.booleans())
    def repeat_a_beginning(self, data, restart):
        owner, number, started = data.draw(st.sampled_from(self.begun))
        attempt = self.store.get(self.identifier).attempt

        def change():
            attach(self.store, self.identifier, owner, started=started, restart=restart, late=True)

        if self.try_to(change, owner=owner, restarts=restart):
            assert self.store.get(self.identifier).attempt == attempt == number

    @precondition(lambda self: self.begun)
    @rule(data=st.data())
    def report(self, data):
        owner, number, _ = data.draw(st.sampled_from(self.begun))
        self.reported += 1
        progress = Progress(self.reported / 10_000)
        if self.try_to(
            lambda: self.store.report_progress(
                self.identifier, progress, owner=owner, attempt=number
            )
        ):
            found = self.store.get(self.identifier)
            assert (found.progress, found.attempt) == (progress, number)

    @precondition(lambda self: self.begun)
    @rule(data=st.data(), status=st.sampled_from([SUCCEEDED, FAILED, CANCELLED]))
    def end(self, data, status):
        owner, number, _ = data.draw(st.sampled_from(self.begun))
        error = FAILURE if status is FAILED else None
        self.reported += 1
        progress = Progress(self.reported / 10_000)
        if self.try_to(
            lambda: self.store.advance(
                self.identifier,
                status,
                error=error,
                owner=owner,
                attempt=number,
                progress=progress,
            ),
            owner=owner,
        ):
            found = self.store.get(self.identifier)
            assert (found.status, found.progress, found.attempt) == (status, progress, number)
            assert found.attempts[-1].outcome == AttemptOutcome(status.value)

    @precondition(lambda self: self.begun)
    @rule(data=st.data(), lease=st.sampled_from([0.0, 60.0]), repeats=st.booleans())
    def end_attempt(self, data, lease, repeats):
        owner, number, _ = data.draw(st.sampled_from(self.begun))

        def change():
            self.store.end_attempt(
                self.identifier,
                owner=owner,
                outcome=RETRIED,
                error=FAILURE,
                lease=lease,
                attempt=number,
                ended=START,
            )

        if self.try_to(change, owner=owner):
            found = self.store.get(self.identifier)
            assert (found.attempt, found.attempts[-1].outcome) == (number, RETRIED)
            if repeats:
                change()
                assert self.store.get(self.identifier) == found

    @rule(owner=st.sampled_from(sorted(WORKERS)), lease=st.sampled_from([0.0, 60.0]))
    def heartbeat(self, owner, lease):
        self.try_to(
            lambda: self.store.heartbeat([self.identifier], lease=lease, owner=owner), owner=owner
        )

    @rule()
    def expire(self):
        self.try_to(self.store.expire)

    @rule()
    def request_stop(self):
        self.try_to(lambda: self.store.request_stop(self.identifier))

    @rule()
    def cancel(self):
        self.try_to(lambda: self.store.advance(self.identifier, CANCELLED))

    @invariant()
    def attempts_are_numbered_and_only_the_last_one_is_open(self):
        found = self.store.get(self.identifier)
        assert [one.number for one in found.attempts] == list(range(1, found.attempt + 1))
        assert not any(one.is_open for one in found.attempts[:-1])
        assert all(one.is_open == (one.ended is None) for one in found.attempts)
        if found.status.is_terminal and found.attempts:
            assert not found.attempts[-1].is_open


def test_no_order_of_changes_breaks_the_rules_of_attempts(blocking_store):
    run_state_machine_as_test(
        lambda: AttemptMachine(blocking_store),  # type: ignore[arg-type] # a factory is enough
        settings=settings(
            max_examples=40,
            stateful_step_count=25,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
