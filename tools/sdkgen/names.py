"""How names of the platform become names of Python."""

from __future__ import annotations

import keyword
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_SEPARATORS = re.compile(r"[^0-9A-Za-z]+")
_HUMPS = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


class NameClashError(ValueError):
    """Two names of the platform fold into one name of Python."""


def to_snake(name: str) -> str:
    """Return the snake case of a wire name: `createSDKKey` becomes `create_sdk_key`."""
    return _HUMPS.sub("_", _SEPARATORS.sub("_", name).strip("_")).lower()


def to_identifier(name: str) -> str:
    """Return the snake case of a wire name, with a trailing underscore if it is a keyword."""
    snake = to_snake(name)
    if not snake.isidentifier():
        raise NameClashError(f"expected a wire name that makes a Python name, got {name!r}")
    return f"{snake}_" if keyword.iskeyword(snake) else snake


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
