"""The converter: a hook per type, made when the type is first met.

Hooks check and never coerce. They say that a value does not fit, and not why: `_mismatches` finds
that out, for the few values that need it.
"""

from __future__ import annotations

from functools import cache
from threading import local
from typing import TYPE_CHECKING, Any, get_args, get_origin

import attrs
from cattrs import Converter

from hosting_sdk._compiler import compile_class
from hosting_sdk._moments import parse_moment
from hosting_sdk._shapes import SCALARS, Choice, split_choice
from hosting_sdk._unions import Mismatch, make_chooser, make_object_chooser

if TYPE_CHECKING:
    from hosting_sdk._unions import Hook

__all__ = ["get_hook"]


class _UnderWay(local):
    """The classes whose hooks this thread is making; another thread's are none of its business."""

    def __init__(self) -> None:
        self.classes: set[Any] = set()


_UNDER_WAY = _UnderWay()


@cache
def _get_converter() -> Converter:
    converter = Converter(detailed_validation=False)
    converter.register_structure_hook_factory(lambda _: True, _make_hook)
    for scalar in SCALARS:  # cattrs has hooks of its own for these, which coerce
        converter.register_structure_hook(scalar, _make_choice_hook(scalar))
    return converter


def get_hook(type_: Any) -> Hook:
    """Return the function `(value, type) -> decoded value` of a type.

    It raises one of `_unions.MISMATCHES` for a value that does not fit.
    """
    if type_ in _UNDER_WAY.classes:  # a class that leads back to itself
        return lambda value, wanted: get_hook(wanted)(value, wanted)
    hook: Hook = _get_converter().get_structure_hook(type_)
    return hook


def _make_hook(type_: Any) -> Hook:
    if attrs.has(type_):
        return _make_class_hook(type_)
    origin = get_origin(type_)
    if origin is list:
        return _make_list_hook(type_)
    return _make_dict_hook(type_) if origin is dict else _make_choice_hook(type_)


def _make_class_hook(class_: type) -> Hook:
    _UNDER_WAY.classes.add(class_)
    try:
        return compile_class(class_, get_hook)
    finally:
        _UNDER_WAY.classes.discard(class_)


def _make_list_hook(type_: Any) -> Hook:
    (item,) = get_args(type_)
    hook = get_hook(item) if item is not Any else None

    def structure_list(value: Any, _: Any) -> Any:
        if value.__class__ is not list:
            raise Mismatch
        return [hook(each, item) for each in value] if hook else value

    return structure_list


def _make_dict_hook(type_: Any) -> Hook:
    _, item = get_args(type_)
    hook = get_hook(item) if item is not Any else None

    def structure_dict(value: Any, _: Any) -> Any:
        if value.__class__ is not dict:
            raise Mismatch
        return {key: hook(each, item) for key, each in value.items()} if hook else value

    return structure_dict


def _make_choice_hook(type_: Any) -> Hook:
    """Return the hook of a union, a scalar, a literal or `Any`."""
    choice = split_choice(type_)
    if choice is None:
        return lambda value, _: value
    scalars, nullable = choice.scalars, choice.nullable
    choose_object = make_object_chooser(choice, get_hook)
    choose_list = make_chooser(choice.sequences, get_hook)

    def structure_choice(value: Any, _: Any) -> Any:
        kind = value.__class__
        if kind in scalars or (value is None and nullable):
            return value
        if kind is dict:
            return choose_object(value)
        return choose_list(value) if kind is list else _structure_odd_scalar(value, choice)

    return structure_choice


def _structure_odd_scalar(value: Any, choice: Choice) -> Any:
    """Return a scalar whose class alone does not say that it fits."""
    if isinstance(value, float) and int in choice.scalars and value.is_integer():
        return int(value)  # JSON knows no difference between 5 and 5.0
    if isinstance(value, str) and choice.has_moment:
        try:
            return parse_moment(value)
        except ValueError:
            raise Mismatch from None
    if any(value.__class__ is each.__class__ and value == each for each in choice.constants):
        return value
    raise Mismatch
