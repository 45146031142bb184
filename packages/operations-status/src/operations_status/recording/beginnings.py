"""How operations begin: created for another worker, created running, or taken up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from operations_status.errors import DuplicateOperationError

if TYPE_CHECKING:
    from uuid import UUID

    from operations_status.operations import Operation

    from .session import Session

    DuplicatePolicy = Literal["error", "restart"]


def add_operation(
    session: Session, operation: Operation, *, lease: float, owner: UUID | None
) -> None:
    """Add an operation, retrying while the store is unavailable.

    Raises:
        DuplicateOperationError: Another operation has its identifier.
    """

    def attempt(is_retry: bool) -> None:  # noqa: FBT001 called by `Session.retry` alone
        try:
            session.store.open()
            session.store.add(operation, lease=lease, owner=owner)
        except DuplicateOperationError:
            found = session.store.get(operation.operation_id) if is_retry else None
            wanted = operation.created, operation.process
            if found is None or (found.created, found.process) != wanted:
                raise

    session.retry(attempt, deadline=session.begin_deadline())


def begin(
    session: Session, operation: Operation, *, on_duplicate: DuplicatePolicy = "error"
) -> Operation:
    """Record an operation that begins to run, and return it.

    Args:
        session: Records it.
        operation: The operation, Running.
        on_duplicate: What to do when its identifier is in use: refuse, or restart that operation.

    Raises:
        DuplicateOperationError: Its identifier is in use.
    """
    try:
        add_operation(session, operation, lease=session.options.lease, owner=session.owner)
    except DuplicateOperationError:
        if on_duplicate == "error":
            raise
        return attach(session, operation.operation_id, restart=True)
    return operation


def attach(session: Session, operation_id: UUID, *, restart: bool = False) -> Operation:
    """Record that an operation runs which another process has created or lost, and return it.

    Args:
        session: Records it.
        operation_id: Which operation.
        restart: Whether it runs again, whatever became of it.

    Raises:
        AlreadyAttachedError: A worker runs it.
        TransitionError: It has ended.
        UnknownOperationError: There is no such operation.
    """

    def attempt(is_retry: bool) -> Operation:  # noqa: FBT001 called by `Session.retry` alone
        session.store.open()
        if is_retry and (running := _find_own(session, operation_id)):
            return running
        return session.store.attach(
            operation_id, lease=session.options.lease, owner=session.owner, restart=restart
        )

    return session.retry(attempt, deadline=session.begin_deadline())


def _find_own(session: Session, operation_id: UUID) -> Operation | None:
    """Return an operation that this session has attached to, unless it has ended."""
    states = session.store.heartbeat(
        [operation_id], lease=session.options.lease, owner=session.owner
    )
    is_own = operation_id in states and not states[operation_id].is_terminal
    return session.store.get(operation_id) if is_own else None
