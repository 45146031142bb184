"""Keys of request bodies that are given as plain data, compared with what the platform declares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from itertools import chain
from typing import Any

from hosting_sdk._index import load_schemas
from hosting_sdk.errors import InvalidRequestError

__all__ = ["check_keys"]


_KINDS = frozenset({"type", "const", "enum"})


def check_keys(name: str, body: object, schema: Mapping[str, Any]) -> None:
    """Refuse a key that the platform does not declare; instances of models are not looked into.

    A key counts as declared when any member of a union declares it.

    Args:
        name: The operation, for the message.
        body: The body as it was given.
        schema: The schema of the body.

    Raises:
        InvalidRequestError: There is such a key, for which the message suggests the one that was
            meant, or an object where the platform declares another type.
    """
    _check(body, [schema], f"{name}: request_body")


def _check(value: object, schemas: Sequence[Mapping[str, Any]], where: str) -> None:
    if not schemas:
        return
    if isinstance(value, Mapping):
        _check_object(value, list(chain.from_iterable(map(_list_members, schemas))), where)
    elif isinstance(value, Sequence) and not isinstance(value, (str, bytes)):
        members = chain.from_iterable(map(_list_members, schemas))
        items = [member["items"] for member in members if "items" in member]
        for number, item in enumerate(value):
            _check(item, items, f"{where}[{number}]")


def _check_object(
    value: Mapping[Any, object], members: Sequence[Mapping[str, Any]], where: str
) -> None:
    declaring = [member for member in members if "properties" in member]
    is_open = not all(map(_is_closed, members))
    extra = [
        each for member in members if isinstance(each := member.get("additionalProperties"), dict)
    ]
    if not declaring and not is_open:
        kinds = sorted({str(each["type"]) for each in members if "type" in each})
        raise InvalidRequestError(f"{where}: expected {' or '.join(kinds)}, got an object")
    for key, item in value.items():
        found = [each["properties"][key] for each in declaring if key in each["properties"]]
        if not found and not is_open:
            error = InvalidRequestError(_explain(where, key, declaring))
            error.add_note("RequestOptions(extra_body=...) sends keys that this version lacks.")
            raise error
        _check(item, found or extra, f"{where}.{key}")


def _list_members(schema: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yield the schemas that a value may have: those of a union, references resolved."""
    if "$ref" in schema:
        yield from _list_members(load_schemas()["components"][schema["$ref"].rpartition("/")[2]])
    elif "anyOf" in schema:
        yield from chain.from_iterable(map(_list_members, schema["anyOf"]))
    else:
        yield schema


def _is_closed(schema: Mapping[str, Any]) -> bool:
    """Whether objects of a schema have declared keys only; true of what is no object."""
    if "properties" in schema:
        return not schema.get("additionalProperties")
    return schema.get("type") != "object" and bool(_KINDS & schema.keys())


def _explain(where: str, key: object, members: Sequence[Mapping[str, Any]]) -> str:
    known = sorted(set[str]().union(*(member["properties"] for member in members)))
    near = get_close_matches(str(key), known, n=1)
    hint = f"; did you mean {near[0]!r}?" if near else "."
    return f"{where} has no key {key!r}{hint} Known keys are {', '.join(known)}"
