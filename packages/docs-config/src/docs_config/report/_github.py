"""The report as GitHub Actions workflow commands, which become annotations of a change."""

from docs_config.report.excerpt import printable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TextIO

    from docs_config.findings import Finding
    from docs_config.results import FileResult

_ESCAPES = {"%": "%25", "\r": "%0D", "\n": "%0A", "\t": "\t"}


def write_github(results: "Iterable[FileResult]", stream: "TextIO") -> None:
    """Write a command for each finding, in document order.

    Args:
        results: The judged files.
        stream: Where the report goes.
    """
    for result in results:
        for finding in result.findings:
            stream.write(_command(result.path, finding) + "\n")
        if result.note:
            file = _property(result.path)
            stream.write(f"::notice file={file},title=docs-config::{_data(result.note)}\n")


def _command(path: str, finding: "Finding") -> str:
    """Write one command; what ends on a later line is marked where it begins."""
    place = f"file={_property(path)},line={finding.line}"
    if finding.end_line == finding.line:
        place += f",endLine={finding.end_line},col={finding.column},endColumn={finding.end_column}"
    title = _property(f"docs-config: {finding.rule}")
    text = f"{finding.message} (hint: {finding.hint})" if finding.hint else finding.message
    return f"::{finding.severity} {place},title={title}::{_data(text)}"


def _data(text: str) -> str:
    """Escape a command's message as the runner reads it back, and what a log would act upon."""
    if text.isprintable():
        return text.replace("%", "%25")
    return "".join(_ESCAPES.get(character) or printable(character) for character in text)


def _property(text: str) -> str:
    """Escape the value of a command's property as the runner reads it back."""
    return _data(text).replace(":", "%3A").replace(",", "%2C")
