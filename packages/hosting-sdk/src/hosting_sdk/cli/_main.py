"""Entry point of the command line: runs the command that its first word names."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Final

from hosting_sdk._command_line.exits import EXIT_CODES, Exit, run_to_end

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["main"]

_COMMANDS: Final[Mapping[str, tuple[str, str]]] = {
    "call": ("hosting_sdk.cli._call", "call a method of the platform"),
    "methods": ("hosting_sdk.cli._methods", "list the methods, or describe one"),
    "find": ("hosting_sdk.cli._find", "find methods by words"),
    "fake-platform": ("hosting_sdk.cli._fake_platform", "serve a fake platform to test against"),
    "mcp": ("hosting_sdk.mcp._commands", "serve the methods as tools to AI applications"),
    "completion": ("hosting_sdk.cli._completion", "print the completion script of a shell"),
}
"""The module and the help of each command; only the module of the command that runs is loaded."""


def _parser() -> argparse.ArgumentParser:
    listed = "".join(f"  {name:15}{words}\n" for name, (_, words) in _COMMANDS.items())
    parser = argparse.ArgumentParser(
        prog="hosting-sdk",
        usage="hosting-sdk [-h] [--version] COMMAND ...",
        description="An unofficial client for a hosting platform's REST API.",
        epilog=f"commands:\n{listed}\nhosting-sdk COMMAND --help tells more.\n\n{EXIT_CODES}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="store_true", help="print the version and exit")
    parser.add_argument("command", nargs="?", choices=list(_COMMANDS), help=argparse.SUPPRESS)
    return parser


def main(words: Sequence[str] | None = None) -> int:
    """Run a command line.

    Args:
        words: The words after the program's name; those of this process when not given.

    Returns:
        The exit code.
    """
    given = sys.argv[1:] if words is None else words
    return run_to_end("hosting-sdk", lambda: _run(given))


def _run(words: Sequence[str]) -> Exit:
    if words and words[0] in _COMMANDS:
        module, _ = _COMMANDS[words[0]]
        done: Exit = import_module(module).run(words[1:])
        return done
    arguments = _parser().parse_args(words)
    if arguments.version:
        from hosting_sdk._version import __version__  # noqa: PLC0415 asked for once in a while

        sys.stdout.write(f"hosting-sdk {__version__}\n")
        return Exit.DONE
    _parser().print_help(sys.stderr)
    return Exit.USAGE
