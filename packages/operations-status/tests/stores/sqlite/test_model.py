"""The store behaves like a dictionary in any sequence of calls."""

from __future__ import annotations

import tempfile
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, invariant, rule
from operations_status.errors import StoreError, TransitionError, UnknownOperationError
from operations_status.filters import OperationFilter
from operations_status.operation_json import to_summary_json
from operations_status.operations import Operation, OperationFailure, OperationState, Process
from operations_status.stores.sqlite.store import SqliteStore

FAILURE = OperationFailure(code="CommandFailed", message="no")
START = datetime(2026, 3, 1, tzinfo=UTC)
OWNER = UUID(int=77)
ENDED = {OperationState.SUCCEEDED, OperationState.FAILED, OperationState.CANCELLED}

tags = st.lists(st.sampled_from("abc"), max_size=3)
processes = st.builds(
    Process,
    pid=st.integers(1, 2),
    uid=st.builds(UUID, int=st.integers(1, 2)),
    name=st.sampled_from(["web", "Web"]),
)
filters = st.builds(
    OperationFilter,
    pid=st.none() | st.integers(1, 3),
    uid=st.none() | st.builds(UUID, int=st.integers(1, 2)),
    name=st.none() | st.sampled_from(["web", "Web", "we"]),
    tags=st.frozensets(st.sampled_from("abcd"), max_size=2),
)


class StoreMachine(RuleBasedStateMachine):
    """A store, and a dictionary as the model of its contents."""

    identifiers: Bundle[UUID] = Bundle("identifiers")

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "operations.db"
        self.store = SqliteStore(self.path)
        self.store.open()
        self.model: dict[UUID, Operation] = {}
        self.leases: dict[UUID, float] = {}
        self.pruned: set[UUID] = set()
        self.ended: list[UUID] = []

    def teardown(self) -> None:
        self.store.close()
        self.folder.cleanup()

    def expected(self) -> list[Operation]:
        """All operations, in the order of arrival."""
        return list(self.model.values())

    def change(self, identifier: UUID, operation: Operation) -> None:
        self.model[identifier] = operation
        if operation.status in ENDED:
            self.leases.pop(identifier, None)
            self.ended.append(identifier)

    @rule(
        target=identifiers,
        process=processes,
        tags=tags,
        stoppable=st.booleans(),
        microseconds=st.integers(0, 3),
        lease=st.sampled_from([None, 0.0, 3600.0]),
    )
    def add(self, process, tags, stoppable, microseconds, lease):
        operation = Operation(
            process=process,
            tags=tags,
            stoppable=stoppable,
            created=START + timedelta(microseconds=microseconds),
        )
        self.model[operation.operation_id] = self.store.add(operation, lease=lease, owner=OWNER)
        if lease is not None:
            self.leases[operation.operation_id] = lease
        return operation.operation_id

    @rule(identifier=identifiers)
    def add_again(self, identifier):
        if identifier in self.model:
            with pytest.raises(StoreError):
                self.store.add(self.model[identifier])

    @rule(
        identifier=identifiers,
        status=st.sampled_from(OperationState),
        ended=st.none() | st.integers(0, 3),
    )
    def advance(self, identifier, status, ended):
        settled: dict[OperationState, dict[str, Any]] = {
            OperationState.SUCCEEDED: {"resource_location": "file:///a"},
            OperationState.FAILED: {"error": FAILURE},
        }
        fields = settled.get(status, {})
        moment = None if ended is None else START + timedelta(microseconds=ended)
        self.compare(
            identifier,
            lambda: self.store.advance(identifier, status, ended=moment, **fields),
            lambda known: known.advance(status, moment=moment, **fields),
        )

    @rule(identifier=identifiers)
    def request_stop(self, identifier):
        self.compare(
            identifier, lambda: self.store.request_stop(identifier), lambda known: known.stop()
        )

    def compare(self, identifier, change, change_model):
        """Make the same change to the store and to the model; both accept or both refuse it."""
        if identifier not in self.model:
            with pytest.raises(UnknownOperationError) as unknown:
                change()
            assert unknown.value.expired is (identifier in self.pruned)
            return
        try:
            expected = change_model(self.model[identifier])
        except TransitionError as refused:
            with pytest.raises(TransitionError) as also:
                change()
            assert str(also.value) == str(refused)  # noqa: PT017 it is compared, not expected
        else:
            found = change()
            assert found == expected
            self.change(identifier, found)

    @rule(identifier=identifiers, lease=st.sampled_from([0.0, 3600.0]))
    def heartbeat(self, identifier, lease):
        if identifier in self.model:
            if self.model[identifier].is_lost:
                self.model[identifier] = self.model[identifier].revive()
                self.ended.remove(identifier)
            states = self.store.heartbeat([identifier], lease=lease, owner=OWNER)
            status = states[identifier]
            assert status is self.model[identifier].status
            if status not in ENDED:
                self.leases[identifier] = lease

    @rule()
    def expire(self):
        lost = self.store.expire()
        assert set(lost) == {one for one, lease in self.leases.items() if not lease}
        for identifier in lost:
            found = self.store.get(identifier)
            assert found is not None
            assert found.error is not None
            never_started = self.model[identifier].started is None
            assert found.error.code == ("NeverStarted" if never_started else "Lost")
            expected = self.model[identifier].advance(OperationState.FAILED, error=found.error)
            assert found == expected
            self.change(identifier, found)

    @rule(before=st.none() | st.integers(0, 4), keep=st.none() | st.integers(0, 3))
    def prune(self, before, keep):
        moment = None if before is None else START + timedelta(microseconds=before)
        ended = [self.model[identifier] for identifier in self.ended]
        old = {
            one.operation_id
            for one in ended
            if moment is not None and one.aged_from is not None and one.aged_from < moment
        }
        many = (
            {one.operation_id for one in ended[: max(0, len(ended) - keep)]}
            if keep is not None
            else set()
        )
        assert self.store.prune(before=moment, keep=keep, dry_run=True) == len(old | many)
        assert self.store.prune(before=moment, keep=keep) == len(old | many)
        for identifier in old | many:
            del self.model[identifier]
            self.pruned.add(identifier)
            self.ended.remove(identifier)

    @rule()
    def reopen(self):
        self.store.close()
        self.store = SqliteStore(self.path)
        self.store.open()

    @rule(filter_=filters)
    def read_filtered(self, filter_):
        expected = [
            one
            for one in self.expected()
            if filter_.pid in {None, one.process.pid}
            and filter_.uid in {None, one.process.uid}
            and filter_.name in {None, one.process.name}
            and filter_.tags <= set(one.tags)
        ]
        assert list(self.store.list(filter_)) == expected
        pieces = b",".join(self.store.read_summaries(filter_))
        assert pieces == b",".join(to_summary_json(one) for one in expected)

    @invariant()
    def everything_is_there(self):
        assert list(self.store.list(OperationFilter())) == self.expected()
        for identifier, operation in self.model.items():
            assert self.store.get(identifier) == operation
        for identifier in self.pruned:
            assert self.store.is_expired(identifier)
            assert self.store.get(identifier) is None


TestStore = StoreMachine.TestCase
TestStore.settings = settings(
    max_examples=25,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
