"""Commands that change operations: `stop`, `cancel`, `prune`."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from operations_status.errors import TransitionError, UnknownOperationError
from operations_status.filters import parse_operation_id
from operations_status.operations import OperationState

from ._commands import load_settings, open_configured_store
from ._main import tell

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable
    from uuid import UUID

    from operations_status.operations import Operation
    from operations_status.stores import BlockingStore


def stop(args: argparse.Namespace) -> int:
    """Ask operations to end early."""
    return _change(args, lambda store, operation_id: store.request_stop(operation_id))


def cancel(args: argparse.Namespace) -> int:
    """Cancel operations."""
    return _change(args, lambda store, one: store.advance(one, OperationState.CANCELLED))


def _change(args: argparse.Namespace, change: Callable[[BlockingStore, UUID], Operation]) -> int:
    """Change each operation; those that cannot be changed do not keep the others from it."""
    code = 0
    with open_configured_store(args) as store:
        for operation_id in [parse_operation_id(text) for text in args.operation_ids]:
            try:
                changed = change(store, operation_id)
            except (TransitionError, UnknownOperationError) as error:
                tell(str(error))
                code = code or error.exit_code
            else:
                print(operation_id, changed.status, flush=True)  # noqa: T201 this is the answer
    return code


def prune(args: argparse.Namespace) -> int:
    """Forget operations that have ended."""
    age, keep = args.older_than, args.keep
    if age is None and keep is None:
        settings = load_settings(args)
        age, keep = settings.retention_age, settings.retention_count
    if age is None and keep is None:
        args.parser.error("expected --older-than or --keep: the settings have no retention")
    before = None if age is None else datetime.now(UTC) - timedelta(seconds=age)
    with open_configured_store(args) as store:
        count = store.prune(before=before, keep=keep, dry_run=args.dry_run)
    operations = "operation" if count == 1 else "operations"
    done = "would be forgotten" if args.dry_run else "forgotten"
    print(f"{count} {operations} {done}")  # noqa: T201 this is the answer
    return 0
