"""The stand-alone program `hosting-sdk-mcp`, and `python -m hosting_sdk.mcp`."""

from __future__ import annotations

import os
import sys

from hosting_sdk._exits import Exit, UsageError, exit_for
from hosting_sdk.errors import HostingSDKError
from hosting_sdk.mcp._commands import run


def main() -> int:
    """Run the command line and return its exit code."""
    try:
        code = run(sys.argv[1:], program="hosting-sdk-mcp")
        sys.stdout.flush()
    except (HostingSDKError, UsageError) as error:
        sys.stderr.write(f"hosting-sdk-mcp: {error}\n")
        return exit_for(error)
    except BrokenPipeError:
        # Nobody reads: what is still buffered goes nowhere, and the interpreter must not mind.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return Exit.PIPE_CLOSED
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    return code


if __name__ == "__main__":
    sys.exit(main())
