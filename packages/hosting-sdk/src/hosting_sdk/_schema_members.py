"""Members of a schema of the index, with unions flattened and references resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hosting_sdk._index import load_schemas

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

__all__ = ["list_members"]


def list_members(schema: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yield the alternatives of a schema; named schemas are loaded only if it refers to one."""
    if "$ref" in schema:
        yield from list_members(load_schemas()["components"][schema["$ref"].rpartition("/")[2]])
    elif "anyOf" in schema:
        for member in schema["anyOf"]:
            yield from list_members(member)
    else:
        yield schema
