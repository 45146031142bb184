"""The JSON report: one object, whose names and their order do not change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docs_config.errors import FileError
from docs_config.report.ascii_json import to_json

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, TextIO

    from docs_config.rules.findings import Finding
    from docs_config.rules.results import FileResult


def write_json(results: Iterable[FileResult | FileError], stream: TextIO) -> None:
    """Write `{"files": [...], "errors": [...], "summary": {...}}` in ASCII, a line a finding.

    Args:
        results: The checked files, and the errors about files that could not be checked.
        stream: Where the report goes.
    """
    summary: dict[str, Any] = {"files": 0, "invalid": 0, "findings": 0}
    errors = []
    stream.write('{"files": [')
    for result in results:
        if isinstance(result, FileError):
            errors.append(to_json({"path": result.path, "reason": result.reason}))
            continue
        stream.write(",\n" if summary["files"] else "\n")
        head: dict[str, Any] = {
            "path": result.path,
            "valid": result.valid,
            "revision": result.revision,
            "notes": list(result.notes),
        }
        if result.hidden:
            head["hidden"] = result.hidden
        if result.is_truncated:
            head["truncated"] = True
        stream.write(f'{to_json(head)[:-1]}, "findings": [')
        stream.write(",".join("\n" + to_json(_finding(finding)) for finding in result.findings))
        stream.write("]}")
        summary["files"] += 1
        summary["invalid"] += not result.valid
        summary["findings"] += len(result.findings)
        if result.hidden:
            summary["hidden"] = summary.get("hidden", 0) + result.hidden
        if result.is_truncated:
            summary["truncated"] = True
    stream.write(f'],\n"errors": [{", ".join(errors)}],\n"summary": {to_json(summary)}}}\n')


def _finding(finding: Finding) -> dict[str, Any]:
    written = {
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
    if finding.file is not None:
        written["file"] = finding.file
    return written
