"""Findings from what the generated validator says of a document."""

from docs_config.findings import Finding
from docs_config.hints import Advice, name_kind, name_type, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from docs_config._violations import Violation
    from docs_config.lines import Lines
    from docs_config.positions import Document

    Path = tuple[str | int, ...]
    Place = tuple[Path, str | None]
    # what to locate, property, message, hint
    Draft = tuple[Place, str | None, str, str | None]


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
            **lines.limits(spans[where]),
        )
        for violation, (where, name, message, hint) in drafts
    ]


def _draft_required(violation: "Violation", advice: Advice) -> "Iterable[Draft]":
    way, members = violation.way, violation.value
    for name in violation.definition["required"]:
        if name not in members:
            message = f'{name_kind(way)} needs the property "{name}"'
            yield (violation.path, None), name, message, advice.for_missing(name, way, members)


def _draft_unwanted(violation: "Violation", advice: Advice) -> "Iterable[Draft]":
    for name, message, hint in advice.for_unwanted(violation.way, violation.value):
        yield (violation.path, name), name, message, hint


def _draft_enum(violation: "Violation", advice: Advice) -> "Iterable[Draft]":
    members = violation.definition["enum"]
    message = f"expected one of {', '.join(members)}; found {show(violation.value)}"
    yield (violation.path, None), None, message, advice.for_enum(violation.value, members)


def _draft_type(violation: "Violation", advice: Advice) -> "Iterable[Draft]":
    expected = violation.definition["type"]
    message = f"expected {name_type(expected)}, found {show(violation.value)}"
    hint = advice.for_type(violation.value, expected, violation.way)
    yield (violation.path, None), None, message, hint


_DRAFTERS = {
    "required": _draft_required,
    "additionalProperties": _draft_unwanted,
    "enum": _draft_enum,
    "type": _draft_type,
}
