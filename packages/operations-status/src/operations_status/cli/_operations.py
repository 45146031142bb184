"""Commands on operations that exist: `list`, `show`, `stop`, `cancel`, `prune`."""

from __future__ import annotations

import json
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import islice
from typing import TYPE_CHECKING

from operations_status.errors import TransitionError, UnknownOperationError
from operations_status.filters import parse_operation_id, parse_parameters
from operations_status.operation_json import join_json, to_details_json, to_status_json
from operations_status.operations import OperationState

from ._config import find_service, load_settings, open_configured_store
from ._main import tell
from ._options import to_parameters
from ._tables import print_fields, print_rows, to_cells, write_array

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Mapping


def list_operations(args: argparse.Namespace) -> int:
    """Print operations, or how many there are."""
    full = "full" if args.full or not args.json else None
    parameters = to_parameters(
        args,
        limit=args.limit or args.newest,
        order="desc" if args.newest else None,
        view="counts" if args.counts else full,
    )
    request = parse_parameters(parameters)
    if args.url is not None:
        service = find_service(args)
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
    """Print the first elements of the list response, which pieces hold with commas in between."""
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
        print(f"{state:9}  {count:>9,}")  # noqa: T201 this is the answer


def _encode(value: object) -> bytes:
    """Return JSON as the service writes it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def show_operation(args: argparse.Namespace) -> int:
    """Print one operation with all its fields."""
    operation_id = parse_operation_id(args.operation_id)
    is_full = args.full or not args.json
    if args.url is None:
        with open_configured_store(args) as store:
            operation = store.get(operation_id)
            if operation is None:
                raise UnknownOperationError(operation_id, expired=store.is_expired(operation_id))
        status = to_status_json(operation)
        if is_full:
            status = join_json(status, to_details_json(operation))
    else:
        view = [("view", "full")] if is_full else []
        status = find_service(args).read(f"operations/{operation_id}", view).body
    if args.json:
        sys.stdout.buffer.write(status + b"\n")
    else:
        print_fields(json.loads(status))
    return 0


def change_operations(args: argparse.Namespace) -> int:
    """Stop or cancel operations; those that cannot be changed do not keep the others from it."""
    code = 0
    with open_configured_store(args) as store:
        for operation_id in [parse_operation_id(text) for text in args.operation_ids]:
            try:
                if args.command == "stop":
                    changed = store.request_stop(operation_id)
                else:
                    changed = store.advance(operation_id, OperationState.CANCELLED)
            except (TransitionError, UnknownOperationError) as error:
                tell(str(error))
                code = code or error.exit_code
            else:
                print(operation_id, changed.status, flush=True)  # noqa: T201 this is the answer
    return code


def prune(args: argparse.Namespace) -> int:
    """Forget operations that have ended."""
    age, keep = args.older_than, args.keep
    if age is None and keep is None:
        settings = load_settings(args)
        age, keep = settings.retention_age, settings.retention_count
    if age is None and keep is None:
        args.parser.error("expected --older-than or --keep: the settings have no retention")
    before = None if age is None else datetime.now(UTC) - timedelta(seconds=age)
    with open_configured_store(args) as store:
        count = store.prune(before=before, keep=keep, dry_run=args.dry_run)
    operations = "operation" if count == 1 else "operations"
    done = "would be forgotten" if args.dry_run else "forgotten"
    print(f"{count} {operations} {done}")  # noqa: T201 this is the answer
    return 0
