"""Commands on operations that exist: `list`, `show`, `wait`, `stop`, `cancel`, `prune`."""

from __future__ import annotations

import argparse
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from operations_status.cli import _main
from operations_status.cli._durations import duration

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from uuid import UUID

    from operations_status.operations import Operation, OperationState
    from operations_status.stores import BlockingStore

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 its only name

FAILED, CANCELLED, TIMED_OUT = 20, 21, 22
_POLL_SECONDS = 0.2
_EXPIRY_SECONDS = 5.0

_WAIT_EPILOG = f"""\
Exits with 0 when all have succeeded, {FAILED} when one has failed, else {CANCELLED} when one was
cancelled, {TIMED_OUT} when the time is over before all have ended, 10 when there is no such
operation.
"""


def add_parser(commands: Commands) -> None:
    """Declare the commands."""
    _add_list(commands)
    _add_show(commands)
    _add_wait(commands)
    _add_change(commands, "stop", "ask operations to end early and keep what they have made", _stop)
    _add_change(commands, "cancel", "cancel operations; what they have made is discarded", _cancel)
    _add_prune(commands)


def _add(
    commands: Commands,
    name: str,
    text: str,
    run: Callable[[argparse.Namespace], int],
    epilog: str | None = None,
) -> argparse.ArgumentParser:
    parser = commands.add_parser(
        name,
        help=text,
        description=f"{text[0].upper()}{text[1:]}.",
        epilog=epilog,
        allow_abbrev=False,
    )
    parser.set_defaults(run=run, parser=parser)
    return parser


def _add_list(commands: Commands) -> None:
    parser = _add(commands, "list", "list operations, oldest first", _list)
    parser.add_argument("--pid", help="only those of the process with this id")
    parser.add_argument("--uid", metavar="GUID", help="only those of this runtime instance")
    parser.add_argument("--name", help="only those of processes with this name")
    parser.add_argument(
        "--tag",
        action="append",
        default=[],
        dest="tags",
        metavar="TAG",
        help="only those with this tag; may be repeated, and then all must match",
    )
    parser.add_argument(
        "--json", action="store_true", help="print the array that the service gives"
    )
    _main.add_common_options(parser)


def _add_show(commands: Commands) -> None:
    parser = _add(commands, "show", "show one operation", _show)
    parser.add_argument("operation_id", metavar="ID")
    parser.add_argument(
        "--json", action="store_true", help="print the object that the service gives"
    )
    _main.add_common_options(parser)


def _add_wait(commands: Commands) -> None:
    parser = _add(commands, "wait", "wait until operations have ended", _wait, _WAIT_EPILOG)
    parser.add_argument("operation_ids", metavar="ID", nargs="+")
    parser.add_argument(
        "--timeout", type=duration, metavar="TIME", help="how long at most, as in 90, 15m or 2h"
    )
    _main.add_common_options(parser)


def _add_change(
    commands: Commands, name: str, text: str, run: Callable[[argparse.Namespace], int]
) -> None:
    parser = _add(commands, name, text, run)
    parser.add_argument("operation_ids", metavar="ID", nargs="+")
    _main.add_common_options(parser)


def _add_prune(commands: Commands) -> None:
    parser = _add(
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


@contextmanager
def _opened_store(args: argparse.Namespace) -> Iterator[BlockingStore]:
    """Within a block, have the store that the settings name."""
    from operations_status.stores import open_blocking_store  # noqa: PLC0415 only where it runs

    store = open_blocking_store(_main.load_settings(args).store)
    store.open()
    try:
        yield store
    finally:
        store.close()


def _list(args: argparse.Namespace) -> int:
    """Print operations."""
    from urllib.parse import urlencode  # noqa: PLC0415 only where it runs

    from operations_status.cli import _tables  # noqa: PLC0415 only where it runs
    from operations_status.filters import parse_filter  # noqa: PLC0415 only where it runs

    query = [(name, getattr(args, name) or "") for name in ("pid", "uid", "name")]
    query += [("tags", tag) for tag in args.tags]
    wanted = parse_filter(urlencode(query, errors="replace").encode())
    with _opened_store(args) as store:
        if args.json:
            _tables.write_array(sys.stdout.buffer, store.read_summaries(wanted))
        else:
            _tables.print_rows(store.list(wanted))
    return 0


def _show(args: argparse.Namespace) -> int:
    """Print one operation."""
    from operations_status.cli import _tables  # noqa: PLC0415 only where it runs
    from operations_status.operations import to_status_json  # noqa: PLC0415 only where it runs

    with _opened_store(args) as store:
        operation = _get(store, _read_ids([args.operation_id])[0])
    if args.json:
        sys.stdout.buffer.write(to_status_json(operation) + b"\n")
    else:
        _tables.print_fields(operation)
    return 0


def _wait(args: argparse.Namespace) -> int:
    """Wait until operations have ended."""
    import time  # noqa: PLC0415 only where it runs

    waiting = dict.fromkeys(_read_ids(args.operation_ids))
    ended: list[OperationState] = []
    started = time.monotonic()
    expired = started
    with _opened_store(args) as store:
        while True:
            for operation_id in list(waiting):
                operation = _get(store, operation_id)
                if operation.status.is_terminal:
                    del waiting[operation_id]
                    ended.append(operation.status)
                    print(operation_id, operation.status, flush=True)  # noqa: T201 this is the answer
            now = time.monotonic()
            if not waiting:
                return _exit_code(ended)
            if args.timeout is not None and now - started >= args.timeout:
                return _say_waited(waiting, args.timeout)
            if now - expired >= _EXPIRY_SECONDS:  # there may be no service that does it
                store.expire()
                expired = now
            time.sleep(_POLL_SECONDS)


def _exit_code(ended: list[OperationState]) -> int:
    from operations_status.operations import OperationState  # noqa: PLC0415 only where it runs

    if OperationState.FAILED in ended:
        return FAILED
    return CANCELLED if OperationState.CANCELLED in ended else 0


def _say_waited(waiting: dict[UUID, None], seconds: float) -> int:
    names = ", ".join(str(operation_id) for operation_id in waiting)
    print(f"{_main.PROGRAM}: not ended after {seconds:g} s: {names}", file=sys.stderr)  # noqa: T201 for people
    return TIMED_OUT


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
    with _opened_store(args) as store:
        for operation_id in _read_ids(args.operation_ids):
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
    with _opened_store(args) as store:
        count = store.prune(before=before, keep=keep, dry_run=args.dry_run)
    operations = "operation" if count == 1 else "operations"
    done = "would be forgotten" if args.dry_run else "forgotten"
    print(f"{count} {operations} {done}")  # noqa: T201 this is the answer
    return 0


def _get(store: BlockingStore, operation_id: UUID) -> Operation:
    from operations_status.errors import UnknownOperationError  # noqa: PLC0415 only where it runs

    found = store.get(operation_id)
    if found is None:
        raise UnknownOperationError(operation_id, expired=store.is_expired(operation_id))
    return found


def _read_ids(texts: list[str]) -> list[UUID]:
    from operations_status.filters import parse_operation_id  # noqa: PLC0415 only where it runs

    return [parse_operation_id(text) for text in texts]


def _count(text: str) -> int:
    """Read a number of operations."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"expected a number, 0 or more, got {text!r}")
    return int(text)
