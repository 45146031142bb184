"""Beginnings, reports and ends as data that can be written to a store or to a journal."""

from __future__ import annotations

import json
from contextlib import suppress
from datetime import UTC, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Any
from uuid import UUID

from attrs import evolve, frozen

from operations_status.errors import (
    AlreadyAttachedError,
    DuplicateOperationError,
    TransitionError,
)
from operations_status.operation_json import (
    format_datetime,
    from_wire,
    join_json,
    to_details_json,
    to_status_json,
)
from operations_status.operations import (
    AttemptOutcome,
    Operation,
    OperationFailure,
    OperationState,
    Progress,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from operations_status.stores import BlockingStore


class Existing(StrEnum):
    """Rule for a beginning whose operation exists.

    `CONTINUE` and `REQUEUE` are for queues, which deliver a task again. The operation runs again if
    another worker owns it, or if it was marked Failed as `Lost` or `NeverStarted`; with `REQUEUE`,
    also if it has failed for another reason.
    """

    REFUSE = "refuse"
    KEEP = "keep"
    ATTACH = "attach"
    RESTART = "restart"
    CONTINUE = "continue"
    REQUEUE = "requeue"


@frozen(kw_only=True)
class Beginning:
    """Beginning of an operation, or of an attempt.

    Attributes:
        operation: The operation; with its attempt, if a worker runs it now.
        owner: Identifier of the worker; None without a worker.
        lease: Seconds after which the operation is lost unless a heartbeat renews the lease; for an
            operation without a worker, seconds after its creation.
        adds: Whether an operation that does not exist is added.
        existing: Rule for an operation that exists.
    """

    operation: Operation
    owner: UUID | None
    lease: float
    adds: bool = True
    existing: Existing = Existing.REFUSE

    def write(self, store: BlockingStore, *, is_late: bool) -> Operation:
        """Write the beginning and return the operation; writing it twice does no harm.

        Args:
            store: The store, which is opened first.
            is_late: Whether the beginning is written late, or may already be in the store.

        Raises:
            DuplicateOperationError: The operation exists, and the rule is `REFUSE`.
            TransitionError: The rule does not allow another attempt.
            UnknownOperationError: The operation does not exist, and is not added.
        """
        store.open()
        if self.adds:
            try:
                return self._add(store, is_late=is_late)
            except DuplicateOperationError:
                if self.existing is Existing.REFUSE:
                    raise
                if self.existing is Existing.KEEP:
                    return self.operation
        try:
            return self._attach(store, restart=self.existing is Existing.RESTART, is_late=is_late)
        except TransitionError as error:
            if not self._runs_again(store, error):
                raise
            was_stopping = error.current == OperationState.STOPPING
        restarted = self._attach(store, restart=True, is_late=is_late)
        if was_stopping:  # the stop request remains valid when a queue delivers the task again
            with suppress(TransitionError):
                return store.request_stop(restarted.operation_id)
        return restarted

    def _runs_again(self, store: BlockingStore, error: TransitionError) -> bool:
        """Return whether to restart the operation after the store has refused to attach."""
        if self.existing not in {Existing.CONTINUE, Existing.REQUEUE}:
            return False
        if isinstance(error, AlreadyAttachedError):
            return True
        found = store.get(self.operation.operation_id)
        return found is not None and (
            found.is_lost
            or found.never_started
            or (self.existing is Existing.REQUEUE and found.status is OperationState.FAILED)
        )

    def _add(self, store: BlockingStore, *, is_late: bool) -> Operation:
        operation, lease = self.operation, self.lease
        if self.owner is None:
            age = (datetime.now(UTC) - operation.created).total_seconds()
            lease = max(0.0, lease - age)
        try:
            return store.add(operation, lease=lease, owner=self.owner)
        except DuplicateOperationError:
            found = store.get(operation.operation_id) if is_late else None
            expected = operation.created, operation.process
            if found is None or (found.created, found.process) != expected:
                raise
        if found.is_lost and self.owner is not None:  # its worker has gone on without the store
            return self._attach(store, restart=False, is_late=True)
        return found

    def _attach(self, store: BlockingStore, *, restart: bool, is_late: bool) -> Operation:
        attempt = self.operation.current_attempt
        assert attempt is not None  # noqa: S101 a worker runs the operation
        assert self.owner is not None  # noqa: S101
        return store.attach(
            self.operation.operation_id,
            lease=self.lease,
            owner=self.owner,
            worker=attempt.worker,
            process=self.operation.process,
            queue=attempt.queue,
            redelivery=attempt.redelivery,
            restart=restart,
            started=attempt.started,
            late=is_late,
        )

    def to_json(self) -> dict[str, Any]:
        """Return the beginning in types of JSON."""
        operation = self.operation
        wire = join_json(to_status_json(operation), to_details_json(operation))
        return {
            "operation": json.loads(wire),
            "stoppable": operation.stoppable,
            "fixed_process": operation.fixed_process,
            "owner": None if self.owner is None else self.owner.hex,
            "lease": self.lease,
            "adds": self.adds,
            "existing": self.existing,
        }

    @classmethod
    def from_json(cls, fields: Mapping[str, Any]) -> Beginning:
        """Return the beginning that `to_json` has encoded."""
        return cls(
            operation=from_wire(
                fields["operation"],
                stoppable=fields["stoppable"],
                fixed_process=fields["fixed_process"],
            ),
            owner=_to_uuid(fields["owner"]),
            lease=fields["lease"],
            adds=fields["adds"],
            existing=Existing(fields["existing"]),
        )


@frozen(kw_only=True)
class Report:
    """Report of progress of an attempt.

    Attributes:
        operation_id: Identifier of the operation.
        owner: Identifier of the worker; None without a worker.
        attempt: Number of the attempt; None if it is unknown.
        progress: The progress; None without a report.
    """

    operation_id: UUID
    owner: UUID | None
    attempt: int | None
    progress: Progress | None

    def write(self, store: BlockingStore) -> None:
        """Write the report.

        Raises:
            TransitionError: The attempt is over.
            UnknownOperationError: The operation does not exist.
        """
        if self.progress is not None:
            store.report_progress(
                self.operation_id, self.progress, owner=self.owner, attempt=self.attempt
            )

    def to_json(self) -> dict[str, Any]:
        """Return the report in types of JSON."""
        progress = self.progress
        return {
            "owner": None if self.owner is None else self.owner.hex,
            "attempt": self.attempt,
            "progress": None if progress is None else [progress.fraction, progress.message],
        }

    @classmethod
    def from_json(cls, operation_id: UUID, fields: Mapping[str, Any]) -> Report:
        """Return the report that `to_json` has encoded."""
        progress = fields["progress"]
        return cls(
            operation_id=operation_id,
            owner=_to_uuid(fields["owner"]),
            attempt=fields["attempt"],
            progress=None if progress is None else Progress(*progress),
        )


@frozen(kw_only=True)
class End:
    """End of an operation, or of an attempt whose operation may continue in another one.

    Attributes:
        outcome: The final state of the operation, or the outcome of the attempt.
        resource_location: URL of the result; None without a result.
        error: The error; None without one.
        ended: Time of the end in UTC.
        lease: Seconds after the end of an attempt within which another one must begin.
        in_any_attempt: Whether the operation also ends if another attempt has begun.
    """

    outcome: OperationState | AttemptOutcome
    resource_location: str | None = None
    error: OperationFailure | None = None
    ended: datetime
    lease: float = 0.0
    in_any_attempt: bool = False

    def write(self, store: BlockingStore, last: Report, *, is_late: bool) -> Operation:
        """Write the end and the last report in one transaction; return the operation.

        Args:
            store: The open store.
            last: The last report of the attempt, or one without progress.
            is_late: Whether the end may already be in the store.

        Raises:
            TransitionError: The operation or the attempt has ended, or another worker has taken the
                operation over.
            UnknownOperationError: The operation does not exist.
        """
        if isinstance(self.outcome, AttemptOutcome):
            assert last.owner is not None  # noqa: S101 a worker has run the attempt
            age = (datetime.now(UTC) - self.ended).total_seconds()
            return store.end_attempt(
                last.operation_id,
                owner=last.owner,
                outcome=self.outcome,
                error=self.error,
                lease=max(0.0, self.lease - age),
                attempt=last.attempt,
                progress=last.progress,
                ended=self.ended,
            )
        try:
            return self._advance(store, last)
        except TransitionError:
            found = store.get(last.operation_id) if is_late else None
            expected = self.outcome, self.resource_location, self.error
            if found and (found.status, found.resource_location, found.error) == expected:
                return found
            if not self.in_any_attempt:
                raise
        return self._advance(store, evolve(last, owner=None, attempt=None, progress=None))

    def _advance(self, store: BlockingStore, last: Report) -> Operation:
        return store.advance(
            last.operation_id,
            OperationState(self.outcome),
            resource_location=self.resource_location,
            error=self.error,
            owner=last.owner,
            attempt=last.attempt,
            progress=last.progress,
            ended=self.ended,
        )

    def to_json(self) -> dict[str, Any]:
        """Return the end in types of JSON."""
        error = self.error
        return {
            "is_attempt": isinstance(self.outcome, AttemptOutcome),
            "outcome": self.outcome,
            "location": self.resource_location,
            "error": None if error is None else [error.code, error.message],
            "ended": format_datetime(self.ended),
            "lease": self.lease,
            "in_any_attempt": self.in_any_attempt,
        }

    @classmethod
    def from_json(cls, fields: Mapping[str, Any]) -> End:
        """Return the end that `to_json` has encoded."""
        error = fields["error"]
        states = AttemptOutcome if fields["is_attempt"] else OperationState
        return cls(
            outcome=states(fields["outcome"]),
            resource_location=fields["location"],
            error=None if error is None else OperationFailure(code=error[0], message=error[1]),
            ended=datetime.fromisoformat(fields["ended"]),
            lease=fields["lease"],
            in_any_attempt=fields["in_any_attempt"],
        )


def _to_uuid(text: str | None) -> UUID | None:
    return None if text is None else UUID(text)
