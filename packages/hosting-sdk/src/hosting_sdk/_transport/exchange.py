"""One call: checked and encoded before anything is sent, and its state while it is under way."""

from __future__ import annotations

import re
from datetime import date, datetime
from enum import Enum
from math import isfinite
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote

from multidict import CIMultiDict, istr

from hosting_sdk._transport.http import Request
from hosting_sdk._transport.retries import RetryConfig, Retrying
from hosting_sdk._transport.secrets import MASK, SECRET_NAMES, SecretText, is_secret_header
from hosting_sdk._transport.settings import (
    UNSENDABLE,
    server_base,
    verify_timeout,
    verify_validation,
)
from hosting_sdk._transport.uploads import Upload
from hosting_sdk._types import UNSET, Parameter, RequestOptions
from hosting_sdk.errors import HostingSDKError, InvalidRequestError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from hosting_sdk._error_details import Attempt
    from hosting_sdk._transport.governor import Turn
    from hosting_sdk._transport.http import Response
    from hosting_sdk._transport.limits import Limit
    from hosting_sdk._transport.settings import Settings
    from hosting_sdk._transport.uploads import UploadBody
    from hosting_sdk._types import Operation, Result

AUTHORIZATION = istr("Authorization")

_BRACES = re.compile(r"\{([^{}]+)\}")
_HEADER_NAME = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.!~*'()-]*").fullmatch
_PLAIN = re.compile(r"[A-Za-z0-9_.!~*'()-]+").fullmatch
_LISTS = (list, tuple, set, frozenset)
_ABSENT = (None, UNSET)
_DOTS = frozenset({".", ".."})
_REDIRECTS = frozenset({301, 302, 303, 307, 308})
_LARGEST_EXACT = 2**53
_NO_OPTIONS = RequestOptions()
_LEAST_SECRET = 8


class Plan:
    """An operation, prepared once for all of its calls.

    Args:
        operation: The operation.
        user_agent: The value of the `User-Agent` header.

    Attributes:
        headers: The headers that every call has.
        header_parameters: The parameters that are headers.
        team: The argument that takes the client's team, empty when there is none.
        slug: The argument that takes the client's team slug, empty when there is none.
        scoped: Whether the operation takes a team or a slug.
        path_secrets: The parameters of the path that must not be shown.
        follow_redirects: Whether redirects are followed; false if one is a result.
        results: The results found so far, by the status and content type of the response.
    """

    __slots__ = (
        "_enumerated",
        "_known",
        "_path",
        "_query",
        "_required",
        "_start",
        "follow_redirects",
        "header_parameters",
        "headers",
        "operation",
        "path_secrets",
        "results",
        "scoped",
        "slug",
        "team",
    )

    def __init__(self, operation: Operation, user_agent: str) -> None:
        self.operation = operation
        by_place: dict[str, list[Parameter]] = {"path": [], "query": [], "header": []}
        for parameter in operation.parameters:
            by_place[parameter.place].append(parameter)
        paths = {parameter.wire: parameter for parameter in by_place["path"]}
        self._start, *parts = _BRACES.split(operation.path)
        # Each parameter of the path, and the text up to the next one.
        self._path = [
            (paths[wire], text) for wire, text in zip(parts[::2], parts[1::2], strict=True)
        ]
        self._query = [
            (quote(item.wire, safe=""), item.argument, item) for item in by_place["query"]
        ]
        self.header_parameters = by_place["header"]
        self.headers = CIMultiDict({"Accept": operation.accept, "User-Agent": user_agent})
        self._enumerated = [item for item in operation.parameters if item.schema is not None]
        self._required = [item.argument for item in operation.parameters if item.required]
        self._known = {item.argument for item in operation.parameters}
        scopes = {item.scope: item.argument for item in operation.parameters}
        self.team, self.slug = scopes.get("team", ""), scopes.get("slug", "")
        self.scoped = bool(self.team or self.slug)
        self.path_secrets = [item for item in by_place["path"] if item.wire.lower() in SECRET_NAMES]
        self.follow_redirects = not any(item.status in _REDIRECTS for item in operation.results)
        self.results: dict[tuple[int, str | None], Result] = {}

    def check(self, arguments: Mapping[str, object]) -> None:
        """Refuse missing and unknown arguments, and warn of values that the platform does not list.

        Raises:
            InvalidRequestError: An argument is missing or unknown.
        """
        name = self.operation.name
        for item in self._required:
            if arguments.get(item) in _ABSENT:
                raise InvalidRequestError(f"{name}: missing {item}")
        if not arguments.keys() <= self._known:
            unknown = sorted(arguments.keys() - self._known)
            raise InvalidRequestError(
                f"{name}: unknown {', '.join(unknown)}; known are {sorted(self._known)}"
            )
        for parameter in self._enumerated:
            if (value := arguments.get(parameter.argument)) not in _ABSENT:
                from hosting_sdk._codec.declared import check_declared  # noqa: PLC0415 loads the codec

                check_declared(f"{name}: {parameter.argument}", value, parameter.schema or {})

    def target(self, arguments: Mapping[str, object]) -> str:
        """Return the path and query, percent-encoded.

        Raises:
            InvalidRequestError: A value cannot be written in its place in the URL.
        """
        name = self.operation.name
        url = self._start
        for parameter, text in self._path:
            url += _segment(name, parameter, arguments[parameter.argument]) + text
        mark = "?"
        for key, argument, parameter in self._query:
            value = arguments.get(argument)
            if value is None or value is UNSET:
                continue
            for item in value if isinstance(value, _LISTS) else (value,):
                url += f"{mark}{key}={_quote(name, parameter, item)}"
                mark = "&"
        return url

    def secrets(self, arguments: Mapping[str, object]) -> tuple[str, ...]:
        """Return the percent-encoded parts of the path that must not be shown."""
        return tuple(
            _segment(self.operation.name, parameter, arguments[parameter.argument])
            for parameter in self.path_secrets
        )


class Exchange:
    """One call under way.

    Args:
        plan: The prepared operation.
        settings: The options of the client.
        options: Per-call overrides.

    Attributes:
        operation: The operation.
        headers: The headers without the token.
        url: The complete URL.
        body: The encoded body, or the upload.
        timeout: Seconds for the call, None for no limit.
        attempt_timeout: Seconds for one attempt, None for no limit, `UNSET` for the default.
        keeps_unknown: Whether undeclared properties of the result are kept.
        validation: Treatment of a result that does not match its type.
        scoped: Whether the call names a team.
        secrets: Percent-encoded parts of the URL that must not be shown.
        token: The `Authorization` of the latest attempt.
        retrying: The attempts and the decisions to retry, once the call is sent.
        limit: The time limits, once the call is sent.
        refusal: The latest response for which a safe call was retried.
        server: The base of the URL.
        lane: The name of the method, for the governor.
        is_renewed: Whether the token was fetched again after the server refused it.
        turn: The place of the attempt in the queue and on a connection, once there is one.
    """

    url = ""
    body: bytes | Upload | None = None
    scoped = False
    secrets: tuple[str, ...] = ()
    token: SecretText | None = None
    retrying: Retrying | None = None
    refusal: Response | None = None
    server = ""
    turn: Turn | None = None
    is_renewed = False
    limit: Limit

    def __init__(self, plan: Plan, settings: Settings, options: RequestOptions) -> None:
        if not isinstance(options, RequestOptions):
            raise InvalidRequestError(f"options must be RequestOptions, not {options!r}")
        if not isinstance(options.retries, RetryConfig | None):
            raise InvalidRequestError(f"retries must be a RetryConfig, not {options.retries!r}")
        self.plan = plan
        self.operation: Operation = plan.operation
        self.lane = plan.operation.name
        self.options = options
        self.headers = plan.headers.copy()
        for key, value in settings.default_headers.items():
            self.headers[key] = header_value(plan.operation.name, key, value)
        self.timeout = settings.timeout
        self.attempt_timeout = settings.attempt_timeout
        self.keeps_unknown = settings.keep_unknown_fields
        self.validation = settings.response_validation
        if options.timeout is not UNSET:
            self.timeout = verify_timeout("timeout", options.timeout)
        if options.attempt_timeout is not UNSET:
            self.attempt_timeout = verify_timeout("attempt_timeout", options.attempt_timeout)
        if options.keep_unknown_fields is not None:
            self.keeps_unknown = options.keep_unknown_fields
        if options.response_validation is not None:
            self.validation = verify_validation(options.response_validation)

    @property
    def attempts(self) -> Sequence[Attempt]:
        """The history of the attempts."""
        return () if self.retrying is None else self.retrying.attempts

    def start(self, settings: Settings) -> Retrying:
        """Start the history of the attempts and the time of the call."""
        self.retrying = Retrying(
            self.options.retries or settings.retry_config,
            safe=self.operation.safe,
            timeout=self.timeout,
            clock=settings.clock,
        )
        if isinstance(self.body, Upload):
            self.retrying.rewindable = self.body.rewindable
        return self.retrying

    def release_connection(self) -> None:
        """Let another call use the connection of this one; safe to call again."""
        assert self.turn is not None  # noqa: S101 only an open stream calls this
        self.turn.release()

    def request(self, body: bytes | UploadBody | None) -> Request:
        """Return the request of one attempt, with the token and this body."""
        headers = self.headers.copy()
        if self.token is not None:
            headers[AUTHORIZATION] = self.token
        return Request(
            self.operation.verb,
            self.url,
            headers=headers,
            body=body,
            secrets=self.secrets,
            follow_redirects=self.plan.follow_redirects,
        )

    def with_history(self, error: HostingSDKError) -> HostingSDKError:
        """Return an error with the history of the call, and without the token in its text."""
        error.attempts = tuple(self.attempts)
        if self.token is not None:
            secret = self.token.rpartition(" ")[2]
            if len(secret) >= _LEAST_SECRET and secret in error.message:
                error.message = error.message.replace(secret, MASK)
                error.args = (error.message,)
        return error


def prepare_exchange(  # noqa: PLR0913 the parts of a call
    settings: Settings,
    plan: Plan,
    arguments: dict[str, object],
    request_body: object,
    options: RequestOptions | None,
    *,
    accept: str | None = None,
) -> Exchange:
    """Check the arguments of a call and encode them.

    Raises:
        InvalidRequestError: An argument is missing, unknown or cannot be sent.
    """
    options = _NO_OPTIONS if options is None else options
    exchange, name = Exchange(plan, settings, options), plan.operation.name
    base = settings.base if options.server_url is None else server_base(options.server_url)
    if plan.scoped:
        arguments = _add_scope(settings, plan, arguments)
        exchange.scoped = bool(arguments.get(plan.team) or arguments.get(plan.slug))
    plan.check(arguments)
    exchange.server, exchange.url = base, base + plan.target(arguments)
    if plan.path_secrets:
        exchange.secrets = plan.secrets(arguments)
    if accept is not None:
        exchange.headers["Accept"] = accept
    for parameter in plan.header_parameters:
        value = arguments.get(parameter.argument)
        if value is not None and value is not UNSET:
            exchange.headers[parameter.wire] = header_value(name, parameter.wire, value)
    _encode(exchange, request_body)
    if options.extra_query:
        exchange.url = with_query(name, exchange.url, options.extra_query)
    if options.headers or options.extra_headers:
        for key, value in {**(options.headers or {}), **(options.extra_headers or {})}.items():
            exchange.headers[key] = header_value(name, key, value)
    return exchange


def _add_scope(settings: Settings, plan: Plan, arguments: dict[str, object]) -> dict[str, object]:
    """Add the client's team or slug, unless the call names either of the two itself."""
    team, slug = plan.team, plan.slug
    if arguments.get(team, UNSET) not in _ABSENT or arguments.get(slug, UNSET) not in _ABSENT:
        return arguments
    if team and settings.team_id is not None:
        arguments = {**arguments, team: settings.team_id}
    if slug and settings.slug is not None:
        arguments = {**arguments, slug: settings.slug}
    return arguments


def _encode(exchange: Exchange, request_body: object) -> None:
    name, body = exchange.operation.name, exchange.operation.body
    extra = exchange.options.extra_body
    if request_body is None or request_body is UNSET:
        if extra is not None and body is not None and body.kind == "json":
            request_body = {}
        elif body is not None and body.required:
            raise InvalidRequestError(f"{name}: missing request_body")
        elif extra is not None:
            raise InvalidRequestError(f"{name}: extra_body is for methods with a JSON body")
        else:
            return
    if body is None:
        raise InvalidRequestError(f"{name}: takes no request_body")
    exchange.headers["Content-Type"] = body.media_type
    if body.kind == "json":
        from hosting_sdk._codec.encoder import dumps, unstructure  # noqa: PLC0415 loads cattrs

        try:
            plain = unstructure(request_body)
            if extra:
                plain = {**plain, **unstructure(extra)}
            exchange.body = dumps(plain)
        except (TypeError, ValueError, AttributeError, RecursionError) as error:
            raise InvalidRequestError(
                f"{name}: request_body cannot be sent as JSON: {error}"
            ) from error
        if body.schema is not None:
            from hosting_sdk._codec.declared import check_declared  # noqa: PLC0415 loads the codec

            check_declared(f"{name}: request_body", request_body, body.schema)
    else:
        exchange.body = _upload(name, request_body, exchange.headers)


def _upload(name: str, source: Any, headers: CIMultiDict[str]) -> Upload:
    """Return the upload of a source, and set its length in the headers if it is known."""
    upload = source if isinstance(source, Upload) else Upload(source)
    given = headers.get("Content-Length")
    if given is None:
        if upload.size is not None:
            headers["Content-Length"] = str(upload.size)
    elif upload.size is None and given.isdecimal():
        upload = Upload(upload.source, progress=upload.progress, size=int(given))
    elif given != str(upload.size):
        raise InvalidRequestError(
            f"{name}: content_length is {given}, the upload has {upload.size} bytes"
        )
    return upload


def _segment(name: str, parameter: Parameter, value: object) -> str:
    if value.__class__ is str and _NAME(value):
        return value
    text = _quote(name, parameter, value)
    if not text or (not text[0].isalnum() and unquote(unquote(text)) in _DOTS):
        raise InvalidRequestError(
            f"{name}: {parameter.argument} must be a name that can stand in a path, not {value!r}"
        )
    return text


def _quote(name: str, parameter: Parameter, value: Any) -> str:
    if value.__class__ is str and _PLAIN(value):
        return value
    try:
        return quote(text_of(value), safe="-_.!~*'()")
    except (TypeError, UnicodeEncodeError) as error:
        raise InvalidRequestError(
            f"{name}: {parameter.argument} cannot be sent as text: {value!r} ({error})"
        ) from None


def text_of(value: object) -> str:
    """Return a parameter's value as it is written in a URL or a header.

    Raises:
        TypeError: The value has no unambiguous text form.
    """
    writer = _WRITERS.get(type(value))
    if writer is not None:
        return writer(value)
    if isinstance(value, Enum) and value is not UNSET:
        return text_of(value.value)
    for kind in (str, int, float, datetime, date):
        if isinstance(value, kind):
            return _WRITERS[kind](value)
    raise TypeError(f"expected text, a number, a boolean or a date, got {type(value).__name__}")


def _float_text(value: float) -> str:
    if not isfinite(value):
        raise TypeError("expected a finite number")
    return str(int(value)) if value.is_integer() and abs(value) < _LARGEST_EXACT else repr(value)


def _datetime_text(value: datetime) -> str:
    if value.tzinfo is None:
        raise TypeError("expected a date and time with a time zone")
    precision = "microseconds" if value.microsecond % 1000 else "milliseconds"
    return value.isoformat(timespec=precision).replace("+00:00", "Z")


_WRITERS: dict[type, Callable[..., str]] = {
    str: str,
    int: int.__repr__,
    float: _float_text,
    bool: lambda value: "true" if value else "false",
    datetime: _datetime_text,
    date: date.isoformat,
}


def with_query(where: str, url: str, query: Mapping[str, object]) -> str:
    """Return a URL with more query parameters; absent values are left out, lists repeated.

    Raises:
        InvalidRequestError: A value cannot be written in a query.
    """
    parts = [url]
    mark = "&" if "?" in url else "?"
    for key, value in query.items():
        parameter = Parameter(key, f"query parameter {key}", "query")
        if value is None or value is UNSET:
            continue
        for item in value if isinstance(value, _LISTS) else (value,):
            parts.append(f"{mark}{quote(key, safe='')}={_quote(where, parameter, item)}")
            mark = "&"
    return "".join(parts)


def with_default_query(where: str, url: str, query: Mapping[str, object]) -> str:
    """Return a URL with those of the default query parameters that it does not have yet.

    Raises:
        InvalidRequestError: A value cannot be written in a query.
    """
    present = {unquote(pair.partition("=")[0]) for pair in url.partition("?")[2].split("&")}
    return with_query(where, url, {key: query[key] for key in query if key not in present})


def header_value(where: str, name: str, value: object) -> str:
    """Return the text of a header's value; a secret one hides its `repr`.

    Raises:
        InvalidRequestError: The name is not one of a header, or the value is not one line of text.
    """
    if not _HEADER_NAME.fullmatch(name):
        raise InvalidRequestError(f"{where}: {name!r} is not the name of a header")
    secret = is_secret_header(name) or isinstance(value, SecretText)
    try:
        text = text_of(value)
        text.encode()
    except (TypeError, UnicodeEncodeError) as error:
        raise InvalidRequestError(f"{where}: header {name}: {error}") from None
    if UNSENDABLE.search(text):
        shown = "a control character" if secret else repr(text)
        raise InvalidRequestError(f"{where}: header {name} must be one line, not {shown}")
    return SecretText(text) if secret else text
