"""Paths through schemas: names of properties joined by `/`, `*` for every item or value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tools.sdkgen.manifest import Json


def follow(schema: Any, steps: Sequence[str], schemas: Json) -> Iterator[Json]:
    """Yield every schema at the end of a path, through named types and members of unions."""
    if not isinstance(schema, dict):
        return
    if "$ref" in schema:
        yield from follow(schemas[schema["$ref"]], steps, schemas)
        return
    if not steps:
        yield schema
        return
    step, *rest = steps
    others = schema.get("additionalProperties")
    nested = (
        [schema.get("items"), others]
        if step == "*"
        else [schema.get("properties", {}).get(step, others)]
    )
    for each in nested:
        yield from follow(each, rest, schemas)
    for member in schema.get("anyOf", []):
        yield from follow(member, steps, schemas)
