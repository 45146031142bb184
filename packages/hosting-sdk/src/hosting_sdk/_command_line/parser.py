"""Argument parser whose errors are errors of this package."""

from __future__ import annotations

import argparse
from difflib import get_close_matches
from typing import Any, NoReturn

from hosting_sdk._command_line.exits import UsageError

__all__ = ["CommandParser"]


class CommandParser(argparse.ArgumentParser):
    """A parser that raises `UsageError` instead of ending the process."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse the arguments of one command; for an unknown one, suggest similar options."""
        given, unknown = super().parse_known_args(args, namespace)
        if unknown:
            known = [name for name in self._option_string_actions if name.startswith("--")]
            alike = get_close_matches(unknown[0].partition("=")[0], known, cutoff=0.7)
            hint = f"; did you mean {' or '.join(alike)}?" if alike else ""
            self.error(f"unrecognized arguments: {' '.join(unknown)}{hint}")
        return given, unknown

    def error(self, message: str) -> NoReturn:
        """Raise the error, with the command that prints the help."""
        raise UsageError(f"{message}\n({self.prog} --help)")
