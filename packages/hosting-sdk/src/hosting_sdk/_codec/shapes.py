"""Shape of a type: the JSON values that it is decoded from.

The decoder compiles it into a hook, the encoder and the pagination use its fields, and `mismatches`
uses it to find and to describe mismatches.
"""

from __future__ import annotations

from datetime import datetime
from functools import cache
from types import UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

import attrs

from hosting_sdk._types import UNSET, Unset

__all__ = [
    "MISMATCHES",
    "SCALARS",
    "Field",
    "Mismatch",
    "Shape",
    "Tag",
    "find_tag",
    "list_fields",
    "shape_of",
]

SCALARS: dict[type, tuple[str, tuple[type, ...]]] = {
    str: ("string", (str,)),
    bool: ("boolean", (bool,)),
    int: ("integer", (int,)),
    float: ("number", (float, int)),
}
"""The name of each scalar in JSON, and the classes that its values may have: an integer is a number
too."""


class Mismatch(Exception):  # noqa: N818 never leaves a call, so it is no error of the package
    """A value is not of the declared type."""


MISMATCHES = (Mismatch, KeyError)
"""Exceptions of decoding; a KeyError is a required property that is absent."""


class Shape(NamedTuple):
    """The members of a type, grouped by the kind of JSON that they are decoded from.

    Attributes:
        is_any: Whether every value fits; then there are no members.
        nullable: Whether null is a member.
        scalars: The classes of plain values that are taken as they are.
        constants: The values of literals. They are checked only if `scalars` lacks their class: a
            literal of several values is an enumeration, to which the platform may add values, so
            its class is one of the scalars.
        has_moment: Whether strings are dates with time.
        classes: The generated classes.
        mappings: The `dict` members.
        sequences: The `list` members.
    """

    is_any: bool
    nullable: bool
    scalars: frozenset[type]
    constants: tuple[Any, ...]
    has_moment: bool
    classes: tuple[type, ...]
    mappings: tuple[Any, ...]
    sequences: tuple[Any, ...]

    @property
    def containers(self) -> tuple[Any, ...]:
        """The members that come from objects and arrays."""
        return (*self.classes, *self.mappings, *self.sequences)

    @property
    def has_scalars(self) -> bool:
        """Whether any member comes from a string, a number or a boolean."""
        return bool(self.scalars or self.constants or self.has_moment)

    @property
    def is_plain(self) -> bool:
        """Whether the class of a value alone decides if it fits; null is not covered."""
        return (
            bool(self.scalars)
            and self.scalars != {int}  # 5.0 is an integer too
            and not (self.has_moment or self.containers)
            and self.scalars.issuperset(map(type, self.constants))
        )

    def describe(self) -> str:
        """Return the expected kinds of values, named as in JSON."""
        if self.is_any:
            return "any value"
        is_number = float in self.scalars
        words = [
            name
            for scalar, (name, _) in SCALARS.items()
            if scalar in self.scalars and not (scalar is int and is_number)
        ]
        if not self.scalars:
            words += [
                f'"{each}"' if isinstance(each, str) else str(each).lower()
                for each in self.constants
            ]
        words += ["date and time"] if self.has_moment else []
        words += [f"object ({each.__name__})" for each in self.classes]
        words += ["object"] if self.mappings else []
        words += ["array"] if self.sequences else []
        words += ["null"] if self.nullable else []
        return " or ".join(words)


_ANY = Shape(
    is_any=True,
    nullable=True,
    scalars=frozenset(),
    constants=(),
    has_moment=False,
    classes=(),
    mappings=(),
    sequences=(),
)


def _flatten(type_: Any) -> list[Any]:
    """Return the members of a union, nested unions flattened; any other type as the only one."""
    if get_origin(type_) in {Union, UnionType}:
        return [member for each in get_args(type_) for member in _flatten(each)]
    return [type_]


@cache
def shape_of(type_: Any) -> Shape:
    """Return the description of a type: a generated class, a scalar, a container or a union."""
    members = [member for member in _flatten(type_) if member is not Unset]
    if Any in members:
        return _ANY
    has_moment = datetime in members
    literals = [get_args(member) for member in members if get_origin(member) is Literal]
    enumerated = [type(values[0]) for values in literals if len(values) > 1]
    return Shape(
        is_any=False,
        nullable=type(None) in members,
        scalars=frozenset(
            class_
            for member in [*members, *enumerated]
            if member in SCALARS
            for class_ in SCALARS[member][1]
            if not (has_moment and class_ is str)
        ),
        constants=tuple(value for values in literals for value in values),
        has_moment=has_moment,
        classes=tuple(member for member in members if attrs.has(member)),
        mappings=tuple(member for member in members if get_origin(member) is dict),
        sequences=tuple(member for member in members if get_origin(member) is list),
    )


class Field(NamedTuple):
    """One attribute of a generated class.

    Attributes:
        name: Its Python name.
        wire: Its wire name.
        type: Its type.
        required: Whether JSON without it is invalid.
        default: Its value if the property is absent: `None` or `UNSET`.
        is_extra: Whether it holds the undeclared properties.
    """

    name: str
    wire: str
    type: Any
    required: bool
    default: Any
    is_extra: bool

    @property
    def accepts_null(self) -> bool:
        """Whether null fits; null in an optional property counts as absent."""
        shape = shape_of(self.type)
        if self.required or self.default is UNSET or shape.is_any:
            return shape.nullable
        return True


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


def _to_camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(part[:1].upper() + part[1:] for part in rest)


class Tag(NamedTuple):
    """The property that tells the classes of a union apart.

    Attributes:
        wire: Its wire name.
        classes: The classes of each of its values.
    """

    wire: str
    classes: dict[Any, tuple[type, ...]]


@cache
def find_tag(classes: tuple[type, ...]) -> Tag:
    """Return the property that tells classes apart best; a tag without values if there is none.

    A tag is a property that every class requires and declares as a literal. For a value that
    several classes share, the tag only narrows the choice.
    """
    best, most = Tag("", {}), 1
    for candidate in list_fields(classes[0]) if classes else ():
        table: dict[Any, tuple[type, ...]] = {}
        for class_ in classes:
            constants = [
                constant
                for field in list_fields(class_)
                if field.wire == candidate.wire and field.required
                for constant in shape_of(field.type).constants
            ]
            if not constants:
                break
            for constant in constants:
                table[constant] = (*table.get(constant, ()), class_)
        else:
            groups = len(set(table.values()))
            if groups > most:
                best, most = Tag(candidate.wire, table), groups
    return best
