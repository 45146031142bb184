"""The stand-alone program `hosting-sdk-mcp`, and `python -m hosting_sdk.mcp`."""

from __future__ import annotations

import sys

from hosting_sdk._command_line.exits import run_to_end
from hosting_sdk.mcp._commands import run

_PROGRAM = "hosting-sdk-mcp"


def main() -> int:
    """Run the command line and return its exit code."""
    return run_to_end(_PROGRAM, lambda: run(sys.argv[1:], program=_PROGRAM))


if __name__ == "__main__":
    sys.exit(main())
