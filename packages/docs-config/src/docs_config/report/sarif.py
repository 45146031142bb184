"""The report as SARIF 2.1.0 (OASIS standard), which code scanning services read."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

from docs_config._version import __version__
from docs_config.errors import FileError
from docs_config.report.ascii_json import to_json
from docs_config.rules.catalogue import RULES
from docs_config.rules.fingerprints import fingerprints
from docs_config.rules.levels import family
from docs_config.text.edits import to_edits_of_each
from docs_config.text.lines import Span

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, TextIO

    from docs_config.rules.findings import Finding
    from docs_config.rules.fixes import Edit, Fix
    from docs_config.rules.results import FileResult

_SCHEMA = (
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)

_INDEXES = {name: number for number, name in enumerate(RULES)}


def write_sarif(results: Iterable[FileResult | FileError], stream: TextIO) -> None:
    """Write a SARIF log with one run, in ASCII, a line for each result, as they come.

    Args:
        results: The checked files, and the errors about files that could not be checked.
        stream: Where the report goes.
    """
    run = {"tool": {"driver": _describe_driver()}, "columnKind": "unicodeCodePoints"}
    stream.write(f'{{"$schema": "{_SCHEMA}", "version": "2.1.0", "runs": [\n')
    stream.write(f'{to_json(run)[:-1]}, "results": [')
    separator = "\n"
    is_successful = True
    notifications: list[dict[str, Any]] = []
    artifacts: list[dict[str, Any]] = []
    for result in results:
        if isinstance(result, FileError):
            is_successful = False
            notifications.append(_notification("error", result.reason, result.path))
            continue
        notifications += [_notification("note", text, result.path) for text in result.remarks]
        properties = {"revision": result.revision, "valid": result.valid, "hidden": result.hidden}
        artifacts.append({"location": {"uri": _uri(result.path)}, "properties": properties})
        prints = fingerprints(result)
        fixes = [fix for finding in result.findings for fix in finding.fixes]
        edits = to_edits_of_each(fixes, result.document)
        for finding, fingerprint in zip(result.findings, prints, strict=True):
            written = _result(result, finding, fingerprint)
            if finding.fixes:
                written["fixes"] = [_fix(result, fix, next(edits)) for fix in finding.fixes]
            stream.write(separator + to_json(written))
            separator = ",\n"
    invocation = {
        "executionSuccessful": is_successful,
        "toolExecutionNotifications": notifications,
    }
    stream.write(f'],\n"artifacts": {to_json(artifacts)},\n')
    stream.write(f'"invocations": [{to_json(invocation)}]}}]}}\n')


def _notification(level: str, text: str, path: str) -> dict[str, Any]:
    """Describe a remark on a file, or why it could not be checked."""
    location = {"physicalLocation": {"artifactLocation": {"uri": _uri(path)}}}
    return {"level": level, "message": {"text": text}, "locations": [location]}


def _describe_driver() -> dict[str, Any]:
    """Describe this program and its rules, with the URL of the documentation if it is known."""
    from importlib.metadata import distributions  # noqa: PLC0415 other reports need none

    # There is no distribution where this runs from a checkout.
    installed = next(iter(distributions(name="docs-config")), None)
    urls = installed.metadata.get_all("Project-URL") or () if installed else ()
    address = dict(url.split(", ", 1) for url in urls).get("Documentation")
    rules = []
    for name, rule in RULES.items():
        words = f"{family(name)}-{name.rpartition('/')[2]}".split("-")  # PagesDeadTarget
        described: dict[str, Any] = {
            "id": name,
            "name": "".join(word[0].upper() + word[1:] for word in words),
            "shortDescription": {"text": rule.summary},
            "fullDescription": {"text": f"{rule.summary} {rule.site}"},
            "defaultConfiguration": {"level": "warning" if rule.level == "warning" else "error"},
            "help": {"text": f"{rule.summary} {rule.site} docs-config explain {name}"},
        }
        if address is not None:
            described["helpUri"] = address
        rules.append(described)
    about = {} if address is None else {"informationUri": address}
    return {"name": "docs-config", "version": __version__, **about, "rules": rules}


def _result(result: FileResult, finding: Finding, fingerprint: str) -> dict[str, Any]:
    """Describe a finding; SARIF's end column, like ours, is the one after the last character."""
    region = {
        "startLine": finding.line,
        "startColumn": finding.column,
        "endLine": finding.end_line,
        "endColumn": finding.end_column,
    }
    uri = _uri(result.path if finding.file is None else finding.file)
    location: dict[str, Any] = {
        "physicalLocation": {"artifactLocation": {"uri": uri}, "region": region}
    }
    if finding.pointer:
        location["logicalLocations"] = [{"fullyQualifiedName": finding.pointer}]
    text = f"{finding.message} (hint: {finding.hint})" if finding.hint else finding.message
    written: dict[str, Any] = {
        "ruleId": finding.rule,
        "level": finding.severity,
        "message": {"text": text},
        "locations": [location],
        "partialFingerprints": {"docsConfig/v1": fingerprint},
    }
    if finding.rule in _INDEXES:
        written["ruleIndex"] = _INDEXES[finding.rule]
    return written


def _fix(result: FileResult, fix: Fix, edits: list[Edit]) -> dict[str, Any]:
    """Describe a repair by the regions that it deletes and the text that it inserts."""
    replacements = []
    for edit in edits:
        limits = result.lines.limits(Span(edit.start, edit.end))
        region = {
            "startLine": limits["line"],
            "startColumn": limits["column"],
            "endLine": limits["end_line"],
            "endColumn": limits["end_column"],
        }
        replacements.append({"deletedRegion": region, "insertedContent": {"text": edit.text}})
    change = {"artifactLocation": {"uri": _uri(result.path)}, "replacements": replacements}
    return {"description": {"text": fix.title}, "artifactChanges": [change]}


def _uri(path: str) -> str:
    """Write a path as the relative or absolute URI reference that SARIF wants."""
    path = path.replace("\\", "/")
    quoted = quote(path.encode("utf-8", "surrogateescape"))
    if path[1:3] == ":/" and path[0].isalpha():
        return f"file:///{path[0]}:{quoted.removeprefix(f'{path[0]}%3A')}"
    return f"file://{quoted}" if quoted.startswith("/") else quoted
