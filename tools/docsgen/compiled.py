"""`_compiled.py`: what fastjsonschema makes of the schemas, both ways of failing."""

from __future__ import annotations

from typing import Any

import fastjsonschema

HEADER = '''\
# ruff: noqa: ANN001, ANN202, B006, B007, C405, C901, D103, E501, E701, N806
# ruff: noqa: PLR0912, PLR0915, Q000, RUF021, F841 as fastjsonschema writes it
# fmt: off
# mypy: ignore-errors
"""The validators that fastjsonschema makes of the schemas. Generated; do not edit.

Made from `schemas/*.json` by `python -m tools.docsgen`. `FIRST` raises at the first violation,
`ALL` raises once with all of them.
"""

from docs_config._violations import Violation as JsonSchemaValueException
from docs_config._violations import Violations as JsonSchemaValuesException

'''
IMPORTS = (
    "from decimal import Decimal",
    "from fastjsonschema import JsonSchemaValueException",
    "from fastjsonschema import JsonSchemaValueException, JsonSchemaValuesException",
    "NoneType = type(None)",
)


def render(revisions: dict[str, Any]) -> str:
    """Return the module's text."""
    parts = [HEADER]
    tables = {"FIRST": True, "ALL": False}
    for table, fast_fail in tables.items():
        for revision, schema in revisions.items():
            parts.append(_function(f"{table.lower()}_{_identifier(revision)}", schema, fast_fail))
    for table in tables:
        rows = [f'    "{r}": {table.lower()}_{_identifier(r)},\n' for r in revisions]
        parts.append(f"{table} = {{\n{''.join(rows)}}}\n")
    return "\n".join(parts)


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
        raise ValueError(f"fastjsonschema writes what is not provided for: {unexpected}")
    lines = [line.rstrip() for line in (definition + body).splitlines()]
    return "\n".join(lines).replace("def validate(", f"def {name}(").rstrip() + "\n"
