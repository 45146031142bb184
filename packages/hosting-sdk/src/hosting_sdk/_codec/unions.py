"""Which member of a union a JSON value is meant for.

A tag decides where the members have one. Where they do not, the keys of the object decide; members
that declare as many of them are compared by how much of the value they keep, so that nothing which
came gets lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hosting_sdk._codec.encoder import unstructure
from hosting_sdk._codec.shapes import Choice, list_fields, split_choice

if TYPE_CHECKING:
    from collections.abc import Callable

    Hook = Callable[[Any, Any], Any]
    Chooser = Callable[[Any], Any]

__all__ = ["MISMATCHES", "Mismatch", "find_tag", "make_chooser", "make_object_chooser"]


_KEPT_RANKINGS = 256


class Mismatch(Exception):  # noqa: N818 never leaves a call, so it is no error of the package
    """A value is not of the declared type."""


MISMATCHES = (Mismatch, KeyError)
"""Exceptions of a hook; a KeyError is a required property that is absent."""


def find_tag(classes: tuple[type, ...]) -> tuple[str, dict[Any, tuple[type, ...]]] | None:
    """Return the property that tells classes apart best, and the classes of each of its values.

    It is a property that every class requires, as a literal. Values that several classes share
    leave a choice among those.
    """
    best: tuple[str, dict[Any, tuple[type, ...]]] | None = None
    most = 1
    for candidate in list_fields(classes[0]) if classes else ():
        table: dict[Any, tuple[type, ...]] = {}
        for class_ in classes:
            constants = _list_constants(class_, candidate.wire)
            if not constants:
                break
            for constant in constants:
                table[constant] = (*table.get(constant, ()), class_)
        else:
            groups = len(set(table.values()))
            if groups > most:
                best, most = (candidate.wire, table), groups
    return best


def _list_constants(class_: type, wire: str) -> tuple[Any, ...]:
    """Return the known values of a required property; none if it is not a literal."""
    field = next((each for each in list_fields(class_) if each.wire == wire), None)
    choice = split_choice(field.type) if field is not None and field.required else None
    return choice.constants if choice is not None else ()


def make_chooser(members: tuple[Any, ...], get_hook: Callable[[Any], Hook]) -> Chooser:
    """Return a function that finds the member that keeps most of a value, the first of equals."""
    hooks = [(get_hook(member), member) for member in members]
    if len(hooks) == 1:
        ((only, single),) = hooks
        return lambda value: only(value, single)

    def choose(value: Any) -> Any:
        best, most = None, -1
        for hook, member in hooks:
            try:
                candidate = hook(value, member)
            except MISMATCHES:
                continue
            kept = _count_parts(unstructure(candidate))
            if kept > most:
                best, most = candidate, kept
        if most < 0:
            raise Mismatch
        return best

    return choose


def _make_key_chooser(classes: tuple[type, ...], get_hook: Callable[[Any], Hook]) -> Chooser:
    """Return a function that finds the class that an object is meant for by the object's keys.

    Classes whose required properties are missing are out. Of the others the one that declares most
    of the keys is decoded first; only those that declare as many are decoded and compared.
    """
    if len(classes) == 1:
        return make_chooser(classes, get_hook)
    ranked: dict[tuple[str, ...], list[Chooser]] = {}

    def rank(keys: tuple[str, ...]) -> list[Chooser]:
        groups: dict[int, list[type]] = {}
        for class_ in classes:
            fields = list_fields(class_)
            if all(field.wire in keys for field in fields if field.required and not field.is_extra):
                declared = {field.wire for field in fields}
                takes_all = any(field.is_extra for field in fields)
                count = len(keys) if takes_all else len(declared.intersection(keys))
                groups.setdefault(count, []).append(class_)
        if len(ranked) >= _KEPT_RANKINGS:
            ranked.clear()
        found = [make_chooser(tuple(groups[count]), get_hook) for count in sorted(groups)[::-1]]
        ranked[keys] = found
        return found

    def choose(value: Any) -> Any:
        keys = tuple(value)
        for chooser in ranked.get(keys) or rank(keys):
            try:
                return chooser(value)
            except MISMATCHES:
                continue
        raise Mismatch

    return choose


def _count_parts(value: Any) -> int:
    """Return how many values a JSON value is made of."""
    if isinstance(value, dict):
        return 1 + sum(map(_count_parts, value.values()))
    return 1 + sum(map(_count_parts, value)) if isinstance(value, list) else 1


def make_object_chooser(choice: Choice, get_hook: Callable[[Any], Hook]) -> Chooser:
    """Return the function that tells the object members of a union apart.

    A free `dict` among them takes what no class has a property of, and what fits no class.
    """
    choose_mapping = make_chooser(choice.mappings, get_hook)
    if not choice.classes:
        return choose_mapping
    choose_class = _make_class_chooser(choice.classes, get_hook)
    if not choice.mappings:
        return choose_class
    known = {field.wire for class_ in choice.classes for field in list_fields(class_)}

    def choose(value: Any) -> Any:
        if value and known.isdisjoint(value):
            return choose_mapping(value)
        try:
            return choose_class(value)
        except MISMATCHES:
            return choose_mapping(value)

    return choose


def _make_class_chooser(classes: tuple[type, ...], get_hook: Callable[[Any], Hook]) -> Chooser:
    """Return the function that goes by the tag, and by what fits where it is not known."""
    choose_fitting = _make_key_chooser(classes, get_hook)
    tag = find_tag(classes)
    if tag is None:
        return choose_fitting
    name, table = tag
    choosers = {members: _make_key_chooser(members, get_hook) for members in set(table.values())}
    by_constant = {constant: choosers[members] for constant, members in table.items()}

    def choose(value: Any) -> Any:
        constant = value.get(name)
        known = by_constant.get(constant) if constant.__class__ in {str, bool, int} else None
        return (known or choose_fitting)(value)

    return choose
