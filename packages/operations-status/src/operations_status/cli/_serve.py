"""`operations-status serve`: the service."""

from __future__ import annotations

import signal
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

_DESCRIPTION = """\
Serve GET /operations and GET /operations/{operationId}. Prints "Metrics on: URL" for each address
of metrics and "Now listening on: URL" for each other one when it is ready. Ctrl-C or SIGTERM ends
it when its requests have ended; a second one ends it at once. Limits and time-outs are settings;
see `operations-status config`.
"""


def declare_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of `serve`; None leaves a setting to the other sources."""
    parser.description = _DESCRIPTION
    addresses = parser.add_argument_group("addresses")
    addresses.add_argument(
        "--urls",
        "-u",
        action="append",
        metavar="URL",
        help="where to listen; several are separated by semicolons, or the option is repeated"
        " (MONITOR_URLS; default https://localhost:52323). A host is localhost, * for every"
        " interface, an address, a name or unix:/PATH",
    )
    addresses.add_argument(
        "--metrics-urls",
        action="append",
        metavar="URL",
        help="where to serve /metrics, /livez and /readyz, to everyone who reaches it"
        " (MONITOR_METRICS_URLS; default http://localhost:52325; none for nowhere)",
    )
    addresses.add_argument(
        "--certfile",
        metavar="FILE",
        help="PEM file with the certificate and its chain (MONITOR_CERTFILE)",
    )
    addresses.add_argument(
        "--keyfile",
        metavar="FILE",
        help="PEM file with the private key, if --certfile does not contain it (MONITOR_KEYFILE;"
        " its password is MONITOR_KEYFILE_PASSWORD)",
    )
    addresses.add_argument(
        "--root-path",
        metavar="PATH",
        help="path under which a proxy serves the service, such as /status (MONITOR_ROOT_PATH;"
        " default none)",
    )
    choice = parser.add_argument_group("authentication").add_mutually_exclusive_group()
    choice.add_argument(
        "--temp-key",
        action="store_true",
        default=None,
        help="accept one token only, made now and printed as the header to send",
    )
    choice.add_argument(
        "--no-auth",
        action="store_true",
        default=None,
        help="accept every request without a token",
    )
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        dest="trusted_proxies",
        metavar="ADDRESS",
        help="address or network of a trusted proxy, such as 10.0.0.0/8, or unix:; X-Forwarded-For"
        " or Forwarded is honoured from it. Several are separated by semicolons, or the option is"
        " repeated (MONITOR_TRUSTED_PROXIES; default none)",
    )
    parser.add_argument(
        "--access-log",
        action="store_true",
        default=None,
        help="log a line for each request (MONITOR_ACCESS_LOG)",
    )
    parser.add_argument(
        "--log-format",
        choices=("text", "json"),
        help="log format: text or json (MONITOR_LOG_FORMAT; default text)",
    )


def run(args: argparse.Namespace) -> int:
    """Serve until SIGINT or SIGTERM."""
    from operations_status.logs import configure_logging
    from operations_status.serving.server import serve

    from ._access import load_settings

    configure_logging()
    settings = load_settings(args)
    configure_logging(settings.log_format)
    # Flushed, because the output is usually a pipe.
    ended_well = serve(settings, announce=partial(print, flush=True))
    return 0 if ended_well else 128 + signal.SIGTERM
