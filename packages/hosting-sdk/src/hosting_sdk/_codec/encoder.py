"""Encoder of typed values to JSON with wire names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from math import isfinite
from typing import Any

import attrs

from hosting_sdk._codec.moments import format_moment
from hosting_sdk._codec.shapes import list_fields
from hosting_sdk._codec.unknown import unknown_fields
from hosting_sdk._json import dumps
from hosting_sdk._types import UNSET

__all__ = ["dumps", "unstructure"]


def unstructure(value: Any) -> Any:
    """Turn a value into JSON data with wire names, as `dumps` takes it.

    Args:
        value: An instance of a generated class, or JSON data in wire names, nested in any way.

    Returns:
        The same data as dicts, lists and scalars. Absent attributes, and items that are `UNSET`,
        are left out; undeclared properties that were kept are included.

    Raises:
        ValueError: A number is not finite, or a date and time has no time zone.
    """
    if value is None or isinstance(value, (str, int, bytes)):
        return value
    if isinstance(value, float):
        if not isfinite(value):
            raise ValueError(f"expected a finite number, got {value!r}")
        return value
    if isinstance(value, Mapping):
        return {key: unstructure(item) for key, item in value.items() if item is not UNSET}
    if isinstance(value, Sequence):
        return [unstructure(item) for item in value]
    if isinstance(value, datetime):
        return format_moment(value)
    return _unstructure_instance(value) if attrs.has(value.__class__) else value


def _unstructure_instance(instance: Any) -> dict[str, Any]:
    plain: dict[str, Any] = {}
    for field in list_fields(instance.__class__):
        value = getattr(instance, field.name)
        if field.is_extra:
            plain.update(unstructure(value))
        elif value is not UNSET and (field.required or value is not field.default):
            plain[field.wire] = unstructure(value)
    unknown = unknown_fields(instance)
    return {**unstructure(unknown), **plain} if unknown else plain
