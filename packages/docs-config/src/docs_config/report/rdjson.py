"""The report in the Reviewdog Diagnostic Format."""

from docs_config.errors import FileError
from docs_config.report.ascii_json import to_json
from docs_config.text.edits import to_edits_of_each
from docs_config.text.lines import Span

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any, TextIO

    from docs_config.rules.findings import Finding
    from docs_config.rules.results import FileResult


def write_rdjson(results: "Iterable[FileResult | FileError]", stream: "TextIO") -> None:
    """Write a `DiagnosticResult` in ASCII, a line for each finding.

    Args:
        results: The checked files, and the errors about files that could not be checked.
        stream: Where the report goes.
    """
    stream.write('{"source": {"name": "docs-config"}, "diagnostics": [')
    separator = "\n"
    for result in results:
        for diagnostic in _list_diagnostics(result):
            stream.write(separator + to_json(diagnostic))
            separator = ",\n"
    stream.write("\n]}\n")


def _list_diagnostics(result: "FileResult | FileError") -> "Iterator[dict[str, Any]]":
    if isinstance(result, FileError):
        location = {"path": result.path}
        yield {"message": result.reason, "location": location, "severity": "ERROR"}
        return
    for finding in result.findings:
        hint = f" (hint: {finding.hint})" if finding.hint else ""
        diagnostic: dict[str, Any] = {
            "message": f"{finding.message}{hint}",
            "location": _locate(result, finding),
            "severity": finding.severity.upper(),
            "code": {"value": finding.rule},
        }
        # A suggestion replaces one range; a removal is never suggested.
        fixes = [fix for fix in finding.fixes if not fix.is_removal]
        suggestions = [
            {"range": _to_range(result, Span(edits[0].start, edits[0].end)), "text": edits[0].text}
            for edits in to_edits_of_each(fixes, result.document)
            if len(edits) == 1
        ]
        if suggestions:
            diagnostic["suggestions"] = suggestions
        yield diagnostic


def _locate(result: "FileResult", finding: "Finding") -> "dict[str, Any]":
    """Return the place of a finding; in another file, whose bytes are not known, by its lines."""
    if finding.file is not None:
        lines = {"start": {"line": finding.line}, "end": {"line": finding.end_line}}
        return {"path": finding.file, "range": lines}
    span = Span(
        result.lines.offset(finding.line, finding.column),
        result.lines.offset(finding.end_line, finding.end_column),
    )
    return {"path": result.path, "range": _to_range(result, span)}


def _to_range(result: "FileResult", span: Span) -> "dict[str, Any]":
    """Return a range whose columns count bytes of UTF-8, from 1."""
    limits = result.lines.limits(span)
    return {
        "start": _to_position(result, limits["line"], limits["column"]),
        "end": _to_position(result, limits["end_line"], limits["end_column"]),
    }


def _to_position(result: "FileResult", line: int, column: int) -> "dict[str, int]":
    before = result.lines.line(line)[: column - 1]
    return {"line": line, "column": len(before.encode("utf-8", "surrogatepass")) + 1}
