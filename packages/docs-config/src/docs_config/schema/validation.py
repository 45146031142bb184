"""Findings of a text: its faults, its duplicate keys, and its violations of the schema."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from docs_config.rules.findings import Finding
from docs_config.rules.fixes import Change, Fix, Path
from docs_config.schema.hints import Advice, misspelling, name_kind, name_type, show, to_way
from docs_config.text.lines import Span
from docs_config.text.positions import Place, to_pointer

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from docs_config.schema.violation import Violation
    from docs_config.sources import Document, Source

# the place, the property, the message, the hint, the repair
Draft = tuple[Place, str | None, str, str | None, Fix | None]


def find_faults(source: Source) -> list[Finding]:
    """Return the findings about the syntax of a text, in the order of the text."""
    found = []
    if source.has_bom:
        found.append(
            Finding(
                "json/byte-order-mark",
                "",
                "the file begins with a byte order mark; many parsers refuse it",
                hint="save the file as UTF-8 without a byte order mark, or run with --fix",
                severity="warning",
            )
        )
    lines = source.lines
    for fault in source.faults:
        fixes = () if fault.fix is None else (fault.fix,)
        limits = lines.limits(Span(fault.start, fault.end))
        found.append(Finding(fault.rule, "", fault.message, hint=fault.hint, fixes=fixes, **limits))
    for duplicate in source.duplicates:
        line, column = lines.position(duplicate.first)
        key = show(duplicate.name)
        found.append(
            Finding(
                "json/duplicate-key",
                to_pointer(_existing_part(duplicate.path, source.value)),
                f"{key} is there already, at line {line}, column {column}; the last one counts",
                property=duplicate.name,
                hint="delete one of them",
                **lines.limits(Span(duplicate.start, duplicate.end)),
            )
        )
    return found


def _existing_part(path: Path, value: Any) -> Path:
    """Return the part of a path up to the last object that a later duplicate has not replaced."""
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


def describe(violations: Iterable[Violation], document: Document, revision: str) -> list[Finding]:
    """Return a finding for each violation; for one about several names, a finding for each name.

    Args:
        violations: The violations that the generated validator found.
        document: The document.
        revision: The revision of the schema.
    """
    advice = Advice(revision)
    drafts = [
        (violation, draft)
        for violation in violations
        for draft in _DRAFTERS[violation.rule](violation, advice)
    ]
    spans = document.locate_all([draft[0] for _, draft in drafts])
    lines = document.lines
    return [
        Finding(
            violation.rule,
            to_pointer(violation.path),
            message,
            property=name,
            hint=hint,
            fixes=() if fix is None else (fix,),
            **lines.limits(spans[place]),
        )
        for violation, (place, name, message, hint, fix) in drafts
    ]


def _draft_required(violation: Violation, advice: Advice) -> Iterator[Draft]:
    way, members = to_way(violation.path), violation.value
    for name in violation.expected:
        if name not in members:
            message = f'{name_kind(way)} needs the property "{name}"'
            hint = advice.for_missing(name, way, members)
            yield (violation.path, None), name, message, hint, None


def _draft_unexpected(violation: Violation, advice: Advice) -> Iterator[Draft]:
    way, members = to_way(violation.path), violation.value
    for name, message, hint, meant in advice.for_unexpected(way, members):
        fix = None
        if meant is not None:
            change = Change("rename", (*violation.path, name), meant)
            is_certain = advice.is_certain(name, meant, way, members)
            fix = Fix(f'Rename to "{meant}"', (change,), is_safe=is_certain)
        yield (violation.path, name), name, message, hint, fix


def _draft_enum(violation: Violation, _: Advice) -> Iterator[Draft]:
    members = violation.expected
    message = f"expected one of {', '.join(members)}; found {show(violation.value)}"
    meant = misspelling(violation.value, members) if isinstance(violation.value, str) else None
    hint = fix = None
    if meant is not None:
        hint = f'did you mean "{meant}"?'
        fix = Fix(f'Write "{meant}"', (Change("replace", violation.path, meant),))
    yield (violation.path, None), None, message, hint, fix


def _draft_type(violation: Violation, advice: Advice) -> Iterator[Draft]:
    expected = violation.expected
    message = f"expected {name_type(expected)}, found {show(violation.value)}"
    hint, change = advice.for_type(violation.value, expected, violation.path)
    fix = Fix(f"{hint[0].upper()}{hint[1:]}", (change,)) if hint and change else None
    yield (violation.path, None), None, message, hint, fix


_DRAFTERS = {
    "required": _draft_required,
    "additionalProperties": _draft_unexpected,
    "enum": _draft_enum,
    "type": _draft_type,
}
