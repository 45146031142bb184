"""Dates with time: as the platform writes them, and as Python holds them."""

from __future__ import annotations

from datetime import UTC, datetime

__all__ = ["format_moment", "parse_moment"]


def format_moment(moment: datetime) -> str:
    """Return a date with time as the platform writes it: UTC, milliseconds, `Z`.

    A moment without an offset counts as UTC.
    """
    aware = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    return aware.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def parse_moment(text: str) -> datetime | str:
    """Return the moment that a string names, or the string itself where writing would change it.

    Raises:
        ValueError: It is not a date with time.
    """
    moment = datetime.fromisoformat(text)
    return moment if moment.tzinfo and format_moment(moment) == text else text
