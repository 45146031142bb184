"""The commands and their arguments.

Only argparse is imported here, so that `--help` answers at once; the module of a command is
imported when it runs.
"""

from __future__ import annotations

import argparse
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

from operations_status._version import __version__

from . import _options

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 its only name

PROGRAM = "operations-status"
FAILED, CANCELLED, TIMED_OUT = 20, 21, 22
"""Exit codes of `wait`."""

_DESCRIPTION = """\
Answers what became of the task you started: records operations, and serves their status.
"""
_EPILOG = """\
Settings come from the command line, MONITOR_* variables, a TOML file and defaults, in this order;
`operations-status config` shows each with its source.
"""
_SERVE = """\
Serve GET /operations and GET /operations/{operationId}. Prints "Metrics on: URL" for each address
of metrics and "Now listening on: URL" for each other one when it is ready. Ctrl-C or SIGTERM ends
it when its requests have ended; a second one ends it at once. Limits and time-outs are settings;
see `operations-status config`.
"""
_RUN = """\
Run a command and record it as an operation, from its start to its end. With --egress, what it
writes to standard output becomes the artifact of the operation.
"""
_RUN_EPILOG = """\
Exits with the command's code, with 128 + N when signal N has ended it, 127 when there is no such
command, 126 when it cannot be started, and 9 when its output cannot be sent. `stop ID` sends it
SIGTERM and keeps what it has made; `cancel ID` and Ctrl-C discard it.
"""
_WATCH_EPILOG = """\
On a terminal, shows a table of the operations that have not ended, and of those that have just
changed. Otherwise prints a line for each change. Ends with Ctrl-C.
"""
_WAIT_EPILOG = f"""\
Exits with 0 when all have succeeded, {FAILED} when one has failed, else {CANCELLED} when one was
cancelled, {TIMED_OUT} when the time is over before all have ended, 10 when there is no such
operation.
"""
_PRUNE_EPILOG = """\
Without --older-than and --keep, retention_age and retention_count of the settings say which.
Artifacts are left where they are.
"""
_KEYS = """\
Make a key pair, and a token that is signed with it. The token is for clients of the service; the
public key is for the settings of the service. The private key is forgotten: a new token is a new
key. The issuer and the audience are those of the settings on this machine.
"""


def build_parser() -> tuple[argparse.ArgumentParser, dict[str, argparse.ArgumentParser]]:
    """Return the parser, and those of the commands by their names."""
    parser = argparse.ArgumentParser(
        prog=PROGRAM, description=_DESCRIPTION, epilog=_EPILOG, allow_abbrev=False
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"{PROGRAM} {__version__}",
        help="print the version and exit",
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    _add_running_commands(commands)
    _add_list(commands)
    _add_reading_commands(commands)
    _add_changing_commands(commands)
    _add_setting_commands(commands)
    for command in commands.choices.values():
        _options.add_common_options(command)
    return parser, commands.choices


def _declare(
    commands: Commands, name: str, text: str, function: str, **others: Any
) -> argparse.ArgumentParser:
    """Declare a command; `MODULE:FUNCTION` runs it and returns its exit code."""
    others.setdefault("description", f"{text[0].upper()}{text[1:]}.")
    parser = commands.add_parser(name, help=text, allow_abbrev=False, **others)

    def run(args: argparse.Namespace) -> int:
        code: int = resolve_name(f"{__package__}.{function}")(args)
        return code

    parser.set_defaults(run=run, parser=parser)
    return parser


def _add_running_commands(commands: Commands) -> None:
    text = "serve the status of operations over HTTP"
    parser = _declare(commands, "serve", text, "_config:run_service", description=_SERVE)
    _options.add_serve_options(parser)

    usage = "%(prog)s [options] [--] COMMAND [ARGUMENT ...]"
    shown = {"usage": usage, "description": _RUN, "epilog": _RUN_EPILOG}
    text = "run a command as an operation"
    parser = _declare(commands, "run", text, "_run:run_command_line", **shown)
    _options.add_run_options(parser)


def _add_list(commands: Commands) -> None:
    parser = _declare(
        commands, "list", "list operations, oldest first", "_operations:list_operations"
    )
    _options.add_filter_options(parser)
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--limit", metavar="N", help="the oldest N at most, up to 10,000")
    choice.add_argument(
        "--newest", metavar="N", help="the newest N at most, up to 10,000, newest first"
    )
    choice.add_argument(
        "--counts", action="store_true", help="print how many there are in each state instead"
    )
    parser.add_argument(
        "--json", action="store_true", help="print the JSON that the service answers with"
    )
    parser.add_argument(
        "--full",
        action="store_true",
        help="with --json, add start, end, latest change, progress, result, error",
    )
    _options.add_service_options(parser)


def _add_reading_commands(commands: Commands) -> None:
    parser = _declare(commands, "show", "show one operation", "_operations:show_operation")
    parser.add_argument("operation_id", metavar="ID")
    parser.add_argument(
        "--json", action="store_true", help="print the object that the service gives"
    )
    parser.add_argument(
        "--full", action="store_true", help="with --json, add start, end, latest change, progress"
    )
    _options.add_service_options(parser)

    text = "show operations as they change"
    parser = _declare(commands, "watch", text, "_watch:watch_operations", epilog=_WATCH_EPILOG)
    _options.add_filter_options(parser)
    parser.add_argument(
        "--json", action="store_true", help="print each change as an object on a line of its own"
    )
    parser.add_argument(
        "--exec",
        type=_options.command_words,
        metavar="COMMAND",
        help="run this command for each operation that ends, with the operation as JSON on its"
        " standard input; it is split like a shell command, but no shell runs it",
    )
    _options.add_service_options(parser)

    text = "wait until operations have ended"
    parser = _declare(commands, "wait", text, "_wait:wait_for_operations", epilog=_WAIT_EPILOG)
    parser.add_argument("operation_ids", metavar="ID", nargs="+")
    parser.add_argument(
        "--timeout",
        type=_options.duration,
        metavar="TIME",
        help="how long at most, as in 90, 15m or 2h",
    )
    _options.add_service_options(parser)


def _add_changing_commands(commands: Commands) -> None:
    for name, text in (
        ("stop", "ask operations to end early and keep what they have made"),
        ("cancel", "cancel operations; what they have made is discarded"),
    ):
        parser = _declare(commands, name, text, "_operations:change_operations")
        parser.add_argument("operation_ids", metavar="ID", nargs="+")
    text = "forget operations that have ended"
    parser = _declare(commands, "prune", text, "_operations:prune", epilog=_PRUNE_EPILOG)
    parser.add_argument(
        "--older-than",
        type=_options.duration,
        metavar="AGE",
        help="created so long ago, as in 36h or 30d",
    )
    parser.add_argument(
        "--keep",
        type=_options.count,
        metavar="N",
        help="the oldest, so that at most N that have ended stay",
    )
    parser.add_argument("--dry-run", action="store_true", help="only say how many")


def _add_setting_commands(commands: Commands) -> None:
    text = "make a token, and the public key that accepts it"
    parser = _declare(commands, "generate-key", text, "_keys:print_key", description=_KEYS)
    parser.add_argument(
        "-o",
        "--output",
        choices=("cmd", "json", "powershell", "shell", "text"),
        default="text",
        help="what the settings are written for (default: text, which is TOML)",
    )
    parser.add_argument(
        "-e",
        "--expiration",
        type=_options.lifetime,
        default="7d",
        metavar="DURATION",
        help="how long the token is accepted: 90s, 45m, 12h, 30d, 8w (default: 7d)",
    )
    parser.add_argument(
        "--subject",
        type=_options.subject,
        help="who the token is for: letters, digits and . _ @ : / + - (default: a new UUID)",
    )
    parser.add_argument(
        "--algorithm",
        choices=("ES256", "ES384", "ES512", "RS256", "RS384", "RS512"),
        default="ES256",
        help="how the token is signed (default: %(default)s)",
    )

    text = "show every setting and where it came from"
    longer = "Show every setting, with secrets masked, and where it came from."
    parser = _declare(commands, "config", text, "_config:show_settings", description=longer)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
