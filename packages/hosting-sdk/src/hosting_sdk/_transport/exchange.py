"""One call, checked and encoded: everything that is decided before anything is sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from hosting_sdk._transport.arguments import header_value, server_base, with_query
from hosting_sdk._transport.messages import Request
from hosting_sdk._transport.retries import RetryConfig, Retrying
from hosting_sdk._transport.secrets import MASK, SecretText
from hosting_sdk._transport.settings import verify_timeout
from hosting_sdk._transport.uploads import Upload
from hosting_sdk._types import UNSET, Operation, RequestOptions
from hosting_sdk.errors import HostingSDKError, InvalidRequestError

if TYPE_CHECKING:
    from hosting_sdk._transport.arguments import Plan
    from hosting_sdk._transport.limits import Limit, Slots
    from hosting_sdk._transport.messages import Headers, Response
    from hosting_sdk._transport.retries import Attempt
    from hosting_sdk._transport.settings import Settings
    from hosting_sdk._transport.uploads import UploadBody

_ABSENT = (None, UNSET)
_NO_OPTIONS = RequestOptions()
_LEAST_SECRET = 8


class Exchange:
    """One call on its way.

    Args:
        plan: What is called.
        settings: The options of the client.
        options: Per-call overrides.

    Attributes:
        operation: What is called.
        headers: The headers without the token.
        url: The complete URL.
        body: The encoded body, or the upload.
        timeout: Seconds for the call, None for no limit.
        attempt_timeout: Seconds for one attempt, None for no limit, `UNSET` for the default.
        keeps_unknown: Whether undeclared properties of the result are kept.
        scoped: Whether the call names a team.
        secrets: Percent-encoded parts of the URL that must not be shown.
        token: The `Authorization` of the latest attempt.
        retrying: The attempts and what follows them, once the call is sent.
        limit: The time limits, once the call is sent.
        refusal: The latest response that was a reason to send a safe call again.
        is_queued: Whether the call waits for a free connection.
        slots: Where the slot of the request that is under way was taken, None without one.
    """

    url = ""
    body: bytes | Upload | None = None
    scoped = False
    secrets: tuple[str, ...] = ()
    token: SecretText | None = None
    retrying: Retrying | None = None
    refusal: Response | None = None
    is_queued = False
    slots: Slots | None = None
    limit: Limit

    def __init__(self, plan: Plan, settings: Settings, options: RequestOptions) -> None:
        self.plan = plan
        self.operation: Operation = plan.operation
        self.options = options
        self.headers: Headers = plan.headers.copy()
        self.timeout = settings.timeout
        self.attempt_timeout = settings.attempt_timeout
        self.keeps_unknown = settings.keep_unknown_fields

    @property
    def attempts(self) -> Sequence[Attempt]:
        """The history of the attempts."""
        return () if self.retrying is None else self.retrying.attempts

    def start(self, settings: Settings) -> Retrying:
        """Begin the history of the attempts, now."""
        self.retrying = Retrying(
            self.options.retries or settings.retry_config,
            safe=self.operation.safe,
            timeout=self.timeout,
            clock=settings.clock,
        )
        if isinstance(self.body, Upload):
            self.retrying.rewindable = self.body.rewindable
        return self.retrying

    def release_slot(self) -> None:
        """Let another call use the connection of this one; safe to call again."""
        slots, self.slots = self.slots, None
        if slots is not None:
            slots.release(self.limit.loop)

    def request(self, body: bytes | UploadBody | None) -> Request:
        """Return the request of one attempt, with the token and that body."""
        headers = self.headers.copy()
        if self.token is not None:
            headers["Authorization"] = self.token
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


def prepare_exchange(  # noqa: PLR0913 what there is to say of a call
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
    base = settings.base
    if options is None:
        exchange = Exchange(plan, settings, _NO_OPTIONS)
    else:
        exchange = Exchange(plan, settings, _require_type(options))
        base = _override(exchange, options) or base
    if plan.scoped:
        arguments = _with_scope(settings, plan, arguments)
        exchange.scoped = bool(arguments.get(plan.team) or arguments.get(plan.slug))
    plan.check(arguments)
    exchange.url = base + plan.target(arguments)
    if plan.path_secrets:
        exchange.secrets = plan.secrets(arguments)
    if accept is not None:
        exchange.headers["Accept"] = accept
    for parameter in plan.header_parameters:
        value = arguments.get(parameter.argument)
        if value is not None and value is not UNSET:
            name = plan.operation.name
            exchange.headers[parameter.wire] = header_value(name, parameter.wire, value)
    _encode(exchange, request_body)
    if options is not None:
        _add_extras(exchange, options)
    return exchange


def _override(exchange: Exchange, options: RequestOptions) -> str:
    """Set what a call has of its own; return its server, empty for that of the client."""
    if options.timeout is not UNSET:
        exchange.timeout = verify_timeout("timeout", options.timeout)
    if options.attempt_timeout is not UNSET:
        exchange.attempt_timeout = verify_timeout("attempt_timeout", options.attempt_timeout)
    if options.keep_unknown_fields is not None:
        exchange.keeps_unknown = options.keep_unknown_fields
    return "" if options.server_url is None else server_base(options.server_url)


def _add_extras(exchange: Exchange, options: RequestOptions) -> None:
    """Add the query parameters and headers that the method does not have."""
    name = exchange.operation.name
    if options.extra_query:
        exchange.url = with_query(name, exchange.url, options.extra_query)
    for key, value in {**(options.headers or {}), **(options.extra_headers or {})}.items():
        exchange.headers[key] = header_value(name, key, value)


def _require_type(options: object) -> RequestOptions:
    if not isinstance(options, RequestOptions):
        raise InvalidRequestError(f"options must be RequestOptions, not {options!r}")
    if not isinstance(options.retries, RetryConfig | None):
        raise InvalidRequestError(f"retries must be a RetryConfig, not {options.retries!r}")
    return options


def _with_scope(settings: Settings, plan: Plan, arguments: dict[str, object]) -> dict[str, object]:
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
        exchange.body = _json(name, request_body, extra)
        if body.schema is not None and isinstance(request_body, (Mapping, Sequence)):
            from hosting_sdk._codec.keys import check_keys  # noqa: PLC0415 only plain data needs it

            check_keys(name, request_body, body.schema)
    else:
        exchange.body = _upload(name, request_body, exchange.headers)


def _json(name: str, value: object, extra: Mapping[str, Any] | None = None) -> bytes:
    from hosting_sdk._codec.encoder import dumps, unstructure  # noqa: PLC0415 loads cattrs and orjson

    try:
        plain = unstructure(value)
        if extra:
            plain = {**plain, **unstructure(extra)}
        return dumps(plain)
    except (TypeError, ValueError, AttributeError, RecursionError) as error:
        raise InvalidRequestError(
            f"{name}: request_body cannot be sent as JSON: {error}"
        ) from error


def _upload(name: str, source: Any, headers: Headers) -> Upload:
    """Return the upload of a source, and tell its length in the headers where it is known."""
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
