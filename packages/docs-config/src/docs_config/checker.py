"""Check of one text: decode, parse, validate, collect the findings."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from docs_config.rules.results import FileResult, in_document_order
from docs_config.schema.revisions import (
    AUTO,
    DEFAULT_REVISION,
    choose_revision,
    verify_revision,
)
from docs_config.schema.validation import describe, find_faults
from docs_config.sources import parse_source
from docs_config.text.reader import read_file

if TYPE_CHECKING:
    from docs_config.rules.findings import Finding
    from docs_config.sources import Source

Content = bytes | str | os.PathLike[str]


def check(source: Content, *, revision: str = AUTO) -> list[Finding]:
    """Return all findings of a configuration, in document order.

    Args:
        source: The JSON text itself as bytes or str, or a file's path as `os.PathLike`.
        revision: The revision of the format: `2024-08`, `2026-07` or `auto`. `auto` is the revision
            that `$schema` is pinned to; `2026-07` if the document uses a property that only this
            revision has; else `2024-08`, the revision of the specification.

    Returns:
        Findings of the rules `json/…` and of JSON Schema keywords; empty if nothing was found.
        Pages are not checked: there may be no folder around the text.

    Raises:
        FileError: The file cannot be read.
        ValueError: There is no such revision.
    """
    verify_revision(revision)
    return validate(parse_source(_read(source)), revision).findings


def is_valid(source: Content, *, revision: str = AUTO) -> bool:
    """Return whether a configuration is JSON (RFC 8259) and conforms to the schema.

    A byte order mark and a duplicate key do not make it invalid, although `check` reports them. The
    last value of a duplicate key is validated, as in nearly every parser.

    Args:
        source: The JSON text itself as bytes or str, or a file's path as `os.PathLike`.
        revision: The revision of the format, `2024-08`, `2026-07` or `auto`.

    Raises:
        FileError: The file cannot be read.
        ValueError: There is no such revision.
    """
    verify_revision(revision)
    parsed = parse_source(_read(source))
    if not parsed.is_json:
        return False
    _, violations, _ = choose_revision(parsed.value, revision)
    return not violations


class Verdict(NamedTuple):
    """The result of the validation of one text.

    Attributes:
        revision: The revision that it was checked against.
        findings: The findings, in document order.
        valid: Whether it is JSON and conforms to the schema.
        note: A remark on the choice of the revision, None if there is nothing to remark.
    """

    revision: str
    findings: list[Finding]
    valid: bool
    note: str | None = None


def validate(source: Source, revision: str) -> Verdict:
    """Return the findings of a parsed text, whether it is valid, and under which revision."""
    faults = find_faults(source)
    if source.document is None:
        chosen = DEFAULT_REVISION if revision == AUTO else revision
        return Verdict(chosen, faults, valid=False)
    chosen, violations, note = choose_revision(source.value, revision)
    found = describe(violations, source.document, chosen)
    findings = in_document_order([*faults, *found])
    return Verdict(chosen, findings, valid=not violations, note=note)


def examine(content: bytes | str, *, path: str = "<text>", revision: str = AUTO) -> FileResult:
    """Check a configuration without reading any other file.

    Args:
        content: The JSON text.
        path: Its name in reports.
        revision: The revision of the format, or `auto`.

    Raises:
        ValueError: There is no such revision.
    """
    verify_revision(revision)
    source = parse_source(content)
    verdict = validate(source, revision)
    return FileResult(
        path,
        source,
        revision=verdict.revision,
        valid=verdict.valid,
        findings=tuple(verdict.findings),
        notes=(verdict.note,) if verdict.note else (),
    )


def _read(source: Content) -> bytes | str:
    return source if isinstance(source, (bytes, str)) else read_file(os.fspath(source))
