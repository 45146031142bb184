"""Cyclic references between named types, which are cut: modules cannot import each other.

A class may have a field of its own type. Any other cyclic reference becomes any JSON: one that
leads back through other types, one outside of a field, and one that every value must have.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tools.sdkgen.openapi.prepare import COMPONENTS, Note

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.sdkgen.manifest import Json

_NESTED = ("items", "additionalProperties")


class Reference(NamedTuple):
    """A reference to a named type within another, or within itself.

    Attributes:
        schema: The schema with the reference.
        way: The path to it, as a JSON pointer.
        in_field: Whether it is in a field of a class.
        is_forced: Whether every value must have a value of the type in this place.
    """

    schema: Json
    way: str
    in_field: bool
    is_forced: bool


def list_references(
    schema: Any, way: str = "", *, in_field: bool = False, is_forced: bool = True
) -> Iterator[Reference]:
    """Yield each reference of a schema.

    Args:
        schema: The schema.
        way: The path to it.
        in_field: Whether it is in a field of a class.
        is_forced: Whether every value must have a value of this schema.
    """
    if not isinstance(schema, dict):
        return
    is_forced = is_forced and not schema.get("nullable")
    if "$ref" in schema:
        yield Reference(schema, way, in_field, is_forced)
    for name, value in schema.get("properties", {}).items():
        forced = is_forced and name in schema.get("required", ())
        place = f"{way}/properties/{name}"
        yield from list_references(value, place, in_field=True, is_forced=forced)
    for key in _NESTED:
        inside = in_field and not (key == "additionalProperties" and "properties" in schema)
        nested = schema.get(key)
        yield from list_references(nested, f"{way}/{key}", in_field=inside, is_forced=False)
    for number, member in enumerate(schema.get("anyOf", ())):
        place = f"{way}/anyOf/{number}"
        yield from list_references(member, place, in_field=in_field, is_forced=False)


def cut_circles(types: dict[str, Json]) -> list[Note]:
    """Cut every cycle that is not allowed, in place, and return a note for each cut.

    Args:
        types: The named types.
    """
    notes: list[Note] = []
    done: set[str] = set()

    def visit(name: str, open_types: tuple[str, ...]) -> None:
        for each in list(list_references(types[name])):
            target = each.schema["$ref"]
            is_endless = target == name and (each.is_forced or not each.in_field)
            if target in open_types or is_endless:
                pointer = f"{COMPONENTS}{name}{each.way}"
                text = f"a reference to {target}, which leads back to {name}"
                notes.append(Note(pointer, text, "its values are JsonValue"))
                for key in ("$ref", "nullable"):
                    each.schema.pop(key, None)
            elif target != name and target not in done:
                visit(target, (*open_types, name))
        done.add(name)

    for name in sorted(types):
        if name not in done:
            visit(name, ())
    return notes
