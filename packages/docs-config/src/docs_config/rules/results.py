"""The outcome of the check of one file: all that a report reads."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from docs_config.rules.findings import Finding
    from docs_config.sources import Document, Source
    from docs_config.text.lines import Lines


class FileResult:
    """One checked file.

    Attributes:
        path: The path as the user wrote it, or as it was found below a folder; `<stdin>`.
        source: The text and what it says.
        revision: The revision that it was checked against.
        valid: Whether it is JSON and keeps to the schema. Nothing else counts.
        findings: What is wrong, in document order.
        notes: Remarks on the whole file, a line each.
        hidden: How many findings are not reported, by the choice of rules or by the baseline.
    """

    __slots__ = ("findings", "hidden", "notes", "path", "revision", "source", "valid")

    def __init__(  # noqa: PLR0913 as many facts as there are
        self,
        path: str,
        source: "Source",
        *,
        revision: str,
        valid: bool,
        findings: "Sequence[Finding]" = (),
        notes: "Sequence[str]" = (),
        hidden: int = 0,
    ) -> None:
        self.path = path
        self.source = source
        self.revision = revision
        self.valid = valid
        self.findings = tuple(findings)
        self.notes = tuple(notes)
        self.hidden = hidden

    def with_findings(
        self, findings: "Sequence[Finding]", notes: "Sequence[str]", *, hidden: int = 0
    ) -> "FileResult":
        """Return the same file with other findings and notes, and so many more hidden ones."""
        return FileResult(
            self.path,
            self.source,
            revision=self.revision,
            valid=self.valid,
            findings=findings,
            notes=notes,
            hidden=self.hidden + hidden,
        )

    @property
    def remarks(self) -> tuple[str, ...]:
        """The notes, and the number of hidden findings if there are any."""
        return (*self.notes, count_hidden(self.hidden)) if self.hidden else self.notes

    @property
    def text(self) -> str:
        """The decoded text without a byte order mark."""
        return self.source.text

    @property
    def lines(self) -> "Lines":
        """The lines of `text`."""
        return self.source.lines

    @property
    def document(self) -> "Document | None":
        """The document with its positions, or None if the text is not JSON."""
        return self.source.document

    @property
    def is_truncated(self) -> bool:
        """Whether there may be more findings than are listed."""
        if not self.findings:
            return False
        from docs_config.rules.findings import MAX_FINDINGS  # noqa: PLC0415 a clean file has none

        return len(self.findings) >= MAX_FINDINGS


def count_hidden(hidden: int) -> str:
    """Return the number of hidden findings in words."""
    return f"{hidden} finding{'' if hidden == 1 else 's'} hidden"


def in_document_order(findings: "Sequence[Finding]") -> "list[Finding]":
    """Return the findings by line and column, those in other files last."""
    return sorted(findings, key=lambda f: (f.file or "", f.line, f.column))
