"""Names of findings that stay the same while a file is edited elsewhere."""

from __future__ import annotations

import hashlib
import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from docs_config.rules.findings import Finding
    from docs_config.rules.results import FileResult

_CONTEXT = 80


def fingerprints(result: FileResult) -> list[str]:
    """Return a name for each finding of a file, in their order.

    It is made of the rule, what is said, and the text at the place, and not of lines, columns,
    indices or the current folder. Findings that agree in all that are numbered.
    """
    counts: dict[str, int] = {}
    named = []
    for finding in result.findings:
        said = "\0".join(_parts(finding, result))
        counts[said] = counts.get(said, 0) + 1
        digest = hashlib.sha256(f"{said}\0{counts[said]}".encode("utf-8", "surrogatepass"))
        named.append(digest.hexdigest()[:32])
    return named


def _parts(finding: Finding, result: FileResult) -> list[str]:
    steps = finding.pointer.split("/")
    folder = os.path.dirname(result.path) or "."  # noqa: PTH120 as cheap as possible
    file = os.path.relpath(finding.file, folder).replace(os.sep, "/") if finding.file else ""
    way = "/".join("*" if step.isdigit() else step for step in steps)
    return [
        finding.rule,
        file,
        way,
        finding.property or "",
        _remove_places(finding.message),
        _context(finding, result),
    ]


def _remove_places(message: str) -> str:
    """Return a message without the numbers of lines and columns in it."""
    words = message.split(" ")
    return " ".join(
        word
        for before, word in zip(["", *words], words, strict=False)
        if before not in ("line", "lines", "column", "to")
    )


def _context(finding: Finding, result: FileResult) -> str:
    """Return the beginning of the text at the place of a finding, without its layout."""
    if finding.file is not None:
        return ""
    start = result.lines.offset(finding.line, finding.column)
    end = result.lines.offset(finding.end_line, finding.end_column)
    return "".join(result.text[start : min(end, start + 4 * _CONTEXT)].split())[:_CONTEXT]
