"""The functions that turn dicts into instances of generated classes, written at first use.

A function reads each property, checks scalars in place, calls a hook for everything else, and
fills the slots itself. cattrs keeps the hooks and finds them by type, but does not write these
functions: with its `make_dict_structure_fn` and the same hooks, a list of deployments takes about
twice as long, because it calls a hook per scalar and `__init__` per instance (the variant
`cattrs_functions` of `benchmarks/decoding.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

from hosting_sdk._codec.shapes import Choice, Field, list_fields, split_choice
from hosting_sdk._codec.unions import Mismatch
from hosting_sdk._codec.unknown import keep
from hosting_sdk._types import UNSET

if TYPE_CHECKING:
    from collections.abc import Callable

    from hosting_sdk._codec.unions import Hook

__all__ = ["compile_class"]


class _Writer:
    """Collects the lines of a function and the values that they name."""

    def __init__(
        self, class_: type, get_hook: Callable[[Any], Hook], *, accepts_null: bool
    ) -> None:
        self.get_hook = get_hook
        self.accepts_null = accepts_null
        self.names: dict[str, Any] = {
            "Mismatch": Mismatch,
            "UNSET": UNSET,
            "class_": class_,
            "new": object.__new__,
        }

    def name_hook(self, variable: str, type_: Any) -> str:
        """Return a call of the hook of a type, with the value still to be filled in."""
        self.names[f"hook_{variable}"] = self.get_hook(type_)
        self.names[f"type_{variable}"] = type_
        return f"hook_{variable}({{}}, type_{variable})"


def compile_class(
    class_: type, get_hook: Callable[[Any], Hook], *, accepts_null: bool, keeps_unknown: bool
) -> Hook:
    """Return the function that turns a dict into an instance of a generated class.

    Args:
        class_: The class.
        get_hook: Gives the hook of any other type.
        accepts_null: Whether null in an optional property counts as absent.
        keeps_unknown: Whether undeclared properties are kept beside the instance.
    """
    writer = _Writer(class_, get_hook, accepts_null=accepts_null)
    fields = list_fields(class_)
    lines = [
        "def structure_class(value, _):",
        " if type(value) is not dict: raise Mismatch",
        " self = new(class_)",
    ]
    for number, field in enumerate(fields):
        variable = f"v{number}"
        lines += (_write_extra if field.is_extra else _write_field)(variable, field, fields, writer)
        lines.append(f" self.{field.name} = {variable}")
    if keeps_unknown and not any(field.is_extra for field in fields):
        writer.names["keep"] = keep
        writer.names["known"] = frozenset(field.wire for field in fields)
        lines += [
            " if not value.keys() <= known:",
            "  keep(self, {key: item for key, item in value.items() if key not in known})",
        ]
    lines.append(" return self")
    exec("\n".join(lines), writer.names)  # noqa: S102 the text is made of the generated classes alone
    hook: Hook = writer.names["structure_class"]
    return hook


def _write_extra(
    variable: str, field: Field, fields: tuple[Field, ...], writer: _Writer
) -> list[str]:
    """Return the line that gathers the undeclared properties."""
    writer.names["declared"] = frozenset(each.wire for each in fields if not each.is_extra)
    extra = "{key: item for key, item in value.items() if key not in declared}"
    return [f" {variable} = {writer.name_hook(variable, field.type).format(extra)}"]


def _write_field(
    variable: str, field: Field, _fields: tuple[Field, ...], writer: _Writer
) -> list[str]:
    """Return the lines that read and check one property."""
    checks = _write_check(variable, field, writer)
    if field.required:
        return [f" {variable} = value[{field.wire!r}]", *(f" {line}" for line in checks)]
    if field.default is None and writer.accepts_null and checks:
        # Absent and null mean the same here, and both are None.
        checks = [f"if {variable} is not None:", *(f" {line}" for line in checks)]
    return [
        f" if {field.wire!r} in value:",
        f"  {variable} = value[{field.wire!r}]",
        *(f"  {line}" for line in checks),
        f" else: {variable} = {field.default!r}",
    ]


def _write_check(variable: str, field: Field, writer: _Writer) -> list[str]:
    """Return the lines that check one value: inline where that is short, else through a hook."""
    choice = split_choice(field.type)
    if choice is None:
        return []
    lines = _write_single(variable, choice, writer)
    null_fits = choice.nullable and (field.required or field.default is UNSET)
    if lines is not None:
        guarded = [f"if {variable} is not None:", *(f" {line}" for line in lines)]
        return guarded if null_fits else lines
    refusal = [] if null_fits else [f"if {variable} is None: raise Mismatch"]
    call = writer.name_hook(variable, field.type).format(variable)
    return [*refusal, f"{variable} = {call}"]


def _write_single(variable: str, choice: Choice, writer: _Writer) -> list[str] | None:
    """Return the lines for values of one kind, null apart; None if there are more kinds."""
    if _is_scalar(choice):
        return [_write_scalar(variable, choice)]
    others = (*choice.classes, *choice.mappings, *choice.sequences)
    if len(others) != 1 or choice.scalars or choice.has_moment or choice.constants:
        return None
    if choice.classes:
        return [f"{variable} = {writer.name_hook(variable, choice.classes[0]).format(variable)}"]
    if choice.sequences:
        return _write_list(variable, choice, writer)
    return _write_mapping(variable, choice)


def _is_scalar(choice: Choice) -> bool:
    """Return whether the class of a value alone says that it fits, null apart."""
    return (
        bool(choice.scalars)
        and choice.scalars != {int}  # 5.0 is an integer too
        and not (choice.has_moment or choice.classes or choice.mappings or choice.sequences)
        and choice.scalars.issuperset(map(type, choice.constants))
    )


def _write_scalar(variable: str, choice: Choice) -> str:
    """Return the line for a scalar; most numbers are integers, so that class is tried first."""
    names = sorted((each.__name__ for each in choice.scalars), reverse=True)
    tests = [f"type({variable}) is not {name}" for name in names]
    return f"if {' and '.join(tests)}: raise Mismatch"


def _write_list(variable: str, choice: Choice, writer: _Writer) -> list[str]:
    """Return the lines for a list; one of scalars is checked and kept as it is."""
    (type_,) = get_args(choice.sequences[0])
    head = f"if type({variable}) is not list: raise Mismatch"
    items = split_choice(type_)
    if items is None:
        return [head]
    if _is_scalar(items) and not items.nullable:
        return [head, f"for item in {variable}:", f" {_write_scalar('item', items)}"]
    call = writer.name_hook(variable, type_).format("item")
    return [head, f"{variable} = [{call} for item in {variable}]"]


def _write_mapping(variable: str, choice: Choice) -> list[str] | None:
    """Return the lines for a mapping to scalars; None for a mapping to anything else."""
    items = split_choice(get_args(choice.mappings[0])[1])
    if items is None or items.nullable or not _is_scalar(items):
        return None
    return [
        f"if type({variable}) is not dict: raise Mismatch",
        f"for item in {variable}.values():",
        f" {_write_scalar('item', items)}",
    ]
