"""The report as GitLab's Code Quality format, which merge requests show."""

import hashlib
import os

from docs_config.errors import FileError
from docs_config.report.ascii_json import to_json
from docs_config.rules.fingerprints import fingerprints

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any, TextIO

    from docs_config.rules.results import FileResult

_SEVERITIES = {"error": "major", "warning": "minor"}
_UNREADABLE = "unreadable-file"


def write_gitlab(results: "Iterable[FileResult | FileError]", stream: "TextIO") -> None:
    """Write an array of issues in ASCII, a line for each.

    Args:
        results: The checked files, and the errors about files that could not be checked.
        stream: Where the report goes.
    """
    stream.write("[")
    separator = "\n"
    for result in results:
        for issue in _list_issues(result):
            stream.write(separator + to_json(issue))
            separator = ",\n"
    stream.write("\n]\n")


def _list_issues(result: "FileResult | FileError") -> "Iterator[dict[str, Any]]":
    """Yield the issues of a file; no other file has issues with the same fingerprints."""
    if isinstance(result, FileError):
        yield {
            "description": result.reason,
            "check_name": _UNREADABLE,
            "fingerprint": _hash(result.path, _UNREADABLE),
            "severity": "critical",
            "location": {"path": _relative(result.path), "lines": {"begin": 1}},
        }
        return
    for finding, fingerprint in zip(result.findings, fingerprints(result), strict=True):
        file = result.path if finding.file is None else finding.file
        hint = f" (hint: {finding.hint})" if finding.hint else ""
        yield {
            "description": f"{finding.message}{hint}",
            "check_name": finding.rule,
            "fingerprint": _hash(result.path, fingerprint),
            "severity": _SEVERITIES[finding.severity],
            "location": {
                "path": _relative(file),
                "lines": {"begin": finding.line, "end": finding.end_line},
            },
        }


def _hash(path: str, fingerprint: str) -> str:
    text = f"{_relative(path)}\0{fingerprint}"
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]


def _relative(path: str) -> str:
    """Return a path as GitLab wants it: relative to the current folder, without `./`."""
    return os.path.relpath(path).replace(os.sep, "/")
