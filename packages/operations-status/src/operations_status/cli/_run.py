"""`operations-status run`: any command, recorded as an operation."""

from __future__ import annotations

import argparse
import math
import os
import sys
from typing import TYPE_CHECKING

from operations_status.cli import _main

if TYPE_CHECKING:
    from collections.abc import Callable
    from uuid import UUID

_DESCRIPTION = """\
Run a command and record it as an operation, from its start to its end. With --egress, what it
writes to standard output becomes the artifact of the operation.
"""
_EPILOG = """\
Exits with the command's code, with 128 + N when signal N has ended it, 127 when there is no such
command, 126 when it cannot be started, and 9 when its output cannot be sent. `stop ID` sends it
SIGTERM and keeps what it has made; `cancel ID` and Ctrl-C discard it.
"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "run",
        help="run a command as an operation",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        usage="%(prog)s [options] [--] COMMAND [ARGUMENT ...]",
        allow_abbrev=False,
    )
    _add_operation_options(parser)
    parser.add_argument(
        "--stop-timeout",
        type=_seconds,
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
    _main.add_common_options(parser)
    parser.set_defaults(run=_run, parser=parser)


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


def _run(args: argparse.Namespace) -> int:
    """Run the command."""
    arguments = args.arguments[1:] if args.arguments[:1] == ["--"] else args.arguments
    if not arguments:
        args.parser.error("expected a command to run, as in: run --tag nightly -- make report")
    if args.provider is None and (args.artifact or args.with_stderr):
        args.parser.error("--artifact and --with-stderr need --egress")
    return _run_command(args, arguments)


def _run_command(args: argparse.Namespace, arguments: list[str]) -> int:
    from operations_status.egress import find_provider  # noqa: PLC0415 only where it runs
    from operations_status.masking import without_secrets  # noqa: PLC0415 only where it runs
    from operations_status.recording.recorder import Recorder  # noqa: PLC0415 only where it runs
    from operations_status.running.runner import Command, run_command  # noqa: PLC0415 only where it runs

    settings = _main.load_settings(args)
    provider = None if args.provider is None else find_provider(args.provider, settings.egress)
    command = Command(
        arguments=arguments,
        name=args.name,
        tags=args.tags,
        stoppable=args.stoppable,
        provider=provider,
        artifact=args.artifact,
        with_stderr=args.with_stderr,
        stop_timeout=args.stop_timeout,
        reads_progress=args.progress,
        environ=None if args.keep_environment else without_secrets(os.environ),
    )
    with Recorder(settings.store) as recorder:
        end = run_command(recorder, command, announce=_announcer(args.print_id))
    if end.message is not None:
        print(f"{_main.PROGRAM}: {end.message}", file=sys.stderr)  # noqa: T201 for people
    return end.exit_code


def _announcer(where: str) -> Callable[[UUID], None]:
    """Return what prints the id where it is wanted."""

    def announce(operation_id: UUID) -> None:
        if where == "stdout":
            print(operation_id, flush=True)  # noqa: T201 for scripts
        elif where == "stderr":
            print(f"operation {operation_id}", file=sys.stderr, flush=True)  # noqa: T201 for people

    return announce


def _seconds(text: str) -> float:
    """Read a number of seconds."""
    seconds = float(text)
    if not 0 <= seconds < math.inf:
        raise argparse.ArgumentTypeError(f"expected seconds, 0 or more, got {text!r}")
    return seconds
