"""Options that choose operations, and the parameters of the list that they stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

_SINGLE = {
    "pid": "pid",
    "uid": "uid",
    "name": "name",
    "created_after": "createdAfter",
    "created_before": "createdBefore",
    "limit": "limit",
    "order": "order",
    "view": "view",
}
_SEVERAL = {"tags": "tags", "statuses": "status", "egress_providers": "egressProvider"}


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options; all that is asked for has to match."""
    group = parser.add_argument_group("which operations")
    group.add_argument("--pid", help="only those of the process with this id")
    group.add_argument("--uid", metavar="GUID", help="only those of this runtime instance")
    group.add_argument("--name", help="only those of processes with this name")
    group.add_argument(
        "--tag",
        action="append",
        default=[],
        dest="tags",
        metavar="TAG",
        help="only those with this tag; may be repeated, and then all must match",
    )
    group.add_argument(
        "--status",
        action="append",
        default=[],
        dest="statuses",
        metavar="STATUS",
        help="only those in this state; several are separated by commas, or the option is repeated",
    )
    group.add_argument(
        "--egress-provider",
        action="append",
        default=[],
        dest="egress_providers",
        metavar="NAME",
        help="only those whose artifact goes there; may be repeated, and then one must match",
    )
    group.add_argument(
        "--created-after", metavar="TIME", help="only those created later, as in 2026-03-01T09:30Z"
    )
    group.add_argument("--created-before", metavar="TIME", help="only those created earlier")


def to_parameters(args: argparse.Namespace) -> list[tuple[str, str]]:
    """Return the parameters of the list that options stand for, without empty ones."""
    pairs = [(name, getattr(args, option, None)) for option, name in _SINGLE.items()]
    for option, name in _SEVERAL.items():
        pairs += [(name, value) for value in getattr(args, option)]
    # Arguments that are no UTF-8 have surrogates, which can be sent nowhere.
    return [(name, text.encode("utf-8", "replace").decode()) for name, text in pairs if text]
