"""The result of the check of one file, from which all reports are written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from docs_config.rules import MAX_FINDINGS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from docs_config.rules.findings import Finding
    from docs_config.sources import Document, Source
    from docs_config.text.lines import Lines


class FileResult(NamedTuple):
    """One checked file.

    Attributes:
        path: The path as the user wrote it, or as it was found below a folder; `<stdin>`.
        source: The text and its value.
        revision: The revision that it was checked against.
        valid: Whether it is JSON and conforms to the schema; no other rule counts.
        findings: The findings, in document order.
        notes: Remarks on the whole file, a line each.
        hidden: The number of findings that are not reported, because their rules are switched off
            or the baseline has them.
    """

    path: str
    source: Source
    revision: str
    valid: bool
    findings: tuple[Finding, ...] = ()
    notes: tuple[str, ...] = ()
    hidden: int = 0

    def with_findings(
        self, findings: Sequence[Finding], notes: Sequence[str], *, hidden: int = 0
    ) -> FileResult:
        """Return the same result with other findings and notes; *hidden* is added to `hidden`."""
        return self._replace(
            findings=tuple(findings), notes=tuple(notes), hidden=self.hidden + hidden
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
    def lines(self) -> Lines:
        """The lines of `text`."""
        return self.source.lines

    @property
    def document(self) -> Document | None:
        """The document with its positions, or None if the text is not JSON."""
        return self.source.document

    def value_at(self, pointer: str) -> Any:
        """Return the value at a JSON Pointer (RFC 6901), None if the text is not JSON."""
        value = self.source.value
        for step in pointer.split("/")[1:] if self.source.is_json else ():
            name = step.replace("~1", "/").replace("~0", "~")
            value = value[int(name) if isinstance(value, list) else name]
        return value

    @property
    def is_truncated(self) -> bool:
        """Whether there may be more findings than are listed."""
        return len(self.findings) >= MAX_FINDINGS


def count_hidden(hidden: int) -> str:
    """Return the number of hidden findings in words."""
    return f"{hidden} finding{'' if hidden == 1 else 's'} hidden"


def in_document_order(findings: Sequence[Finding]) -> list[Finding]:
    """Return the findings by line and column, those in other files last."""
    return sorted(findings, key=lambda f: (f.file or "", f.line, f.column))
