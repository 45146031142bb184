"""`operations-status wait`: wait until operations have ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._messages import print_message
from ._options import add_identifiers, add_service_options, duration

if TYPE_CHECKING:
    import argparse

FAILED, CANCELLED, TIMED_OUT = 20, 21, 22
"""Exit codes."""

_EPILOG = f"""\
Exits with 0 when all have succeeded, {FAILED} when one has failed, else {CANCELLED} when one was
cancelled, {TIMED_OUT} when the time is over before all have ended, 10 when an operation does not
exist.
"""


def declare_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of `wait`."""
    parser.epilog = _EPILOG
    add_identifiers(parser)
    parser.add_argument(
        "--timeout", type=duration, metavar="TIME", help="longest wait, as in 90, 15m or 2h"
    )
    add_service_options(parser)


def run(args: argparse.Namespace) -> int:
    """Wait until operations have ended."""
    from operations_status.operations import OperationState

    from ._access import connect_to_service, open_configured_store
    from ._identifiers import find_at_service, find_in_store
    from ._waiting import Waiting

    if args.url is None:
        with open_configured_store(args) as store:
            waiting = Waiting(find_in_store(args, store), args.timeout)
            waiting.wait_in_store(store)
    else:
        service = connect_to_service(args)
        waiting = Waiting(find_at_service(args, service), args.timeout)
        waiting.wait_at_service(service)
    if waiting.operation_ids:
        names = ", ".join(map(str, waiting.operation_ids))
        print_message(f"not ended after {args.timeout:g} s: {names}")
        return TIMED_OUT
    if OperationState.FAILED in waiting.ended:
        return FAILED
    return CANCELLED if OperationState.CANCELLED in waiting.ended else 0
