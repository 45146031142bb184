"""`operations-status list`: operations that exist."""

from __future__ import annotations

import json
import sys
from contextlib import closing
from itertools import islice
from typing import TYPE_CHECKING, Any

from operations_status.filters import parse_parameters
from operations_status.operations import OperationState

from ._commands import open_configured_store
from ._options import to_parameters
from ._tables import print_rows, to_cells, write_array

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Iterator, Mapping

    from operations_status.filters import ListRequest


def list_operations(args: argparse.Namespace) -> int:
    """Print operations."""
    full = "full" if args.full or not args.json else None
    parameters = to_parameters(
        args,
        limit=args.limit or args.newest,
        order="desc" if args.newest else None,
        view="counts" if args.counts else full,
    )
    request = parse_parameters(parameters)
    if args.url is None:
        _print_stored(args, request)
    else:
        _print_served(args, request, parameters)
    return 0


def _print_stored(args: argparse.Namespace, request: ListRequest) -> None:
    """Print what is in the store."""
    with open_configured_store(args) as store:
        if args.counts:
            found = store.count(request.wanted)
            _print_counts(args, {state.value: found.get(state, 0) for state in OperationState})
            return
        pieces = store.read_summaries(
            request.wanted, descending=request.descending, full=request.is_full
        )
        with closing(pieces):  # type: ignore[type-var] # it is a generator
            if args.json and request.limit is None:
                write_array(sys.stdout.buffer, pieces)
                return
            chosen = islice(_decode(b"[%b]" % piece for piece in pieces), request.limit)
            if args.json:
                write_array(sys.stdout.buffer, map(_encode, chosen))
            else:
                print_rows(map(to_cells, chosen))


def _print_served(
    args: argparse.Namespace, request: ListRequest, parameters: list[tuple[str, str]]
) -> None:
    """Print what a running service answers, page by page."""
    from ._service import Service  # noqa: PLC0415 only who asks one pays for HTTP

    service = Service.from_options(args)
    if args.counts:
        _print_counts(args, json.loads(service.read("operations", parameters).body))
        return
    pages: Iterable[bytes] = service.pages(parameters)
    if request.limit is not None:
        pages = [service.read("operations", parameters).body]
    if args.json:
        write_array(sys.stdout.buffer, _elements(pages))
    else:
        print_rows(map(to_cells, _decode(pages)))


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
