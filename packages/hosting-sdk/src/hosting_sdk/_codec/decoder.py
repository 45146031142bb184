"""Decoder of JSON to typed values: one hook per type, generated when the type is first used.

Hooks check and never coerce. They report that a value does not fit, but not why: `mismatches` finds
the reason, for the few values that need it.

cattrs stores the hooks and finds them by type, but does not generate them: with its
`make_dict_structure_fn`, decoding a list of one megabyte takes about twice as long, because it
calls a hook per scalar and `__init__` per instance (the variant `cattrs_functions` of
`benchmarks/decoding.py`).
"""

from __future__ import annotations

from functools import cache
from threading import local
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

import attrs
from cattrs import Converter

from hosting_sdk._codec.encoder import unstructure
from hosting_sdk._codec.moments import parse_moment
from hosting_sdk._codec.shapes import (
    MISMATCHES,
    SCALARS,
    Mismatch,
    Shape,
    find_tag,
    list_fields,
    shape_of,
)
from hosting_sdk._codec.unknown import keep
from hosting_sdk._json import loads
from hosting_sdk._types import UNSET
from hosting_sdk.errors import Issue, ResponseValidationError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    Hook = Callable[[Any, Any], Any]
    Members = Sequence[tuple[Hook, Any]]

__all__ = ["Decoder", "loads", "structure"]

_KEPT_RANKINGS = 256
_TAG_CLASSES = frozenset({str, bool, int})


class _UnderWay(local):
    """The classes whose hooks the current thread is making; each thread has its own set."""

    def __init__(self) -> None:
        self.classes: set[Any] = set()


class Decoder:
    """The hooks of all types, each made when its type is first used.

    Args:
        keeps_unknown: Whether undeclared properties are kept beside the instances.
    """

    def __init__(self, *, keeps_unknown: bool) -> None:
        self.keeps_unknown = keeps_unknown
        self._under_way = _UnderWay()
        self._converter = Converter(detailed_validation=False)
        self._converter.register_structure_hook_factory(lambda _: True, self._make_hook)
        for scalar in SCALARS:  # cattrs has hooks of its own for these, which coerce
            self._converter.register_structure_hook(scalar, self._make_hook(scalar))

    def get_hook(self, type_: Any) -> Hook:
        """Return the function `(value, type) -> decoded value` of a type.

        It raises one of `shapes.MISMATCHES` for a value that does not fit.
        """
        if type_ in self._under_way.classes:  # a class that leads back to itself
            return lambda value, class_: self.get_hook(class_)(value, class_)
        hook: Hook = self._converter.get_structure_hook(type_)
        return hook

    def _make_hook(self, type_: Any) -> Hook:
        if not attrs.has(type_):
            return _Writer(self).write_value_hook(shape_of(type_))
        self._under_way.classes.add(type_)
        try:
            return self._make_class_hook(type_)
        finally:
            self._under_way.classes.discard(type_)

    def _make_class_hook(self, class_: type) -> Hook:
        return _Writer(self).write_class_hook(class_)


class _Writer:
    """Writes the source of one hook, and collects the values that it names.

    Args:
        decoder: Has the hooks of all other types.
    """

    def __init__(self, decoder: Decoder) -> None:
        self._decoder = decoder
        self._names: dict[str, Any] = {"Mismatch": Mismatch, "UNSET": UNSET}

    def write_value_hook(self, shape: Shape) -> Hook:
        """Return the hook of a type that is not a class."""
        checks = self._check("value", shape)
        return self._compile([*_unless_null("value", checks, shape.nullable), "return value"])

    def write_class_hook(self, class_: type) -> Hook:
        """Return the hook of a generated class; it sets the slots without calling `__init__`."""
        fields = list_fields(class_)
        known = self._name(frozenset(field.wire for field in fields if not field.is_extra))
        unknown = f"{{key: item for key, item in value.items() if key not in {known}}}"
        lines = [
            "if type(value) is not dict: raise Mismatch",
            f"self = {self._name(object.__new__)}({self._name(class_)})",
        ]
        for number, field in enumerate(fields):
            variable = f"v{number}"
            checks = self._check(variable, shape_of(field.type))
            if field.is_extra:
                lines += [f"{variable} = {unknown}", *checks]
            else:
                reading = [
                    f"{variable} = value[{field.wire!r}]",
                    *_unless_null(variable, checks, field.accepts_null),
                ]
                lines += (
                    reading
                    if field.required
                    else [
                        f"if {field.wire!r} in value:",
                        *_indent(reading),
                        f"else: {variable} = {field.default!r}",
                    ]
                )
            lines.append(f"self.{field.name} = {variable}")
        if self._decoder.keeps_unknown and not any(field.is_extra for field in fields):
            kept = f"{self._name(keep)}(self, {unknown})"
            lines += [f"if not value.keys() <= {known}:", *_indent([kept])]
        return self._compile([*lines, "return self"])

    def _name(self, value: Any) -> str:
        """Make a value available to the source, and return its name there."""
        name = f"n{len(self._names)}"
        self._names[name] = value
        return name

    def _call(self, type_: Any, variable: str) -> str:
        """Return the source of a call of a type's hook."""
        return f"{self._name(self._decoder.get_hook(type_))}({variable}, {self._name(type_)})"

    def _check(self, variable: str, shape: Shape) -> list[str]:
        """Return the lines that check a variable and decode it in place; null is not covered."""
        if shape.is_any:
            return []
        if shape.is_plain:
            # Most numbers are integers, so that class is tried first.
            names = sorted((each.__name__ for each in shape.scalars), reverse=True)
            tests = " and ".join(f"type({variable}) is not {name}" for name in names)
            return [f"if {tests}: raise Mismatch"]
        if shape.has_scalars or len(shape.containers) > 1:
            return [f"{variable} = {self._name(_make_chooser(shape, self._decoder))}({variable})"]
        if shape.classes:
            return [f"{variable} = {self._call(shape.classes[0], variable)}"]
        return self._check_items(variable, *shape.containers)

    def _check_items(self, variable: str, container: Any) -> list[str]:
        """Return the lines for a list or a dict; a container of plain values is not copied."""
        class_, type_ = get_origin(container), get_args(container)[-1]
        head = f"if type({variable}) is not {class_.__name__}: raise Mismatch"
        shape = shape_of(type_)
        if shape.is_any:
            return [head]
        if shape.is_plain and not shape.nullable:
            values = f"{variable}.values()" if class_ is dict else variable
            return [head, f"for item in {values}:", *_indent(self._check("item", shape))]
        call = self._call(type_, "item")
        if class_ is dict:
            return [head, f"{variable} = {{key: {call} for key, item in {variable}.items()}}"]
        return [head, f"{variable} = [{call} for item in {variable}]"]

    def _compile(self, lines: Iterable[str]) -> Hook:
        source = "\n".join(["def hook(value, _):", *_indent(lines)])
        exec(source, self._names)  # noqa: S102 the text is made of the generated classes alone
        hook: Hook = self._names["hook"]
        return hook


def _indent(lines: Iterable[str]) -> list[str]:
    return [f" {line}" for line in lines]


def _unless_null(variable: str, checks: list[str], null_fits: bool) -> list[str]:  # noqa: FBT001 a condition
    return [f"if {variable} is not None:", *_indent(checks)] if null_fits and checks else checks


def _make_chooser(shape: Shape, decoder: Decoder) -> Callable[[Any], Any]:
    """Return the function that decodes a value of a type with members of several kinds."""
    scalars, choose_object = shape.scalars, _ObjectChooser(shape, decoder)
    sequences = [(decoder.get_hook(each), each) for each in shape.sequences]

    def choose(value: Any) -> Any:
        kind = value.__class__
        if kind in scalars:
            return value
        if kind is dict:
            return choose_object(value)
        if kind is list:
            return _decode_best(value, sequences)
        if kind is float and int in scalars and value.is_integer():
            return int(value)  # JSON knows no difference between 5 and 5.0
        if kind is str and shape.has_moment:
            try:
                return parse_moment(value)
            except ValueError:
                raise Mismatch from None
        if any(kind is each.__class__ and value == each for each in shape.constants):
            return value
        raise Mismatch

    return choose


class _ObjectChooser:
    """Decodes an object as the member of a union that fits it.

    If the classes have a tag, it decides. Otherwise the keys of the object decide: a class is ruled
    out if a required property is missing, and the classes that declare most of the keys are tried
    first. A `dict` member takes an object that has no property of any class or fits no class.
    """

    def __init__(self, shape: Shape, decoder: Decoder) -> None:
        self._shape = shape
        self._tag, self._by_constant = find_tag(shape.classes)
        self._decoder = decoder
        self._rankings: dict[tuple[Any, ...], Sequence[Members]] = {}

    def __call__(self, value: dict[str, Any]) -> Any:
        """Return the decoded object."""
        classes = self._shape.classes
        if self._by_constant:
            constant = value.get(self._tag)
            if constant.__class__ in _TAG_CLASSES:
                classes = self._by_constant.get(constant, classes)
        is_clear = len(classes) == 1 and not self._shape.mappings
        key = classes if is_clear else (classes, tuple(value))
        ranking = self._rankings.get(key)
        if ranking is None:
            if len(self._rankings) >= _KEPT_RANKINGS:
                self._rankings.clear()
            groups = [classes] if is_clear else self._rank(classes, value)
            ranking = self._rankings[key] = [
                [(self._decoder.get_hook(each), each) for each in group] for group in groups
            ]
        for members in ranking:
            try:
                return _decode_best(value, members)
            except MISMATCHES:
                continue
        raise Mismatch

    def _rank(self, classes: Iterable[type], value: dict[str, Any]) -> Sequence[Sequence[Any]]:
        """Return the members that may fit an object, best first; equally good ones in a group."""
        mappings = self._shape.mappings
        properties = {field.wire for each in self._shape.classes for field in list_fields(each)}
        if mappings and value and properties.isdisjoint(value):
            return [mappings]
        groups: dict[int, list[Any]] = {}
        for class_ in classes:
            fields = list_fields(class_)
            if all(
                field.wire in value for field in fields if field.required and not field.is_extra
            ):
                takes_all = any(field.is_extra for field in fields)
                known = value if takes_all else [each for each in fields if each.wire in value]
                groups.setdefault(len(known), []).append(class_)
        ranked = [groups[count] for count in sorted(groups, reverse=True)]
        return [*ranked, mappings] if mappings else ranked


def _decode_best(value: Any, members: Members) -> Any:
    """Decode a value as the member that preserves most of its data.

    Raises:
        Mismatch: The value fits no member.
    """
    if len(members) == 1:
        ((hook, member),) = members
        return hook(value, member)
    best, most = None, 0
    for hook, member in members:
        try:
            candidate = hook(value, member)
        except MISMATCHES:
            continue
        kept = _count_parts(unstructure(candidate))
        if kept > most:  # the first of equals wins
            best, most = candidate, kept
    if not most:
        raise Mismatch
    return best


def _count_parts(value: Any) -> int:
    """Return the number of values in a JSON value, nested ones and itself included."""
    if isinstance(value, dict):
        return 1 + sum(map(_count_parts, value.values()))
    return 1 + sum(map(_count_parts, value)) if isinstance(value, list) else 1


@cache
def _get_decoder(keeps_unknown: bool) -> Decoder:  # noqa: FBT001 a key
    return Decoder(keeps_unknown=keeps_unknown)


@cache
def _get_hook(type_: Any, keeps_unknown: bool) -> Hook:  # noqa: FBT001 a key
    return _get_decoder(keeps_unknown).get_hook(type_)


def structure(
    value: Any,
    type_: Any,
    *,
    mode: Literal["strict", "report"] = "strict",
    keeps_unknown: bool = False,
) -> tuple[Any, list[Issue]]:
    """Turn decoded JSON into a value of a declared type.

    Args:
        value: The JSON data, as `loads` returns it.
        type_: A generated type, or a list, dict or union of such.
        mode: `strict` raises for a value that does not fit. `report` decodes it as far as it fits:
            a mismatching place keeps its JSON, an absent required property is `UNSET`, and the
            objects around such places keep their undeclared properties.
        keeps_unknown: Whether undeclared properties are kept beside the instances.

    Returns:
        The value, and the places that did not fit: always none in `strict`.

    Raises:
        ResponseValidationError: The value does not fit and `mode` is `strict`, or it is nested too
            deeply.
    """
    try:
        return _get_hook(type_, keeps_unknown)(value, type_), []
    except MISMATCHES:
        pass
    except RecursionError:
        raise ResponseValidationError(
            "the value is nested too deeply to be decoded",
            raw_value=value,
            issues=[
                Issue("$", "a value of reasonable depth", "one nested hundreds of levels deep")
            ],
        ) from None
    from hosting_sdk._codec.mismatches import Walk  # noqa: PLC0415 seldom needed

    walk = Walk(_get_decoder(keeps_unknown).get_hook)
    result = walk.visit(value, type_, "$")
    if mode == "report":
        return result, walk.issues
    more = f" (and {len(walk.issues) - 1} more)" if len(walk.issues) > 1 else ""
    raise ResponseValidationError(
        f"the value does not match its type at {walk.issues[0]}{more}",
        raw_value=value,
        issues=walk.issues,
    )
