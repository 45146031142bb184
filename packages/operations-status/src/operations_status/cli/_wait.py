"""`operations-status wait`: until operations have ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._messages import print_message
from ._options import add_identifiers, add_service_options, duration, to_identifiers

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
    from operations_status.stores import open_blocking_store

    from ._access import connect_to_service, load_settings
    from ._waiting import Waiting

    waiting = Waiting(to_identifiers(args), args.timeout)
    if args.url is None:
        waiting.wait_in_store(open_blocking_store(load_settings(args).store))
    else:
        waiting.wait_at_service(connect_to_service(args))
    if waiting.operation_ids:
        names = ", ".join(map(str, waiting.operation_ids))
        print_message(f"not ended after {args.timeout:g} s: {names}")
        return TIMED_OUT
    if OperationState.FAILED in waiting.ended:
        return FAILED
    return CANCELLED if OperationState.CANCELLED in waiting.ended else 0
