"""The format's schemas without annotations and references."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[2] / "packages/docs-config/src/docs_config/schema"

ANNOTATIONS = frozenset(
    {"$schema", "$id", "$defs", "title", "description", "default", "deprecated", "format"}
)
KEYWORDS = frozenset({"type", "properties", "required", "additionalProperties", "items", "enum"})


def read_revisions() -> dict[str, Any]:
    """Return the schema of each revision by the revision's name, reduced."""
    found = {}
    for path in sorted(FOLDER.glob("*.json")):
        schema = json.loads(path.read_text(encoding="utf-8"))
        found[path.stem] = reduce_schema(schema, schema)
    return found


def reduce_schema(schema: dict[str, Any], root: dict[str, Any]) -> dict[str, Any]:
    """Return a schema without its annotations, and with each `$ref` replaced by its target.

    fastjsonschema turns a `$ref` into a function of its own, and when all errors are wanted, the
    first such function that fails ends the whole run.

    Raises:
        ValueError: The schema has a keyword that the generators do not know.
    """
    if "$ref" in schema:
        target: Any = root
        for name in schema["$ref"].removeprefix("#/").split("/"):
            target = target[name]
        return reduce_schema(target, root)
    reduced = {name: value for name, value in schema.items() if name not in ANNOTATIONS}
    if unknown := reduced.keys() - KEYWORDS:
        raise ValueError(f"expected keywords among {sorted(KEYWORDS)}, found {sorted(unknown)}")
    if "properties" in reduced:
        for name in reduced["properties"]:
            # Other characters look like syntax in fastjsonschema's paths.
            if not name.removeprefix("$").isalnum():
                raise ValueError(f"expected a property name of letters and digits, found {name!r}")
        reduced["properties"] = {
            name: reduce_schema(inner, root) for name, inner in reduced["properties"].items()
        }
    if "items" in reduced:
        reduced["items"] = reduce_schema(reduced["items"], root)
    return reduced
