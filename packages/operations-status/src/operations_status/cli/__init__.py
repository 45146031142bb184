"""The command line: a module for each command, or for several that are alike."""

from operations_status.cli._main import main

__all__ = ["main"]
