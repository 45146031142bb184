"""Explanation of mismatches: the place, the expected type, the actual value.

In a path, a dot leads to a declared property (`$.projects`), and brackets to an item of a list
(`[3]`) or an entry of a map (`["FOO"]`).
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, get_args

import attrs

from hosting_sdk._codec.shapes import MISMATCHES, find_tag, list_fields, shape_of
from hosting_sdk._codec.unknown import keep
from hosting_sdk._types import UNSET
from hosting_sdk.errors import Issue

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

__all__ = ["Walk"]


class Walk:
    """Walk through a value that does not fit its type; it collects the mismatches.

    Args:
        get_hook: Returns the decoding hook of a type.

    Attributes:
        issues: The places that do not fit.
    """

    def __init__(self, get_hook: Callable[[Any], Callable[[Any, Any], Any]]) -> None:
        self._get_hook = get_hook
        self.issues: list[Issue] = []

    def visit(self, value: Any, type_: Any, path: str) -> Any:
        """Decode a value as far as it fits, and add an issue for each place that does not.

        A mismatching place keeps its JSON; a required attribute that is absent is `UNSET`.
        """
        try:
            return self._get_hook(type_)(value, type_)
        except MISMATCHES:
            pass
        shape = shape_of(type_)
        members: Sequence[Any] = ()
        if isinstance(value, list):
            members = shape.sequences
        elif isinstance(value, dict):
            tag = find_tag(shape.classes)
            tagged = [tag.classes[each] for each in tag.classes if each == value.get(tag.wire)]
            members = tagged[0] if tagged else (*shape.classes, *shape.mappings)
        if not members:
            self.issues.append(Issue(path, shape.describe(), describe_value(value)))
            return value
        if len(members) > 1:
            return self._visit_best(value, members, path)
        if attrs.has(members[0]):
            return self._visit_class(value, members[0], path)
        item = get_args(members[0])[-1]
        if isinstance(value, list):
            return [self.visit(each, item, f"{path}[{n}]") for n, each in enumerate(value)]
        return {
            key: self.visit(each, item, f"{path}[{json.dumps(key, ensure_ascii=False)}]")
            for key, each in value.items()
        }

    def _visit_best(self, value: Any, members: Sequence[Any], path: str) -> Any:
        """Add the issues of the members that have the fewest; return the value of the first one."""
        outcomes = []
        for member in members:
            walk = Walk(self._get_hook)
            outcomes.append((walk.visit(value, member, path), walk.issues))
        result, fewest = min(outcomes, key=lambda outcome: len(outcome[1]))
        equals = [found for _, found in outcomes if len(found) == len(fewest)]
        for alternatives in zip(*equals, strict=True):
            first = alternatives[0]
            expected = dict.fromkeys(
                each.expected for each in alternatives if each.path == first.path
            )
            self.issues.append(first._replace(expected=" or ".join(expected)))
        return result

    def _visit_class(self, value: dict[str, Any], class_: type, path: str) -> Any:
        instance: Any = object.__new__(class_)
        fields = list_fields(class_)
        declared = {field.wire for field in fields if not field.is_extra}
        unknown = {key: each for key, each in value.items() if key not in declared}
        for field in fields:
            where = f"{path}.{field.wire}"
            if field.is_extra:
                result = self.visit(unknown, field.type, path)
                unknown = {}
            elif field.wire in value:
                result = value[field.wire]
                if result is not None:
                    result = self.visit(result, field.type, where)
                elif not field.accepts_null:
                    expected = shape_of(field.type)._replace(nullable=False).describe()
                    self.issues.append(Issue(where, expected, "null"))
            else:
                result = UNSET if field.required else field.default
                if field.required:
                    self.issues.append(Issue(where, shape_of(field.type).describe(), "absent"))
            setattr(instance, field.name, result)
        if unknown:
            keep(instance, unknown)
        return instance


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
