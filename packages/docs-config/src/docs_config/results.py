"""What is known of one file after it was judged; the reports read nothing else."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from docs_config.findings import Finding
    from docs_config.lines import Lines
    from docs_config.positions import Document


class FileResult:
    """One file, judged.

    Attributes:
        path: The path as the user wrote it, or as it was found below a folder; `<stdin>`.
        data: What was read, byte for byte.
        text: The decoded text without a byte order mark; bytes that are not UTF-8 read U+FFFD.
        is_json: Whether the text is JSON (RFC 8259).
        value: The parsed document, if it is.
        valid: Whether the file is JSON and keeps to the schema. Nothing else counts.
        findings: What is wrong, in document order.
        note: That the file is valid under the other revision, in one line, or None.
        has_bom: Whether the file begins with a byte order mark.
    """

    __slots__ = (
        "_document",
        "_lines",
        "data",
        "findings",
        "has_bom",
        "is_json",
        "note",
        "path",
        "text",
        "valid",
        "value",
    )

    def __init__(self, path: str, data: bytes, text: str) -> None:
        self.path = path
        self.data = data
        self.text = text
        self.is_json = False
        self.value: Any = None
        self.valid = False
        self.findings: list[Finding] = []
        self.note: str | None = None
        self.has_bom = False
        self._document: Document | None = None
        self._lines: Lines | None = None

    @property
    def lines(self) -> "Lines":
        """The lines of `text`, split when they are first asked for."""
        if self._lines is None:
            from docs_config.lines import Lines  # noqa: PLC0415 a clean file needs no lines

            self._lines = Lines(self.text)
        return self._lines

    @property
    def document(self) -> "Document | None":
        """The document with its positions, or None when the text is not JSON."""
        if self._document is None and self.is_json:
            from docs_config.positions import Document  # noqa: PLC0415 as above

            self._document = Document(self.text, self.value)
        return self._document


def in_document_order(findings: "list[Finding]") -> "list[Finding]":
    """Return the findings by line and column; those of one place keep their order."""
    return sorted(findings, key=lambda finding: (finding.line, finding.column))
