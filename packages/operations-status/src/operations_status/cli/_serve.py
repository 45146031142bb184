"""`operations-status serve`: the service on its addresses."""

from __future__ import annotations

import signal
from argparse import SUPPRESS
from typing import TYPE_CHECKING

from operations_status.cli import _main

if TYPE_CHECKING:
    import argparse

_CUT_SHORT = 128 + signal.SIGTERM

_DESCRIPTION = """\
Serve GET /operations and GET /operations/{operationId}. Prints "Metrics on: URL" for each address
of metrics and "Now listening on: URL" for each other one when it is ready. Ctrl-C or SIGTERM ends
it when its requests have ended; a second one ends it at once. Limits and time-outs are settings;
see `operations-status config`.
"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "serve",
        help="serve the status of operations over HTTP",
        description=_DESCRIPTION,
        allow_abbrev=False,
    )
    _add_addresses(parser)
    _add_authentication(parser)
    parser.add_argument(
        "--workers",
        type=int,
        default=SUPPRESS,
        metavar="N",
        help="processes that answer requests (MONITOR_WORKERS; default 1)",
    )
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        dest="trusted_proxies",
        default=SUPPRESS,
        metavar="ADDRESS",
        help="a proxy that is believed when it says for whom it asks: an IP address, a network such"
        " as 10.0.0.0/8, or unix:; several are separated by semicolons, or the option is repeated"
        " (MONITOR_TRUSTED_PROXIES; default none)",
    )
    parser.add_argument(
        "--access-log",
        action="store_true",
        default=SUPPRESS,
        help="log a line for each request (MONITOR_ACCESS_LOG)",
    )
    parser.add_argument(
        "--log-format",
        choices=("text", "json"),
        default=SUPPRESS,
        help="what the lines of the log are (MONITOR_LOG_FORMAT; default text)",
    )
    _main.add_common_options(parser)
    parser.set_defaults(run=_serve)


def _add_addresses(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("addresses")
    group.add_argument(
        "--urls",
        "-u",
        action="append",
        default=SUPPRESS,
        metavar="URL",
        help="where to listen; several are separated by semicolons, or the option is repeated"
        " (MONITOR_URLS; default https://localhost:52323). A host is localhost, * for every"
        " interface, an address, a name or unix:/PATH",
    )
    group.add_argument(
        "--metrics-urls",
        action="append",
        default=SUPPRESS,
        metavar="URL",
        help="where to serve /metrics, /livez and /readyz, to everyone who reaches it"
        " (MONITOR_METRICS_URLS; default http://localhost:52325; none for nowhere)",
    )
    group.add_argument(
        "--certfile",
        default=SUPPRESS,
        metavar="FILE",
        help="PEM file with the certificate and its chain (MONITOR_CERTFILE)",
    )
    group.add_argument(
        "--keyfile",
        default=SUPPRESS,
        metavar="FILE",
        help="PEM file with the private key, where --certfile does not hold it (MONITOR_KEYFILE;"
        " its password is MONITOR_KEYFILE_PASSWORD)",
    )


def _add_authentication(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("authentication")
    choice = group.add_mutually_exclusive_group()
    choice.add_argument(
        "--temp-key",
        action="store_true",
        default=SUPPRESS,
        help="accept one token only, made now and printed as the header to send",
    )
    choice.add_argument(
        "--no-auth",
        action="store_true",
        default=SUPPRESS,
        help="accept every request without a token",
    )


def _serve(args: argparse.Namespace) -> int:
    """Serve until told to end."""
    from operations_status.logs import configure_logging  # noqa: PLC0415 only this command logs
    from operations_status.serving.server import serve  # noqa: PLC0415 big

    configure_logging()
    settings = _main.load_settings(args)
    configure_logging(settings.log_format)
    ended_well = serve(settings, announce=_announce)
    return 0 if ended_well else _CUT_SHORT


def _announce(line: str) -> None:
    # A reader that waits for a line is a pipe more often than a terminal.
    print(line, flush=True)  # noqa: T201 for people and scripts
