"""`operations-status watch`: what happens to operations, as it happens."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from operations_status.cli import _commands, _main, _queries, _service

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterable

    from operations_status.cli._sources import Change, ServiceSource, StoreSource

_EPILOG = """\
On a terminal, shows a table of the operations that have not ended, and of those that have just
changed. Otherwise prints a line for each change. Ends with Ctrl-C.
"""


def add_parser(commands: _commands.Commands) -> None:
    """Declare the command."""
    parser = _commands.declare(commands, "watch", "show operations as they change", _watch, _EPILOG)
    _queries.add_options(parser)
    parser.add_argument(
        "--json", action="store_true", help="print each change as an object on a line of its own"
    )
    parser.add_argument(
        "--exec",
        type=_words,
        metavar="COMMAND",
        help="run this command for each operation that ends, with the operation as JSON on its"
        " standard input; it is split like a shell command, but no shell runs it",
    )
    _service.add_options(parser)
    _main.add_common_options(parser)


def _watch(args: argparse.Namespace) -> int:
    """Show changes until interrupted."""
    from contextlib import closing  # noqa: PLC0415 only where it runs

    from operations_status.cli import _signals  # noqa: PLC0415 only where it runs
    from operations_status.cli._live_table import LiveTable  # noqa: PLC0415 only where it runs

    source = _source(args)
    is_table = sys.stdout.isatty() and not args.json
    hook = _hook(args, source)
    with (
        _signals.ending_in_order(),
        closing(source.changes(with_present=is_table)) as batches,
    ):
        if is_table:
            with LiveTable() as table:
                table.show(next(batches))  # they are there already, and have not just ended
                for batch in batches:
                    table.show(batch)
                    hook(batch)
        for batch in batches:
            for change in batch:
                _print(change, as_json=args.json)
            hook(batch)
    raise AssertionError("changes have no end")  # pragma: no cover - they come indefinitely


def _hook(
    args: argparse.Namespace, source: StoreSource | ServiceSource
) -> Callable[[Iterable[Change]], None]:
    """Return what receives all changes after they are shown."""
    from operations_status.cli._end_hook import EndHook  # noqa: PLC0415 only where it runs

    return EndHook(args.exec, source).run_for if args.exec else lambda _: None


def _words(text: str) -> list[str]:
    """Split a command as a shell would."""
    import argparse  # noqa: PLC0415 only where it runs
    import os  # noqa: PLC0415 only where it runs
    import shlex  # noqa: PLC0415 only where it runs
    import shutil  # noqa: PLC0415 only where it runs

    try:
        words = shlex.split(text, posix=os.name != "nt")
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"cannot split {text!r}: {error}") from None
    if not words or shutil.which(words[0]) is None:
        raise argparse.ArgumentTypeError(f"expected a command that exists, got {text!r}")
    return words


def _source(args: argparse.Namespace) -> StoreSource | ServiceSource:
    from urllib.parse import urlencode  # noqa: PLC0415 only where it runs

    from operations_status.cli._sources import (  # noqa: PLC0415 only where it runs
        ServiceSource,
        StoreSource,
    )
    from operations_status.filters import parse_parameters  # noqa: PLC0415 only where it runs
    from operations_status.stores import open_store  # noqa: PLC0415 only where it runs

    args.view = "" if args.json else "full"
    parameters = _queries.to_parameters(args)
    request = parse_parameters(parameters)
    if args.url is not None:
        return ServiceSource(_service.from_options(args), urlencode(parameters))
    return StoreSource(open_store(_main.load_settings(args).store), request)


def _print(change: Change, *, as_json: bool) -> None:
    """Print a change of an operation that is wanted."""
    from operations_status.cli import _tables  # noqa: PLC0415 only where it runs

    if change.kind == "message":
        line = change.text if as_json else _tables.to_row(_tables.to_cells(change.summary))
        print(line, flush=True)  # noqa: T201 this is the answer
    elif change.kind == "reset":
        told = "the history of the service is another one: all operations come once more"
        print(f"{_main.PROGRAM}: {told}", file=sys.stderr, flush=True)  # noqa: T201 for people
