"""Validation of a request: its parameters and its body."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from hosting_sdk.testing._schemas import Problem, Schema, Schemas

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from hosting_sdk.testing._requests import ReceivedRequest

__all__ = ["request_problems"]


def request_problems(
    method: Mapping[str, Any], request: ReceivedRequest, schemas: Schemas
) -> Iterator[Problem]:
    """Yield the problems of the parameters and the body of a request."""
    for parameter in method["parameters"]:
        yield from _parameter_problems(parameter, request, schemas)
    body = method["body"]
    if body is None:
        return
    if not request.size_bytes:
        if body["required"] and body["kind"] == "json":  # a file may be empty
            yield Problem(("body",), "Expected a request body, got none")
    elif body["kind"] == "json":
        try:
            value = json.loads(request.body)
        except ValueError as error:
            yield Problem(("body",), f"Expected a JSON value, got something else: {error}")
        else:
            yield from schemas.problems(body["schema"], value, ("body",))


def _parameter_problems(
    parameter: Mapping[str, Any], request: ReceivedRequest, schemas: Schemas
) -> Iterator[Problem]:
    wire = parameter["wire"]
    match parameter["place"]:
        case "path":
            values = [request.path_parameters[wire]]
        case "query":
            values = [value for name, value in request.query if name == wire]
        case _:
            header = request.headers.get(wire.lower())
            values = [] if header is None else [header]
    if parameter["required"] and not values:
        yield Problem((wire,), f"Expected the {parameter['place']} parameter {wire!r}, got none")
    for value in values:
        readings: list[Any] = [value]  # a text may stand for these values
        if value in {"true", "false"}:
            readings.append(value == "true")
        with suppress(ValueError):
            readings.append(float(value))
        branches = list(_scalars(parameter["schema"], schemas))
        if not any(schemas.accepts(branch, reading) for reading in readings for branch in branches):
            expected = " or ".join(
                f"one of {branch['enum']!r}" if "enum" in branch else branch.get("type", "a value")
                for branch in branches
            )
            yield Problem((wire,), f"Expected {expected}, got {value!r}")


def _scalars(schema: Schema, schemas: Schemas) -> Iterator[Schema]:
    """Yield the schemas of one value; an array is sent as the values in it."""
    for branch in schemas.branches(schema):
        if branch.get("type") == "array":
            yield from _scalars(branch["items"], schemas)
        else:
            yield branch
