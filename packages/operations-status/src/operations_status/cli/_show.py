"""`operations-status show`: one operation with all its fields."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from ._options import add_identifiers, add_service_options

if TYPE_CHECKING:
    import argparse


def declare_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of `show`."""
    add_identifiers(parser)
    parser.add_argument(
        "--json", action="store_true", help="print the JSON of the service's response"
    )
    parser.add_argument(
        "--full", action="store_true", help="with --json, add times, progress, name and attempts"
    )
    add_service_options(parser)


def run(args: argparse.Namespace) -> int:
    """Print one operation."""
    import json

    from operations_status.errors import UnknownOperationError
    from operations_status.operation_json import join_json, to_details_json, to_status_json

    from ._access import connect_to_service, open_configured_store
    from ._identifiers import find_at_service, find_in_store
    from ._tables import print_fields

    if len(args.operation_ids) + len(args.natural_keys) > 1:
        args.parser.error("expected one operation")
    is_full = args.full or not args.json
    if args.url is None:
        with open_configured_store(args) as store:
            (operation_id,) = find_in_store(args, store)
            operation = store.get(operation_id)
            if operation is None:
                raise UnknownOperationError(operation_id, expired=store.is_expired(operation_id))
        status = to_status_json(operation)
        if is_full:
            status = join_json(status, to_details_json(operation))
    else:
        view = [("view", "full")] if is_full else []
        service = connect_to_service(args)
        (operation_id,) = find_at_service(args, service)
        status = service.read(f"operations/{operation_id}", view)
    if args.json:
        sys.stdout.buffer.write(status + b"\n")
    else:
        print_fields(json.loads(status))
    return 0
