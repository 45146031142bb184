"""The converter: a hook per type, made when the type is first met.

Hooks check and never coerce. They report that a value does not fit, but not why: `mismatches` finds
the reason, for the few values that need it.
"""

from __future__ import annotations

from functools import cache
from threading import local
from typing import TYPE_CHECKING, Any, get_args, get_origin

import attrs
from cattrs import Converter

from hosting_sdk._codec.compiler import compile_class
from hosting_sdk._codec.moments import parse_moment
from hosting_sdk._codec.shapes import SCALARS, Choice, split_choice
from hosting_sdk._codec.unions import Mismatch, make_chooser, make_object_chooser

if TYPE_CHECKING:
    from collections.abc import Callable

    from hosting_sdk._codec.unions import Hook

__all__ = ["Decoder", "get_decoder"]


class Decoder:
    """The hooks of all types, each made when its type is first met.

    Args:
        accepts_null: Whether null in an optional property counts as absent, or as a mismatch.
        keeps_unknown: Whether undeclared properties are kept beside the instances.
    """

    def __init__(self, *, accepts_null: bool, keeps_unknown: bool) -> None:
        self._accepts_null = accepts_null
        self._keeps_unknown = keeps_unknown
        # The classes whose hooks a thread is making; it ignores those of another thread.
        self._under_way = local()
        self._converter = Converter(detailed_validation=False)
        self._converter.register_structure_hook_factory(lambda _: True, self._make_hook)
        for scalar in SCALARS:  # cattrs has hooks of its own for these, which coerce
            self._converter.register_structure_hook(
                scalar, _make_choice_hook(scalar, self.get_hook)
            )

    def get_hook(self, type_: Any) -> Hook:
        """Return the function `(value, type) -> decoded value` of a type.

        It raises one of `unions.MISMATCHES` for a value that does not fit.
        """
        if type_ in self._classes():  # a class that leads back to itself
            return lambda value, wanted: self.get_hook(wanted)(value, wanted)
        hook: Hook = self._converter.get_structure_hook(type_)
        return hook

    def _classes(self) -> set[Any]:
        classes: set[Any] = self._under_way.__dict__.setdefault("classes", set())
        return classes

    def _make_hook(self, type_: Any) -> Hook:
        if attrs.has(type_):
            return self._make_class_hook(type_)
        origin = get_origin(type_)
        if origin is list:
            return _make_list_hook(type_, self.get_hook)
        if origin is dict:
            return _make_dict_hook(type_, self.get_hook)
        return _make_choice_hook(type_, self.get_hook)

    def _make_class_hook(self, class_: type) -> Hook:
        self._classes().add(class_)
        try:
            return compile_class(
                class_,
                self.get_hook,
                accepts_null=self._accepts_null,
                keeps_unknown=self._keeps_unknown,
            )
        finally:
            self._classes().discard(class_)


@cache
def get_decoder(*, accepts_null: bool, keeps_unknown: bool = False) -> Decoder:
    """Return the one decoder with these options; see `Decoder`."""
    return Decoder(accepts_null=accepts_null, keeps_unknown=keeps_unknown)


def _make_list_hook(type_: Any, get_hook: Callable[[Any], Hook]) -> Hook:
    (item,) = get_args(type_)
    hook = get_hook(item) if item is not Any else None

    def structure_list(value: Any, _: Any) -> Any:
        if value.__class__ is not list:
            raise Mismatch
        return [hook(each, item) for each in value] if hook else value

    return structure_list


def _make_dict_hook(type_: Any, get_hook: Callable[[Any], Hook]) -> Hook:
    _, item = get_args(type_)
    hook = get_hook(item) if item is not Any else None

    def structure_dict(value: Any, _: Any) -> Any:
        if value.__class__ is not dict:
            raise Mismatch
        return {key: hook(each, item) for key, each in value.items()} if hook else value

    return structure_dict


def _make_choice_hook(type_: Any, get_hook: Callable[[Any], Hook]) -> Hook:
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
