"""Fingerprints of error messages: the text without the parts that differ from error to error.

A fingerprint has a placeholder for each quoted text, URL, path, time, identifier, address, amount
and number, so that errors with one cause have one fingerprint. It is kept for each operation that
has failed; its words are indexed for searches. Stores keep keys that are made of fingerprints: a
change of the patterns needs a migration of the stores.
"""

from __future__ import annotations

import re
from functools import lru_cache

FINGERPRINT_MAX = 200
"""Largest number of characters of a fingerprint."""

WORDS_MAX = 24
"""Largest number of words of an error that are indexed."""

_READ_MAX = 1_000
"""Number of characters of a message that are read; the rest is seldom part of the cause."""

# The order matters: a quoted path is a quoted text, and the digits of a time are not numbers.
# Bounds and lookbehinds keep the time linear: messages come from any program that is recorded.
_PARTS = (
    (re.compile(r'"[^"\n]*"|`[^`\n]*`|«[^»\n]*»|“[^”\n]*”|(?<!\w)\'[^\'\n]*\'(?!\w)'), "<text>"),
    (re.compile(r"\b[a-zA-Z][a-zA-Z0-9+.-]{0,20}://[^\s,;)\]}>]+"), "<url>"),
    (re.compile(r"\b[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+"), "<address>"),
    (
        re.compile(
            r"\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?"
            r"|\b\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\b"
        ),
        "<time>",
    ),
    (re.compile(r"\b[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\b"), "<id>"),
    (re.compile(r"(?<![\w.<])(?:[A-Za-z]:)?(?:[\\/][\w.@%+~=-]+)+[\\/]?(?:\?\S*)?"), "<path>"),
    (re.compile(r"(?<![\w.@%+~=<-])\.{0,2}(?:[\w.@%+~=-]+[\\/])+[\w.@%+~=-]+"), "<path>"),
    (re.compile(r"\b(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?\b"), "<address>"),
    (re.compile(r"\b0[xX][0-9a-fA-F]+\b"), "<id>"),
    (re.compile(r"\b(?=[0-9a-fA-F]*\d)(?=[0-9a-fA-F]*[a-fA-F])[0-9a-fA-F]{6,}\b"), "<id>"),
    (re.compile(r"\b(?=\w*\d)(?=\w*[A-Za-z])[\w-]*\d[\w-]{5,}\b|\b\w+[-_]\d[\w-]*\b"), "<id>"),
    (re.compile(r"[-+]?\d+(?:[.,]\d+)*"), "<n>"),
)
_WORD = re.compile(r"[^\W\d_]+")
_PLACEHOLDER = re.compile(r"<[a-z]+>")


def to_fingerprint(message: str) -> str:
    """Return the fingerprint of an error message, of at most `FINGERPRINT_MAX` characters."""
    return _normalize(message[:_READ_MAX])


@lru_cache(maxsize=1024)
def _normalize(message: str) -> str:
    text = " ".join(message.split())
    for pattern, placeholder in _PARTS:
        text = pattern.sub(placeholder, text)
    return text if len(text) <= FINGERPRINT_MAX else f"{text[: FINGERPRINT_MAX - 1]}…"


def to_words(code: str, message: str) -> frozenset[str]:
    """Return the words by which an error is found: those of its fingerprint and its code.

    The words are in lower case and have no digits.
    """
    text = f"{code} {_PLACEHOLDER.sub(' ', to_fingerprint(message))}".lower()
    return frozenset([code.lower(), *_WORD.findall(text)[:WORDS_MAX]])
