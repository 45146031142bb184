"""Warnings that name the line of the caller."""

from __future__ import annotations

import re
import sys
import warnings
from typing import TYPE_CHECKING

from hosting_sdk._types import HostingSDKWarning

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hosting_sdk.errors import Issue

__all__ = ["WarnedPlaces", "warn_caller"]

_MOST_PLACES = 1000
_ENTRY = re.compile(r'\[(?:\d+|"(?:[^"\\]|\\.)*")\]')


def warn_caller(message: str) -> None:
    """Issue a warning that points at the line outside of this package that made the call."""
    level, frame = 2, sys._getframe(1)  # noqa: SLF001 the documented way to a caller's frame
    while frame.f_back is not None and frame.f_globals["__name__"].startswith("hosting_sdk."):
        frame = frame.f_back
        level += 1
    warnings.warn(message, HostingSDKWarning, stacklevel=level)


class WarnedPlaces:
    """Places in results that did not match their type, of which a client has already warned.

    A place counts once for all items of a list and once for all entries of a map. The places thus
    come from the declared types, not from the responses.
    """

    def __init__(self) -> None:
        self._places: set[tuple[str, str]] = set()

    def warn(self, name: str, issues: Iterable[Issue]) -> None:
        """Warn of each new place, and of no more than a thousand places.

        Args:
            name: The operation.
            issues: The mismatches of its result.
        """
        for issue in issues:
            place = (name, _ENTRY.sub("[]", issue.path))
            if place in self._places or len(self._places) >= _MOST_PLACES:
                continue
            self._places.add(place)
            warn_caller(
                f"{name}: the result does not match its type at {issue}; it is returned as it came"
            )
