"""Commands that change operations: `stop`, `cancel`, `prune`."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from operations_status.cli import _commands, _main
from operations_status.cli._durations import duration

if TYPE_CHECKING:
    from collections.abc import Callable
    from uuid import UUID

    from operations_status.operations import Operation
    from operations_status.stores import BlockingStore


def add_parser(commands: _commands.Commands) -> None:
    """Declare the commands."""
    _add_change(commands, "stop", "ask operations to end early and keep what they have made", _stop)
    _add_change(commands, "cancel", "cancel operations; what they have made is discarded", _cancel)
    _add_prune(commands)


def _add_change(
    commands: _commands.Commands,
    name: str,
    text: str,
    run: Callable[[argparse.Namespace], int],
) -> None:
    parser = _commands.declare(commands, name, text, run)
    parser.add_argument("operation_ids", metavar="ID", nargs="+")
    _main.add_common_options(parser)


def _add_prune(commands: _commands.Commands) -> None:
    parser = _commands.declare(
        commands,
        "prune",
        "forget operations that have ended",
        _prune,
        "Without --older-than and --keep, retention_age and retention_count of the settings say"
        " which. Artifacts are left where they are.",
    )
    parser.add_argument(
        "--older-than", type=duration, metavar="AGE", help="created so long ago, as in 36h or 30d"
    )
    parser.add_argument(
        "--keep",
        type=_count,
        metavar="N",
        help="the oldest, so that at most N that have ended stay",
    )
    parser.add_argument("--dry-run", action="store_true", help="only say how many")
    _main.add_common_options(parser)


def _stop(args: argparse.Namespace) -> int:
    """Ask operations to end early."""
    return _change(args, lambda store, operation_id: store.request_stop(operation_id))


def _cancel(args: argparse.Namespace) -> int:
    """Cancel operations."""
    from operations_status.operations import OperationState  # noqa: PLC0415 only where it runs

    return _change(args, lambda store, one: store.advance(one, OperationState.CANCELLED))


def _change(args: argparse.Namespace, change: Callable[[BlockingStore, UUID], Operation]) -> int:
    """Change each operation; those that cannot be changed do not keep the others from it."""
    from operations_status.errors import (  # noqa: PLC0415 only where it runs
        TransitionError,
        UnknownOperationError,
    )

    code = 0
    with _commands.opened_store(args) as store:
        for operation_id in _commands.read_ids(args.operation_ids):
            try:
                changed = change(store, operation_id)
            except (TransitionError, UnknownOperationError) as error:
                print(f"{_main.PROGRAM}: {error}", file=sys.stderr)  # noqa: T201 for people
                code = code or error.exit_code
            else:
                print(operation_id, changed.status, flush=True)  # noqa: T201 this is the answer
    return code


def _prune(args: argparse.Namespace) -> int:
    """Forget operations that have ended."""
    from datetime import UTC, datetime, timedelta  # noqa: PLC0415 only where it runs

    age, keep = args.older_than, args.keep
    if age is None and keep is None:
        settings = _main.load_settings(args)
        age, keep = settings.retention_age, settings.retention_count
    if age is None and keep is None:
        args.parser.error("expected --older-than or --keep: the settings have no retention")
    before = None if age is None else datetime.now(UTC) - timedelta(seconds=age)
    with _commands.opened_store(args) as store:
        count = store.prune(before=before, keep=keep, dry_run=args.dry_run)
    operations = "operation" if count == 1 else "operations"
    done = "would be forgotten" if args.dry_run else "forgotten"
    print(f"{count} {operations} {done}")  # noqa: T201 this is the answer
    return 0


def _count(text: str) -> int:
    """Read a number of operations."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"expected a number, 0 or more, got {text!r}")
    return int(text)
