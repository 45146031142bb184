"""Result of the recovering parser."""

from docs_config.rules.records import Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from docs_config.text.faults import Fault


class Duplicate(Record):
    """A name that an object already has.

    Attributes:
        path: The path of the object, names and indices from the root.
        name: The name.
        first: Offset of its first occurrence, the opening quote.
        start: Offset of this occurrence, the opening quote.
        end: Offset after this occurrence's closing quote.
    """

    __slots__ = ("end", "first", "name", "path", "start")

    path: tuple[str | int, ...]
    name: str
    first: int
    start: int
    end: int

    def __init__(
        self, path: tuple[str | int, ...], name: str, first: int, start: int, end: int
    ) -> None:
        self._set(path=path, name=name, first=first, start=start, end=end)


class Parsed:
    """The readable part of a text.

    Attributes:
        value: The value; of use only if there are no faults.
        faults: Why the text is not JSON, in the order of the text.
        duplicates: The names that their objects already had.
    """

    __slots__ = ("duplicates", "faults", "value")

    def __init__(self, value: "Any", faults: "list[Fault]", duplicates: "list[Duplicate]") -> None:
        self.value = value
        self.faults = faults
        self.duplicates = duplicates
