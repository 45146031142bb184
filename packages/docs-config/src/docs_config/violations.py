"""Findings from what the generated validator says of a document."""

from docs_config.findings import MAX_FINDINGS, Finding
from docs_config.hints import Advice, name_kind, name_type, show, to_way

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Literal

    from docs_config._violations import Violation
    from docs_config.lines import Lines, Span
    from docs_config.positions import Document

    Path = tuple[str | int, ...]
    Place = tuple[Path, bool]


class _Draft:
    """A finding without its place."""

    __slots__ = ("hint", "message", "name", "place", "pointer", "rule")

    def __init__(
        self,
        violation: "Violation",
        place: "Place",
        message: str,
        hint: str | None,
        name: str | None = None,
    ) -> None:
        self.rule = violation.rule
        self.pointer = violation.pointer
        self.place = place
        self.message = message
        self.hint = hint
        self.name = name


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
    drafts: list[_Draft] = []
    for violation in violations:
        drafts += _DRAFTERS[violation.rule](violation, advice)
    spans = document.locate_all([draft.place for draft in drafts])
    return [
        place(
            spans[draft.place],
            lines,
            rule=draft.rule,
            pointer=draft.pointer,
            property=draft.name,
            message=draft.message,
            hint=draft.hint,
        )
        for draft in drafts
    ]


def place(  # noqa: PLR0913 as many as a finding has
    span: "Span",
    lines: "Lines",
    *,
    rule: str,
    pointer: str,
    message: str,
    hint: str | None = None,
    severity: "Literal['error', 'warning']" = "error",
    property: str | None = None,  # noqa: A002 the report's own name for it
) -> Finding:
    """Return a finding that stands at a range of the text."""
    line, column = lines.position(span.start)
    end_line, end_column = lines.position(span.end)
    return Finding(
        rule,
        pointer,
        message,
        property=property,
        hint=hint,
        severity=severity,
        line=line,
        column=column,
        end_line=end_line,
        end_column=end_column,
    )


def _draft_required(violation: "Violation", advice: Advice) -> list[_Draft]:
    path = violation.path
    way = to_way(path)
    drafts = []
    for name in violation.definition["required"]:
        if name not in violation.value:
            message = f'{name_kind(way)} needs the property "{name}"'
            hint = advice.for_missing(name, way, violation.value)
            drafts.append(_Draft(violation, (path, False), message, hint, name))
    return drafts


def _draft_unwanted(violation: "Violation", advice: Advice) -> list[_Draft]:
    allowed = violation.definition["properties"]
    path = violation.path
    way = to_way(path)
    drafts = []
    for name in [name for name in violation.value if name not in allowed][:MAX_FINDINGS]:
        message = f"unexpected property {show(name)} in {name_kind(way)}"
        hint = advice.for_unwanted(name, way, violation.value)
        drafts.append(_Draft(violation, ((*path, name), True), message, hint, name))
    return drafts


def _draft_enum(violation: "Violation", advice: Advice) -> list[_Draft]:
    members = violation.definition["enum"]
    message = f"expected one of {', '.join(members)}; found {show(violation.value)}"
    hint = advice.for_enum(violation.value, members)
    return [_Draft(violation, (violation.path, False), message, hint)]


def _draft_type(violation: "Violation", advice: Advice) -> list[_Draft]:
    expected = violation.definition["type"]
    message = f"expected {name_type(expected)}, found {show(violation.value)}"
    path = violation.path
    hint = advice.for_type(violation.value, expected, to_way(path))
    return [_Draft(violation, (path, False), message, hint)]


_DRAFTERS = {
    "required": _draft_required,
    "additionalProperties": _draft_unwanted,
    "enum": _draft_enum,
    "type": _draft_type,
}
