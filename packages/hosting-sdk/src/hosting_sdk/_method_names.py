"""Lookup of a method by a name that a person typed, and the words of names and texts."""

from __future__ import annotations

import difflib
import re
import unicodedata
from typing import TYPE_CHECKING, Any

from hosting_sdk._platform.names import EXAMPLE_METHOD

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

__all__ = [
    "close_names",
    "find_method",
    "fold",
    "name_shapes",
    "split_words",
    "suggest_names",
]

_HUMPS = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_WORD = re.compile(r"[^\W_]+")


def fold(name: str) -> str:
    """Normalize the spelling of a name: `idOrName`, `id_or_name` and `id-or-name` are one."""
    return "".join(letter for letter in name.casefold() if letter.isalnum())


def split_words(text: str) -> list[str]:
    """Split a text into lower-case words without accents; `getDNSRecords` has three."""
    decomposed = unicodedata.normalize("NFKD", text)
    plain = "".join(each for each in decomposed if not unicodedata.combining(each))
    return [word.casefold() for part in _WORD.findall(plain) for word in _HUMPS.split(part)]


def name_shapes(text: str, shapes: Iterable[tuple[str, str]]) -> str:
    """Replace values in a text by words for them: `a.example.com` by `domain`.

    Args:
        text: The text.
        shapes: Regular expressions, each with the words that stand for its matches.
    """
    for pattern, words in shapes:
        text = re.sub(pattern, f" {words} ", text)
    return text


def close_names(name: str, names: Iterable[str]) -> Sequence[str]:
    """Return up to three names that are close to a mistyped one."""
    folded = {fold(candidate): candidate for candidate in names}
    return [folded[match] for match in difflib.get_close_matches(fold(name), folded, cutoff=0.7)]


def suggest_names(name: str, known: Iterable[str]) -> str:
    """Return `; did you mean ...?` with the names that are close to a mistyped one, or nothing."""
    near = difflib.get_close_matches(name, list(known), n=3)
    return f"; did you mean {' or '.join(map(repr, near))}?" if near else ""


def find_method(methods: Sequence[Mapping[str, Any]], name: str) -> Mapping[str, Any]:
    """Return the method of a name in any spelling: `checksV2.getCheck`, `checks_v2.get_check`.

    Args:
        methods: The methods of the index.
        name: Group and method with a dot between them.

    Raises:
        ValueError: There is none; the message suggests similar names.
    """
    group, dot, method = name.partition(".")
    wanted = (fold(group), fold(method))
    for candidate in methods:
        if (fold(candidate["group"]), fold(candidate["method"])) == wanted:
            return candidate
    names = [f"{candidate['group']}.{candidate['method']}" for candidate in methods]
    if not dot:
        group, method = "", name
    same = [each for each in names if method and fold(each.partition(".")[2]) == fold(method)]
    alike = same or close_names(f"{group}.{method}", names)
    alike = alike or [each for each in names if each.startswith(f"{group}.")][:3]
    hint = f"; did you mean {' or '.join(alike)}?" if alike else ""
    raise ValueError(f"expected a method such as {EXAMPLE_METHOD!r}, got {name!r}{hint}")
