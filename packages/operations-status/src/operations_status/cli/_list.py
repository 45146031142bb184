"""`operations-status list`: operations that pass a filter, or their number in each state."""

from __future__ import annotations

import json
import sys
from contextlib import closing
from itertools import islice
from typing import TYPE_CHECKING

from ._options import add_filter_options, add_service_options, to_parameters
from ._tables import print_rows, to_cells, write_array

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Mapping


def declare_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of `list`."""
    add_filter_options(parser)
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--limit", metavar="N", help="the oldest N at most, up to 10,000")
    choice.add_argument(
        "--newest", metavar="N", help="the newest N at most, up to 10,000, newest first"
    )
    choice.add_argument(
        "--counts", action="store_true", help="print the number of operations in each state instead"
    )
    parser.add_argument(
        "--json", action="store_true", help="print the JSON of the service's list response"
    )
    parser.add_argument(
        "--full",
        action="store_true",
        help="with --json, add start, end, latest change, progress, result, error",
    )
    add_service_options(parser)


def run(args: argparse.Namespace) -> int:
    """Print operations, or the number of operations in each state."""
    from operations_status.filters import parse_parameters
    from operations_status.operations import OperationState

    from ._access import connect_to_service, open_configured_store

    full = "full" if args.full or not args.json else None
    parameters = to_parameters(
        args,
        limit=args.limit or args.newest,
        order="desc" if args.newest else None,
        view="counts" if args.counts else full,
    )
    request = parse_parameters(parameters)
    if args.url is not None:
        service = connect_to_service(args)
        if args.counts:
            _print_counts(args, json.loads(service.read("operations", parameters).body))
        else:
            _print_operations(args, service.pages(parameters))
        return 0
    with open_configured_store(args) as store:
        if args.counts:
            found = store.count(request.filter)
            _print_counts(args, {state.value: found.get(state, 0) for state in OperationState})
            return 0
        pieces = store.read_summaries(
            request.filter, descending=request.descending, full=request.is_full
        )
        with closing(pieces):  # type: ignore[type-var] # it is a generator
            _print_operations(args, pieces, request.limit)
    return 0


def _print_operations(
    args: argparse.Namespace, pieces: Iterable[bytes], limit: int | None = None
) -> None:
    """Print the first elements of the list; a piece has several, separated by commas."""
    if args.json and limit is None:
        write_array(sys.stdout.buffer, pieces)
        return
    elements = (one for piece in pieces for one in json.loads(b"[%b]" % piece))
    if args.json:
        write_array(sys.stdout.buffer, map(_encode, islice(elements, limit)))
    else:
        print_rows(map(to_cells, islice(elements, limit)))


def _print_counts(args: argparse.Namespace, counts: Mapping[str, int]) -> None:
    if args.json:
        sys.stdout.buffer.write(_encode(counts) + b"\n")
        return
    for state, count in counts.items():
        print(f"{state:9}  {count:>9,}")


def _encode(value: object) -> bytes:
    """Return JSON in the service's form."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
