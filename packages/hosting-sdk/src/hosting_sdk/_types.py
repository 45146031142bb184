"""Types that describe an operation, and the options of a single call.

Operations are data: `_operations` builds them from the index, the transport reads them. Nothing
here imports a model: a callable without arguments returns the type of a result.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

if TYPE_CHECKING:
    from hosting_sdk._transport.retries import RetryConfig

__all__ = [
    "UNSET",
    "Body",
    "HostingSDKWarning",
    "Operation",
    "Paging",
    "Parameter",
    "RequestOptions",
    "ResponseValidation",
    "Result",
    "TypeSource",
    "Unset",
]

TypeSource = Callable[[], Any]
"""A callable without arguments that imports and returns a type when it is first needed."""


class Unset(Enum):
    """The type of `UNSET`."""

    UNSET = "UNSET"

    def __bool__(self) -> Literal[False]:
        return False

    def __repr__(self) -> str:
        return "UNSET"


UNSET: Final = Unset.UNSET
"""Stands for an absent value where `None` has a meaning of its own.

A field that may be absent or null has the type `X | Unset | None`; it is absent from the JSON when
it is `UNSET`, and null when it is `None`. `value is UNSET` narrows it for type checkers.
"""


ResponseValidation = Literal["report", "strict", "off"]
"""Treatment of results that do not match their type: returned with a warning, raised, returned."""


class HostingSDKWarning(UserWarning):
    """The platform and this version of the package differ; nothing is lost.

    A request has a value that this version does not know and that is sent anyway, or a result does
    not match its type and is returned anyway.
    """


class Parameter(NamedTuple):
    """One parameter of an operation.

    Attributes:
        wire: Its name in the path template, the query or the headers.
        argument: The name of the Python argument that carries it.
        place: Where it is sent.
        required: Whether a call without it is refused.
        scope: Set when the client's own `team_id` or `slug` is its default.
        schema: The schema of the values that the platform lists; None if any value is accepted.
    """

    wire: str
    argument: str
    place: Literal["path", "query", "header"]
    required: bool = False
    scope: Literal["team", "slug", ""] = ""
    schema: Mapping[str, Any] | None = None


class Body(NamedTuple):
    """The request body of an operation.

    Attributes:
        media_type: The media type that is sent.
        required: Whether a call without a body is refused.
        kind: `json` for a value, `upload` for raw bytes from any source.
        schema: The schema that a body is checked against; None for no check.
    """

    media_type: str
    required: bool
    kind: Literal["json", "upload"]
    schema: Mapping[str, Any] | None = None


class Result(NamedTuple):
    """Response of an operation for one status.

    Attributes:
        status: The HTTP status.
        media_type: The media type that the manifest names; None without a body.
        kind: `json` for one value, `lines` for one JSON value after another, `bytes` for raw bytes.
        type: The type of the value, or of one record of `lines`.
    """

    status: int
    media_type: str | None
    kind: Literal["json", "bytes", "lines", "text", "none"]
    type: TypeSource | None = None


class Paging(NamedTuple):
    """How the result of an operation leads to the next page.

    Attributes:
        items: The wire name of the list in the result; the result itself is the list when empty.
        cursor: The wire names on the way from the result to the cursor.
        argument: The Python argument that takes the cursor.
        pages: The wire names on the way to the number of pages, where pages are counted: then the
            cursor is the number of this page, and the next page is the one after it.
    """

    items: str
    cursor: tuple[str, ...]
    argument: str
    pages: tuple[str, ...] = ()


class Operation(NamedTuple):
    """One method of the platform's API, as the manifest describes it.

    Attributes:
        name: Group and method in the platform's spelling, `accessGroups.readAccessGroup`.
        verb: The HTTP method in capitals.
        path: The path template with the parameters' wire names in braces.
        parameters: The parameters in the order of the signature.
        body: The request body, if there is one.
        results: The result of each successful status.
        errors: Status and class name (in `hosting_sdk.errors`) of each typed error.
        accept: The `Accept` header.
        security: Whether a token is sent.
        safe: Whether a call may be retried when its outcome is unknown.
        paging: How to get the next page, where the result is paged.
        deprecated: Whether the platform discourages its use.
    """

    name: str
    verb: str
    path: str
    parameters: tuple[Parameter, ...] = ()
    body: Body | None = None
    results: tuple[Result, ...] = ()
    errors: tuple[tuple[int, str], ...] = ()
    accept: str = "application/json"
    security: bool = True
    safe: bool = False
    paging: Paging | None = None
    deprecated: bool = False


class RequestOptions:
    """Per-call overrides of the client's options.

    Args:
        retries: The retry configuration of this call.
        timeout: Seconds for the whole call, attempts and waits together; None means no limit.
        attempt_timeout: Seconds for one attempt; None means no limit.
        headers: Headers of this call; they override all others.
        server_url: The server of this call.
        extra_query: Query parameters that the method does not have; None leaves one out, a list
            repeats it.
        extra_body: Properties to add to a JSON object body, in wire names.
        extra_headers: Like `headers`, which they override.
        keep_unknown_fields: Whether properties of the result that its class does not declare are
            kept, and written again by `to_dict` and `to_json`.
        response_validation: Treatment of a result that does not match its type; see `Client`.
    """

    __slots__ = (
        "attempt_timeout",
        "extra_body",
        "extra_headers",
        "extra_query",
        "headers",
        "keep_unknown_fields",
        "response_validation",
        "retries",
        "server_url",
        "timeout",
    )

    def __init__(  # noqa: PLR0913 the options of a call
        self,
        *,
        retries: RetryConfig | None = None,
        timeout: float | Unset | None = UNSET,
        attempt_timeout: float | Unset | None = UNSET,
        headers: Mapping[str, str] | None = None,
        server_url: str | None = None,
        extra_query: Mapping[str, object] | None = None,
        extra_body: Mapping[str, Any] | None = None,
        extra_headers: Mapping[str, str] | None = None,
        keep_unknown_fields: bool | None = None,
        response_validation: ResponseValidation | None = None,
    ) -> None:
        self.retries = retries
        self.timeout = timeout
        self.attempt_timeout = attempt_timeout
        self.headers = headers
        self.server_url = server_url
        self.extra_query = extra_query
        self.extra_body = extra_body
        self.extra_headers = extra_headers
        self.keep_unknown_fields = keep_unknown_fields
        self.response_validation = response_validation

    def __repr__(self) -> str:
        # Header values may be secrets, so only their names are shown.
        shown = {name: getattr(self, name) for name in sorted(self.__slots__)}
        for name in ("headers", "extra_headers"):
            shown[name] = sorted(shown[name]) if shown[name] else None
        given = [
            f"{name}={value!r}"
            for name, value in shown.items()
            if value is not (UNSET if name.endswith("timeout") else None)
        ]
        return f"RequestOptions({', '.join(given)})"
