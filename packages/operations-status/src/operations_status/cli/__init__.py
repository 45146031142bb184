"""The command line: one module for each command, or for each group of commands that are alike."""

from operations_status.cli._main import main

__all__ = ["main"]
