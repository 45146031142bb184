"""`operations-status stop` and `cancel`: end operations early."""

from __future__ import annotations

from typing import TYPE_CHECKING

from operations_status.errors import TransitionError, UnknownOperationError

from ._messages import print_message
from ._options import add_identifiers

if TYPE_CHECKING:
    import argparse


def declare_options(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `stop` and `cancel`."""
    add_identifiers(parser)


def run(args: argparse.Namespace) -> int:
    """Stop or cancel each operation; return the exit code of the first refusal."""
    from operations_status.operations import OperationState

    from ._access import open_configured_store
    from ._identifiers import find_in_store

    code = 0
    with open_configured_store(args) as store:
        for operation_id in find_in_store(args, store):
            try:
                if args.command == "stop":
                    changed = store.request_stop(operation_id)
                else:
                    changed = store.advance(operation_id, OperationState.CANCELLED)
            except (TransitionError, UnknownOperationError) as error:
                print_message(str(error))
                code = code or error.exit_code
            else:
                print(operation_id, changed.status, flush=True)
    return code
