"""`operations-status list`: operations that pass a filter, or their number in each state."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

from ._options import add_filter_options, add_service_options, to_parameters

if TYPE_CHECKING:
    import argparse


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
    import json

    from operations_status.filters import parse_parameters
    from operations_status.operations import OperationState

    from ._access import connect_to_service, open_configured_store
    from ._tables import print_counts, print_operations

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
            counts = json.loads(service.read("operations", parameters))
            print_counts(counts, as_json=args.json)
        else:
            pages = service.run(service.flows.pages(parameters))
            elements = (page.strip()[1:-1].strip() for page in pages)
            print_operations(filter(None, elements), as_json=args.json)
        return 0
    with open_configured_store(args) as store:
        if args.counts:
            found = store.count(request.filter)
            counts = {state.value: found.get(state, 0) for state in OperationState}
            print_counts(counts, as_json=args.json)
            return 0
        pieces = store.read_summaries(
            request.filter, descending=request.descending, full=request.is_full
        )
        with closing(pieces):  # type: ignore[type-var] # it is a generator
            print_operations(pieces, as_json=args.json, limit=request.limit)
    return 0
