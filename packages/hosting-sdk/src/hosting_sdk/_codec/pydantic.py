"""Models as pydantic fields and as results of FastAPI routes, where pydantic is installed."""

from __future__ import annotations

from typing import Any

from pydantic_core import core_schema

from hosting_sdk._codec.decoder import loads, structure
from hosting_sdk._codec.encoder import dumps, unstructure
from hosting_sdk.errors import ResponseValidationError


def core_schema_of(class_: type) -> Any:
    """Return the pydantic core schema of a generated class.

    It takes an instance, or a dict in wire names, and writes wire names.
    """

    def validate(value: Any) -> Any:
        if isinstance(value, class_):
            return value
        try:
            return structure(value, class_)[0]
        except ResponseValidationError as error:
            raise ValueError(error.pretty()) from error

    def serialize(value: Any) -> Any:
        return loads(dumps(unstructure(value)))

    return core_schema.no_info_plain_validator_function(
        validate,
        serialization=core_schema.plain_serializer_function_ser_schema(serialize),
        metadata={
            "pydantic_js_functions": [
                lambda _schema, _handler: {"type": "object", "title": class_.__name__}
            ]
        },
    )
