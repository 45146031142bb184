"""A text and what it says: the first half of every check, bytes to value."""

from docs_config.text.reader import decode
from docs_config.text.scanner import ScanError, scan

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from docs_config.text.faults import Fault
    from docs_config.text.lines import Lines, Span
    from docs_config.text.parsed import Duplicate
    from docs_config.text.positions import Place


class Document:
    """A text that is JSON, what it says, and where it says it.

    Attributes:
        text: The text, without a byte order mark.
        value: The parsed value; of a name that is there twice, the last one.
    """

    __slots__ = ("_lines", "text", "value")

    def __init__(self, text: str, value: "Any") -> None:
        self.text = text
        self.value = value
        self._lines: Lines | None = None

    @property
    def lines(self) -> "Lines":
        """The lines of `text`, split at the first access."""
        if self._lines is None:
            from docs_config.text.lines import Lines  # noqa: PLC0415 a clean file needs no places

            self._lines = Lines(self.text)
        return self._lines

    def locate(self, path: "Sequence[str | int]", *, name: str | None = None) -> "Span":
        """Return where the value at *path* stands, or a name in it.

        Args:
            path: Names and indices from the root; they must exist.
            name: The name of a property of the object at *path*, if that is wanted: its quotes
                included, and not its value.

        Raises:
            KeyError: There is no such place.
        """
        wanted = (tuple(path), name)
        return self.locate_all([wanted])[wanted]

    def locate_all(self, wanted: "Iterable[Place]") -> "dict[Place, Span]":
        """Return where many places stand, in one pass; pairs of path and `name` as in `locate`."""
        from docs_config.text.positions import locate_all  # noqa: PLC0415 as above

        return locate_all(self.text, wanted)


class Source:
    """A text that was parsed; immutable by convention.

    Attributes:
        content: What was parsed.
        text: The text without a byte order mark; bytes that are not UTF-8 read U+FFFD.
        has_bom: Whether it begins with a byte order mark.
        is_json: Whether it is JSON (RFC 8259).
        value: The parsed value, if it is JSON; of a name that is there twice, the last one.
        faults: Why it is not JSON.
        duplicates: The names that their objects already had.
    """

    __slots__ = (
        "_document",
        "_lines",
        "content",
        "duplicates",
        "faults",
        "has_bom",
        "is_json",
        "text",
        "value",
    )

    def __init__(  # noqa: PLR0913 as many facts as there are
        self,
        content: bytes | str,
        text: str,
        *,
        has_bom: bool = False,
        value: "Any" = None,
        faults: "list[Fault] | None" = None,
        duplicates: "list[Duplicate] | None" = None,
    ) -> None:
        self.content = content
        self.text = text
        self.has_bom = has_bom
        self.value = value
        self.faults = faults or []
        self.duplicates = duplicates or []
        self.is_json = not self.faults
        self._lines: Lines | None = None
        self._document: Document | None = None

    @property
    def data(self) -> bytes:
        """The bytes of the text."""
        if isinstance(self.content, bytes):
            return self.content
        return self.content.encode("utf-8", "surrogatepass")

    @property
    def lines(self) -> "Lines":
        """The lines of `text`, split at the first access."""
        if self.document is not None:
            return self.document.lines
        if self._lines is None:
            from docs_config.text.lines import Lines  # noqa: PLC0415 a clean file needs no lines

            self._lines = Lines(self.text)
        return self._lines

    @property
    def document(self) -> Document | None:
        """The value with its positions, or None if the text is not JSON."""
        if self._document is None and self.is_json:
            self._document = Document(self.text, self.value)
        return self._document


def parse_source(content: bytes | str) -> Source:
    """Parse a text: with the C scanner if it is flawless, else with the recovering parser."""
    try:
        text, has_bom = decode(content)
        return Source(content, text, has_bom=has_bom, value=scan(text))
    except (UnicodeError, ScanError):
        from docs_config.text.damage import parse_damaged  # noqa: PLC0415 most files never need it

        text, has_bom, parsed = parse_damaged(content)
        return Source(
            content,
            text,
            has_bom=has_bom,
            value=parsed.value,
            faults=parsed.faults,
            duplicates=[] if parsed.faults else parsed.duplicates,
        )
