"""Durations as people write them: `90`, `1.5h`, `7d`."""

from __future__ import annotations

import argparse
import re

UNITS = {"": 1.0, "s": 1.0, "m": 60.0, "h": 3600.0, "d": 86_400.0, "w": 604_800.0}
"""Seconds of each unit."""

LONGEST = 3_155_760_000.0
"""A century, in seconds."""

_DURATION = re.compile(r"(\d{1,12}(?:\.\d{1,6})?)([smhdw]?)", re.ASCII)


def parse_duration(text: str) -> float:
    """Return a duration in seconds, for argparse.

    Raises:
        argparse.ArgumentTypeError: It is not a number above 0 with s, m, h, d or w, or too long.
    """
    found = _DURATION.fullmatch(text.strip().lower())
    duration = float(found[1]) * UNITS[found[2]] if found else 0.0
    if not 0 < duration <= LONGEST:
        raise argparse.ArgumentTypeError(
            "expected a number above 0 with s, m, h, d or w for its unit, such as 90s or 7d,"
            f" and at most a century, got {text!r}"
        )
    return duration
