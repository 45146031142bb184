"""The two routes as an OpenAPI 3.1 document."""

from __future__ import annotations

import json
from typing import Any

from operations_status._version import __version__
from operations_status.filters import LIMIT_MAX, View
from operations_status.operations import MESSAGE_LENGTH_MAX, OperationState

_GUID = {"type": "string", "format": "uuid"}
_INT32 = {"type": "integer", "format": "int32", "minimum": -(2**31), "maximum": 2**31 - 1}
_MOMENT = {"type": "string", "format": "date-time"}
_TEXT = {"type": "string"}
_NULL = {"type": "null"}
_NULLABLE_TEXT = {"type": ["string", "null"]}
_NULLABLE_MOMENT = _MOMENT | _NULLABLE_TEXT


def _refer(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}


def _object(**fields: Any) -> dict[str, Any]:
    """Return the schema of an object that always has all fields."""
    return {"type": "object", "required": list(fields), "properties": fields}


def _parameter(
    name: str, schema: dict[str, Any], text: str, place: str = "query"
) -> dict[str, Any]:
    return {"name": name, "in": place, "description": text, "schema": schema}


def _header(text: str, kind: str = "string") -> dict[str, Any]:
    return {"description": text, "schema": {"type": kind}}


def _or_empty(**schema: Any) -> dict[str, Any]:
    return {"anyOf": [schema, {"const": ""}]}


def _problem(text: str, name: str = "ProblemDetails") -> dict[str, Any]:
    return {
        "description": text,
        "content": {"application/problem+json": {"schema": _refer(name)}},
    }


_SUMMARY_FIELDS = {
    "operationId": _GUID | {"description": "Identifier of the operation."},
    "createdDateTime": _MOMENT
    | {
        "description": "When it was created, in UTC, with microseconds.",
        "examples": ["2026-03-01T09:30:00.123456Z"],
    },
    "status": _refer("OperationState"),
    "egressProviderName": _NULLABLE_TEXT
    | {"description": "Where the artifact is sent; null when nowhere."},
    "isStoppable": {"type": "boolean", "description": "Whether it can be stopped now."},
    "process": _refer("OperationProcess"),
    "tags": {"type": "array", "items": _TEXT, "uniqueItems": True},
}

_STATUS_FIELDS = {
    "resourceLocation": _NULLABLE_TEXT
    | {"description": "Where the result is; null unless Succeeded, and when there is none."},
    "error": {
        "description": "Why it failed; null unless Failed.",
        "anyOf": [_refer("OperationError"), _NULL],
    },
}

_DETAILS_FIELDS = {
    "startedDateTime": _NULLABLE_MOMENT | {"description": "When it began to run; null before."},
    "updatedDateTime": _MOMENT | {"description": "When it last changed, in any way."},
    "endedDateTime": _NULLABLE_MOMENT | {"description": "When it ended; null before."},
    "progress": {
        "description": "How far it has come; null when that was never reported.",
        "anyOf": [_refer("OperationProgress"), _NULL],
    },
}

_PROBLEM_FIELDS = {
    "type": _TEXT | {"format": "uri"},
    "title": _TEXT,
    "status": {"type": "integer", "format": "int32"},
}

_SCHEMAS = {
    "OperationState": {
        "type": "string",
        "description": "Succeeded, Failed and Cancelled are final.",
        "enum": [*OperationState],
    },
    "OperationProcess": _object(
        pid=_INT32 | {"description": "Process id."},
        uid=_GUID | {"description": "Identifies a runtime instance within a process."},
        name=_TEXT | {"description": "Process name."},
    )
    | {"description": "The target process of an operation."},
    "OperationError": _object(
        code=_TEXT | {"examples": ["CommandFailed", "EgressFailed", "Lost"]}, message=_TEXT
    ),
    "OperationProgress": _object(
        fraction={
            "type": ["number", "null"],
            "description": "Part of the work that is done; null when it is not known.",
            "minimum": 0,
            "maximum": 1,
        },
        message=_NULLABLE_TEXT | {"maxLength": MESSAGE_LENGTH_MAX},
    ),
    "OperationSummary": _object(**_SUMMARY_FIELDS),
    "FullOperationSummary": _object(**_SUMMARY_FIELDS, **_DETAILS_FIELDS, **_STATUS_FIELDS),
    "OperationStatus": _object(**_STATUS_FIELDS, **_SUMMARY_FIELDS),
    "FullOperationStatus": _object(**_STATUS_FIELDS, **_SUMMARY_FIELDS, **_DETAILS_FIELDS),
    "OperationCounts": _object(
        **{state: {"type": "integer", "minimum": 0} for state in OperationState}
    )
    | {"description": "How many operations there are in each state."},
    "ProblemDetails": {
        "type": "object",
        "description": "What went wrong (RFC 9457).",
        "required": list(_PROBLEM_FIELDS),
        "properties": _PROBLEM_FIELDS
        | {
            "detail": _TEXT,
            "operationId": _GUID,
            "errorId": _GUID | {"description": "Under this id the log tells why."},
            "requestId": _TEXT | {"description": "The X-Request-Id of the answer."},
        },
    },
    "ValidationProblemDetails": _object(
        type=_PROBLEM_FIELDS["type"],
        title={"const": "One or more validation errors occurred."},
        status={"const": 400},
        errors={
            "type": "object",
            "minProperties": 1,
            "additionalProperties": {"type": "array", "minItems": 1, "items": _TEXT},
        },
    )
    | {"description": "Every parameter that could not be read, with the reasons."},
}


def document(*, negotiates: bool = False, server: str = "/") -> bytes:
    """Return the document as JSON.

    Args:
        negotiates: Whether `Negotiate` is offered beside bearer tokens.
        server: Path of the application, on the host of the document.
    """
    schemes: dict[str, dict[str, str]] = {
        "Bearer": {"type": "http", "scheme": "bearer", "bearerFormat": "JWT"}
    }
    if negotiates:
        schemes["Negotiate"] = {"type": "http", "scheme": "negotiate"}
    content: dict[str, Any] = {
        "openapi": "3.1.0",
        "info": {
            "title": "Operations Status",
            "version": __version__,
            "summary": "What became of the task I started?",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": server}],
        "security": [{scheme: []} for scheme in schemes],
        "paths": {
            "/operations": {
                "get": _LIST_OPERATIONS,
                "head": _without_bodies(_LIST_OPERATIONS, "headOperations"),
            },
            "/operations/{operationId}": {
                "parameters": [
                    {"name": "operationId", "in": "path", "required": True, "schema": _GUID}
                ],
                "get": _GET_OPERATION,
                "head": _without_bodies(_GET_OPERATION, "headOperation"),
            },
        },
        "components": {
            "schemas": _SCHEMAS,
            "securitySchemes": schemes,
        },
    }
    return json.dumps(content, separators=(",", ":")).encode()


def _without_bodies(get: dict[str, Any], name: str) -> dict[str, Any]:
    """Return the operation of HEAD that belongs to one of GET."""
    responses = {
        status: {part: answer[part] for part in answer if part not in {"content", "links"}}
        for status, answer in get["responses"].items()
    }
    return get | {"operationId": name, "responses": responses}


_LIST_DESCRIPTION = (
    "What is asked for combines with AND. An empty value asks for nothing, and parameters of other"
    " names are ignored. With `Accept: text/event-stream` the answer is a feed: an event for each"
    " change of an operation that passes the filters, with its position as `id` and the summary as"
    " `data`; `event: left` when it is in none of the requested states any more, and `event: reset`"
    " when the history of `Last-Event-ID` is not that of this store, so that all comes once more."
    " `limit`, `cursor` and `order` have no meaning there, and there are no counts."
)
_SHOW_DESCRIPTION = (
    "With `If-None-Match` and `Prefer: wait=N`, the answer comes as soon as the operation changes,"
    " and 304 when it has not after about that time."
)

_FILTER_PARAMETERS = [
    _parameter("pid", _or_empty(**_INT32), "Process id."),
    _parameter("uid", _or_empty(**_GUID), "Runtime instance within a process."),
    _parameter("name", _TEXT, "Process name, whole, in the same case."),
    _parameter("tags", _TEXT, "Tags separated by commas; all must be carried."),
    _parameter(
        "status",
        {"type": "array", "items": _refer("OperationState")},
        "States, in one of which it is.",
    )
    | {"style": "form", "explode": False},
    _parameter(
        "egressProvider",
        {"type": "array", "items": _TEXT},
        "Names, one of which its egress provider has; the parameter is repeated.",
    ),
    _parameter("createdAfter", _or_empty(**_MOMENT), "It was created later than this moment."),
    _parameter("createdBefore", _or_empty(**_MOMENT), "It was created earlier than this moment."),
    _parameter(
        "limit",
        _or_empty(type="integer", minimum=1, maximum=LIMIT_MAX),
        "How many at most; the rest is behind the link of the answer.",
    ),
    _parameter("cursor", _TEXT, "Where a page begins, as a link has it; not to be made up."),
    _parameter(
        "order",
        _or_empty(type="string", enum=["asc", "desc"], default="asc"),
        "By creation: the oldest first, or the newest.",
    ),
    _parameter(
        "view",
        _or_empty(type="string", enum=[*View], default="basic"),
        "`full` adds moments, progress, result and error; `counts` is how many are in each state.",
    ),
]
_VIEW_OF_ONE = _parameter(
    "view",
    _or_empty(type="string", enum=["basic", "full"], default="basic"),
    "`full` adds moments and progress.",
)
_WAIT_PARAMETERS = [
    _parameter("If-None-Match", _TEXT, "Tags of what the client has already.", "header")
    | {"example": '"0123456789abcdef0123456789abcdef-42"'},
    _parameter(
        "Prefer", _TEXT, "How many seconds the request may wait for a change (RFC 7240).", "header"
    )
    | {"example": "wait=30"},
]
_LAST_EVENT_ID = _parameter(
    "Last-Event-ID", _TEXT, "The last event that the client has seen, for the feed.", "header"
) | {"example": "0123456789abcdef0123456789abcdef-42"}

_RETRY_LATER = {"headers": {"Retry-After": {"required": True, "schema": {"type": "integer"}}}}
_FAILURES = {
    "400": _problem("A parameter could not be read.", "ValidationProblemDetails"),
    "401": {
        "description": "No token that is accepted was sent.",
        "headers": {"WWW-Authenticate": {"required": True, "schema": _TEXT}},
    },
    "408": _problem("The body did not arrive in time."),
    "413": _problem("The body is too large."),
    "414": _problem("Path and query are too long."),
    "429": _problem("The client has too many lists, counts or waits under way.") | _RETRY_LATER,
    "431": _problem("The headers are too many or too large."),
    "500": _problem("The service failed."),
    "503": _problem("The store cannot answer now.") | _RETRY_LATER,
}
"""The answers that both routes share."""

_NOT_MODIFIED = {"description": "The client has what there is."}
_CACHE_CONTROL = _header("The answer may be kept, and has to be asked for each time.")
_PREFERENCE_APPLIED = _header("How long the request was let wait.")

_LIST_OPERATIONS = {
    "operationId": "listOperations",
    "summary": "List operations.",
    "description": _LIST_DESCRIPTION,
    "parameters": [*_FILTER_PARAMETERS, *_WAIT_PARAMETERS, _LAST_EVENT_ID],
    "responses": {
        "200": {
            "description": "The operations, their counts, or events as they happen.",
            "content": {
                "application/json": {
                    "schema": {
                        "anyOf": [
                            {"type": "array", "items": _refer("OperationSummary")},
                            {"type": "array", "items": _refer("FullOperationSummary")},
                            _refer("OperationCounts"),
                        ]
                    }
                },
                "text/event-stream": {"schema": _TEXT},
            },
            "links": {
                "first": {
                    "operationId": "getOperation",
                    "parameters": {"operationId": "$response.body#/0/operationId"},
                }
            },
            "headers": {
                "Cache-Control": _CACHE_CONTROL,
                "ETag": _header("Store and revision; the feed has none."),
                "Link": _header('Where the next page is, with rel="next".'),
                "Preference-Applied": _PREFERENCE_APPLIED,
                "Vary": _header("The answer depends on Accept."),
            },
        },
        "304": _NOT_MODIFIED,
    }
    | _FAILURES,
}

_GET_OPERATION = {
    "operationId": "getOperation",
    "summary": "Tell the detailed status of one operation.",
    "description": _SHOW_DESCRIPTION,
    "parameters": [_VIEW_OF_ONE, *_WAIT_PARAMETERS],
    "responses": {
        "200": {
            "description": "The operation.",
            "content": {
                "application/json": {
                    "schema": {"anyOf": [_refer("OperationStatus"), _refer("FullOperationStatus")]}
                }
            },
            "headers": {
                "Cache-Control": _CACHE_CONTROL,
                "ETag": _header("Store and revision of the operation."),
                "Preference-Applied": _PREFERENCE_APPLIED,
                "Retry-After": _header(
                    "When to ask again, in seconds; absent when it has ended.", "integer"
                ),
            },
        },
        "304": _NOT_MODIFIED,
        "404": _problem("The operation is not known, or has expired."),
    }
    | _FAILURES,
}
