"""Messages of commands on standard error."""

from __future__ import annotations

import sys

PROGRAM = "operations-status"


def print_message(message: str) -> None:
    """Print a message on one line of standard error, after the name of the program."""
    print(f"{PROGRAM}: {' '.join(message.split())}", file=sys.stderr)
