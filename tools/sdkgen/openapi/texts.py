"""Texts of an OpenAPI document, cleaned for docstrings and help: plain sentences, one paragraph."""

from __future__ import annotations

import re

_LONGEST_FIELD, _LONGEST_METHOD = 300, 700
_LONGEST_SUMMARY = 88


def _clean(text: str, longest: int) -> str:
    """Return the first paragraph of a text without markup, cut at the end of a sentence."""
    paragraph = re.split(r"\n\s*\n", re.sub(r"<[^<>]+>", " ", text).strip())[0]
    plain = re.sub(r"!?\[([^\[\]]*)\]\([^()]*\)", r"\1", paragraph)
    plain = " ".join(re.sub(r"[\x00-\x1f\x7f]", " ", plain).split()).strip("#* ")
    while len(plain) > longest:
        shorter = re.match(rf"(.{{1,{longest - 1}}}[.!?])\s", plain)
        plain = shorter[1] if shorter else f"{plain[: longest - 4].rsplit(' ', 1)[0]} ..."
    return plain


def clean_field(text: str) -> str:
    """Return the text of a field or parameter; empty without one."""
    cleaned = _clean(text, _LONGEST_FIELD)
    return cleaned if not cleaned or cleaned[-1] in ".!?:`" else f"{cleaned}."


def clean_method(summary: str, description: str) -> str:
    """Return the text of a method: its summary as the first sentence, then its description."""
    first, more = _clean(summary, _LONGEST_SUMMARY), _clean(description, _LONGEST_METHOD)
    if not first or more.lower().startswith(first.lower().rstrip(".")):
        first = ""
    elif first[-1] not in ".!?":
        first += "."
    text = f"{first} {more}".strip()
    return text if not text or text[-1] in ".!?:`" else f"{text}."
