"""Check of one text: decode, parse, validate, collect the findings.

A valid file needs the C scanner and one generated function; nothing else is imported for it.
"""

import os

from docs_config.rules.results import FileResult, in_document_order
from docs_config.schema.revisions import AUTO, choose_revision, verify_revision
from docs_config.sources import parse_source
from docs_config.text.reader import read_file

TYPE_CHECKING = False
if TYPE_CHECKING:
    from docs_config.rules.findings import Finding
    from docs_config.sources import Source

    Content = bytes | str | os.PathLike[str]


def check(source: "Content", *, revision: str = AUTO) -> "list[Finding]":
    """Return everything that is wrong with a configuration, in document order.

    Args:
        source: The JSON text itself as bytes or str, or a file's path as `os.PathLike`.
        revision: The revision of the format, `2024-08`, `2026-07` or `auto`: the one that `$schema`
            is pinned to; `2026-07` if the document uses a property that only this one knows; else
            `2024-08`, that of the specification.

    Returns:
        Findings of the rules `json/…` and of JSON Schema keywords; none if all is well. Pages are
        not checked: there may be no folder around the text.

    Raises:
        FileError: The file cannot be read.
        ValueError: There is no such revision.
    """
    verify_revision(revision)
    return validate(parse_source(_read(source)), revision).findings


def is_valid(source: "Content", *, revision: str = AUTO) -> bool:
    """Return whether a configuration is JSON (RFC 8259) and keeps to the schema.

    A byte order mark and a name that is there twice do not count, though `check` finds them: the
    schema sees the last value of a name, as in nearly every parser.

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
    choice = choose_revision(parsed.value, revision)
    if choice.is_accepted:
        return True
    from docs_config.schema.validation import fits  # noqa: PLC0415 most files never need it

    return fits(parsed.value, choice.revision)


class Verdict:
    """Findings of the rules that need no other file.

    Attributes:
        revision: The revision that it was checked against.
        valid: Whether it is JSON and keeps to the schema.
        findings: What is wrong, in document order.
        note: A remark on the choice of the revision, or None.
    """

    __slots__ = ("findings", "note", "revision", "valid")

    def __init__(
        self, revision: str, findings: "list[Finding]", *, valid: bool, note: str | None
    ) -> None:
        self.revision = revision
        self.findings = findings
        self.valid = valid
        self.note = note


def validate(source: "Source", revision: str) -> Verdict:
    """Return the findings of a parsed text, and whether it is valid."""
    if source.is_json:
        choice = choose_revision(source.value, revision)
        if choice.is_accepted and not source.has_bom and not source.duplicates:
            return Verdict(choice.revision, [], valid=True, note=choice.note)
    else:
        choice = choose_revision(None, revision)
    from docs_config.schema import validation  # noqa: PLC0415 most files never need it

    violations = validation.find_violations(source, choice.revision)
    is_valid = source.is_json and not violations
    note = choice.note
    if violations:
        other = validation.other_revision(source.value, choice.revision)
        note = f"valid under revision {other}: check with --revision {other}" if other else note
    findings = in_document_order([*validation.find_faults(source), *violations])
    return Verdict(choice.revision, findings, valid=is_valid, note=note)


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
        findings=verdict.findings,
        notes=[verdict.note] if verdict.note else [],
    )


def _read(source: "Content") -> bytes | str:
    return source if isinstance(source, (bytes, str)) else read_file(os.fspath(source))
