"""Operations, loaded from the index when they are first called, and calls of them."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Any, NamedTuple

from hosting_sdk._index import load_method
from hosting_sdk._types import Body, Operation, Paging, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._types import RequestOptions, TypeSource

__all__ = ["Call", "load_operation", "load_untyped_operation"]

_SCALARS = {"string": str, "number": float, "integer": int, "boolean": bool}


class Call(NamedTuple):
    """One call of a method that has not been sent yet.

    Attributes:
        operation: The operation.
        arguments: Its arguments by their Python names.
        request_body: Its body.
        options: The options of this call.
    """

    operation: Operation
    arguments: dict[str, Any]
    request_body: Any = None
    options: RequestOptions | None = None


@cache
def load_operation(group: str, method: str) -> Operation:
    """Return the operation of a method; no other operation is built.

    Args:
        group: The group in snake case, `access_groups`.
        method: The method in snake case, `read_access_group`.

    Raises:
        AttributeError: There is no such method.
    """
    fact = load_method(group, method)
    body, paging = fact["body"], fact["paging"]
    return Operation(
        name=fact["name"],
        verb=fact["verb"],
        path=fact["path"],
        parameters=tuple(
            Parameter(
                each["wire"],
                each["argument"],
                each["place"],
                each["required"],
                each["scope"],
                None if each["schema"].get("type") in _SCALARS else each["schema"],
            )
            for each in fact["parameters"]
        ),
        body=body and Body(body["media_type"], body["required"], body["kind"], body["schema"]),
        results=tuple(
            Result(
                each["status"],
                each["media_type"],
                each["kind"],
                _source(each["schema"]) if each["kind"] in {"json", "lines"} else None,
            )
            for each in fact["results"]
        ),
        errors=tuple((status, name) for status, name in fact["errors"]),
        accept=fact["accept"],
        security=fact["security"],
        safe=fact["safe"],
        paging=paging
        and Paging(
            paging["items"], tuple(paging["cursor"]), paging["argument"], tuple(paging["pages"])
        ),
        deprecated=fact["deprecated"],
    )


@cache
def load_untyped_operation(group: str, method: str) -> Operation:
    """Return an operation whose results are plain JSON: no model is built, and no field is lost.

    Args:
        group: The group in snake case.
        method: The method in snake case.

    Raises:
        AttributeError: There is no such method.
    """
    operation = load_operation(group, method)
    results = tuple(result._replace(type=None) for result in operation.results)
    return operation._replace(results=results)


def _source(schema: dict[str, Any]) -> TypeSource:
    return cache(partial(_find_type, schema))


def _find_type(schema: dict[str, Any]) -> Any:
    """Return the type of a body or a result: a model, a list, or a plain JSON type.

    The generator gives a name to every schema of an object with known properties, so a schema here
    is a reference, a list or a plain JSON type.
    """
    if "$ref" in schema:
        from hosting_sdk import models  # noqa: PLC0415 loaded with the first typed value

        return getattr(models, schema["$ref"].rpartition("/")[2])
    if schema["type"] == "array":
        return list[_find_type(schema["items"])]  # type: ignore[misc]  # a type made at run time
    return _SCALARS.get(schema["type"], dict[str, Any])
