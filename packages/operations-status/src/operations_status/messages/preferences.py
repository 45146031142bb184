"""Preferences of a client in its `Prefer` headers (RFC 7240)."""

from __future__ import annotations

import re

# Commas and semicolons within quotation marks are part of a value.
_PREFERENCE = re.compile(rb'(?:[^,"]|"(?:[^"\\]|\\.)*")+')
_DIGITS = 9


def read_wait(prefer: bytes) -> int | None:
    """Return how many seconds the client is ready to wait; None when it does not say.

    The first `wait` counts (RFC 7240, section 2). Other preferences, parameters of this one and
    what cannot be read are ignored.

    Args:
        prefer: The values of all `Prefer` headers, joined by commas.
    """
    for found in _PREFERENCE.finditer(prefer):
        name, _, value = found[0].partition(b";")[0].partition(b"=")
        if name.strip().lower() == b"wait":
            digits = value.strip().strip(b'"')
            return int(digits) if digits.isdigit() and len(digits) <= _DIGITS else None
    return None
