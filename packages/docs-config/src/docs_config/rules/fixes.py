"""Repairs that findings offer, and the changes that they consist of."""

from docs_config.rules.records import Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Literal

    Path = tuple[str | int, ...]
    Action = Literal["replace", "rename", "remove", "append"]


class Change(Record):
    """One change of the document.

    Attributes:
        action: `replace` the value at `path` by `value`, `rename` the property at `path` to
            `value`, `remove` the item or property at `path`, or `append` `value` to the array at
            `path`.
        path: Names and indices from the root of the document.
        value: The new JSON value or name; None for `remove`.
    """

    __slots__ = ("action", "path", "value")

    action: "Action"
    path: "Path"
    value: "Any"

    def __init__(self, action: "Action", path: "Path", value: "Any" = None) -> None:
        self._set(action=action, path=path, value=value)


class Edit(Record):
    """One change of the text.

    Attributes:
        start: Offset of the first character that is replaced, in code points.
        end: Offset after the last one.
        text: What takes their place.
    """

    __slots__ = ("end", "start", "text")

    start: int
    end: int
    text: str

    def __init__(self, start: int, end: int, text: str) -> None:
        self._set(start=start, end=end, text=text)


class Fix(Record):
    """A repair of the configuration.

    Attributes:
        title: What it does, for people: `Write "guides/caching"`.
        changes: The changes of the document, or the edits of its text.
        is_safe: Whether it is certain that this is meant; `--fix` applies safe repairs alone,
            `--unsafe-fixes` the first repair of every finding.
    """

    __slots__ = ("changes", "is_safe", "title")

    title: str
    changes: "tuple[Change | Edit, ...]"
    is_safe: bool

    def __init__(self, title: str, *changes: "Change | Edit", is_safe: bool = False) -> None:
        self._set(title=title, changes=changes, is_safe=is_safe)
