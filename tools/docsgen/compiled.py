"""Generator of `_compiled.py`: fastjsonschema's validators, for the first error and for all."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import fastjsonschema

if TYPE_CHECKING:
    from collections.abc import Callable

HEADER = '''\
# ruff: noqa: ANN001, ANN202, ARG001, B006, C901, E501, E701, F841
# ruff: noqa: N806, PLR0912, PLR0915, Q000, RUF021 as fastjsonschema writes it
# fmt: off
# mypy: ignore-errors
"""The validators that fastjsonschema makes of the schemas. Generated; do not edit.

Made from `schema/*.json` by `python -m tools.docsgen`. `FIRST` raises at the first violation,
`ALL` raises once with all of them. `PROPERTIES` says which properties the objects of a revision
may have and of what type they are, by the way to the object: `("sections", "*")`; `REQUIRED` says
which they must have.
"""

from docs_config.schema._violations import Collected
from docs_config.schema._violations import Violation as JsonSchemaValueException
from docs_config.schema._violations import Violations as JsonSchemaValuesException

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

'''
IMPORTS = (
    "from decimal import Decimal",
    "from fastjsonschema import JsonSchemaValueException",
    "from fastjsonschema import JsonSchemaValueException, JsonSchemaValuesException",
    "NoneType = type(None)",
)


_FORMATTED = re.compile(r'("[^"]*\{[^"]*")\.format\(\*\*locals\(\)\)')
_MESSAGE = re.compile(r'Exception\("data".*?, value=')
_SET = re.compile(r"set\(\[(.+?)\]\)")
_NAME = re.compile(r"name=([^=]*), definition=")
_LITERAL = re.compile(r'"([^"]*)"')
_STEP = re.compile(r"\.([^.\[]+)|\[\{(\w+)\}\]")
_DEFINITION = re.compile(r"definition=(\{.*?\}), rule=")
VALIDATORS = '"dict[str, Callable[[Any], Any]]"'


def render(revisions: dict[str, Any]) -> str:
    """Return the module's text."""
    parts = [HEADER]
    tables = {"FIRST": True, "ALL": False}
    functions = [
        _function(f"{table.lower()}_{_identifier(revision)}", schema, fast_fail)
        for table, fast_fail in tables.items()
        for revision, schema in revisions.items()
    ]
    parts += _hoist("\n".join(functions))
    for table in tables:
        rows = [f'    "{r}": {table.lower()}_{_identifier(r)},\n' for r in revisions]
        parts.append(f"{table}: {VALIDATORS} = {{\n{''.join(rows)}}}\n")
    for table, (of, kind) in TABLES.items():
        rows = [f'    "{r}": {{\n{_shapes(schema, of)}    }},\n' for r, schema in revisions.items()]
        parts.append(f"{table}: {kind} = {{\n{''.join(rows)}}}\n")
    return "\n".join(parts)


def _property_types(schema: dict[str, Any]) -> dict[str, str]:
    return {name: inner["type"] for name, inner in schema["properties"].items()}


def _required(schema: dict[str, Any]) -> tuple[str, ...]:
    return tuple(schema.get("required", ()))


TABLES = {
    "PROPERTIES": (_property_types, '"dict[str, dict[tuple[str, ...], dict[str, str]]]"'),
    "REQUIRED": (_required, '"dict[str, dict[tuple[str, ...], tuple[str, ...]]]"'),
}


def _hoist(code: str) -> list[str]:
    """Move the definitions that errors refer to into constants, each once."""
    names: dict[str, str] = {}

    def name_it(match: re.Match[str]) -> str:
        return f"definition={names.setdefault(match[1], f'_D{len(names)}')}, rule="

    code = _DEFINITION.sub(name_it, code)
    return ["\n".join(f"{name} = {literal}" for literal, name in names.items()) + "\n", code]


def _shapes(
    schema: dict[str, Any], of: Callable[[dict[str, Any]], object], way: tuple[str, ...] = ()
) -> str:
    """Return a line for each kind of object in a value: the way to it, and what *of* says of it."""
    if schema["type"] == "array":
        return _shapes(schema["items"], of, (*way, "*"))
    if schema["type"] != "object":
        return ""
    inner = [_shapes(inner, of, (*way, name)) for name, inner in schema["properties"].items()]
    return f"        {way!r}: {of(schema)!r},\n" + "".join(inner)


def _identifier(revision: str) -> str:
    return revision.replace("-", "_")


def _function(name: str, schema: dict[str, Any], fast_fail: bool) -> str:  # noqa: FBT001 as it calls it
    """Return one function, without the lines that import what it does not use.

    Raises:
        ValueError: fastjsonschema wrote something else than expected.
    """
    code = fastjsonschema.compile_to_code(
        schema, use_default=False, use_formats=False, fast_fail=fast_fail
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
    text = "\n".join(lines).replace("def validate(", f"def {name}(").rstrip() + "\n"
    # No list without a limit, and no dictionary of all variables for every error.
    text = text.replace("errors = []", "errors = Collected()")
    text = text.replace(' + (name_prefix or "data") + ', ' + "data" + ').replace(
        '"" + "data"', '"data"'
    )
    # Nor a message for every error, since those of `violations` say more.
    text = _FORMATTED.sub(r"f\1", _MESSAGE.sub("Exception(value=", text))
    text = _SET.sub(r"{\1}", text)
    return _NAME.sub(lambda match: _place(match[1]), text)


def _place(name: str) -> str:
    """Return the arguments that locate an error, derived from the argument that names its place.

    Args:
        name: An expression for a name like `data.sections[0].label`.
    """
    spelt = "".join(_LITERAL.findall(name)).removeprefix("data")
    steps = _STEP.findall(spelt)
    pointer = "".join(f"/{member}" if member else f"/{{{index}}}" for member, index in steps)
    path = ", ".join(repr(member) if member else index for member, index in steps)
    path += "," * (len(steps) == 1)
    way = tuple(member or "*" for member, _ in steps)
    mark = "f" if "{" in pointer else ""
    return f'pointer={mark}"{pointer}", path=({path}), way={way!r}, definition='
