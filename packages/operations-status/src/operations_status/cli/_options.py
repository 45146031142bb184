"""Options that several commands have, and the types of arguments."""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
from pathlib import Path

TOKEN_VARIABLE = "MONITOR_TOKEN"  # noqa: S105 its name

_UNITS = {"": 1.0, "s": 1.0, "m": 60.0, "h": 3600.0, "d": 86_400.0, "w": 604_800.0}
"""Seconds of each unit."""

_LONGEST = 3_155_760_000.0
"""A century, in seconds: no time that is so far away leaves the calendar."""

_SHORTEST_LIFETIME, _LONGEST_LIFETIME = 1.0, 3650 * 86_400.0
_DURATION = re.compile(r"([0-9]{1,12}(?:\.[0-9]{1,9})?)([smhdw]?)")
_SUBJECT = re.compile(r"[A-Za-z0-9._@:/+-]{1,128}", re.ASCII)


def add_common_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options that every command has."""
    group = parser.add_argument_group("common options")
    group.add_argument(
        "--store",
        metavar="URL",
        help="where operations are kept: sqlite:///PATH or postgresql://… (MONITOR_STORE)",
    )
    group.add_argument(
        "--config",
        metavar="FILE",
        type=Path,
        help="TOML file that is read before the user's and the machine's (MONITOR_CONFIG)",
    )
    group.add_argument(
        "--traceback",
        action="store_true",
        help="show where an error came from (MONITOR_DEBUG=1)",
    )


def add_serve_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of `serve`; None leaves a setting to the other sources."""
    _add_addresses(parser)
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
        "--workers",
        type=int,
        metavar="N",
        help="processes that answer requests (MONITOR_WORKERS; default 1)",
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


def _add_addresses(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("addresses")
    group.add_argument(
        "--urls",
        "-u",
        action="append",
        metavar="URL",
        help="where to listen; several are separated by semicolons, or the option is repeated"
        " (MONITOR_URLS; default https://localhost:52323). A host is localhost, * for every"
        " interface, an address, a name or unix:/PATH",
    )
    group.add_argument(
        "--metrics-urls",
        action="append",
        metavar="URL",
        help="where to serve /metrics, /livez and /readyz, to everyone who reaches it"
        " (MONITOR_METRICS_URLS; default http://localhost:52325; none for nowhere)",
    )
    group.add_argument(
        "--certfile",
        metavar="FILE",
        help="PEM file with the certificate and its chain (MONITOR_CERTFILE)",
    )
    group.add_argument(
        "--keyfile",
        metavar="FILE",
        help="PEM file with the private key, where --certfile does not hold it (MONITOR_KEYFILE;"
        " its password is MONITOR_KEYFILE_PASSWORD)",
    )


def add_run_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of `run`, and its arguments: the command."""
    _add_operation_options(parser)
    parser.add_argument(
        "--stop-timeout",
        type=duration,
        default=10.0,
        metavar="SECONDS",
        help="time it has to end when it is asked to, before it is killed (default 10)",
    )
    parser.add_argument(
        "--print-id",
        choices=("stderr", "stdout", "none"),
        default="stderr",
        help="where the operation's id is printed at the start (default stderr)",
    )
    parser.add_argument(
        "--keep-environment",
        action="store_true",
        help="give the command every variable, also MONITOR_* with tokens and passwords, which it"
        " does not get otherwise",
    )
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)


def _add_operation_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--egress",
        metavar="NAME",
        dest="provider",
        help="send its standard output to this egress provider ([egress.NAME] in the settings)",
    )
    parser.add_argument(
        "--artifact",
        metavar="FILE",
        help="end of the artifact's file name, after the operation's id (default COMMAND.out)",
    )
    parser.add_argument(
        "--with-stderr",
        action="store_true",
        help="put its standard error into the artifact as well",
    )
    parser.add_argument(
        "--tag",
        action="append",
        default=[],
        dest="tags",
        metavar="TAG",
        help="a name to find the operation by; may be repeated",
    )
    parser.add_argument(
        "--name", help="name of the process (default: the file name of the command)"
    )
    parser.add_argument(
        "--progress",
        action="store_true",
        help="record lines `::progress 0.4 message` of its standard output as progress, and take"
        " them out of the output",
    )
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument(
        "--stoppable",
        action="store_true",
        default=True,
        help="`stop` may end it early and keep what it has made (default)",
    )
    choice.add_argument(
        "--not-stoppable",
        action="store_false",
        dest="stoppable",
        help="its partial result is useless, so that it can only be cancelled",
    )


def add_filter_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options that choose operations, each stored as the parameter of the list."""
    group = parser.add_argument_group("which operations")
    group.add_argument("--pid", help="only those of the process with this id")
    group.add_argument("--uid", metavar="GUID", help="only those of this runtime instance")
    group.add_argument("--name", help="only those of processes with this name")
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


def to_parameters(args: argparse.Namespace, **others: str | None) -> list[tuple[str, str]]:
    """Return the parameters of the list that the options stand for, without empty ones.

    `parse_parameters` makes a filter of them, with all that is wrong in one error; a service is
    sent them as they are.
    """
    names = (
        *("pid", "uid", "name", "tags", "status", "egressProvider"),
        *("createdAfter", "createdBefore"),
    )
    given = {name: getattr(args, name) for name in names} | others
    pairs = [
        (name, text)
        for name, value in given.items()
        for text in (value if isinstance(value, list) else [value])
    ]
    # Arguments that are no UTF-8 have surrogates, which can be sent nowhere.
    return [(name, text.encode("utf-8", "replace").decode()) for name, text in pairs if text]


def add_service_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options that say which service is asked, if one is."""
    group = parser.add_argument_group("a running service")
    group.add_argument(
        "--url",
        help="ask the service there, as in https://localhost:52323, instead of the store; its token"
        f" is in {TOKEN_VARIABLE} or in a file",
    )
    group.add_argument(
        "--token-file",
        metavar="FILE",
        help="file with the token, or with what `serve --temp-key` or `generate-key` printed",
    )
    group.add_argument(
        "--cafile", metavar="FILE", help="PEM file of the authorities that may vouch for it"
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


def lifetime(text: str) -> float:
    """Return the seconds for which a token is accepted."""
    seconds = duration(text)
    if not _SHORTEST_LIFETIME <= seconds <= _LONGEST_LIFETIME:
        raise argparse.ArgumentTypeError(f"expected 1s to 3650d, got {text!r}")
    return seconds


def subject(text: str) -> str:
    """Return a subject that needs no quotation in any format."""
    if not _SUBJECT.fullmatch(text):
        raise argparse.ArgumentTypeError(
            f"expected 1 to 128 letters, digits and . _ @ : / + -, got {text!r}"
        )
    return text


def count(text: str) -> int:
    """Return a number of operations."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"expected a number, 0 or more, got {text!r}")
    return int(text)


def command_words(text: str) -> list[str]:
    """Split a command that exists as a shell would."""
    try:
        words = shlex.split(text, posix=os.name != "nt")
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"cannot split {text!r}: {error}") from None
    if not words or shutil.which(words[0]) is None:
        raise argparse.ArgumentTypeError(f"expected a command that exists, got {text!r}")
    return words
