"""Check of a request's keys and values against the ones that the platform declares.

An unknown key of plain data is refused, because a misspelt key would go unnoticed otherwise. An
unknown value of an enumeration is only a warning: the platform may have added it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from itertools import chain
from typing import Any

from hosting_sdk._caller_warnings import warn_caller
from hosting_sdk._codec.encoder import unstructure
from hosting_sdk._schema_members import list_members
from hosting_sdk.errors import InvalidRequestError

__all__ = ["check_declared"]


_KINDS = frozenset({"type", "const", "enum"})
_SCALARS: Mapping[str, tuple[type, ...]] = {
    "string": (str,),
    "number": (int, float),
    "integer": (int,),
    "boolean": (bool,),
}


def check_declared(where: str, value: object, schema: Mapping[str, Any]) -> None:
    """Refuse a key that the platform does not declare, and warn of a value that it does not list.

    A key counts as declared when any member of a union declares it, and a value as listed when any
    member lists it. Instances of models may have any keys.

    Args:
        where: The operation and the argument, for messages.
        value: The argument as it was given.
        schema: The schema of the argument.

    Raises:
        InvalidRequestError: A key is not declared (the message suggests a similar one), or an
            object is given where the platform declares another type.
    """
    _check(value, [schema], where)


def _check(
    value: object, schemas: Sequence[Mapping[str, Any]], where: str, *, is_instance: bool = False
) -> None:
    if not schemas:
        return
    if hasattr(value, "__attrs_attrs__"):
        value, is_instance = unstructure(value), True
    members = list(chain.from_iterable(map(list_members, schemas)))
    if isinstance(value, Mapping):
        _check_object(value, members, where, is_instance=is_instance)
    elif isinstance(value, Sequence) and not isinstance(value, (str, bytes)):
        items = [member["items"] for member in members if "items" in member]
        for number, item in enumerate(value):
            _check(item, items, f"{where}[{number}]", is_instance=is_instance)
    else:
        _check_scalar(value, members, where)


def _check_scalar(value: object, members: Sequence[Mapping[str, Any]], where: str) -> None:
    known: list[Any] = []
    for member in members:
        if not _KINDS & member.keys():
            return  # it may be anything
        if isinstance(value, _SCALARS.get(member.get("type", ""), ())):
            return
        known += [member["const"]] if "const" in member else member.get("enum", [])
    if isinstance(value, (str, int, float)) and known and value not in known:
        near = get_close_matches(str(value), map(str, known), n=1)
        values = ", ".join(map(repr, known))
        hint = f"did you mean {near[0]!r}?" if near else f"known values are {values}"
        warn_caller(f"{where}: {value!r} is sent, but this version does not know it; {hint}")


def _check_object(
    value: Mapping[Any, object],
    members: Sequence[Mapping[str, Any]],
    where: str,
    *,
    is_instance: bool,
) -> None:
    declaring = [member for member in members if "properties" in member]
    is_open = any(  # any key is allowed, also by a schema that says nothing
        member.get("additionalProperties")
        if "properties" in member
        else member.get("type") == "object" or not _KINDS & member.keys()
        for member in members
    )
    extra = [
        each for member in members if isinstance(each := member.get("additionalProperties"), dict)
    ]
    if not declaring and not is_open and not is_instance:
        kinds = sorted({str(each["type"]) for each in members if "type" in each})
        raise InvalidRequestError(f"{where}: expected {' or '.join(kinds)}, got an object")
    for key, item in value.items():
        found = [each["properties"][key] for each in declaring if key in each["properties"]]
        if not found and not is_open and not is_instance:
            error = InvalidRequestError(_explain(where, key, declaring))
            error.add_note("RequestOptions(extra_body=...) sends keys that this version lacks.")
            raise error
        _check(item, found or extra, f"{where}.{key}", is_instance=is_instance)


def _explain(where: str, key: object, members: Sequence[Mapping[str, Any]]) -> str:
    known = sorted(set[str]().union(*(member["properties"] for member in members)))
    near = get_close_matches(str(key), known, n=1)
    hint = f"; did you mean {near[0]!r}?" if near else "."
    return f"{where} has no key {key!r}{hint} Known keys are {', '.join(known)}"
