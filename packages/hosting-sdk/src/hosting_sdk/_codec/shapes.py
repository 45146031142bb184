"""Annotations of the generated models, in the form that decoding needs."""

from __future__ import annotations

from datetime import datetime
from functools import cache
from types import UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

import attrs

from hosting_sdk._types import UNSET, Unset

__all__ = ["SCALARS", "Choice", "Field", "list_fields", "split_choice"]

SCALARS: dict[type, tuple[type, ...]] = {
    str: (str,),
    bool: (bool,),
    int: (int,),
    float: (float, int),
}
"""The classes that JSON values of a declared scalar may have: an integer is a number too."""


class Field(NamedTuple):
    """One attribute of a generated class.

    Attributes:
        name: Its Python name.
        wire: Its wire name.
        type: Its type.
        required: Whether JSON without it is invalid.
        default: What it is when it is absent: `None` or `UNSET`.
        is_extra: Whether it holds the undeclared properties.
    """

    name: str
    wire: str
    type: Any
    required: bool
    default: Any
    is_extra: bool


class Choice(NamedTuple):
    """The members of a union, sorted by the JSON that they can come from.

    Attributes:
        nullable: Whether null is one.
        scalars: The classes of plain values that are taken as they are.
        constants: The values of literals; they bind only where no scalar of their class does.
        has_moment: Whether strings are dates with time.
        classes: The generated classes.
        mappings: The `dict` members.
        sequences: The `list` members.
    """

    nullable: bool
    scalars: frozenset[type]
    constants: tuple[Any, ...]
    has_moment: bool
    classes: tuple[type, ...]
    mappings: tuple[Any, ...]
    sequences: tuple[Any, ...]


def _to_camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(part[:1].upper() + part[1:] for part in rest)


@cache
def list_fields(class_: type) -> tuple[Field, ...]:
    """Return the attributes of a generated class, in their order."""
    found = attrs.fields(class_)
    if any(isinstance(attribute.type, str) for attribute in found):
        found = attrs.fields(attrs.resolve_types(class_))
    return tuple(
        Field(
            name=attribute.name,
            wire=attribute.metadata.get("wire") or _to_camel(attribute.name),
            type=attribute.type,
            required=attribute.default is attrs.NOTHING,
            default=UNSET if attribute.default is UNSET else None,
            is_extra="extra" in attribute.metadata,
        )
        for attribute in found
    )


def _flatten(type_: Any) -> list[Any]:
    """Return the members of a union, those of unions in it included; a type alone for itself."""
    if get_origin(type_) in {Union, UnionType}:
        return [member for each in get_args(type_) for member in _flatten(each)]
    return [type_]


@cache
def split_choice(type_: Any) -> Choice | None:
    """Return the members of a type by their JSON; None when it can be anything."""
    members = [member for member in _flatten(type_) if member is not Unset]
    if Any in members:
        return None
    literals = [member for member in members if get_origin(member) is Literal]
    named = [member for member in members if member in SCALARS]
    has_moment = datetime in members
    return Choice(
        nullable=type(None) in members,
        scalars=frozenset(
            each for member in named for each in SCALARS[member] if not (has_moment and each is str)
        ),
        constants=tuple(value for literal in literals for value in get_args(literal)),
        has_moment=has_moment,
        classes=tuple(member for member in members if attrs.has(member)),
        mappings=tuple(member for member in members if get_origin(member) is dict),
        sequences=tuple(member for member in members if get_origin(member) is list),
    )
