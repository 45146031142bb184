"""`operations-status watch`: what happens to operations, as it happens."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from operations_status.cli import _commands, _main, _queries, _service

if TYPE_CHECKING:
    import argparse

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
    _service.add_options(parser)
    _main.add_common_options(parser)


def _watch(args: argparse.Namespace) -> int:
    """Show changes until interrupted."""
    from contextlib import closing  # noqa: PLC0415 only where it runs

    from operations_status.cli import _signals  # noqa: PLC0415 only where it runs
    from operations_status.cli._live_table import LiveTable  # noqa: PLC0415 only where it runs

    source = _source(args, _queries.to_query(args))
    is_table = sys.stdout.isatty() and not args.json
    with (
        _signals.ending_in_order(),
        closing(source.changes(with_present=is_table)) as batches,
    ):
        if is_table:
            with LiveTable() as table:
                for batch in batches:
                    table.show(batch)
        for batch in batches:
            for change in batch:
                _print(change, as_json=args.json)
    raise AssertionError("changes have no end")  # pragma: no cover - they come for ever


def _source(args: argparse.Namespace, query: str) -> StoreSource | ServiceSource:
    from operations_status.cli._sources import (  # noqa: PLC0415 only where it runs
        ServiceSource,
        StoreSource,
    )
    from operations_status.stores import open_store  # noqa: PLC0415 only where it runs

    if args.url is not None:
        return ServiceSource(_service.from_options(args), query)
    return StoreSource(open_store(_main.load_settings(args).store), query)


def _print(change: Change, *, as_json: bool) -> None:
    """Print a change of an operation that is wanted."""
    from operations_status.cli import _tables  # noqa: PLC0415 only where it runs

    if change.kind == "message":
        line = change.text if as_json else _tables.to_row(_tables.cells_of_summary(change.summary))
        print(line, flush=True)  # noqa: T201 this is the answer
    elif change.kind == "reset":
        told = "the history of the service is another one: all operations come once more"
        print(f"{_main.PROGRAM}: {told}", file=sys.stderr, flush=True)  # noqa: T201 for people
