"""`operations-status run`: any command, recorded as an operation."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING

from ._messages import print_message
from ._options import duration

if TYPE_CHECKING:
    from uuid import UUID

_DESCRIPTION = """\
Run a command and record it as an operation, from its start to its end. With --egress, its standard
output becomes the artifact of the operation.
"""
_EPILOG = """\
Exits with the command's code, with 128 + N when signal N has ended it, 127 when the command does
not exist, 126 when it cannot be started, and 9 when its output cannot be sent. `stop ID` sends it
SIGTERM and keeps what it has made; `cancel ID` and Ctrl-C discard it.
"""


def declare_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of `run`, and its arguments: the command."""
    parser.usage = "%(prog)s [options] [--] COMMAND [ARGUMENT ...]"
    parser.description, parser.epilog = _DESCRIPTION, _EPILOG
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
    parser.add_argument("--operation-name", metavar="NAME", help="name of the operation itself")
    parser.add_argument(
        "--key", help="natural key, from which the operation's id is derived (default: a random id)"
    )
    parser.add_argument(
        "--name", help="name of the process (default: the file name of the command)"
    )
    parser.add_argument(
        "--progress",
        action="store_true",
        help="record lines `::progress 0.4 message` of its standard output as progress, and remove"
        " them from the output",
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
    parser.add_argument(
        "--stop-timeout",
        type=duration,
        default=10.0,
        metavar="SECONDS",
        help="time in which it must end after a request to stop, before it is killed (default 10)",
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
        help="give the command every variable; MONITOR_* with tokens and passwords are removed"
        " otherwise",
    )
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)


def run(args: argparse.Namespace) -> int:
    """Run the command and return its exit code."""
    arguments = args.arguments[1:] if args.arguments[:1] == ["--"] else args.arguments
    if not arguments:
        args.parser.error("expected a command to run, as in: run --tag nightly -- make report")
    if args.provider is None and (args.artifact or args.with_stderr):
        args.parser.error("--artifact and --with-stderr need --egress")

    from operations_status.egress import find_provider
    from operations_status.masking import remove_secrets
    from operations_status.recording.recorder import Recorder
    from operations_status.running.runner import Command, run_command

    from ._access import load_settings

    def announce(operation_id: UUID) -> None:
        if args.print_id == "stdout":
            print(operation_id, flush=True)
        elif args.print_id == "stderr":
            print(f"operation {operation_id}", file=sys.stderr, flush=True)

    settings = load_settings(args)
    provider = None if args.provider is None else find_provider(args.provider, settings.egress)
    command = Command(
        arguments=arguments,
        name=args.name,
        operation_name=args.operation_name,
        key=args.key,
        tags=args.tags,
        stoppable=args.stoppable,
        provider=provider,
        artifact=args.artifact,
        with_stderr=args.with_stderr,
        stop_timeout=args.stop_timeout,
        reads_progress=args.progress,
        environ=None if args.keep_environment else remove_secrets(os.environ),
    )
    with Recorder(settings.store) as recorder:
        end = run_command(recorder, command, announce=announce)
    if end.message is not None:
        print_message(end.message)
    return end.exit_code
