"""Argument parser whose errors are errors of this package."""

from __future__ import annotations

import argparse
from typing import NoReturn

from hosting_sdk._command_line.exits import UsageError

__all__ = ["CommandParser"]


class CommandParser(argparse.ArgumentParser):
    """A parser that raises `UsageError` instead of ending the process."""

    def error(self, message: str) -> NoReturn:
        """Raise the error, with the command that prints the help."""
        raise UsageError(f"{message}\n({self.prog} --help)")
