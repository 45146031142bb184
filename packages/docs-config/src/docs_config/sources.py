"""A text and its JSON value: the first step of every check, from bytes to a value."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from docs_config.text.lines import Lines
from docs_config.text.positions import locate_all
from docs_config.text.reader import decode
from docs_config.text.scanner import ScanError, scan

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from docs_config.text.lines import Span
    from docs_config.text.parser import DuplicateKey, Fault
    from docs_config.text.positions import Place


class Document:
    """A text that is JSON, its value, and the positions of all values in it.

    Attributes:
        text: The text, without a byte order mark.
        value: The parsed value; of a duplicate key, the last one.
    """

    def __init__(self, text: str, value: Any) -> None:
        self.text = text
        self.value = value

    @cached_property
    def lines(self) -> Lines:
        """The lines of `text`."""
        return Lines(self.text)

    def locate(self, path: Sequence[str | int], *, name: str | None = None) -> Span:
        """Return the position of the value at *path*, or of a key in it.

        Args:
            path: Names and indices from the root; they must exist.
            name: A key of the object at *path*, to locate the key with its quotes in place of the
                value.

        Raises:
            KeyError: The place does not exist.
        """
        place = (tuple(path), name)
        return self.locate_all([place])[place]

    def locate_all(self, places: Iterable[Place]) -> dict[Place, Span]:
        """Return the positions of many places in one pass.

        A place is a pair of a path and a name or None, as for `locate`.
        """
        return locate_all(self.text, places)


class Source:
    """A parsed text; immutable by convention.

    Attributes:
        content: The content before decoding.
        text: The text without a byte order mark; U+FFFD replaces bytes that are not UTF-8.
        has_bom: Whether it begins with a byte order mark.
        value: The parsed value; of a duplicate key, the last one. If it is not JSON, the part that
            the parser could recover.
        faults: Why it is not JSON.
        duplicates: The duplicate keys; empty if it is not JSON.
    """

    def __init__(  # noqa: PLR0913 a record
        self,
        content: bytes | str,
        text: str,
        *,
        has_bom: bool = False,
        value: Any = None,
        faults: Sequence[Fault] = (),
        duplicates: Sequence[DuplicateKey] = (),
    ) -> None:
        self.content = content
        self.text = text
        self.has_bom = has_bom
        self.value = value
        self.faults = faults
        self.duplicates = duplicates

    @property
    def is_json(self) -> bool:
        """Whether it is JSON (RFC 8259)."""
        return not self.faults

    @property
    def data(self) -> bytes:
        """The bytes of the text."""
        if isinstance(self.content, bytes):
            return self.content
        return self.content.encode("utf-8", "surrogatepass")

    @cached_property
    def lines(self) -> Lines:
        """The lines of `text`."""
        return Lines(self.text) if self.document is None else self.document.lines

    @cached_property
    def document(self) -> Document | None:
        """The value with its positions, or None if the text is not JSON."""
        return Document(self.text, self.value) if self.is_json else None


def parse_source(content: bytes | str) -> Source:
    """Parse a text with the strict scanner, or with the recovering parser if the scanner fails."""
    try:
        text, has_bom = decode(content)
        return Source(content, text, has_bom=has_bom, value=scan(text))
    except (UnicodeError, ScanError):
        from docs_config.text.parser import parse_content  # noqa: PLC0415 only for faults

        text, has_bom, parsed = parse_content(content)
        return Source(
            content,
            text,
            has_bom=has_bom,
            value=parsed.value,
            faults=parsed.faults,
            duplicates=() if parsed.faults else parsed.duplicates,
        )
