"""`operations-status show`: one operation with all its fields."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from operations_status.cli import _commands, _main, _service

if TYPE_CHECKING:
    import argparse


def add_parser(commands: _commands.Commands) -> None:
    """Declare the command."""
    parser = _commands.declare(commands, "show", "show one operation", _show)
    parser.add_argument("operation_id", metavar="ID")
    parser.add_argument(
        "--json", action="store_true", help="print the object that the service gives"
    )
    parser.add_argument(
        "--full", action="store_true", help="with --json, add start, end, latest change, progress"
    )
    _service.add_options(parser)
    _main.add_common_options(parser)


def _show(args: argparse.Namespace) -> int:
    """Print one operation."""
    from operations_status.cli import _tables  # noqa: PLC0415 only where it runs
    from operations_status.operation_json import (  # noqa: PLC0415 only where it runs
        from_status_json,
        join_json,
        to_details_json,
        to_status_json,
    )

    (operation_id,) = _commands.read_ids([args.operation_id])
    if args.url is None:
        with _commands.opened_store(args) as store:
            operation = _commands.get_operation(store, operation_id)
        text = to_status_json(operation)
        if args.full:
            text = join_json(text, to_details_json(operation))
    else:
        full = args.full or not args.json
        text = _service.from_options(args).read_status(operation_id, full=full).body
        operation = from_status_json(text, stoppable=b'"isStoppable":true' in text)
    if args.json:
        sys.stdout.buffer.write(text + b"\n")
    else:
        _tables.print_fields(operation)
    return 0
