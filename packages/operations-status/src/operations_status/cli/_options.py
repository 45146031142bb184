"""Groups of options of several commands, and the type of durations."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

TOKEN_VARIABLE = "MONITOR_TOKEN"  # noqa: S105 its name

_UNITS = {"": 1.0, "s": 1.0, "m": 60.0, "h": 3600.0, "d": 86_400.0, "w": 604_800.0}
"""Seconds of each unit."""

_LONGEST = 3_155_760_000.0
"""A century, in seconds: `datetime` can represent a moment that far from now."""

_DURATION = re.compile(r"([0-9]{1,12}(?:\.[0-9]{1,9})?)([smhdw]?)")
_PARAMETERS = (
    "pid",
    "uid",
    "name",
    "operationName",
    "tags",
    "status",
    "egressProvider",
    "createdAfter",
    "createdBefore",
    "group",
    "search",
)
"""Parameters of the list that have an option."""


def add_common_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of every command."""
    group = parser.add_argument_group("common options")
    group.add_argument(
        "--store",
        metavar="URL",
        help="address of the store: sqlite:///PATH or postgresql://… (MONITOR_STORE)",
    )
    group.add_argument(
        "--config",
        metavar="FILE",
        type=Path,
        help="TOML file; takes precedence over the user's and the machine's (MONITOR_CONFIG)",
    )
    group.add_argument(
        "--traceback",
        action="store_true",
        help="show where an error came from (MONITOR_DEBUG=1)",
    )


def add_identifiers(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments that name operations."""
    parser.add_argument(
        "operation_ids",
        metavar="ID",
        nargs="*",
        help="identifier of an operation, or its first digits (at least four)",
    )
    parser.add_argument(
        "--key",
        action="append",
        default=[],
        dest="natural_keys",
        metavar="KEY",
        help="natural key of an operation, instead of its identifier; may be repeated",
    )


def add_filter_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of the filter, each named after its parameter of the list."""
    group = parser.add_argument_group("which operations")
    group.add_argument("--pid", help="only those of the process with this id")
    group.add_argument("--uid", metavar="GUID", help="only those of this runtime instance")
    group.add_argument("--name", help="only those of processes with this name")
    group.add_argument(
        "--operation-name",
        dest="operationName",
        metavar="NAME",
        help="only those with this name of their own",
    )
    group.add_argument(
        "--tag",
        action="append",
        dest="tags",
        metavar="TAG",
        help="only those with this tag; may be repeated, and then all must match",
    )
    group.add_argument(
        "--status",
        action="append",
        metavar="STATUS",
        help="only those in this state; several are separated by commas, or the option is repeated",
    )
    group.add_argument(
        "--egress-provider",
        action="append",
        dest="egressProvider",
        metavar="NAME",
        help="only those whose artifact goes there; may be repeated, and then one must match",
    )
    group.add_argument(
        "--created-after",
        dest="createdAfter",
        metavar="TIME",
        help="only those created later, as in 2026-03-01T09:30Z",
    )
    group.add_argument(
        "--created-before",
        dest="createdBefore",
        metavar="TIME",
        help="only those created earlier",
    )
    group.add_argument(
        "--search",
        metavar="TEXT",
        help="only those whose id, name or tag begins with this text, or whose error has its words",
    )
    group.add_argument(
        "--group", metavar="KEY", help="only those of this group, as in `incident --format json`"
    )


def to_parameters(args: argparse.Namespace, **others: str | None) -> list[tuple[str, str]]:
    """Return the parameters of the list that the options and *others* set; empty ones are dropped.

    `parse_parameters` converts them to a filter and reports all their errors at once; a service
    receives them unchanged.
    """
    given = {name: getattr(args, name) for name in _PARAMETERS} | others
    pairs = [
        (name, text)
        for name, value in given.items()
        for text in (value if isinstance(value, list) else [value])
    ]
    # Arguments that are not UTF-8 have surrogates, which cannot be sent.
    return [(name, text.encode("utf-8", "replace").decode()) for name, text in pairs if text]


def add_service_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options for a service that answers instead of the store."""
    group = parser.add_argument_group("a running service")
    group.add_argument(
        "--url",
        help="ask the service at this URL, as in https://localhost:52323, instead of the store; its"
        f" token is in {TOKEN_VARIABLE} or in a file",
    )
    group.add_argument(
        "--token-file",
        metavar="FILE",
        help="file with the token, or with the output of `serve --temp-key` or `generate-key`",
    )
    group.add_argument(
        "--cafile", metavar="FILE", help="PEM file of the certificate authorities to trust"
    )


def duration(text: str) -> float:
    """Return a duration in seconds: `90`, `1.5h`, `30d`.

    Raises:
        argparse.ArgumentTypeError: It is malformed, or longer than a century.
    """
    found = _DURATION.fullmatch(text.strip())
    seconds = float(found[1]) * _UNITS[found[2]] if found else -1.0
    if not 0 <= seconds <= _LONGEST:
        raise argparse.ArgumentTypeError(
            "expected a number of seconds, or one with s, m, h, d or w behind it,"
            f" and at most a century, got {text!r}"
        )
    return seconds
