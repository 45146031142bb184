"""Durations as people write and read them."""

from __future__ import annotations

import argparse
import re

UNITS = {"": 1.0, "s": 1.0, "m": 60.0, "h": 3600.0, "d": 86_400.0, "w": 604_800.0}
"""Seconds of each unit."""

LONGEST = 3_155_760_000.0
"""A century, in seconds: no time that is so far away leaves the calendar."""

_PRECISE_BELOW = 10.0
"""Seconds below which tenths are shown."""

_DURATION = re.compile(r"([0-9]{1,12}(?:\.[0-9]{1,9})?)([smhdw]?)")


def duration(text: str) -> float:
    """Return a duration in seconds: `90`, `1.5h`, `30d`.

    Raises:
        argparse.ArgumentTypeError: It is none, or longer than a century.
    """
    found = _DURATION.fullmatch(text.strip())
    seconds = float(found[1]) * UNITS[found[2]] if found else -1.0
    if not 0 <= seconds <= LONGEST:
        raise argparse.ArgumentTypeError(
            "expected a number of seconds, or one with s, m, h, d or w behind it,"
            f" and at most a century, got {text!r}"
        )
    return seconds


def format_duration(seconds: float) -> str:
    """Return a duration in its two largest units: `0.4 s`, `3 min 20 s`, `2 h 5 min`."""
    if seconds < _PRECISE_BELOW:
        return f"{max(0.0, seconds):.1f} s"
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    days, hours = divmod(hours, 24)
    parts = [(days, "d"), (hours, "h"), (minutes, "min"), (rest, "s")]
    first = next(index for index, (number, _) in enumerate(parts) if number)
    return " ".join(f"{number} {unit}" for number, unit in parts[first : first + 2] if number)
