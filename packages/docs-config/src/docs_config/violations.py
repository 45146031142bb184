"""Findings from what the generated validator says of a document."""

from docs_config.findings import Finding
from docs_config.hints import (
    for_enum,
    for_missing,
    for_type,
    for_unwanted,
    name_kind,
    name_type,
    show,
)
from docs_config.positions import to_pointer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Literal

    from docs_config._violations import Violation
    from docs_config.lines import Lines, Span
    from docs_config.positions import Document

    Path = tuple[str | int, ...]
    Draft = tuple[Path, str, str | None, str, str | None]


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
    drafts = [draft for violation in violations for draft in _drafts(violation, revision)]
    places = [_place_of(path, rule, name) for path, rule, name, _, _ in drafts]
    spans = document.locate_all(places)
    return [
        place(spans[where], lines, rule=rule, path=path, property=name, message=message, hint=hint)
        for where, (path, rule, name, message, hint) in zip(places, drafts, strict=True)
    ]


def place(  # noqa: PLR0913 as many as a finding has
    span: "Span",
    lines: "Lines",
    *,
    rule: str,
    path: "Path",
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
        to_pointer(path),
        message,
        property=property,
        hint=hint,
        severity=severity,
        line=line,
        column=column,
        end_line=end_line,
        end_column=end_column,
    )


def _place_of(path: "Path", rule: str, name: str | None) -> "tuple[Path, bool]":
    """Return what to locate: an unwanted name, or else the value."""
    if rule == "additionalProperties" and name is not None:
        return (*path, name), True
    return path, False


def _drafts(violation: "Violation", revision: str) -> "Iterator[Draft]":
    """Yield path, rule, property, message and hint for what one violation says."""
    path, value, definition = violation.path, violation.value, violation.definition
    rule = violation.rule
    if rule == "required":
        for name in definition["required"]:
            if name not in value:
                message = f'{name_kind(path)} needs the property "{name}"'
                yield path, rule, name, message, for_missing(name, path, value, revision)
    elif rule == "additionalProperties":
        for name in value:
            if name not in definition["properties"]:
                message = f"unexpected property {show(name)} in {name_kind(path)}"
                yield path, rule, name, message, for_unwanted(name, path, value, revision)
    elif rule == "enum":
        members = definition["enum"]
        message = f"expected one of {', '.join(members)}; found {show(value)}"
        yield path, rule, None, message, for_enum(value, members)
    else:
        expected = definition["type"]
        message = f"expected {name_type(expected)}, found {show(value)}"
        yield path, rule, None, message, for_type(value, expected, path, revision)
