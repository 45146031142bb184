"""The command line: `hosting-sdk call`, `methods`, `fake-platform`, `mcp` and `completion`."""

from hosting_sdk.cli._main import main

__all__ = ["main"]
