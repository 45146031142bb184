"""Pages of the groups: an introduction, and a section for each method."""

from __future__ import annotations

import inspect
import re
from typing import TYPE_CHECKING, Any

from hosting_sdk import errors
from hosting_sdk._policy.effects import EFFECTS

from tools.sdkgen.names import to_snake
from tools.sdkgen.phrases import split_text
from tools.sdkgen.reference.annotations import describe_annotation
from tools.sdkgen.reference.markdown import (
    join,
    list_values,
    render_columns,
    render_rubric,
    render_table,
    to_anchor,
)
from tools.sdkgen.reference.types import render_name
from tools.sdkgen.signatures import describe_arguments
from tools.sdkgen.snippets import render_call, render_pages

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.sdkgen.catalogue import Argument, Call, Catalogue
    from tools.sdkgen.reference.types import TypeIndex

MOST_FIELDS = 12
MOST_VALUES = 12


class MethodPages:
    """Renders the pages of all groups.

    Args:
        catalogue: All methods.
        types: The pages on which the types are described.
        outputs: The result of each method's example, by the method's wire name.
    """

    def __init__(self, catalogue: Catalogue, types: TypeIndex, outputs: dict[str, str]) -> None:
        self._catalogue = catalogue
        self._types = types
        self._link = types.link_from("types/")
        self._outputs = outputs
        self._classes = {
            each.name: each for shape in catalogue.shapes.values() for each in shape.classes
        }

    def render(self) -> dict[str, str]:
        """Return the text of each page, by its path in the reference folder."""
        return {
            f"{to_snake(group)}.md": self._render_group(group) for group in self._catalogue.calls
        }

    def _render_group(self, group: str) -> str:
        snake, calls = to_snake(group), self._catalogue.calls[group]
        lines = [f"# {snake}", "", self._catalogue.introductions[group], ""]
        lines += [f"The methods of `client.{snake}`:", ""]
        rows = [(link_method(call, ""), call.summary) for call in calls]
        lines += render_table("methods", ("Method", "Purpose"), rows)
        if snake in self._types.shapes:
            lines += [
                f"Types of this group alone are on [a page of their own](types/{snake}.md).",
                "",
            ]
        for call in calls:
            lines += self._render_call(call)
        return "\n".join(lines)

    def _render_call(self, call: Call) -> list[str]:
        return [
            *(f"## {call.name}", ""),
            *(f"{call.summary} {call.details}".rstrip(), ""),
            *_render_notes(call),
            *(" · ".join(self._list_facts(call)), ""),
            *render_columns(
                [
                    *self._render_parameters(call),
                    *self._render_fields(call),
                    *self._render_returns(call),
                ],
                self._render_example(call),
            ),
            *_render_errors(call),
        ]

    def _list_facts(self, call: Call) -> Iterator[str]:
        """Yield facts that a reader should know before calling."""
        method = call.method
        yield f"`{method['verb']} {method['path']}`"
        if method["read_only"]:
            yield "changes nothing"
        else:
            effects = self._catalogue.effects[call.wire_name]
            certain = [EFFECTS[each] for each in effects.certain_kinds]
            possible = [EFFECTS[each] for each in effects.possible_kinds]
            if certain:
                yield join(certain, "and")
            if possible:
                yield f"with some arguments it {join(possible, 'and')}"
        if method["safe"]:
            yield "repeated after failures ([retries](../retries.md))"
        if method["paging"]:
            yield "comes in [pages](../paging.md)"
        if not method["security"]:
            yield "sends no token"

    def _render_parameters(self, call: Call) -> list[str]:
        meanings = describe_arguments(call)
        rows = [self._list_cells(each, meanings[each.name]) for each in call.arguments]
        if call.method["body"] is not None:
            text = describe_annotation(call.body or "UploadSource", self._link)
            required = "yes" if call.method["body"]["required"] else "no"
            meaning = self._explain_body(call)
            rows.append(("`request_body`", text.words, required, meaning, list_values(text.values)))
        if not rows:
            return ["It has no parameters.", ""]
        header = ("Parameter", "Type", "Required", "Meaning", "Default, values")
        return [*render_rubric("Parameters"), *render_table("parameters", header, rows)]

    def _explain_body(self, call: Call) -> str:
        if not call.body:
            return "The bytes to send."
        shape = self._catalogue.shapes.get(call.body.removeprefix("m."))
        if shape is None or not shape.alias:
            return "The body; its fields are below." if shape else "The body, a list."
        return "The body, in one of the forms below."

    def _list_cells(self, argument: Argument, meaning: str) -> tuple[str, ...]:
        text = describe_annotation(argument.annotation, self._link)
        default = f"default `{argument.default}`" if argument.default else ""
        if argument.scope:
            default = "default: that of the client"
        meaning = meaning.partition(" Default: ")[0]
        required = "yes" if argument.is_mandatory else "no"
        if argument.required and argument.scope:
            required = "yes, or in the client"
        values = "; ".join(filter(None, (default, list_values(text.values))))
        return (f"`{argument.name}`", text.words, required, meaning, values)

    def _render_fields(self, call: Call) -> list[str]:
        """Return the fields of a body that has only a few; the page of the type has them all."""
        shape = self._catalogue.shapes.get(call.body.removeprefix("m."))
        if shape is not None and shape.alias:
            return self._render_forms(shape.alias)
        classes = [each for each in shape.classes if each.name == shape.name] if shape else []
        if not classes:
            return []
        attributes = classes[0].attributes
        required = [each for each in attributes if not each.default]
        shown = attributes if len(attributes) <= MOST_FIELDS else required
        rows = []
        for each in shown:
            text = describe_annotation(each.annotation, self._link)
            need = "no" if each.default else "yes"
            name = render_name(each)
            values = list_values(text.values, MOST_VALUES)
            rows.append((name, text.words, need, each.note, values))
        lines = render_rubric("Fields of the body")
        hidden = len(attributes) - len(shown)
        if hidden:
            more = "more fields, all of them" if rows else "fields, all of them"
            lines += [f"{self._link(classes[0].name)} has {hidden} {more} optional.", ""]
        if rows:
            header = ("Field", "Type", "Required", "Meaning", "Values")
            lines += render_table("parameters", header, rows)
        return lines

    def _render_forms(self, alias: str) -> list[str]:
        """Return the fields that each form of a body must have."""
        rows = []
        for name in self._list_forms(alias):
            shape = self._classes.get(name)
            if shape is None:
                return []
            required = [each for each in shape.attributes if not each.default]
            hidden = len(shape.attributes) - len(required)
            needs = ", ".join(map(render_name, required)) or "none"
            rows.append((self._link(name), needs, str(hidden)))
        header = ("Form", "Required fields", "Optional fields")
        return [*render_rubric("Forms of the body"), *render_table("forms", header, rows)]

    def _list_forms(self, alias: str) -> dict[str, None]:
        """Return the names of the classes of a union, including those of nested unions."""
        forms: dict[str, None] = {}
        for name in re.findall(r"\b[A-Z]\w+", alias):
            shape = self._catalogue.shapes.get(name)
            inner = shape.alias if shape is not None else ""
            forms |= self._list_forms(inner) if inner else {name: None}
        return forms

    def _render_returns(self, call: Call) -> list[str]:
        records, value = call.annotate_kind("lines"), call.annotate_kind("json", "none")
        texts = []
        if value not in {"", "None"}:
            absent = ", or `None`" if "None" in value.split(" | ") else ""
            texts.append(f"{describe_annotation(value, self._link).words}{absent}")
        if records:
            words = describe_annotation(records, self._link).words
            texts.append(f"a [stream of records](../streaming.md), each {words}")
        if "bytes" in call.kinds:
            texts.append("a [download](../streaming.md) of bytes")
        what = f"{'; with `async for` '.join(texts)}." if texts else "nothing."
        return [f"**Returns** {what}", ""]

    def _render_example(self, call: Call) -> list[str]:
        code = render_call(call, self._catalogue.examples[call.wire_name].arguments)
        lines = [*render_rubric("Example"), "```python", code, "```", ""]
        output = self._outputs.get(call.wire_name, "")
        if output:
            language = "python" if "bytes" in call.kinds else "json"
            lines += [*render_rubric("Its result"), f"```{language}", output, "```", ""]
        if call.method["paging"]:
            code = render_pages(call, self._catalogue.examples[call.wire_name].arguments)
            lines += ["The items of all pages:", "", "```python", code, "```", ""]
        return lines


def _render_notes(call: Call) -> list[str]:
    lines = []
    if call.method["deprecated"]:
        lines += ["```{warning}", "Deprecated: the platform discourages its use.", "```", ""]
    if call.method["alias_of"]:
        group, _, name = call.method["alias_of"].partition(".")
        described = f"{to_snake(group)}.{to_snake(name)}"
        page = f"{to_snake(group)}.md#{to_anchor(to_snake(name))}"
        lines += [f"The same as [`{described}`]({page}).", ""]
    return lines


def _render_errors(call: Call) -> list[str]:
    """Return the typed errors of a method, in addition to the errors of every call."""
    if not call.method["errors"]:
        return ["**Errors:** those of [every call](../errors.md).", ""]
    rows = [
        (f"`{each['class']}`", str(each["status"]), explain_error(each["class"]))
        for each in call.method["errors"]
    ]
    return [
        *render_rubric("Errors"),
        *("Besides those of [every call](../errors.md):", ""),
        *render_table("errors", ("Class", "Status", "Meaning"), rows),
    ]


def explain_error(name: str) -> str:
    """Return the first sentence of the documentation of an error; empty for an unknown one."""
    kind: Any = getattr(errors, name, None)
    return split_text(" ".join((inspect.getdoc(kind) or "").split()))[0] if kind else ""


def link_method(call: Call, folder: str) -> str:
    """Return a link to a method's section.

    Args:
        call: The method.
        folder: The path from the page with the link to the reference folder.
    """
    snake = to_snake(call.group)
    return f"[`{call.name}`]({folder}{snake}.md#{to_anchor(call.name)})"
