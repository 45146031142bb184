"""Typed values to JSON and back, for those who keep results or make them for tests."""

from __future__ import annotations

from typing import Any, TypeVar, overload

from hosting_sdk._convert import dumps, loads, structure, unstructure
from hosting_sdk.errors import Issue, ResponseValidationError

__all__ = ["from_json", "to_json"]

T = TypeVar("T")


def to_json(value: Any) -> bytes:
    """Return the JSON of a result or a body, in wire names, as it goes over the wire.

    Args:
        value: An instance of a class of `hosting_sdk.models`, or lists and mappings of such.

    Raises:
        TypeError: The value holds something that is not JSON.
    """
    return dumps(unstructure(value))


@overload
def from_json(data: bytes | str, type_: type[T]) -> T: ...


@overload
def from_json(data: bytes | str, type_: Any) -> Any: ...


def from_json(data: bytes | str, type_: Any) -> Any:
    """Return the typed value of JSON, checked as strictly as an answer of the platform.

    Args:
        data: The JSON.
        type_: A type of `hosting_sdk.models`, or a list, dict or union of such.

    Raises:
        ResponseValidationError: It is not JSON, or not of the type; `issues` says where.
    """
    try:
        value = loads(data)
    except ValueError as error:
        raise ResponseValidationError(
            f"expected JSON: {error}", raw_value=data, issues=[Issue("$", "JSON", str(error))]
        ) from error
    return structure(value, type_)[0]
