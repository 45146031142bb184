"""The stand-alone program `hosting-sdk-mcp`, and `python -m hosting_sdk.mcp`."""

from __future__ import annotations

import sys

from hosting_sdk.cli._exits import UsageError, exit_for
from hosting_sdk.errors import HostingSDKError
from hosting_sdk.mcp._commands import run


def main() -> int:
    """Run the command line and return its exit code."""
    try:
        return run(sys.argv[1:], program="hosting-sdk-mcp")
    except (HostingSDKError, UsageError) as error:
        sys.stderr.write(f"hosting-sdk-mcp: {error}\n")
        return exit_for(error)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
