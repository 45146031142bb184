"""Conversion of the platform's names to Python names."""

from __future__ import annotations

import keyword
import re
import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_SEPARATORS = re.compile(r"[^0-9A-Za-z]+")
_HUMPS = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


_SIGNS = {"+": "plus", "-": "minus", "_": "", " ": "", ".": "dot", "/": "slash"}
_SHADOWING = {
    *("bool", "bytes", "dict", "float", "int", "list", "m", "object", "operation", "str", "type"),
}


class NameClashError(ValueError):
    """Two names of the platform fold into one name of Python."""


def spell(name: str) -> str:
    """Return a name with words for signs and before a leading digit: `+1` becomes `plus 1`."""
    words = []
    for char in name:
        sign = _SIGNS.get(char, unicodedata.name(char, f"character {ord(char):x}").lower())
        words.append(char if char.isascii() and char.isalnum() else f" {sign} ")
    spelt = "".join(words).strip() or "empty"
    return spelt if spelt[0].isalpha() else f"number {spelt}"


def rename_package(text: str, module: str) -> str:
    """Return a text of hosting-sdk with the names of another package in place of its own.

    Args:
        text: The text.
        module: The name under which the other package is imported.
    """
    renamed = text.replace("hosting_sdk", module).replace("HOSTING_SDK", module.upper())
    renamed = renamed.replace("hosting-sdk", module.replace("_", "-"))
    return renamed.replace("HostingSDK", to_pascal(module))


def to_snake(name: str) -> str:
    """Return the snake case of a wire name: `createSDKKey` becomes `create_sdk_key`."""
    return _HUMPS.sub("_", _SEPARATORS.sub("_", name).strip("_")).lower()


def to_identifier(name: str) -> str:
    """Return the snake case of a wire name, with a trailing underscore if it is a keyword.

    A name that is not valid in Python is spelt in words: `+1` becomes `plus_1`.
    """
    snake = to_snake(name)
    if not snake.isidentifier():
        snake = to_snake(spell(name))
    return f"{snake}_" if keyword.iskeyword(snake) else snake


def to_method_name(name: str) -> str:
    """Return the name of a method, with a trailing underscore if annotations use that name."""
    python = to_identifier(name)
    return f"{python}_" if python in _SHADOWING else python


def to_pascal(name: str) -> str:
    """Return the class-name form of a wire name: `git:providers` becomes `GitProviders`."""
    parts = _SEPARATORS.sub(" ", name).split()
    return "".join(part[0].upper() + part[1:] for part in parts)


def to_camel(attribute: str) -> str:
    """Return the wire name that the converter derives from an attribute by rule."""
    first, *rest = attribute.split("_")
    return first + "".join(part[:1].upper() + part[1:] for part in rest)


def to_words(name: str) -> list[str]:
    """Return the words of a name in lower case, leaving acronyms as they are."""
    words = _HUMPS.sub(" ", _SEPARATORS.sub(" ", name)).split()
    return [word if word.isupper() and len(word) > 1 else word.lower() for word in words]


def number(names: Iterable[str], taken: Iterable[str]) -> dict[str, str]:
    """Map wire names to Python names, one to one; a name that is taken gets a number.

    A wire name that is a Python name already is not changed.

    Args:
        names: The wire names.
        taken: Python names that get a trailing underscore.
    """
    given = list(names)
    reserved = set(taken)
    folded: dict[str, str] = {}
    for name in sorted(given, key=lambda each: to_identifier(each) != each):
        python = to_identifier(name)
        python = wanted = f"{python}_" if python in reserved else python
        count = 2
        while python in folded.values():
            python, count = f"{wanted.rstrip('_')}_{count}", count + 1
        folded[name] = python
    return {name: folded[name] for name in given}


def fold(
    names: Iterable[str], *, where: str, settled: dict[str, str] | None = None
) -> dict[str, str]:
    """Map wire names to Python names, one to one.

    Args:
        names: The wire names.
        where: What they belong to, for the message.
        settled: Python names that overrides give to some of them.

    Returns:
        The Python name of each wire name.

    Raises:
        NameClashError: Two of them fold into one; an override must settle it.
    """
    folded: dict[str, str] = {}
    taken: dict[str, str] = {}
    for name in names:
        python = (settled or {}).get(name) or to_identifier(name)
        if python in taken:
            raise NameClashError(
                f"expected distinct names in {where}, got {taken[python]!r} and {name!r}, "
                f"which both become {python!r}; settle it in overrides.toml"
            )
        taken[python] = name
        folded[name] = python
    return folded
