"""Conversion of typed values to JSON and back, to store results or to make them for tests."""

from __future__ import annotations

from typing import Any, TypeVar, overload

from hosting_sdk._codec.decoder import loads, structure
from hosting_sdk._codec.encoder import dumps, unstructure
from hosting_sdk._codec.unknown import unknown_fields
from hosting_sdk.errors import InvalidRequestError, Issue, ResponseValidationError

__all__ = ["from_dict", "from_json", "to_dict", "to_json", "unknown_fields"]

T = TypeVar("T")


def to_json(value: Any) -> bytes:
    """Return the JSON of a result or a body, in wire names, as it goes over the wire.

    Args:
        value: An instance of a class of `hosting_sdk.models`, or lists and mappings of such.

    Raises:
        InvalidRequestError: The value holds something that is not JSON.
    """
    try:
        return dumps(unstructure(value))
    except (TypeError, ValueError) as error:
        raise InvalidRequestError(f"the value cannot be written as JSON: {error}") from error


def to_dict(value: Any) -> Any:
    """Return a result or a body as JSON data, in wire names: dicts, lists, text and numbers.

    Args:
        value: An instance of a class of `hosting_sdk.models`, or lists and mappings of such.

    Raises:
        InvalidRequestError: The value holds something that is not JSON.
    """
    try:
        return loads(dumps(unstructure(value)))
    except (TypeError, ValueError) as error:
        raise InvalidRequestError(f"the value cannot be written as JSON: {error}") from error


@overload
def from_dict(data: Any, type_: type[T], *, keep_unknown_fields: bool = False) -> T: ...


@overload
def from_dict(data: Any, type_: Any, *, keep_unknown_fields: bool = False) -> Any: ...


def from_dict(data: Any, type_: Any, *, keep_unknown_fields: bool = False) -> Any:
    """Return the typed value of JSON data, checked as strictly as a response of the platform.

    Args:
        data: Dicts, lists, text and numbers, in wire names.
        type_: A type of `hosting_sdk.models`, or a list, dict or union of such.
        keep_unknown_fields: Whether undeclared properties are kept and written again.

    Raises:
        ResponseValidationError: The data is not of the type; `issues` says where.
    """
    return structure(data, type_, keeps_unknown=keep_unknown_fields)[0]


@overload
def from_json(data: bytes | str, type_: type[T]) -> T: ...


@overload
def from_json(data: bytes | str, type_: Any) -> Any: ...


def from_json(data: bytes | str, type_: Any) -> Any:
    """Return the typed value of JSON, checked as strictly as a response of the platform.

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
