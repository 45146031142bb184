"""The string at the cursor, in a text that need not be JSON yet."""

from __future__ import annotations

import json
import re
from typing import NamedTuple

_TOKEN = re.compile(r'"((?:[^"\\\r\n]|\\[^\r\n])*)"?|[{}\[\]:,]')


class StringValue(NamedTuple):
    """A string that is the value of a property.

    Attributes:
        path: The names of the properties that lead to it, without indices.
        start: The offset of its content, after the quote.
        end: The offset after its content.
        text: Its value; as it is written if an escape in it is wrong.
    """

    path: tuple[str, ...]
    start: int
    end: int
    text: str

    @property
    def name(self) -> str:
        """The name of the property."""
        return self.path[-1]


def find_string(text: str, offset: int) -> StringValue | None:
    """Return the string value at an offset, None if there is none.

    A string without its closing quote ends with its line.
    """
    around: list[str] = []  # the property of each open bracket, empty for an item of a list
    name = ""  # the property whose value comes next
    string = ""
    for token in _TOKEN.finditer(text):
        if token.start() > offset:
            break
        if token[1] is not None:
            if name and token.start(1) <= offset <= token.end(1):
                path = (*filter(None, around), name)
                try:
                    value = str(json.loads(f'"{token[1]}"', strict=False))
                except ValueError:
                    value = token[1]
                return StringValue(path, token.start(1), token.end(1), value)
            string = token[1]
        elif token[0] == ":":
            name = string
        elif token[0] in "{[":
            around.append(name)
            name = ""
        else:
            if token[0] in "}]" and around:
                around.pop()
            name = ""
    return None
