"""Generator of `validator.py`: the functions that fastjsonschema makes of the schemas."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING, Any

import fastjsonschema

if TYPE_CHECKING:
    from collections.abc import Callable

HEADER = '''\
# ruff: noqa: ANN001, ANN201, ARG001, B006, C901, D103, E501, F841
# ruff: noqa: N806, PLR0912, PLR0915, Q000, RUF021 as fastjsonschema writes it
# fmt: off
# mypy: ignore-errors
"""The validator of each revision, made by fastjsonschema from its schema. Generated; do not edit.

`python -m tools.docsgen` makes it from `schema/*.json`. A validator returns all violations of a
document, none if the document is valid. `PROPERTIES` names the properties that each kind of object
may have, with their types, by the path to the object: `("sections", "*")`; `REQUIRED` names those
that it must have.
"""

from docs_config.schema.violation import Violation, Violations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

'''
IMPORTS = (
    "from decimal import Decimal",
    "from fastjsonschema import JsonSchemaValueException, JsonSchemaValuesException",
    "NoneType = type(None)",
)

_ERROR = re.compile(
    r'JsonSchemaValueException\("data".*?, value=(\w+), name=([^=]*), '
    r"definition=(\{.*?\}), rule='(\w+)'\)"
)
_SET = re.compile(r"set\(\[(.+?)\]\)")
_LITERAL = re.compile(r'"([^"]*)"')
_STEP = re.compile(r"\.([^.\[]+)|\[\{(\w+)\}\]")
_END = "if errors: raise JsonSchemaValuesException(errors)\n    return data"


def render(revisions: dict[str, Any]) -> str:
    """Return the text of the module."""
    parts = [HEADER]
    parts += [_render_function(revision, schema) for revision, schema in revisions.items()]
    rows = [f'    "{revision}": {_function_name(revision)},\n' for revision in revisions]
    kind = '"dict[str, Callable[[Any], Violations]]"'
    parts.append(f"VALIDATORS: {kind} = {{\n{''.join(rows)}}}\n")
    for table, (of, kind) in TABLES.items():
        rows = [f'    "{r}": {{\n{_shapes(schema, of)}    }},\n' for r, schema in revisions.items()]
        parts.append(f"{table}: {kind} = {{\n{''.join(rows)}}}\n")
    return "\n".join(parts)


TABLES: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "PROPERTIES": (
        lambda schema: {name: inner["type"] for name, inner in schema["properties"].items()},
        '"dict[str, dict[tuple[str, ...], dict[str, str]]]"',
    ),
    "REQUIRED": (
        lambda schema: tuple(schema.get("required", ())),
        '"dict[str, dict[tuple[str, ...], tuple[str, ...]]]"',
    ),
}


def _shapes(
    schema: dict[str, Any], of: Callable[[dict[str, Any]], object], way: tuple[str, ...] = ()
) -> str:
    """Return a line for each kind of object in a value: its path, and the result of *of*."""
    if schema["type"] == "array":
        return _shapes(schema["items"], of, (*way, "*"))
    if schema["type"] != "object":
        return ""
    inner = [_shapes(inner, of, (*way, name)) for name, inner in schema["properties"].items()]
    return f"        {way!r}: {of(schema)!r},\n" + "".join(inner)


def _function_name(revision: str) -> str:
    return f"validate_{revision.replace('-', '_')}"


def _render_function(revision: str, schema: dict[str, Any]) -> str:
    """Return the function for one revision, without the imports that it does not use.

    Raises:
        ValueError: fastjsonschema wrote something else than expected.
    """
    code = fastjsonschema.compile_to_code(
        schema, use_default=False, use_formats=False, fast_fail=False
    )
    head, definition, body = code.partition("def validate(")
    unexpected = [
        line
        for line in head.splitlines()
        if line and line not in IMPORTS and not line.startswith("VERSION = ")
    ]
    if unexpected or "Decimal" in body or "NoneType" in body or "\ndef " in body:
        raise ValueError(
            f"expected no imports from fastjsonschema but those listed here, got {unexpected}"
        )
    lines = [line.rstrip() for line in (definition + body).splitlines()]
    text = "\n".join(lines).replace("def validate(", f"def {_function_name(revision)}(")
    if _END not in text:
        raise ValueError("expected that fastjsonschema raises all violations at the end")
    # The violations are returned, not raised; their number is limited.
    text = text.replace(_END, "return errors").replace("errors = []", "errors = Violations()")
    text = text.replace(' + (name_prefix or "data") + ', ' + "data" + ').replace(
        '"" + "data"', '"data"'
    )
    # `messages` of this package say more than those of fastjsonschema.
    text = _ERROR.sub(_render_violation, text)
    if "JsonSchema" in text:
        raise ValueError("expected no error of fastjsonschema of another form")
    return _SET.sub(r"{\1}", text).rstrip() + "\n"


def _render_violation(match: re.Match[str]) -> str:
    """Return the violation that takes the place of an error of fastjsonschema."""
    value, name, definition, rule = match.groups()
    spelt = "".join(_LITERAL.findall(name)).removeprefix("data")
    steps = [repr(member) if member else index for member, index in _STEP.findall(spelt)]
    path = ", ".join(steps) + "," * (len(steps) == 1)
    expected = ast.literal_eval(definition)[rule]
    return f"Violation(path=({path}), value={value}, rule={rule!r}, expected={expected!r})"
