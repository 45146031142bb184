"""`operations-status list`: operations that exist."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from operations_status.cli import _commands, _main, _queries, _service

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Iterator, Mapping

    from operations_status.filters import ListRequest

Parameters = list[tuple[str, str]]


def add_parser(commands: _commands.Commands) -> None:
    """Declare the command."""
    parser = _commands.declare(commands, "list", "list operations, oldest first", _list)
    _queries.add_options(parser)
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--limit", metavar="N", help="the oldest N at most, up to 10,000")
    choice.add_argument(
        "--newest", metavar="N", help="the newest N at most, up to 10,000, newest first"
    )
    choice.add_argument(
        "--counts", action="store_true", help="print how many there are in each state instead"
    )
    parser.add_argument(
        "--json", action="store_true", help="print the JSON that the service answers with"
    )
    parser.add_argument(
        "--full",
        action="store_true",
        help="with --json, add start, end, latest change, progress, result, error",
    )
    _service.add_options(parser)
    _main.add_common_options(parser)


def _list(args: argparse.Namespace) -> int:
    """Print operations."""
    from operations_status.filters import parse_parameters  # noqa: PLC0415 only where it runs

    args.limit = args.limit or args.newest
    args.order = "desc" if args.newest else ""
    args.view = "counts" if args.counts else "full" if args.full or not args.json else ""
    parameters = _queries.to_parameters(args)
    request = parse_parameters(parameters)
    if args.url is None:
        _print_stored(args, request)
    else:
        _print_served(args, parameters)
    return 0


def _print_stored(args: argparse.Namespace, request: ListRequest) -> None:
    """Print what is in the store."""
    from contextlib import closing  # noqa: PLC0415 only where it runs
    from itertools import islice  # noqa: PLC0415 only where it runs

    from operations_status.cli import _tables  # noqa: PLC0415 only where it runs
    from operations_status.operations import OperationState  # noqa: PLC0415 only where it runs

    with _commands.opened_store(args) as store:
        if args.counts:
            found = store.count(request.wanted)
            _print_counts(args, {state.value: found.get(state, 0) for state in OperationState})
            return
        pieces = store.read_summaries(
            request.wanted, descending=request.descending, full=request.is_full
        )
        with closing(pieces):  # type: ignore[type-var] # it is a generator
            if args.json and request.limit is None:
                _tables.write_array(sys.stdout.buffer, pieces)
                return
            chosen = islice(_decode(b"[%b]" % piece for piece in pieces), request.limit)
            if args.json:
                _tables.write_array(sys.stdout.buffer, map(_encode, chosen))
            else:
                _tables.print_rows(map(_tables.to_cells, chosen))


def _print_served(args: argparse.Namespace, parameters: Parameters) -> None:
    """Print what a running service answers, page by page."""
    from urllib.parse import urlencode  # noqa: PLC0415 only where it runs

    from operations_status.cli import _tables  # noqa: PLC0415 only where it runs

    query = urlencode(parameters)
    service = _service.from_options(args)
    if args.counts:
        _print_counts(args, json.loads(service.read(f"operations?{query}").body))
        return
    pages = [service.read(f"operations?{query}").body] if args.limit else service.pages(query)
    if args.json:
        _tables.write_array(sys.stdout.buffer, _elements(pages))
    else:
        _tables.print_rows(map(_tables.to_cells, _decode(pages)))


def _print_counts(args: argparse.Namespace, counts: Mapping[str, int]) -> None:
    if args.json:
        sys.stdout.buffer.write(_encode(counts) + b"\n")
        return
    for state, count in counts.items():
        print(f"{state:9}  {count:>9,}")  # noqa: T201 this is the answer


def _decode(pages: Iterable[bytes]) -> Iterator[dict[str, Any]]:
    for page in pages:
        yield from json.loads(page)


def _encode(value: object) -> bytes:
    """Return JSON as the service writes it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def _elements(pages: Iterable[bytes]) -> Iterator[bytes]:
    """Yield what is within the brackets of arrays, unless it is nothing."""
    for page in pages:
        inside = page.strip()[1:-1].strip()
        if inside:
            yield inside
