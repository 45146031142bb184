"""Findings of a text: its faults, its duplicate names and its violations of the schema."""

from docs_config.rules.findings import Finding
from docs_config.schema._compiled import ALL, FIRST
from docs_config.schema._violations import Violation, Violations
from docs_config.schema.hints import show
from docs_config.schema.violations import describe
from docs_config.text.lines import Span
from docs_config.text.positions import to_pointer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from docs_config.sources import Source
    from docs_config.text.faults import Fault
    from docs_config.text.parsed import Duplicate


def find_faults(source: "Source") -> list[Finding]:
    """Return what is wrong with a text as JSON, in the order of the text."""
    found = [_byte_order_mark()] if source.has_bom else []
    found += [_unreadable(fault, source) for fault in source.faults]
    return found + [_duplicate(duplicate, source) for duplicate in source.duplicates]


def find_violations(source: "Source", revision: str) -> list[Finding]:
    """Return how a document breaks the schema of a revision; nothing if it does not."""
    document = source.document
    if document is None:
        return []
    try:
        ALL[revision](document.value)
    except Violations as violations:
        return describe(violations.errors, document, source.lines, revision)
    return []


def fits(value: "Any", revision: str) -> bool:
    """Return whether a value keeps to the schema of a revision."""
    try:
        FIRST[revision](value)
    except Violation:
        return False
    return True


def other_revision(value: "Any", revision: str) -> str | None:
    """Return another revision that an invalid document fits, if there is one."""
    others = (other for other in ALL if other != revision)
    return next((other for other in others if fits(value, other)), None)


def _byte_order_mark() -> Finding:
    return Finding(
        "json/byte-order-mark",
        "",
        "the file begins with a byte order mark; many parsers refuse it",
        hint="save the file as UTF-8 without a byte order mark, or run with --fix",
        severity="warning",
    )


def _duplicate(duplicate: "Duplicate", source: "Source") -> Finding:
    line, column = source.lines.position(duplicate.first)
    shown = show(duplicate.name)
    return Finding(
        "json/duplicate-key",
        to_pointer(_existing(duplicate.path, source.value)),
        f"{shown} is there already, at line {line}, column {column}; the last one counts",
        property=duplicate.name,
        hint="delete one of them",
        **source.lines.limits(Span(duplicate.start, duplicate.end)),
    )


def _existing(path: "tuple[str | int, ...]", value: "Any") -> "tuple[str | int, ...]":
    """Return the longest existing part of a path: a later duplicate may replace the rest."""
    reached = 0
    for number, step in enumerate(path, start=1):
        is_inside = isinstance(value, dict) and step in value
        if isinstance(value, list) and isinstance(step, int) and step < len(value):
            is_inside = True
        if not is_inside:
            break
        value = value[step]
        if isinstance(value, dict):
            reached = number
    return path[:reached]


def _unreadable(fault: "Fault", source: "Source") -> Finding:
    limits = source.lines.limits(Span(fault.start, fault.end))
    fixes = () if fault.fix is None else (fault.fix,)
    return Finding(fault.rule, "", fault.message, hint=fault.hint, fixes=fixes, **limits)
