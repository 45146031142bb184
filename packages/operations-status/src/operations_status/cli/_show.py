"""`operations-status show`: one operation with all its fields."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from operations_status.errors import UnknownOperationError
from operations_status.filters import parse_operation_id
from operations_status.operation_json import (
    from_status_json,
    join_json,
    to_details_json,
    to_status_json,
)

from ._commands import open_configured_store
from ._tables import print_fields

if TYPE_CHECKING:
    import argparse


def show_operation(args: argparse.Namespace) -> int:
    """Print one operation."""
    operation_id = parse_operation_id(args.operation_id)
    if args.url is None:
        with open_configured_store(args) as store:
            operation = store.get(operation_id)
            if operation is None:
                raise UnknownOperationError(operation_id, expired=store.is_expired(operation_id))
        text = to_status_json(operation)
        if args.full:
            text = join_json(text, to_details_json(operation))
    else:
        from ._service import Service  # noqa: PLC0415 only who asks one pays for HTTP

        view = [("view", "full")] if args.full or not args.json else []
        text = Service.from_options(args).read(f"operations/{operation_id}", view).body
        operation = from_status_json(text, stoppable=b'"isStoppable":true' in text)
    if args.json:
        sys.stdout.buffer.write(text + b"\n")
    else:
        print_fields(operation)
    return 0
