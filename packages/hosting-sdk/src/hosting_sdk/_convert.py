"""JSON to typed values and back.

One cattrs converter holds a hook per type, made when the type is first met. The hooks check and
never coerce; they say that a value does not fit, and not why: `_mismatches` finds that out, for
the few values that need it.
"""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

import attrs
import orjson
from cattrs import Converter

from hosting_sdk._shapes import SCALARS, Choice, Field, list_fields, split_choice
from hosting_sdk._types import UNSET, Unset

if TYPE_CHECKING:
    from collections.abc import Callable

    from hosting_sdk.errors import Issue

    Hook = Callable[[Any, Any], Any]

__all__ = ["dumps", "find_tag", "fits", "loads", "structure", "unstructure"]

loads = orjson.loads


class Mismatch(Exception):  # noqa: N818 never leaves a call, so it is no error of the package
    """A value is not of the declared type."""


_MISMATCHES = (Mismatch, KeyError)


def structure(
    value: Any, type_: Any, *, mode: Literal["strict", "report"] = "strict"
) -> tuple[Any, list[Issue]]:
    """Turn decoded JSON into a value of a declared type.

    Args:
        value: What `loads` gave.
        type_: A generated type, or a list, dict or union of such.
        mode: What happens to a value that does not fit: `strict` raises, `report` returns it as
            far as it fits, with what came in the other places and `UNSET` where nothing came.

    Returns:
        The value, and the places that did not fit: always none in `strict`.

    Raises:
        ResponseValidationError: The value does not fit and `mode` is `strict`.
    """
    try:
        return _get_hook(type_)(value, type_), []
    except _MISMATCHES:
        from hosting_sdk._mismatches import raise_mismatches, report  # noqa: PLC0415 seldom needed

        if mode == "report":
            return report(value, type_)
        raise_mismatches(value, type_)


def fits(value: Any, type_: Any) -> bool:
    """Say whether a decoded JSON value is of a declared type."""
    try:
        _get_hook(type_)(value, type_)
    except _MISMATCHES:
        return False
    return True


def unstructure(value: Any) -> Any:
    """Turn a value into what `dumps` takes, in wire names.

    Args:
        value: A generated class's instance, or JSON data in wire names, nested in any way.

    Returns:
        The same in dicts, lists and scalars; absent attributes are left out.
    """
    if isinstance(value, dict):
        return {key: unstructure(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [unstructure(item) for item in value]
    if isinstance(value, datetime):
        return format_moment(value)
    if attrs.has(value.__class__):
        return _unstructure_instance(value)
    return value


def dumps(value: Any) -> bytes:
    """Return the JSON of what `unstructure` gave.

    Raises:
        TypeError: The value holds something that is not JSON.
    """
    return orjson.dumps(value)


def _unstructure_instance(instance: Any) -> dict[str, Any]:
    plain: dict[str, Any] = {}
    for field in list_fields(instance.__class__):
        value = getattr(instance, field.name)
        if field.is_extra:
            plain.update(unstructure(value))
        elif value is not UNSET and (field.required or value is not field.default):
            plain[field.wire] = unstructure(value)
    return plain


def format_moment(moment: datetime) -> str:
    """Return a date with time as the platform writes it: UTC, milliseconds, `Z`.

    A moment without an offset counts as UTC.
    """
    aware = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    text = aware.astimezone(UTC).isoformat(timespec="milliseconds")
    return text.replace("+00:00", "Z")


def parse_moment(text: Any) -> datetime | str:
    """Return the moment that a string names, or the string itself where writing would change it.

    Raises:
        Mismatch: It is not a date with time.
    """
    if text.__class__ is not str:
        raise Mismatch
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise Mismatch from None
    return moment if moment.tzinfo and format_moment(moment) == text else text


def _check_list(type_: Any) -> Hook:
    (item,) = get_args(type_)
    hook = _defer_hook(item)

    def structure_list(value: Any, _: Any) -> Any:
        if value.__class__ is not list:
            raise Mismatch
        return [hook(each, item) for each in value]

    return structure_list


def _check_dict(type_: Any) -> Hook:
    _, item = get_args(type_)
    hook = _defer_hook(item)

    def structure_dict(value: Any, _: Any) -> Any:
        if value.__class__ is not dict:
            raise Mismatch
        return {key: hook(each, item) for key, each in value.items()}

    return structure_dict


def _check_choice(type_: Any) -> Hook:
    """Make the hook of a union, a scalar or a literal."""
    choice = split_choice(type_)
    if choice is None:
        return lambda value, _: value
    scalars, constants, nullable = choice.scalars, choice.constants, choice.nullable
    choose_object, choose_list = _make_object_chooser(choice), _make_chooser(choice.sequences)

    def structure_choice(value: Any, _: Any) -> Any:
        kind = value.__class__
        if kind in scalars or (value is None and nullable):
            return value
        if kind is dict:
            return choose_object(value)
        if kind is list:
            return choose_list(value)
        if kind is float and int in scalars and value.is_integer():
            return int(value)
        if kind is str and choice.has_moment:
            return parse_moment(value)
        if any(kind is each.__class__ and value == each for each in constants):
            return value
        raise Mismatch

    return structure_choice


def _make_chooser(members: tuple[Any, ...]) -> Callable[[Any], Any]:
    """Return a function that finds the member that keeps most of a value, the first of equals."""
    hooks = [(_defer_hook(member), member) for member in members]
    if len(hooks) == 1:
        ((only, member),) = hooks
        return lambda value: only(value, member)

    def choose(value: Any) -> Any:
        best, most = None, -1
        for hook, member in hooks:
            try:
                candidate = hook(value, member)
            except _MISMATCHES:
                continue
            kept = count_parts(unstructure(candidate))
            if kept > most:
                best, most = candidate, kept
        if most < 0:
            raise Mismatch
        return best

    return choose


def count_parts(value: Any) -> int:
    """Return how many values a JSON value is made of."""
    if value.__class__ is dict:
        return 1 + sum(map(count_parts, value.values()))
    if value.__class__ is list:
        return 1 + sum(map(count_parts, value))
    return 1


def find_tag(classes: tuple[type, ...]) -> tuple[str, dict[Any, type]] | None:
    """Return the property that tells classes apart, and the class of each of its values.

    It is a property that every class requires, as a literal, with values that no two share.
    """
    if len(classes) < 2:  # noqa: PLR2004 one class needs no telling apart
        return None
    candidates = [field.wire for field in list_fields(classes[0]) if field.required]
    for wire in candidates:
        table: dict[Any, type] = {}
        values = 0
        for class_ in classes:
            field = next((each for each in list_fields(class_) if each.wire == wire), None)
            choice = split_choice(field.type) if field is not None and field.required else None
            if choice is None or not choice.constants:
                break
            values += len(choice.constants)
            table.update(dict.fromkeys(choice.constants, class_))
        else:
            if len(table) == values:
                return wire, table
    return None


def _make_object_chooser(choice: Choice) -> Callable[[Any], Any]:
    """Return the function that tells the object members of a union apart.

    By their tag where they have one, else by what fits and keeps most. A free `dict` takes what no
    class has a property of.
    """
    classes, choose_mapping = choice.classes, _make_chooser(choice.mappings)
    if not classes:
        return choose_mapping
    tag = find_tag(classes)
    wires = [frozenset(field.wire for field in list_fields(each)) for each in classes]
    known = frozenset().union(*wires)
    choose_class = _make_chooser(classes)

    def choose(value: Any) -> Any:
        chosen = tag and tag[1].get(_hashable(value.get(tag[0])))
        try:
            if chosen:
                return _get_hook(chosen)(value, chosen)
            if not choice.mappings or not value or not known.isdisjoint(value):
                return choose_class(value)
        except _MISMATCHES:
            if not choice.mappings:
                raise
        return choose_mapping(value)

    return choose


def _hashable(value: Any) -> Any:
    return value if value.__class__ in {str, bool, int} else None


def _make_class_hook(class_: type) -> Hook:
    """Return the function that turns a dict into an instance of a generated class."""
    _UNDER_WAY.add(class_)
    try:
        return _compile_class_hook(class_)
    finally:
        _UNDER_WAY.discard(class_)


def _compile_class_hook(class_: type) -> Hook:
    """Write and compile the function; it fills the slots itself, half again as fast as `__init__`."""
    names: dict[str, Any] = {
        "Mismatch": Mismatch,
        "UNSET": UNSET,
        "class_": class_,
        "MISSING": Unset,
        "new": object.__new__,
    }
    lines = ["def structure_class(value, _):", " if value.__class__ is not dict: raise Mismatch"]
    lines.append(" get = value.get")
    fields = list_fields(class_)
    for number, field in enumerate(fields):
        if not field.is_extra:
            lines += _write_field(f"v{number}", field, names)
    for number, field in enumerate(fields):
        if field.is_extra:
            names["declared"] = frozenset(each.wire for each in fields if not each.is_extra)
            names["extra_hook"], names["extra_type"] = _defer_hook(field.type), field.type
            lines.append(
                f" v{number} = extra_hook({{k: v for k, v in value.items() if k not in declared}},"
                " extra_type)"
            )
    lines.append(" self = new(class_)")
    lines += [f" self.{field.name} = v{number}" for number, field in enumerate(fields)]
    lines.append(" return self")
    exec("\n".join(lines), names)  # noqa: S102 the text is made of the generated classes alone
    hook: Hook = names["structure_class"]
    return hook


def _write_field(variable: str, field: Field, names: dict[str, Any]) -> list[str]:
    """Return the lines that read and check one attribute."""
    if field.required:
        lines, indent = [f" {variable} = value[{field.wire!r}]"], " "
    else:
        lines = [
            f" {variable} = get({field.wire!r}, MISSING)",
            f" if {variable} is MISSING: {variable} = {field.default!r}",
            " else:",
        ]
        indent = "  "
    return [*lines, *(indent + line for line in _write_check(variable, field, names))]


def _write_check(variable: str, field: Field, names: dict[str, Any]) -> list[str]:
    """Return the lines that check one value: inline where that is short, else through a hook."""
    choice = split_choice(field.type)
    if choice is None:
        return ["pass"]
    # An optional attribute may be None in Python; in JSON null is another matter, see `Unset`.
    nullable = choice.nullable and (field.required or field.default is UNSET)
    lines = _write_single(variable, choice, names)
    if lines is None:
        hook, type_ = f"hook_{variable}", f"type_{variable}"
        names[hook], names[type_] = _defer_hook(field.type), field.type
        lines = [f"{variable} = {hook}({variable}, {type_})"]
        guarded = choice.nullable and not nullable
        return [f"if {variable} is None: raise Mismatch", *lines] if guarded else lines
    return [f"if {variable} is not None:", *(f" {line}" for line in lines)] if nullable else lines


def _write_single(variable: str, choice: Choice, names: dict[str, Any]) -> list[str] | None:
    """Return the lines for a value of one kind: scalars, a class, a list of either; None for more."""
    kinds = [choice.scalars, choice.classes, choice.mappings, choice.sequences]
    if sum(map(bool, kinds)) != 1 or choice.has_moment or choice.scalars == {int}:
        return None
    if choice.scalars:
        tests = sorted(f"{variable}.__class__ is not {each.__name__}" for each in choice.scalars)
        return [f"if {' and '.join(tests)}: raise Mismatch"]
    if len(choice.classes) == 1:
        hook, type_ = f"hook_{variable}", f"type_{variable}"
        names[hook], names[type_] = _defer_hook(choice.classes[0]), choice.classes[0]
        return [f"{variable} = {hook}({variable}, {type_})"]
    if len(choice.sequences) != 1 or choice.constants:
        return None
    items = split_choice(*get_args(choice.sequences[0]))
    lines = _write_single("item", items, names) if items and not items.nullable else None
    if not items or lines is None or items.sequences:
        return None
    head = f"if {variable}.__class__ is not list: raise Mismatch"
    if items.scalars:
        return [head, f"for item in {variable}:", f" {lines[0]}"]
    names[f"hook_{variable}"] = names["hook_item"]
    names[f"type_{variable}"] = names["type_item"]
    call = f"hook_{variable}(item, type_{variable})"
    return [head, f"{variable} = [{call} for item in {variable}]"]


def _defer_hook(type_: Any) -> Hook:
    """Return the hook of a type, or one that finds it at the first call while it is being made."""
    if type_ in _UNDER_WAY:
        return lambda value, wanted: _get_hook(wanted)(value, wanted)
    return _get_hook(type_)


_UNDER_WAY: set[Any] = set()


@cache
def _get_converter() -> Converter:
    converter = Converter(detailed_validation=False)
    converter.register_structure_hook_factory(lambda _: True, _make_hook)
    for scalar in SCALARS:  # cattrs has hooks of its own for these, which coerce
        converter.register_structure_hook(scalar, _check_choice(scalar))
    return converter


def _make_hook(type_: Any) -> Hook:
    if attrs.has(type_):
        return _make_class_hook(type_)
    origin = get_origin(type_) or type_
    if origin is list:
        return _check_list(type_)
    return _check_dict(type_) if origin is dict else _check_choice(type_)


def _get_hook(type_: Any) -> Hook:
    """Return the hook of a type."""
    hook: Hook = _get_converter().get_structure_hook(type_)
    return hook
