"""Repairs that findings offer, and the changes that they consist of."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

Path = tuple[str | int, ...]
Action = Literal["replace", "rename", "remove", "append"]


class Change(NamedTuple):
    """One change of the document.

    Attributes:
        action: `replace` the value at `path` by `value`, `rename` the property at `path` to
            `value`, `remove` the item or property at `path`, or `append` `value` to the array at
            `path`.
        path: Names and indices from the root of the document.
        value: The new JSON value or name; None for `remove`.
    """

    action: Action
    path: Path
    value: Any = None


class Edit(NamedTuple):
    """One change of the text.

    Attributes:
        start: Offset of the first character that is replaced, in code points.
        end: Offset after the last one.
        text: The replacement.
    """

    start: int
    end: int
    text: str


class Fix(NamedTuple):
    """A repair of the configuration.

    Attributes:
        title: What it does, for people: `Write "guides/caching"`.
        changes: The changes of the document, or the edits of its text.
        is_safe: Whether it is clear what is meant; `--fix` applies safe repairs alone,
            `--unsafe-fixes` the first repair of every finding.
        is_removal: Whether it deletes an entry because its page does not exist; only
            `--remove-dead` applies it.
    """

    title: str
    changes: tuple[Change | Edit, ...]
    is_safe: bool = False
    is_removal: bool = False
