"""Types of numeric command-line options, for `argparse`."""

from __future__ import annotations

import argparse
from math import inf

__all__ = ["count", "port", "seconds", "size"]

_LEAST_SIZE = 1000


def count(text: str) -> int:
    """Parse a count, which may be 0."""
    return _whole(text, range(2**63), "a number from 0")


def port(text: str) -> int:
    """Parse a port number; with 0 the system chooses a free port."""
    return _whole(text, range(2**16), "a port from 0 to 65535")


def size(text: str) -> int:
    """Parse the maximum size of a result in bytes; below 1000 hardly any result would fit."""
    return _whole(text, range(_LEAST_SIZE, 2**63), f"a number of bytes from {_LEAST_SIZE}")


def seconds(text: str) -> float:
    """Parse a duration in seconds."""
    try:
        duration = float(text)
    except ValueError:
        duration = 0.0
    if not 0 < duration < inf:
        raise argparse.ArgumentTypeError(f"expected seconds above 0, got {text!r}")
    return duration


def _whole(text: str, allowed: range, expected: str) -> int:
    number = int(text) if text.isdecimal() else -1
    if number not in allowed:
        raise argparse.ArgumentTypeError(f"expected {expected}, got {text!r}")
    return number
