"""The report as GitHub Actions workflow commands, which become annotations of a change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docs_config.errors import FileError
from docs_config.text.escapes import defuse, printable

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TextIO

    from docs_config.rules.results import FileResult

_ESCAPES = {"%": "%25", "\r": "%0D", "\n": "%0A", "\t": "\t"}


def write_github(results: Iterable[FileResult | FileError], stream: TextIO) -> None:
    """Write a command for each finding, in document order, and notices about the file.

    Args:
        results: The checked files, and the errors about files that could not be checked.
        stream: Where the report goes.
    """
    for result in results:
        if isinstance(result, FileError):
            file, reason = _property(result.path), _data(result.reason)
            stream.write(f"::error file={file},title=docs-config::{reason}\n")
            continue
        for finding in result.findings:
            file = result.path if finding.file is None else finding.file
            place = f"file={_property(file)},line={finding.line}"
            if finding.end_line == finding.line:  # else the runner marks the first line
                place += f",endLine={finding.end_line}"
                place += f",col={finding.column},endColumn={finding.end_column}"
            title = _property(f"docs-config: {finding.rule}")
            hint = f" (hint: {finding.hint})" if finding.hint else ""
            text = _data(f"{finding.message}{hint}")
            stream.write(f"::{finding.severity} {place},title={title}::{text}\n")
        if result.findings or result.remarks:
            for remark in (*result.remarks, f"checked against revision {result.revision}"):
                file = _property(result.path)
                stream.write(f"::notice file={file},title=docs-config::{_data(remark)}\n")


def _data(text: str) -> str:
    """Escape the message of a workflow command, and characters that a log would interpret."""
    text = defuse(text)
    if text.isprintable():
        return text.replace("%", "%25")
    return "".join(_ESCAPES.get(character) or printable(character) for character in text)


def _property(text: str) -> str:
    """Escape the value of a property of a workflow command."""
    return _data(text).replace(":", "%3A").replace(",", "%2C")
