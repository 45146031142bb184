"""Explanation of mismatches: the place, the expected type, the actual value."""

from __future__ import annotations

from typing import Any, get_args, get_origin

import attrs

from hosting_sdk._codec.decoder import get_decoder
from hosting_sdk._codec.shapes import SCALARS, Choice, Field, list_fields, split_choice
from hosting_sdk._codec.unions import MISMATCHES, find_tag
from hosting_sdk._types import UNSET
from hosting_sdk.errors import Issue, ResponseValidationError

__all__ = ["create_error", "report"]

_NAMES = {str: "string", float: "number", int: "integer", bool: "boolean"}


class Issues(list[Issue]):
    """The places that do not fit.

    Args:
        accepts_null: Whether null in an optional property fits.
    """

    def __init__(self, *, accepts_null: bool) -> None:
        super().__init__()
        self.accepts_null = accepts_null


def report(value: Any, type_: Any, *, accepts_null: bool) -> tuple[Any, list[Issue]]:
    """Return a value as far as it fits, and every place that does not.

    What does not fit stays as it came; a required attribute that is absent is `UNSET`.
    """
    issues = Issues(accepts_null=accepts_null)
    return _walk(value, type_, "$", issues), list(issues)


def create_error(value: Any, issues: list[Issue]) -> ResponseValidationError:
    """Return the error for a value and the places where it does not fit its type."""
    more = f" (and {len(issues) - 1} more)" if len(issues) > 1 else ""
    return ResponseValidationError(
        f"the value does not match its type at {issues[0]}{more}",
        raw_value=value,
        issues=issues,
    )


def describe_type(type_: Any) -> str:
    """Return what a type stands for in the words of JSON."""
    choice = split_choice(type_)
    if choice is None:
        return "any value"
    words = [_NAMES[each] for each in SCALARS if each in choice.scalars]
    if float in choice.scalars:
        words.remove("integer")
    if not choice.scalars:
        words += [_quote(each) for each in choice.constants]
    words += ["date and time"] if choice.has_moment else []
    words += [f"object ({each.__name__})" for each in choice.classes]
    words += ["object"] if choice.mappings else []
    words += ["array"] if choice.sequences else []
    words += ["null"] if choice.nullable else []
    return " or ".join(words)


def _quote(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def describe_value(value: Any) -> str:
    """Describe a value briefly; strings are not shown, because they may be secrets."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return f"boolean {str(value).lower()}"
    if isinstance(value, (int, float)):
        return f"number {value}"
    if isinstance(value, str):
        return f"string of {len(value)} characters"
    return f"array of {len(value)}" if isinstance(value, list) else "object"


def _step(path: str, key: str) -> str:
    return f"{path}.{key}" if key.isidentifier() else f"{path}[{_quote(key)}]"


def _walk(value: Any, type_: Any, path: str, issues: Issues) -> Any:
    """Return the value as far as it fits, adding an issue for each place that does not."""
    try:
        return get_decoder(accepts_null=issues.accepts_null).get_hook(type_)(value, type_)
    except MISMATCHES:
        return _walk_mismatch(value, type_, path, issues)


def _walk_mismatch(value: Any, type_: Any, path: str, issues: Issues) -> Any:
    """Do the same for a value that is known not to fit."""
    if attrs.has(type_) and isinstance(value, dict):
        return _walk_class(value, type_, path, issues)
    origin = get_origin(type_)
    if origin is list and isinstance(value, list):
        (item,) = get_args(type_)
        return [_walk(each, item, f"{path}[{n}]", issues) for n, each in enumerate(value)]
    if origin is dict and isinstance(value, dict):
        _, item = get_args(type_)
        return {key: _walk(each, item, _step(path, key), issues) for key, each in value.items()}
    members = _list_members(value, type_)
    if members:
        return _walk_best(value, members, path, issues)
    issues.append(Issue(path, describe_type(type_), describe_value(value)))
    return value


def _list_members(value: Any, type_: Any) -> list[Any]:
    """Return the members of a union that a value may have been meant for."""
    choice = split_choice(type_)
    if choice is None or type_ in choice.classes + choice.mappings + choice.sequences:
        return []
    if isinstance(value, list):
        return list(choice.sequences)
    return _list_object_members(value, choice) if isinstance(value, dict) else []


def _list_object_members(value: dict[str, Any], choice: Choice) -> list[Any]:
    name, table = find_tag(choice.classes) or ("", {})
    for constant, classes in table.items():
        if constant == value.get(name):
            return list(classes)
    return [*choice.classes, *choice.mappings]


def _walk_best(value: Any, members: list[Any], path: str, issues: Issues) -> Any:
    """Explain by the members with the fewest issues; the value is that of the first of them."""
    outcomes = []
    for member in members:
        found = Issues(accepts_null=issues.accepts_null)
        outcomes.append((_walk(value, member, path, found), found))
    result, fewest = min(outcomes, key=lambda outcome: len(outcome[1]))
    equals = [found for _, found in outcomes if len(found) == len(fewest)]
    for alternatives in zip(*equals, strict=True):
        first = alternatives[0]
        expected = dict.fromkeys(each.expected for each in alternatives if each.path == first.path)
        issues.append(first._replace(expected=" or ".join(expected)))
    return result


def _walk_class(value: dict[str, Any], class_: type, path: str, issues: Issues) -> Any:
    instance: Any = object.__new__(class_)
    fields = list_fields(class_)
    declared = {field.wire for field in fields if not field.is_extra}
    for field in fields:
        if field.is_extra:
            extra = {key: each for key, each in value.items() if key not in declared}
            result = _walk(extra, field.type, path, issues)
        else:
            result = _walk_field(value, field, path, issues)
        setattr(instance, field.name, result)
    return instance


def _walk_field(value: dict[str, Any], field: Field, path: str, issues: Issues) -> Any:
    where = _step(path, field.wire)
    if field.wire not in value:
        if field.required:
            issues.append(Issue(where, describe_type(field.type), "absent"))
            return UNSET
        return field.default
    item = value[field.wire]
    if item is None and not field.required and field.default is None and field.type is not Any:
        if not issues.accepts_null:
            expected = describe_type(field.type).removesuffix(" or null")
            issues.append(Issue(where, expected, "null"))
        return item
    return _walk(item, field.type, where, issues)
