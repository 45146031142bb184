"""All errors that a call may raise, in one tree.

```
HostingSDKError
├── ServiceError                     the server answered, and the response is not a result
│   ├── BadRequest                   400
│   │   └── HttpApiDecodeError, TldNotSupported, DomainNotAvailable, ...
│   ├── Unauthorized                 401
│   ├── PaymentRequired              402
│   ├── Forbidden                    403
│   │   └── NotAuthorizedForScope
│   ├── NotFound                     404
│   │   └── DomainNotFound
│   ├── Conflict                     409
│   │   └── DomainCannotBeTransferedOutUntil
│   ├── Gone                         410
│   ├── PreconditionFailed           412
│   ├── ContentTooLarge              413
│   ├── UnprocessableEntity          422
│   ├── PreconditionRequired         428
│   ├── TooManyRequests              429
│   ├── InternalServerError          500
│   └── ServiceUnavailable           503
├── ResponseValidationError          the server answered, and the result does not match its type
├── ResponseTooLargeError            the server answered, with more than `max_response_bytes`
├── PagingError                      pages that cannot be followed to their end
├── ConnectionError                  no response: also a built-in ConnectionError
│   └── CircuitOpenError             not sent: the server refused everything for a while
├── RequestTimeoutError              no response in time: also a built-in TimeoutError
│   └── PoolTimeoutError             not sent: no connection was free in time
├── WaitError                        the awaited state was not reached
│   └── WaitTimeoutError             not in time: also a RequestTimeoutError
├── WebhookSignatureError            a delivery is not signed with the secret
├── RequestAbortedError              the client was closed while the call was under way
├── InvalidRequestError              nothing was sent: also a built-in ValueError
└── UnexpectedClientError            anything else, with its cause
```

An error response is raised as the class of its status, whichever method was called, or as a
subclass if the method documents one for the code in the body. A status that is not in the tree is
raised as `ServiceError` itself.

Every error carries the history of the attempts that were made before it was raised.
"""

# ruff: noqa: N818  the names of the classes are those of the platform's documentation

from __future__ import annotations

import builtins
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from hosting_sdk._error_details import Attempt, ErrorData, ErrorResponse, Issue

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from datetime import datetime


__all__ = [
    "ERROR_CLASSES",
    "AdditionalContactInfoRequired",
    "BadRequest",
    "CircuitOpenError",
    "Conflict",
    "ConnectionError",
    "ContentTooLarge",
    "DNSSECEnabled",
    "DomainAlreadyOwned",
    "DomainAlreadyRenewing",
    "DomainCannotBeTransferedOutUntil",
    "DomainNotAvailable",
    "DomainNotFound",
    "DomainNotRegistered",
    "DomainNotRenewable",
    "DomainTooShort",
    "DuplicateDomains",
    "ErrorData",
    "ExpectedPriceMismatch",
    "Forbidden",
    "Gone",
    "HostingSDKError",
    "HttpApiDecodeError",
    "InternalServerError",
    "InvalidAdditionalContactInfo",
    "InvalidRequestError",
    "Issue",
    "LanguageCodeRequired",
    "NotAuthorizedForScope",
    "NotFound",
    "OrderTooExpensive",
    "PagingError",
    "PaymentRequired",
    "PoolTimeoutError",
    "PreconditionFailed",
    "PreconditionRequired",
    "RequestAbortedError",
    "RequestTimeoutError",
    "ResponseTooLargeError",
    "ResponseValidationError",
    "ServiceError",
    "ServiceUnavailable",
    "TldNotSupported",
    "TooManyDomains",
    "TooManyRequests",
    "Unauthorized",
    "UnexpectedClientError",
    "UnprocessableEntity",
    "WaitError",
    "WaitTimeoutError",
    "WebhookSignatureError",
]

_SHOWN_ISSUES = 50


class HostingSDKError(Exception):
    """The base of all errors of this package.

    Args:
        message: One sentence that says what was expected, what came, and where.

    Attributes:
        message: The sentence.
        attempts: The attempts before this error was raised, in order.
    """

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message
        self.attempts: tuple[Attempt, ...] = ()

    def __str__(self) -> str:
        tried = len(self.attempts)
        message = _escape_control_characters(self.message)
        return f"{message} (after {tried} attempts)" if tried > 1 else message


def _escape_control_characters(text: str) -> str:
    """Escape characters that a terminal would act upon, except line ends; a server may send any."""
    if text.isprintable():
        return text
    from unicodedata import category  # noqa: PLC0415 few texts need it

    return "".join(
        each
        if each == "\n" or each.isprintable() or category(each) == "Zs"
        else each.encode("unicode_escape").decode()
        for each in text
    )


class ServiceError(HostingSDKError):
    """The server answered with an error, or with something that is not a result of the method.

    Args:
        message: What happened, with the status and the server's own words.
        status_code: The HTTP status.
        headers: The headers of the response; their names are case-insensitive.
        body: The body as text, empty when there was none.
        raw_response: The whole response.
        data: The JSON object of the body, None when it is not one.
        causes: The likely causes of a 403: some of `"token"`, `"scope"` and `"plan"`.
    """

    code: str = ""
    """The `code` in the body, empty when there is none; on a class, the code that it is for."""

    def __init__(  # noqa: PLR0913 the six properties that the specification names
        self,
        message: str,
        *,
        status_code: int = 0,
        headers: Mapping[str, str] | None = None,
        body: str = "",
        raw_response: ErrorResponse | None = None,
        data: Mapping[str, Any] | None = None,
        causes: tuple[str, ...] = (),
    ) -> None:
        super().__init__(message)
        self.status_code = status_code
        self.headers: Mapping[str, str] = {} if headers is None else headers
        self.body = body
        self.raw_response = raw_response
        self.data = None if data is None else ErrorData(data)
        self.causes = causes


class BadRequest(ServiceError):
    """400: the request is not valid."""

    code = "bad_request"


class Unauthorized(ServiceError):
    """401: the token is missing or not accepted."""

    code = "unauthorized"


class PaymentRequired(ServiceError):
    """402: the account has to pay first, or its plan does not include this."""


class Forbidden(ServiceError):
    """403: the operation is not allowed for this token; see `causes`."""

    code = "forbidden"


class NotFound(ServiceError):
    """404: not found, or not visible for this token."""

    code = "not_found"


class Conflict(ServiceError):
    """409: the request conflicts with the state of the resource."""


class Gone(ServiceError):
    """410: the resource existed and does not exist any more."""


class PreconditionFailed(ServiceError):
    """412: a condition of the request is not met."""


class ContentTooLarge(ServiceError):
    """413: the body of the request is too large."""


class UnprocessableEntity(ServiceError):
    """422: the request is well-formed and cannot be processed."""


class PreconditionRequired(ServiceError):
    """428: the request lacks a condition that the server requires."""


class TooManyRequests(ServiceError):
    """429: too many requests; see `data.limit` and `data.retryAfter`."""

    code = "too_many_requests"


class InternalServerError(ServiceError):
    """500: the server failed."""

    code = "internal_server_error"


class ServiceUnavailable(ServiceError):
    """503: the server is not available at the moment."""


class HttpApiDecodeError(BadRequest):
    """400: the request did not match the expected schema; see `data.issues` and `data.message`."""

    code = ""


class NotAuthorizedForScope(Forbidden):
    """403: the token is not authorized for the scope."""

    code = "not_authorized_for_scope"


class TldNotSupported(BadRequest):
    """400: the top-level domain is not supported at present."""

    code = "tld_not_supported"


class DomainTooShort(BadRequest):
    """400: the domain name without its top-level domain is too short."""

    code = "domain_too_short"


class DomainNotRegistered(BadRequest):
    """400: the domain is not registered with the platform."""

    code = "domain_not_registered"


class ExpectedPriceMismatch(BadRequest):
    """400: the expected price that was passed is not the actual one."""

    code = "expected_price_mismatch"


class DomainNotAvailable(BadRequest):
    """400: the domain is not available."""

    code = "domain_not_available"


class DomainNotFound(NotFound):
    """404: the domain was not found."""

    code = "domain_not_found"


class OrderTooExpensive(BadRequest):
    """400: the total price of the order is too high."""

    code = "order_too_expensive"


class InvalidAdditionalContactInfo(BadRequest):
    """400: the additional contact information for the top-level domain is invalid."""

    code = "invalid_additional_contact_info"


class AdditionalContactInfoRequired(BadRequest):
    """400: the top-level domain requires additional contact information."""

    code = "additional_contact_info_required"


class LanguageCodeRequired(BadRequest):
    """400: a punycode domain requires a language code."""

    code = "language_code_required"


class TooManyDomains(BadRequest):
    """400: too many domains in one order."""

    code = "too_many_domains"


class DuplicateDomains(BadRequest):
    """400: the order names a domain twice."""

    code = "duplicate_domains"


class DomainAlreadyOwned(BadRequest):
    """400: another team or user owns the domain."""

    code = "domain_already_owned"


class DNSSECEnabled(BadRequest):
    """400: the operation cannot complete while DNSSEC is enabled for the domain."""

    code = "dnssec_enabled"


class DomainAlreadyRenewing(BadRequest):
    """400: the domain is being renewed already."""

    code = "domain_already_renewing"


class DomainNotRenewable(BadRequest):
    """400: the domain cannot be renewed."""

    code = "domain_not_renewable"


class DomainCannotBeTransferedOutUntil(Conflict):
    """409: the domain cannot be transferred out before the stated date."""

    code = "domain_cannot_be_transfered_out_until"


ERROR_CLASSES: Final[Mapping[str, type[ServiceError]]] = MappingProxyType(
    {
        kind.__name__: kind
        for kind in (
            HttpApiDecodeError,
            Unauthorized,
            NotAuthorizedForScope,
            TooManyRequests,
            InternalServerError,
            Forbidden,
            TldNotSupported,
            DomainTooShort,
            BadRequest,
            DomainNotRegistered,
            ExpectedPriceMismatch,
            DomainNotAvailable,
            DomainNotFound,
            NotFound,
            OrderTooExpensive,
            InvalidAdditionalContactInfo,
            AdditionalContactInfoRequired,
            LanguageCodeRequired,
            TooManyDomains,
            DuplicateDomains,
            DomainAlreadyOwned,
            DNSSECEnabled,
            DomainAlreadyRenewing,
            DomainNotRenewable,
            DomainCannotBeTransferedOutUntil,
        )
    }
)
"""The classes that the platform documents, by name, in its order."""


class ResponseValidationError(HostingSDKError):
    """The server's response does not match its declared type.

    Args:
        message: What did not match, in one line.
        raw_value: The value as it came.
        issues: Every place that does not match.

    Attributes:
        raw_response: The whole response, None where there is none, as in the middle of a stream.
    """

    def __init__(
        self, message: str, *, raw_value: Any = None, issues: tuple[Issue, ...] | list[Issue] = ()
    ) -> None:
        super().__init__(message)
        self.raw_value = raw_value
        self.issues = tuple(issues)
        self.raw_response: ErrorResponse | None = None

    def pretty(self) -> str:
        """Return the message and every issue, a line each."""
        lines = [str(self), *(f"  {issue}" for issue in self.issues[:_SHOWN_ISSUES])]
        hidden = len(self.issues) - _SHOWN_ISSUES
        return "\n".join([*lines, f"  and {hidden} more"] if hidden > 0 else lines)


class ResponseTooLargeError(HostingSDKError):
    """The body of a response is larger than `max_response_bytes`; the rest of it was not read.

    The server may have carried out the call.
    """


class PagingError(HostingSDKError):
    """The pages of a result cannot be followed to their end.

    Args:
        message: What was wrong.
        cursor: The cursor at which paging stopped; a new paginator can resume there.
    """

    def __init__(self, message: str, *, cursor: Any = None) -> None:
        super().__init__(message)
        self.cursor = cursor


class ConnectionError(HostingSDKError, builtins.ConnectionError):  # noqa: A001 the specification's name
    """The server could not be reached, or the connection broke.

    Args:
        message: What failed.
        request_sent: False when it is certain that no byte of the request has left, so that it can
            be sent again without being carried out twice.
        permanent: True when trying again cannot help, as with a certificate that is not trusted.
    """

    def __init__(self, message: str, *, request_sent: bool = True, permanent: bool = False) -> None:
        super().__init__(message)
        self.request_sent = request_sent
        self.permanent = permanent


class CircuitOpenError(ConnectionError):
    """Nothing was sent: the server refused every call for a while.

    Args:
        message: The number of refusals, and the reason of the last.
        next_probe: When the next call is sent. Until it succeeds, all others fail with this error.
    """

    def __init__(self, message: str, *, next_probe: datetime | None = None) -> None:
        super().__init__(message, request_sent=False)
        self.next_probe = next_probe


class RequestTimeoutError(HostingSDKError, TimeoutError):
    """The call did not finish within its time."""


class PoolTimeoutError(RequestTimeoutError):
    """No connection was free in time; nothing was sent."""


class RequestAbortedError(HostingSDKError):
    """The client was closed while the call was under way, or before it began."""


class InvalidRequestError(HostingSDKError, ValueError):
    """The arguments of the call cannot be sent; nothing was sent."""


class WaitError(HostingSDKError):
    """The awaited state can no longer be reached, or was not reached in time.

    Args:
        message: What was waited for, and what came.
        value: The latest value, None if there was none.
        lines: The last lines of a log that give the reason, in order; empty if there is no log, or
            if it could not be read.
    """

    def __init__(self, message: str, *, value: Any = None, lines: Iterable[str] = ()) -> None:
        super().__init__(message)
        self.value = value
        self.lines = tuple(lines)


class WaitTimeoutError(WaitError, RequestTimeoutError):
    """A wait ended before the awaited state was reached.

    `value` is the latest value; `__cause__` is the error of the last call, if that failed.
    """


class WebhookSignatureError(HostingSDKError, ValueError):
    """A delivery of a webhook is not signed, or not with the secret."""


class UnexpectedClientError(HostingSDKError):
    """Something failed that has no class of its own; see `__cause__`."""
