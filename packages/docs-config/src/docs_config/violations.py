"""Findings from what the generated validator says of a document."""

from docs_config.findings import MAX_FINDINGS, Finding
from docs_config.hints import Advice, name_kind, name_type, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Literal

    from docs_config._violations import Violation
    from docs_config.lines import Lines, Span
    from docs_config.positions import Document

    Path = tuple[str | int, ...]
    Way = tuple[str, ...]
    Place = tuple[Path, bool]
    # rule, pointer, what to locate, property, message, hint
    Draft = tuple[str, str, Place, str | None, str, str | None]


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
    drafts: list[Draft] = []
    for violation in violations:
        drafts += _DRAFTERS[violation.rule](violation, advice)
    spans = document.locate_all([draft[2] for draft in drafts])
    return [
        place(
            spans[where],
            lines,
            rule=rule,
            pointer=pointer,
            property=name,
            message=message,
            hint=hint,
        )
        for rule, pointer, where, name, message, hint in drafts
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
    line, column, end_line, end_column = lines.limits(span)
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


def _steps(pointer: str) -> "tuple[Path, Way]":
    """Return the path that a pointer into a configuration means, and the path without indices."""
    path: list[str | int] = []
    way: list[str] = []
    for step in pointer.split("/")[1:]:
        if step.isdecimal():
            path.append(int(step))
            way.append("*")
        else:
            path.append(step)
            way.append(step)
    return tuple(path), tuple(way)


def _draft_required(violation: "Violation", advice: Advice) -> "list[Draft]":
    pointer = violation.pointer
    path, way = _steps(pointer)
    drafts: list[Draft] = []
    for name in violation.definition["required"]:
        if name not in violation.value:
            message = f'{name_kind(way)} needs the property "{name}"'
            hint = advice.for_missing(name, way, violation.value)
            drafts.append((violation.rule, pointer, (path, False), name, message, hint))
    return drafts


def _draft_unwanted(violation: "Violation", advice: Advice) -> "list[Draft]":
    pointer = violation.pointer
    path, way = _steps(pointer)
    members = violation.value
    allowed = violation.definition["properties"]
    drafts: list[Draft] = []
    for name in [name for name in members if name not in allowed][:MAX_FINDINGS]:
        message, hint = advice.for_unwanted(name, way, members)
        drafts.append((violation.rule, pointer, ((*path, name), True), name, message, hint))
    return drafts


def _draft_enum(violation: "Violation", advice: Advice) -> "list[Draft]":
    pointer = violation.pointer
    members = violation.definition["enum"]
    message = f"expected one of {', '.join(members)}; found {show(violation.value)}"
    hint = advice.for_enum(violation.value, members)
    return [(violation.rule, pointer, (_steps(pointer)[0], False), None, message, hint)]


def _draft_type(violation: "Violation", advice: Advice) -> "list[Draft]":
    pointer = violation.pointer
    path, way = _steps(pointer)
    expected = violation.definition["type"]
    message = f"expected {name_type(expected)}, found {show(violation.value)}"
    hint = advice.for_type(violation.value, expected, way)
    return [(violation.rule, pointer, (path, False), None, message, hint)]


_DRAFTERS = {
    "required": _draft_required,
    "additionalProperties": _draft_unwanted,
    "enum": _draft_enum,
    "type": _draft_type,
}
