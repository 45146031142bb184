"""Running one command, and how it ends."""

from __future__ import annotations

import errno
import os
import sys
from difflib import get_close_matches
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

from operations_status.errors import OperationsStatusError

from ._parser import PROGRAM, build_parser

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

_FULL = frozenset({errno.EDQUOT, errno.EFBIG, errno.EIO, errno.ENOSPC})
"""Errors of a standard output that accepts no more; stores and egress report their own."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command with arguments, by default those of this process.

    Returns:
        The exit code: the command's own, that of the error's class, 130 after Ctrl-C, 141 when
        nobody reads the output any more, 74 when it cannot be written, 70 for what nobody foresaw.

    Raises:
        SystemExit: The arguments are wrong (2), or asked for help or the version (0).
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
        tell(f"cannot write the output: {error.strerror or error}")
        return 74


def _prepare_streams() -> None:
    """Let every character be printed, and nothing be printed to a stream that is closed."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            nowhere = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 open as long as the process
            setattr(sys, name, nowhere)
        stream = getattr(sys, name)
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _parse(words: list[str]) -> argparse.Namespace:
    """Parse arguments; without any, print the help as an error."""
    parser, commands = build_parser()
    if not words:
        parser.print_help(sys.stderr)
        parser.exit(2)
    if not words[0].startswith("-") and words[0] not in commands:
        near = get_close_matches(words[0], commands, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"expected one of {', '.join(commands)}"
        parser.error(f"there is no command {words[0]!r}; {hint}")
    try:
        args, unknown = parser.parse_known_args(words)
    finally:
        sys.stdout.flush()
    if unknown:
        # The parser of all commands would show the usage of the program instead.
        asked = commands.get(args.command, parser)
        asked.error(f"unrecognized arguments: {' '.join(unknown)}")
    return args


def _run(args: argparse.Namespace) -> int:
    """Run a command and report its error on one line, after a traceback if that is asked for."""
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except (KeyboardInterrupt, BrokenPipeError):
        raise
    except OperationsStatusError as error:
        _report(args, str(error))
        return error.exit_code
    except Exception as error:
        if isinstance(error, OSError) and error.errno in _FULL:
            raise
        message = f"internal error: {type(error).__name__}: {error} (--traceback shows where)"
        _report(args, message)
        return 70
    return code


def _report(args: argparse.Namespace, message: str) -> None:
    """Print one line, after the traceback if that is asked for."""
    if args.traceback or os.environ.get("MONITOR_DEBUG", "") not in ("", "0"):
        import traceback  # noqa: PLC0415 seldom needed

        traceback.print_exc()
    tell(message)


def tell(message: str) -> None:
    """Print one line for people."""
    print(f"{PROGRAM}: {' '.join(message.split())}", file=sys.stderr)  # noqa: T201 for people


def _discard_output() -> None:
    """Let what was not written go nowhere, so that it is not tried again when Python exits."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
