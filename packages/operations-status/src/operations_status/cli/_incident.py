"""`operations-status incident`: recently failed operations, by name and kind of error."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from ._options import add_filter_options, add_service_options, duration, to_parameters

if TYPE_CHECKING:
    import argparse

_EPILOG = """\
Operations with the same names and the same kind of error are one group: numbers, identifiers,
paths, quoted texts and times of a message are left out. `list --group KEY` lists the operations of
a group; --format json has the keys.
"""


def declare_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of `incident`."""
    parser.epilog = _EPILOG
    parser.add_argument(
        "--since",
        type=duration,
        default="1h",
        metavar="TIME",
        help="largest age of the operations, as in 90, 15m, 1h or 7d"
        " (default: 1h); --created-after takes precedence",
    )
    parser.add_argument(
        "--format",
        choices=("text", "markdown", "json"),
        default="text",
        help="a table (default), Markdown for a ticket, or the JSON of the view groups",
    )
    add_filter_options(parser)
    add_service_options(parser)


def run(args: argparse.Namespace) -> int:
    """Print the groups of failed operations."""
    import json
    from datetime import UTC, datetime, timedelta

    from operations_status.aggregates import to_counts_json, to_groups_json
    from operations_status.filters import parse_parameters
    from operations_status.operation_json import format_datetime

    from ._access import connect_to_service, open_configured_store
    from ._incident_report import IncidentReport

    args.createdAfter = args.createdAfter or format_datetime(
        datetime.now(UTC) - timedelta(seconds=args.since)
    )
    everything = to_parameters(args, status=None)
    failed = to_parameters(args) if args.status else [*everything, ("status", "Failed")]
    filter_, of_failed = parse_parameters(everything).filter, parse_parameters(failed).filter
    if args.url is None:
        with open_configured_store(args) as store:
            groups = to_groups_json(store.groups(of_failed))
            counts = to_counts_json(store.count(filter_))
    else:
        service = connect_to_service(args)
        groups = service.read("operations", [*failed, ("view", "groups")])
        counts = service.read("operations", [*everything, ("view", "counts")])
    if args.format == "json":
        sys.stdout.buffer.write(groups + b"\n")
        return 0
    assert filter_.created_after is not None  # noqa: S101 narrows the type
    report = IncidentReport(
        groups=json.loads(groups),
        counts=json.loads(counts),
        states=sorted(of_failed.statuses),
        since=filter_.created_after,
    )
    if args.format == "markdown":
        report.write_markdown()
    else:
        report.print_table()
    return 0
