"""The report for programs: one JSON object, whose names and their order are a promise."""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, TextIO

    from docs_config.findings import Finding
    from docs_config.results import FileResult


def write_json(results: "Iterable[FileResult]", stream: "TextIO") -> None:
    """Write `{"files": [...], "summary": {...}}` in ASCII.

    Args:
        results: The judged files.
        stream: Where the report goes.
    """
    files = [_file(result) for result in results]
    summary = {
        "files": len(files),
        "invalid": sum(not file["valid"] for file in files),
        "findings": sum(len(file["findings"]) for file in files),
    }
    json.dump({"files": files, "summary": summary}, stream, indent=2)
    stream.write("\n")


def _file(result: "FileResult") -> "dict[str, Any]":
    findings = [_finding(finding) for finding in result.findings]
    return {"path": result.path, "valid": result.valid, "findings": findings}


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
