"""Conversion of dates with time between the platform's format and `datetime`."""

from __future__ import annotations

from datetime import UTC, datetime

__all__ = ["format_moment", "parse_moment"]


def format_moment(moment: datetime) -> str:
    """Return a date with time as the platform writes it: UTC, milliseconds, `Z`.

    Microseconds are kept where there are any.

    Raises:
        ValueError: The moment has no time zone.
    """
    if moment.tzinfo is None:
        raise ValueError(f"expected a date and time with a time zone, got {moment.isoformat()}")
    precision = "microseconds" if moment.microsecond % 1000 else "milliseconds"
    return moment.astimezone(UTC).isoformat(timespec=precision).replace("+00:00", "Z")


def parse_moment(text: str) -> datetime | str:
    """Parse a date with time; return the string itself if formatting would not restore it.

    Raises:
        ValueError: The string is not a date.
    """
    moment = datetime.fromisoformat(text)
    return moment if moment.tzinfo and format_moment(moment) == text else text
