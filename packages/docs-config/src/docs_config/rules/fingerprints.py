"""Fingerprints of findings, which stay the same while a file is edited elsewhere."""

from __future__ import annotations

import hashlib
import os
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from docs_config.rules.findings import Finding
    from docs_config.rules.results import FileResult

_EXCERPT_LENGTH = 80
_PLACES = re.compile(r"\b(lines?|column) \d+(?: to \d+)?")


def fingerprints(result: FileResult) -> list[str]:
    """Return a fingerprint for each finding of a file, in their order.

    It is a hash of the rule, the message and the text at the place, without lines, columns, indices
    and the current folder. Findings that are equal in these are numbered.
    """
    counts: dict[str, int] = {}
    named = []
    for finding in result.findings:
        excerpt = ""
        if finding.file is None:
            start = result.lines.offset(finding.line, finding.column)
            end = result.lines.offset(finding.end_line, finding.end_column)
            # White space is dropped, so more text is read than the excerpt has characters.
            text = result.text[start : min(end, start + 4 * _EXCERPT_LENGTH)]
            excerpt = "".join(text.split())[:_EXCERPT_LENGTH]
        parts = [
            finding.rule,
            relative_file(finding, result),
            without_indices(finding.pointer),
            finding.property or "",
            without_places(finding.message),
            excerpt,
        ]
        said = "\0".join(parts)
        counts[said] = counts.get(said, 0) + 1
        digest = hashlib.sha256(f"{said}\0{counts[said]}".encode("utf-8", "surrogatepass"))
        named.append(digest.hexdigest()[:32])
    return named


def relative_file(finding: Finding, result: FileResult) -> str:
    """Return the path of the page of a finding, relative to the configuration, or `""`."""
    folder = os.path.dirname(result.path) or "."  # noqa: PTH120 as cheap as possible
    return os.path.relpath(finding.file, folder).replace(os.sep, "/") if finding.file else ""


def without_indices(pointer: str) -> str:
    """Return a pointer with `*` in place of indices."""
    return "/".join("*" if step.isdigit() else step for step in pointer.split("/"))


def without_places(message: str) -> str:
    """Return a message with `*` in place of the numbers of lines and columns."""
    return _PLACES.sub(r"\1 *", message)
