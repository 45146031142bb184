"""`operations-status list`: operations that exist."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from operations_status.cli import _commands, _main, _queries, _service

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Iterator


def add_parser(commands: _commands.Commands) -> None:
    """Declare the command."""
    parser = _commands.declare(commands, "list", "list operations, oldest first", _list)
    _queries.add_options(parser)
    parser.add_argument("--limit", metavar="N", help="the oldest N at most, up to 10,000")
    parser.add_argument(
        "--json", action="store_true", help="print the array that the service gives"
    )
    _service.add_options(parser)
    _main.add_common_options(parser)


def _list(args: argparse.Namespace) -> int:
    """Print operations."""
    query = _queries.to_query(args)
    if args.url is None:
        _print_stored(args, query)
    else:
        _print_served(args, query)
    return 0


def _print_stored(args: argparse.Namespace, query: str) -> None:
    """Print what is in the store."""
    from contextlib import closing  # noqa: PLC0415 only where it runs
    from itertools import islice  # noqa: PLC0415 only where it runs

    from operations_status.cli import _tables  # noqa: PLC0415 only where it runs
    from operations_status.filters import parse_list_request  # noqa: PLC0415 only where it runs
    from operations_status.operations import to_summary_json  # noqa: PLC0415 only where it runs

    request = parse_list_request(query.encode("ascii"))
    with _commands.opened_store(args) as store:
        if args.json and request.limit is None:
            _tables.write_array(sys.stdout.buffer, store.read_summaries(request.wanted))
            return
        found = store.list(request.wanted)
        with closing(found):  # type: ignore[type-var] # it is a generator
            chosen = islice(found, request.limit)
            if args.json:
                _tables.write_array(sys.stdout.buffer, map(to_summary_json, chosen))
            else:
                _tables.print_rows(map(_tables.cells_of_operation, chosen))


def _print_served(args: argparse.Namespace, query: str) -> None:
    """Print what a running service answers, page by page."""
    import json  # noqa: PLC0415 only where it runs
    from itertools import chain  # noqa: PLC0415 only where it runs

    from operations_status.cli import _tables  # noqa: PLC0415 only where it runs

    service = _service.from_options(args)
    pages = [service.read(f"operations?{query}").body] if args.limit else service.pages(query)
    if args.json:
        _tables.write_array(sys.stdout.buffer, _elements(pages))
    else:
        summaries = chain.from_iterable(map(json.loads, pages))
        _tables.print_rows(map(_tables.cells_of_summary, summaries))


def _elements(pages: Iterable[bytes]) -> Iterator[bytes]:
    """Yield what is within the brackets of arrays, unless it is nothing."""
    for page in pages:
        inside = page.strip()[1:-1].strip()
        if inside:
            yield inside
