"""Responses decoded into results or errors."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any

from multidict import istr

from hosting_sdk import errors
from hosting_sdk._platform.forbidden import forbidden_causes, forbidden_hint
from hosting_sdk.errors import Issue, ResponseValidationError, ServiceError

if TYPE_CHECKING:
    from hosting_sdk._transport.exchange import Plan
    from hosting_sdk._transport.http import Response
    from hosting_sdk._types import Operation, Result

_CONTENT_TYPE = istr("Content-Type")
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
    """Return the decoder module, which is loaded at the first response."""
    from hosting_sdk._codec import decoder  # noqa: PLC0415 loads cattrs

    return decoder


def result_for(plan: Plan, response: Response, *, scoped: bool) -> Result:
    """Return the declared result that a response corresponds to.

    If no result is declared for a 2xx status, the results of the other 2xx statuses are tried.

    Args:
        plan: The plan of the operation that was called.
        response: The response.
        scoped: Whether the call named a team.

    Raises:
        ServiceError: The status is an error, or no declared result fits status and content type.
    """
    status = response.status
    came = (status, response.header(_CONTENT_TYPE))
    if came in plan.results:
        return plan.results[came]
    operation, media_type = plan.operation, media_type_of(response)
    named = [result for result in operation.results if result.status == status]
    if not named and 200 <= status < 300:  # noqa: PLR2004 RFC 9110 section 15.3
        named = [result for result in operation.results if 200 <= result.status < 300]  # noqa: PLR2004 as above
    for result in named:
        if result.media_type == media_type or _fits(result, media_type):
            if len(plan.results) < _KEPT_RESULTS:
                plan.results[came] = result
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
    return (response.header(_CONTENT_TYPE) or "").partition(";")[0].strip().lower()


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


def refuses_token(response: Response) -> bool:
    """Return whether a response says that the token is not accepted.

    This is a 401, or a 403 of which the token is the only likely cause.

    Args:
        response: The response, read to its end.
    """
    if response.status != 403:  # noqa: PLR2004 RFC 9110 section 15.5.4
        return response.status == 401  # noqa: PLR2004 RFC 9110 section 15.5.2
    return forbidden_causes(*_read_error(response)) == ("token",)


def service_error(
    operation: Operation, response: Response, *, unexpected: bool, scoped: bool
) -> ServiceError:
    """Return the error of a response, in the class of its status or a documented subclass.

    Args:
        operation: The operation that was called.
        response: The response, read to its end.
        unexpected: Whether the response is an error only because the method does not declare it.
        scoped: Whether the call named a team.
    """
    from http import HTTPStatus  # noqa: PLC0415 only an error needs it

    data, code, server_message = _read_error(response)
    status = response.status
    message = f"{operation.name}: {status}"
    with suppress(ValueError):
        message += f" {HTTPStatus(status).phrase}"
    if unexpected:
        foreseen = sorted(
            {f"{item.status} {item.media_type or ''}".strip() for item in operation.results}
        )
        got = media_type_of(response) or "no content type"
        message += f" with {got} is not a result of this method ({', '.join(foreseen)})"
        if location := response.header("Location"):
            message += f"; it points to {location!r}, which was not followed"
    if words := server_message or _excerpt(response.text):
        message += ": " + words.replace("\n", r"\n")  # a line of the server's could imitate ours
    if code:
        message += f" (code {code!r})"
    causes: tuple[str, ...] = ()
    if status == HTTPStatus.FORBIDDEN:
        causes = forbidden_causes(data, code, server_message)
        message += f". {forbidden_hint(causes, scoped=scoped)}"
    error = _find_class(operation, status, data, code)(
        message,
        status_code=status,
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
    """Return the class of a status, or its subclass that the operation documents."""
    for declared, name in operation.errors:
        if declared != status or data is None:
            continue
        kind = errors.ERROR_CLASSES[name]
        if kind.code:
            fits = kind.code == code
        else:  # the platform's errors of decoding have no code
            fits = isinstance(data.get("issues"), list) and isinstance(data.get("message"), str)
        if fits:
            return kind
    return _STATUS_CLASSES.get(status, ServiceError)


def _read_error(response: Response) -> tuple[dict[str, Any] | None, str, str]:
    """Return the JSON object of an error body, and its code and message, flat or under `error`."""
    try:
        value = codec().loads(response.content.removeprefix(_BYTE_ORDER_MARK))
    except ValueError:
        value = None
    data: dict[str, Any] | None = value if isinstance(value, dict) else None
    inner = (data or {}).get("error")
    found = inner if isinstance(inner, dict) else data or {}
    code, message = found.get("code"), found.get("message")
    if not isinstance(message, str):
        message = inner if isinstance(inner, str) else ""
    return data, code if isinstance(code, str) else "", message


def _excerpt(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= _SHOWN_CHARACTERS else f"{text[:_SHOWN_CHARACTERS]}..."
