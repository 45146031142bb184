"""Findings from what the generated validator says of a document."""

from docs_config.rules.findings import Finding
from docs_config.rules.fixes import Change, Fix
from docs_config.schema.hints import Advice, name_kind, name_type, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from docs_config.schema._violations import Violation
    from docs_config.sources import Document
    from docs_config.text.lines import Lines

    Path = tuple[str | int, ...]
    Place = tuple[Path, str | None]
    # what to locate, property, message, hint, repair
    Draft = tuple[Place, str | None, str, str | None, Fix | None]


def describe(
    violations: "Iterable[Violation]", document: "Document", lines: "Lines", revision: str
) -> list[Finding]:
    """Return a finding for each violation, and for each name that one is about.

    Args:
        violations: What the generated validator raised.
        document: The document that it judged.
        lines: The lines of the document's text.
        revision: The revision of the schema.
    """
    advice = Advice(revision)
    drafts = [
        (violation, draft)
        for violation in violations
        for draft in _DRAFTERS[violation.rule](violation, advice)
    ]
    spans = document.locate_all([draft[0] for _, draft in drafts])
    return [
        Finding(
            violation.rule,
            violation.pointer,
            message,
            property=name,
            hint=hint,
            fixes=() if fix is None else (fix,),
            **lines.limits(spans[where]),
        )
        for violation, (where, name, message, hint, fix) in drafts
    ]


def _draft_required(violation: "Violation", advice: Advice) -> "Iterable[Draft]":
    way, members = violation.way, violation.value
    for name in violation.definition["required"]:
        if name not in members:
            message = f'{name_kind(way)} needs the property "{name}"'
            hint = advice.for_missing(name, way, members)
            yield (violation.path, None), name, message, hint, None


def _draft_unwanted(violation: "Violation", advice: Advice) -> "Iterable[Draft]":
    for name, message, hint, meant in advice.for_unwanted(violation.way, violation.value):
        fix = None
        if meant is not None:
            is_certain = advice.is_certain(name, meant, violation.way, violation.value)
            fix = Fix(
                f'Rename to "{meant}"',
                Change("rename", (*violation.path, name), meant),
                is_safe=is_certain,
            )
        yield (violation.path, name), name, message, hint, fix


def _draft_enum(violation: "Violation", advice: Advice) -> "Iterable[Draft]":
    members = violation.definition["enum"]
    message = f"expected one of {', '.join(members)}; found {show(violation.value)}"
    meant = advice.for_enum(violation.value, members)
    hint = fix = None
    if meant is not None:
        hint = f'did you mean "{meant}"?'
        fix = Fix(f'Write "{meant}"', Change("replace", violation.path, meant))
    yield (violation.path, None), None, message, hint, fix


def _draft_type(violation: "Violation", advice: Advice) -> "Iterable[Draft]":
    expected = violation.definition["type"]
    message = f"expected {name_type(expected)}, found {show(violation.value)}"
    hint, change = advice.for_type(violation.value, expected, violation.path)
    fix = Fix(f"{hint[0].upper()}{hint[1:]}", change) if hint and change else None
    yield (violation.path, None), None, message, hint, fix


_DRAFTERS = {
    "required": _draft_required,
    "additionalProperties": _draft_unwanted,
    "enum": _draft_enum,
    "type": _draft_type,
}
