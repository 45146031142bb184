"""Checks of the numbers that callers pass as arguments: durations in seconds, and counts."""

from __future__ import annotations

import math
import time

from .errors import InvalidOperationError

DAY = 86_400.0
CENTURY = 36_525 * DAY


def check_seconds(
    name: str, seconds: float, *, longest: float = CENTURY, may_be_zero: bool = False
) -> None:
    """Check an argument that is a duration.

    Raises:
        InvalidOperationError: It is not a number, negative, longer than *longest*, or 0 unless
            *may_be_zero*.
    """
    is_long_enough = seconds >= 0 if may_be_zero else seconds > 0
    if not (is_long_enough and seconds <= longest):
        least = "from 0 to" if may_be_zero else "above 0 and at most"
        raise InvalidOperationError(
            f"expected a number of seconds {least} {longest:,.0f} for {name}, got {seconds!r:.40}"
        )


def check_count(name: str, count: object, *, unit: str) -> None:
    """Check an argument that is a number of things; None is no limit.

    Raises:
        InvalidOperationError: It is not a whole number, or negative.
    """
    if count is not None and not (isinstance(count, int) and count >= 0):
        raise InvalidOperationError(
            f"expected a whole number of {unit}, 0 or more, for {name}, got {count!r}"
        )


def check_timeout(timeout: float | None) -> None:
    """Check the timeout of a wait: None, or a number of seconds, which may be infinite.

    Raises:
        InvalidOperationError: It is not a number.
    """
    if timeout is not None and not timeout <= math.inf:
        raise InvalidOperationError(
            f"expected a number of seconds, or None, for timeout, got {timeout!r}"
        )


def to_deadline(timeout: float | None) -> float:
    """Return the time on the monotonic clock at which a wait times out; infinite for None.

    Raises:
        InvalidOperationError: The timeout is not a number.
    """
    check_timeout(timeout)
    if timeout is None or timeout > CENTURY:
        return math.inf
    return time.monotonic() + timeout
