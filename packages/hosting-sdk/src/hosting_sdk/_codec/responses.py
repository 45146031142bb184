"""Responses decoded into results or errors."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from hosting_sdk import errors
from hosting_sdk._codec.explain import forbidden_causes, forbidden_hint
from hosting_sdk.errors import Issue, ResponseValidationError, ServiceError

if TYPE_CHECKING:
    from hosting_sdk._transport.arguments import Plan
    from hosting_sdk._transport.messages import Response
    from hosting_sdk._types import Operation, Result

_SHOWN_CHARACTERS = 300
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_KEPT_RESULTS = 16
_LINES_TYPES = (
    "application/jsonl",
    "application/x-ndjson",
    "application/ndjson",
    "application/stream+json",
)
_STATUS_CLASSES = {
    400: errors.BadRequest,
    401: errors.Unauthorized,
    402: errors.PaymentRequired,
    403: errors.Forbidden,
    404: errors.NotFound,
    409: errors.Conflict,
    410: errors.Gone,
    412: errors.PreconditionFailed,
    413: errors.ContentTooLarge,
    422: errors.UnprocessableEntity,
    428: errors.PreconditionRequired,
    429: errors.TooManyRequests,
    500: errors.InternalServerError,
    503: errors.ServiceUnavailable,
}


@cache
def codec() -> Any:
    """Return the module that decodes, loaded at the first answer."""
    return import_module("hosting_sdk._codec.convert")


def result_for(plan: Plan, response: Response, *, scoped: bool) -> Result:
    """Return the declared result that a response corresponds to.

    A success that the manifest names under another status of the same kind counts as a success.

    Args:
        plan: What was called.
        response: The response.
        scoped: Whether the call named a team.

    Raises:
        ServiceError: The status is an error, or neither status nor content type is foreseen.
    """
    came = (response.status, response.header("Content-Type"))
    result = plan.results.get(came)
    if result is None:
        result = _find_result(plan.operation, response, scoped=scoped)
        if len(plan.results) < _KEPT_RESULTS:
            plan.results[came] = result
    return result


def _find_result(operation: Operation, response: Response, *, scoped: bool) -> Result:
    status = response.status
    media_type = media_type_of(response)
    named = [result for result in operation.results if result.status == status]
    if not named and 200 <= status < 300:  # noqa: PLR2004 RFC 9110 section 15.3
        named = [result for result in operation.results if 200 <= result.status < 300]  # noqa: PLR2004 as above
    for result in named:
        if result.media_type == media_type or _fits(result, media_type):
            return result
    unexpected = bool(named) or status < 400  # noqa: PLR2004 RFC 9110 section 15.5
    raise service_error(operation, response, unexpected=unexpected, scoped=scoped)


def _fits(result: Result, media_type: str) -> bool:
    if result.kind == "json":
        return (
            not media_type
            or media_type == "application/json"
            or (media_type.endswith("+json") and media_type not in _LINES_TYPES)
        )
    if result.kind == "lines":
        return media_type in _LINES_TYPES or media_type in {"", "application/json"}
    return True


def media_type_of(response: Response) -> str:
    """Return the content type without its parameters, in lower case; empty when there is none."""
    return (response.header("Content-Type") or "").partition(";")[0].strip().lower()


def parse_json(operation: Operation, response: Response) -> Any:
    """Return the JSON value of a response.

    Raises:
        ResponseValidationError: The body is not JSON.
    """
    content = response.content
    try:
        return codec().loads(content.removeprefix(_BYTE_ORDER_MARK))
    except ValueError as error:
        text = response.text
        got = f"{_excerpt(text)!r}" if text else "nothing"
        invalid = ResponseValidationError(
            f"{operation.name}: expected JSON from the server, got {len(content)} bytes that are "
            f"not: {error}",
            raw_value=text,
            issues=[Issue("$", "JSON", got)],
        )
        invalid.raw_response = response
        raise invalid from error


def service_error(
    operation: Operation, response: Response, *, unexpected: bool, scoped: bool
) -> ServiceError:
    """Return the error of a response: the class of its status, or a documented one below it.

    Args:
        operation: What was called.
        response: The response, read to its end.
        unexpected: Whether status and content type are no error as such.
        scoped: Whether the call named a team.
    """
    data = _object(response)
    code, server_message = _code_and_message(data)
    kind = _find_class(operation, response.status, data, code)
    causes = forbidden_causes(data, code, server_message) if response.status == 403 else ()  # noqa: PLR2004 RFC 9110 section 15.5.4
    message = f"{operation.name}: {_status_line(response.status)}"
    if unexpected:
        foreseen = sorted(
            {f"{item.status} {item.media_type or ''}".strip() for item in operation.results}
        )
        got = media_type_of(response) or "no content type"
        message += f" with {got} is not a result of this method ({', '.join(foreseen)})"
        if location := response.header("Location"):
            message += f"; it points to {location!r}, which was not followed"
    if words := server_message or _excerpt(response.text):
        message += f": {words}"
    if code:
        message += f" (code {code!r})"
    if response.status == 403:  # noqa: PLR2004 as above
        message += f". {forbidden_hint(causes, scoped=scoped)}"
    error = kind(
        message,
        status_code=response.status,
        headers=response.headers,
        body=response.text,
        raw_response=response,
        data=data,
        causes=causes,
    )
    error.code = code
    return error


def _find_class(
    operation: Operation, status: int, data: dict[str, Any] | None, code: str
) -> type[ServiceError]:
    for declared, name in operation.errors:
        if declared != status or data is None:
            continue
        kind = errors.ERROR_CLASSES[name]
        if (kind.code and kind.code == code) or (not kind.code and _is_decode_error(data)):
            return kind
    return _STATUS_CLASSES.get(status, ServiceError)


def _is_decode_error(data: dict[str, Any]) -> bool:
    return isinstance(data.get("issues"), list) and isinstance(data.get("message"), str)


def _object(response: Response) -> dict[str, Any] | None:
    try:
        value = codec().loads(response.content.removeprefix(_BYTE_ORDER_MARK))
    except ValueError:
        return None
    return value if isinstance(value, dict) else None


def _code_and_message(data: dict[str, Any] | None) -> tuple[str, str]:
    """Return the code and the message of an error body, flat or under `error`."""
    if data is None:
        return "", ""
    inner = data.get("error")
    found = inner if isinstance(inner, dict) else data
    code, message = found.get("code"), found.get("message")
    if not isinstance(message, str):
        message = inner if isinstance(inner, str) else ""
    return code if isinstance(code, str) else "", message


def _status_line(status: int) -> str:
    from http import HTTPStatus  # noqa: PLC0415 only an error needs it

    try:
        return f"{status} {HTTPStatus(status).phrase}"
    except ValueError:
        return str(status)


def _excerpt(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= _SHOWN_CHARACTERS else f"{text[:_SHOWN_CHARACTERS]}..."
