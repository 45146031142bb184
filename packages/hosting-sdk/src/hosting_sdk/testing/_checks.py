"""Whether a request is one that the platform takes: its parameters and its body."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from hosting_sdk.testing._schemas import Problem, Schema, Schemas

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from hosting_sdk.testing._requests import ReceivedRequest

__all__ = ["request_problems"]


def request_problems(
    method: Mapping[str, Any], request: ReceivedRequest, schemas: Schemas
) -> Iterator[Problem]:
    """Yield what is wrong with the parameters and the body of a request."""
    for parameter in method["parameters"]:
        yield from _parameter_problems(parameter, request, schemas)
    body = method["body"]
    if body is None:
        return
    if not request.size_bytes:
        if body["required"]:
            yield Problem(("body",), "Expected a request body, got none")
    elif body["kind"] == "json":
        yield from _body_problems(body["schema"], request, schemas)


def _values(parameter: Mapping[str, Any], request: ReceivedRequest) -> Sequence[str]:
    wire = parameter["wire"]
    match parameter["place"]:
        case "path":
            return [request.path_parameters[wire]]
        case "query":
            return [value for name, value in request.query if name == wire]
        case _:
            header = request.headers.get(wire.lower())
            return [] if header is None else [header]


def _parameter_problems(
    parameter: Mapping[str, Any], request: ReceivedRequest, schemas: Schemas
) -> Iterator[Problem]:
    wire = parameter["wire"]
    values = _values(parameter, request)
    if parameter["required"] and not values:
        yield Problem((wire,), f"Expected the {parameter['place']} parameter {wire!r}, got none")
    for value in values:
        readings = (reading for reading in _readings(value))
        branches = list(_scalars(parameter["schema"], schemas))
        if not any(schemas.accepts(branch, reading) for reading in readings for branch in branches):
            wanted = " or ".join(_wish(branch) for branch in branches)
            yield Problem((wire,), f"Expected {wanted}, got {value!r}")


def _readings(text: str) -> Iterator[Any]:
    """Yield what a text in a URL or a header may stand for."""
    yield text
    if text in {"true", "false"}:
        yield text == "true"
    try:
        yield float(text)
    except ValueError:
        return


def _scalars(schema: Schema, schemas: Schemas) -> Iterator[Schema]:
    """Yield the schemas of one value; an array is sent as the values in it."""
    for branch in schemas.branches(schema):
        if branch.get("type") == "array":
            yield from _scalars(branch["items"], schemas)
        else:
            yield branch


def _wish(schema: Schema) -> str:
    return f"one of {schema['enum']!r}" if "enum" in schema else str(schema.get("type", "a value"))


def _body_problems(schema: Schema, request: ReceivedRequest, schemas: Schemas) -> Iterator[Problem]:
    try:
        value = json.loads(request.body)
    except ValueError as error:
        yield Problem(("body",), f"Expected a JSON value, got something else: {error}")
        return
    yield from schemas.problems(schema, value, ("body",))
