"""The report for programs: one JSON object, whose names and their order are a promise."""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, TextIO

    from docs_config.findings import Finding
    from docs_config.results import FileResult


def write_json(results: "Iterable[FileResult]", stream: "TextIO") -> None:
    """Write `{"files": [...], "summary": {...}}` in ASCII, a line for each finding, as they come.

    Args:
        results: The judged files.
        stream: Where the report goes.
    """
    summary = {"files": 0, "invalid": 0, "findings": 0}
    stream.write('{"files": [')
    for result in results:
        stream.write(",\n" if summary["files"] else "\n")
        _write_file(result, stream)
        summary["files"] += 1
        summary["invalid"] += not result.valid
        summary["findings"] += len(result.findings)
    stream.write(f'],\n"summary": {json.dumps(summary)}}}\n')


def _write_file(result: "FileResult", stream: "TextIO") -> None:
    head = json.dumps({"path": result.path, "valid": result.valid})
    stream.write(f'{head[:-1]}, "findings": [')
    stream.write(",".join("\n" + json.dumps(_finding(finding)) for finding in result.findings))
    stream.write("]}")


def _finding(finding: "Finding") -> "dict[str, Any]":
    return {
        "rule": finding.rule,
        "pointer": finding.pointer,
        "property": finding.property,
        "message": finding.message,
        "hint": finding.hint,
        "severity": finding.severity,
        "line": finding.line,
        "column": finding.column,
        "endLine": finding.end_line,
        "endColumn": finding.end_column,
    }
