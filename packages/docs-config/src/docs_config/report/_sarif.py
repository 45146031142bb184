"""The report as SARIF 2.1.0 (OASIS standard), which code scanning services read."""

import json
from importlib.metadata import version
from urllib.parse import quote

from docs_config.report._rules import RULES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, TextIO

    from docs_config.findings import Finding
    from docs_config.results import FileResult

_SCHEMA = (
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)

_INDEXES = {name: number for number, name in enumerate(RULES)}


def write_sarif(results: "Iterable[FileResult]", stream: "TextIO", *, revision: str) -> None:
    """Write a SARIF log with one run, in ASCII, a line for each result, as they come.

    Args:
        results: The judged files.
        stream: Where the report goes.
        revision: The revision that the files were checked against.
    """
    driver = {
        "name": "docs-config",
        "version": version("docs-config"),
        "rules": [_rule(name, summary) for name, summary in RULES.items()],
    }
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "properties": {"revision": revision},
    }
    stream.write(f'{{"$schema": "{_SCHEMA}", "version": "2.1.0", "runs": [\n')
    stream.write(f'{json.dumps(run)[:-1]}, "results": [')
    separator = "\n"
    for result in results:
        for finding in result.findings:
            stream.write(separator + json.dumps(_result(result.path, finding)))
            separator = ",\n"
    stream.write("]}]}\n")


def _rule(name: str, summary: str) -> "dict[str, Any]":
    return {"id": name, "shortDescription": {"text": summary}}


def _result(path: str, finding: "Finding") -> "dict[str, Any]":
    text = f"{finding.message} (hint: {finding.hint})" if finding.hint else finding.message
    result: dict[str, Any] = {
        "ruleId": finding.rule,
        "level": finding.severity,
        "message": {"text": text},
        "locations": [_location(path, finding)],
    }
    if finding.rule in _INDEXES:
        result["ruleIndex"] = _INDEXES[finding.rule]
    return result


def _location(path: str, finding: "Finding") -> "dict[str, Any]":
    """Give a place; SARIF's end column, like ours, is the one after the last character."""
    region = {
        "startLine": finding.line,
        "startColumn": finding.column,
        "endLine": finding.end_line,
        "endColumn": finding.end_column,
    }
    location: dict[str, Any] = {
        "physicalLocation": {"artifactLocation": {"uri": _uri(path)}, "region": region}
    }
    if finding.pointer:
        location["logicalLocations"] = [{"fullyQualifiedName": finding.pointer}]
    return location


def _uri(path: str) -> str:
    """Write a path as the relative or absolute URI reference that SARIF wants."""
    quoted = quote(path.replace("\\", "/").encode("utf-8", "surrogateescape"))
    return f"file://{quoted}" if quoted.startswith("/") else quoted
