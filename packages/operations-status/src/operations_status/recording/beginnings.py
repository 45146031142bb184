"""How operations begin: created for another worker, created running, or taken up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from operations_status.errors import DuplicateOperationError
from operations_status.operations import Operation, OperationState

from .current_process import current_process
from .retries import retry

if TYPE_CHECKING:
    from uuid import UUID

    from .session import Session

    DuplicatePolicy = Literal["error", "restart"]


def add_operation(
    session: Session, operation: Operation, *, lease: float, owner: UUID | None
) -> None:
    """Add an operation, retrying while the store is unavailable.

    Raises:
        DuplicateOperationError: Another operation has its identifier.
    """

    def attempt(is_retry: bool) -> None:  # noqa: FBT001 called by `retry` alone
        try:
            session.store.open()
            session.store.add(operation, lease=lease, owner=owner)
        except DuplicateOperationError:
            found = session.store.get(operation.operation_id) if is_retry else None
            wanted = operation.created, operation.process
            if found is None or (found.created, found.process) != wanted:
                raise

    retry(attempt, deadline=session.begin_deadline(), outage=session.outage)


class NewOperation:
    """A new operation, which begins to run at once.

    Args:
        operation: The operation, Running.
        on_duplicate: What to do when its identifier is in use: refuse, or restart that operation.
    """

    def __init__(self, operation: Operation, *, on_duplicate: DuplicatePolicy = "error") -> None:
        self.operation = operation
        self._on_duplicate = on_duplicate

    def record(self, session: Session) -> Operation:
        """Record the beginning and return the operation.

        Raises:
            DuplicateOperationError: Its identifier is in use.
        """
        try:
            add_operation(session, self.operation, lease=session.options.lease, owner=session.owner)
        except DuplicateOperationError:
            if self._on_duplicate == "error":
                raise
            return _attach(session, self.operation.operation_id, restart=True)
        return self.operation


class AttachedOperation:
    """An operation that another process has created, or has lost.

    Args:
        operation_id: Which operation.
    """

    def __init__(self, operation_id: UUID) -> None:
        self.operation = Operation(
            operation_id=operation_id, process=current_process(), status=OperationState.RUNNING
        )

    def record(self, session: Session) -> Operation:
        """Record the beginning and return the operation.

        Raises:
            AlreadyAttachedError: A worker runs it.
            TransitionError: It has ended.
            UnknownOperationError: There is no such operation.
        """
        return _attach(session, self.operation.operation_id, restart=False)


def _attach(session: Session, operation_id: UUID, *, restart: bool) -> Operation:
    def attempt(is_retry: bool) -> Operation:  # noqa: FBT001 called by `retry` alone
        session.store.open()
        if is_retry and (running := _find_own(session, operation_id)):
            return running
        return session.store.attach(
            operation_id, lease=session.options.lease, owner=session.owner, restart=restart
        )

    return retry(attempt, deadline=session.begin_deadline(), outage=session.outage)


def _find_own(session: Session, operation_id: UUID) -> Operation | None:
    """Return an operation that this session has attached to, unless it has ended."""
    states = session.store.heartbeat(
        [operation_id], lease=session.options.lease, owner=session.owner
    )
    is_own = operation_id in states and not states[operation_id].is_terminal
    return session.store.get(operation_id) if is_own else None
