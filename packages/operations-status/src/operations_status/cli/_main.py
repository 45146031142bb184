"""The program: its commands, the parser of their arguments, and its exit codes."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from difflib import get_close_matches
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

from operations_status._version import __version__
from operations_status.errors import InvalidFilterError, OperationsStatusError

from ._messages import PROGRAM, print_message
from ._options import add_common_options

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

COMMANDS = {
    "serve": ("_serve", "serve the status of operations over HTTP"),
    "run": ("_run", "run a command as an operation"),
    "list": ("_list", "list operations, oldest first"),
    "show": ("_show", "show one operation"),
    "incident": ("_incident", "show what has failed lately, by name and kind of error"),
    "watch": ("_watch", "show operations as they change"),
    "wait": ("_wait", "wait until operations have ended"),
    "stop": ("_change", "ask operations to end early and keep what they have made"),
    "cancel": ("_change", "cancel operations; what they have made is discarded"),
    "prune": ("_prune", "forget operations that have ended"),
    "generate-key": ("_generate_key", "make a token, and the public key that verifies it"),
    "config": ("_config", "show every setting and where it came from"),
    "completion": (
        "_completion",
        "print the script that completes commands and options in a shell",
    ),
}
"""The module and the help of each command.

A module has two functions: `declare_options` adds options to the parser of the command, and `run`
runs it and returns the exit code. `run` imports what the command needs, so that `--help` is fast.
"""

_DESCRIPTION = """\
Answers what became of the task you started: records operations, and serves their status.
"""
_EPILOG = """\
Settings come from the command line, MONITOR_* variables, a TOML file and defaults, in this order;
`operations-status config` shows each with its source.
"""
_OUTPUT_ERRORS = frozenset({errno.EDQUOT, errno.EFBIG, errno.EIO, errno.ENOSPC})
"""Errors of a standard output that accepts no more data; stores and egress report their own."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command with arguments, by default those of this process.

    Returns:
        The exit code: the command's own, that of the error's class, 130 after Ctrl-C, 141 if the
        reader of the output has closed it, 74 if the output cannot be written, 70 for an internal
        error.

    Raises:
        SystemExit: The arguments are wrong (2), or ask for help or the version (0).
    """
    words = sys.argv[1:] if argv is None else list(argv)
    _prepare_streams()
    try:
        return _run(_parse(words))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _discard_output()
        return 141
    except OSError as error:
        _discard_output()
        print_message(f"cannot write the output: {error.strerror or error}")
        return 74


def _prepare_streams() -> None:
    """Escape characters that a stream cannot encode; replace closed streams by the null device."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            nowhere = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 open as long as the process
            setattr(sys, name, nowhere)
        stream = getattr(sys, name)
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def build_parser(
    declared: Collection[str] = tuple(COMMANDS),
) -> tuple[argparse.ArgumentParser, dict[str, argparse.ArgumentParser]]:
    """Return the parser, and those of the commands by name.

    Args:
        declared: Names of the commands whose options are declared.
    """
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
    for name, (module, text) in COMMANDS.items():
        description = f"{text[0].upper()}{text[1:]}."
        command = commands.add_parser(name, help=text, description=description, allow_abbrev=False)
        if name in declared:
            implementation = import_module(f"{__package__}.{module}")
            implementation.declare_options(command)
            add_common_options(command)
            command.set_defaults(run=implementation.run, parser=command)
    return parser, commands.choices


def _parse(words: list[str]) -> argparse.Namespace:
    """Parse arguments; without any, print the help as an error."""
    given = next((word for word in words if not word.startswith("-")), None)
    parser, _ = build_parser([] if given is None else [given])
    if not words:
        parser.print_help(sys.stderr)
        parser.exit(2)
    if given == words[0] and given not in COMMANDS:
        near = get_close_matches(given, COMMANDS, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"expected one of {', '.join(COMMANDS)}"
        parser.error(f"there is no command {given!r}; {hint}")
    try:
        args, unknown = parser.parse_known_args(words)
    finally:
        sys.stdout.flush()
    if unknown:
        # The parser of all commands would show the usage of the program instead.
        asked: argparse.ArgumentParser = getattr(args, "parser", parser)
        asked.error(f"unrecognized arguments: {' '.join(unknown)}{_suggest(asked, unknown)}")
    return args


def _suggest(parser: argparse.ArgumentParser, unknown: Sequence[str]) -> str:
    """Return the end of a message: the nearest option of each unknown one, if any is near."""
    known = [name for action in parser._actions for name in action.option_strings]  # noqa: SLF001 argparse has no other list of them
    given = [word.partition("=")[0] for word in unknown if word.startswith("--")]
    near = [one for word in given for one in get_close_matches(word, known, n=1)]
    return f"; did you mean {', '.join(near)}?" if near else ""


def _run(args: argparse.Namespace) -> int:
    """Run a command and report its error on one line, after a traceback if one is asked for."""
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except (KeyboardInterrupt, BrokenPipeError):
        raise
    except Exception as error:
        if isinstance(error, OSError) and error.errno in _OUTPUT_ERRORS:
            raise
        if args.traceback or os.environ.get("MONITOR_DEBUG", "") not in ("", "0"):
            import traceback  # imported only for --traceback

            traceback.print_exc()
        if isinstance(error, InvalidFilterError):
            error = _name_options(error, args)
        if isinstance(error, OperationsStatusError):
            print_message(str(error))
            return error.exit_code
        message = f"internal error: {type(error).__name__}: {error} (--traceback shows where)"
        print_message(message)
        return 70
    return code


def _name_options(error: InvalidFilterError, args: argparse.Namespace) -> InvalidFilterError:
    """Return the error with the options of the command in place of the parameters."""
    options = {
        action.dest: action.option_strings[-1]
        for action in args.parser._actions  # noqa: SLF001 see `_suggest`
        if action.option_strings
    }
    if getattr(args, "newest", None) is not None:
        options["limit"] = options["newest"]
    options["operationId"] = "ID"
    return InvalidFilterError({options.get(one, one): two for one, two in error.errors.items()})


def _discard_output() -> None:
    """Discard buffered output, or Python would write it again when it exits."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
