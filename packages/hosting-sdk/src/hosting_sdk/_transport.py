"""One call from its arguments to its answer: attempts, waits and the one deadline over them."""

from __future__ import annotations

import asyncio
from inspect import isawaitable
from typing import TYPE_CHECKING, Any

from hosting_sdk._answers import parsed, result_for
from hosting_sdk._arguments import Plan, header_value, server_base
from hosting_sdk._messages import Headers, Request, Response
from hosting_sdk._retries import RetryConfig, Retrying
from hosting_sdk._secrets import MASK, SecretText
from hosting_sdk._settings import Settings, checked_timeout
from hosting_sdk._types import UNSET, Operation, RequestOptions
from hosting_sdk._uploads import Upload, UploadBody
from hosting_sdk.errors import (
    HostingSDKError,
    InvalidRequestError,
    RequestAbortedError,
    RequestTimeoutError,
    ResponseValidationError,
    ServiceError,
    UnexpectedClientError,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

_FIRST_ERROR = 400
_LEAST_SECRET = 8
_NO_OPTIONS = RequestOptions()


class Exchange:
    """One call, checked and ready to be sent.

    Attributes:
        operation: What is called.
        url: The complete URL.
        headers: The headers without the token.
        body: The encoded body, or the upload.
        timeout: Seconds for the call, None for no limit.
        scoped: Whether the call names a team.
        token: The `Authorization` of the latest attempt.
        attempts: The history of the attempts.
    """

    __slots__ = (
        "attempts",
        "body",
        "headers",
        "operation",
        "options",
        "scope",
        "scoped",
        "secrets",
        "timeout",
        "token",
        "url",
    )

    def __init__(
        self, operation: Operation, options: RequestOptions, timeout: float | None
    ) -> None:
        self.operation = operation
        self.options = options
        self.timeout = timeout
        self.url = ""
        self.headers = Headers()
        self.body: bytes | Upload | None = None
        self.scoped = False
        self.secrets: tuple[str, ...] = ()
        self.token: SecretText | None = None
        self.attempts: list[Any] = []
        self.scope: asyncio.Timeout | None = None

    def touch(self) -> None:
        """Begin the time limit anew: a piece of the body was handed over."""
        if self.scope is not None and self.timeout is not None and not self.scope.expired():
            self.scope.reschedule(asyncio.get_running_loop().time() + self.timeout)

    def failed(self, error: HostingSDKError) -> HostingSDKError:
        """Return an error with the history of the call, and without the token in its text."""
        error.attempts = tuple(self.attempts)
        if self.token is not None:
            secret = self.token.rpartition(" ")[2]
            if len(secret) >= _LEAST_SECRET and secret in error.message:
                error.message = error.message.replace(secret, MASK)
                error.args = (error.message,)
        return error


class Transport:
    """Carries out operations.

    Args:
        settings: What the client was given.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._plans: dict[int, tuple[Operation, Plan]] = {}
        self._scopes: set[asyncio.Timeout] = set()
        self._streams: set[Response] = set()
        self.closed = False
        settings.http_client.acquire()

    def prepare(
        self,
        operation: Operation,
        arguments: dict[str, object],
        request_body: object = None,
        options: RequestOptions | None = None,
        *,
        accept: str | None = None,
    ) -> Exchange:
        """Check the arguments of a call and encode them; nothing is sent.

        Raises:
            InvalidRequestError: An argument is missing, unknown or cannot be sent.
        """
        if self.closed:
            raise RequestAbortedError(f"{operation.name}: the client is closed")
        settings = self.settings
        options = _checked(options)
        timeout = settings.timeout if options.timeout is UNSET else checked_timeout(options.timeout)
        exchange = Exchange(operation, options, timeout)
        plan = self._plan(operation)
        name = operation.name
        arguments = self._with_scope(plan, arguments)
        plan.check(name, arguments)
        base = settings.base if options.server_url is None else server_base(options.server_url)
        exchange.url = base + plan.target(name, arguments)
        exchange.scoped = bool(arguments.get(plan.team) or arguments.get(plan.slug))
        if plan.has_secrets:
            exchange.secrets = plan.secrets(name, arguments)
        headers = exchange.headers
        headers["Accept"] = accept or operation.accept
        headers["User-Agent"] = settings.user_agent
        for parameter in plan.headers:
            value = arguments.get(parameter.argument)
            if value is not None:
                headers[parameter.wire] = header_value(name, parameter.wire, value)
        self._encode(exchange, request_body)
        for key, value in (options.headers or {}).items():
            headers[key] = header_value(name, key, value)
        return exchange

    def _plan(self, operation: Operation) -> Plan:
        found = self._plans.get(id(operation))
        if found is None:
            found = self._plans[id(operation)] = (operation, Plan(operation))
        return found[1]

    def _with_scope(self, plan: Plan, arguments: dict[str, object]) -> dict[str, object]:
        """Add the client's team or slug, unless the call names either of the two itself."""
        team, slug = plan.team, plan.slug
        if arguments.get(team) is not None or arguments.get(slug) is not None:
            return arguments
        settings = self.settings
        if team and settings.team_id is not None:
            arguments = {**arguments, team: settings.team_id}
        if slug and settings.slug is not None:
            arguments = {**arguments, slug: settings.slug}
        return arguments

    def _encode(self, exchange: Exchange, request_body: object) -> None:
        name, body = exchange.operation.name, exchange.operation.body
        if request_body is None:
            if body is not None and body.required:
                raise InvalidRequestError(f"{name}: missing request_body")
            return
        if body is None:
            raise InvalidRequestError(f"{name}: takes no request_body")
        headers = exchange.headers
        headers["Content-Type"] = body.media_type
        if body.kind == "json":
            exchange.body = _json(name, request_body)
            return
        given = headers.get("Content-Length")
        upload = request_body if isinstance(request_body, Upload) else Upload(request_body)  # type: ignore[arg-type]  # checked by Upload
        if given is not None:
            if upload.size is None and given.isdecimal():
                upload = Upload(upload.source, progress=upload.progress, size=int(given))
            elif given != str(upload.size):
                raise InvalidRequestError(
                    f"{name}: content_length is {given}, the upload has {upload.size} bytes"
                )
        elif upload.size is not None:
            headers["Content-Length"] = str(upload.size)
        exchange.body = upload

    async def call(self, exchange: Exchange) -> tuple[Response, Any, list[Any]]:
        """Send a call; return the answer, its decoded value and what is wrong with the value.

        Raises:
            HostingSDKError: Of the kind that fits; nothing else but cancellation leaves a call.
        """
        response = await self.send(exchange)
        value, issues = self.decoded(exchange, response)
        return response, value, issues

    def decoded(self, exchange: Exchange, response: Response) -> tuple[Any, list[Any]]:
        """Return the decoded value of an answer that was read, and what is wrong with it."""
        try:
            return self._decoded(exchange, response)
        except ServiceError as error:
            raise exchange.failed(error) from None
        except ResponseValidationError as error:
            error.raw_response = response
            raise exchange.failed(error) from error.__cause__
        except Exception as error:
            raise exchange.failed(
                UnexpectedClientError(
                    f"{exchange.operation.name}: the answer cannot be decoded: "
                    f"{type(error).__name__}: {error}"
                )
            ) from error

    def _decoded(self, exchange: Exchange, response: Response) -> tuple[Any, list[Any]]:
        operation = exchange.operation
        result = result_for(operation, response, scoped=exchange.scoped)
        if result.kind == "json":
            from hosting_sdk._convert import structure  # noqa: PLC0415 loads cattrs

            value = parsed(operation, response)
            if result.type is None:
                return value, []
            return structure(value, result.type(), mode=self.settings.response_validation)
        if result.kind == "none":
            return None, []
        return response.text if result.kind == "text" else response.content, []

    async def send(self, exchange: Exchange, *, stream: bool = False) -> Response:
        """Send a call until there is an answer that stands.

        Args:
            exchange: The call.
            stream: Whether the body of a success is left unread.

        Raises:
            HostingSDKError: There is no answer, or none in time.
        """
        if self.closed:
            raise RequestAbortedError(f"{exchange.operation.name}: the client is closed")
        scope = exchange.scope = asyncio.timeout(exchange.timeout)
        self._scopes.add(scope)
        try:
            async with scope:
                return await self._repeated(exchange, stream=stream)
        except HostingSDKError as error:
            raise exchange.failed(error) from error.__cause__
        except TimeoutError:
            raise exchange.failed(self._late(exchange)) from None
        finally:
            self._scopes.discard(scope)

    def _late(self, exchange: Exchange) -> HostingSDKError:
        name = exchange.operation.name
        if self.closed:
            return RequestAbortedError(f"{name}: the client was closed during the call")
        return RequestTimeoutError(f"{name}: not done within {exchange.timeout} s")

    async def _repeated(self, exchange: Exchange, *, stream: bool) -> Response:
        settings, operation = self.settings, exchange.operation
        retrying = Retrying(
            exchange.options.retries or settings.retry_config,
            safe=operation.safe,
            timeout=exchange.timeout,
            clock=settings.clock,
        )
        exchange.attempts = retrying.attempts
        if isinstance(exchange.body, Upload):
            retrying.rewindable = exchange.body.rewindable
        while True:
            try:
                response = await self._attempt(exchange, stream=stream)
            except HostingSDKError as error:
                wait = retrying.after_error(error)
                if self.closed:
                    raise self._late(exchange) from None
                if wait is None:
                    raise
            else:
                wait = retrying.after_response(response)
                if wait is None:
                    return response
            await settings.clock.sleep(wait)

    async def _attempt(self, exchange: Exchange, *, stream: bool) -> Response:
        body = exchange.body
        upload = body.open(exchange.touch) if isinstance(body, Upload) else None
        try:
            content = body if isinstance(body, bytes) else upload
            request = await self._request(exchange, content)
            if self.settings.debug is not None:
                return await self._logged(exchange, request, stream=stream)
            return await self._sent(request, stream=stream)
        except HostingSDKError as error:
            if upload is not None:
                upload.check(error)
            raise
        finally:
            if upload is not None:
                upload.close()

    async def _request(self, exchange: Exchange, body: bytes | UploadBody | None) -> Request:
        operation = exchange.operation
        headers = Headers(exchange.headers)
        if operation.security and "Authorization" not in headers:
            exchange.token = headers["Authorization"] = await self._authorization(operation)
        return Request(
            operation.verb,
            exchange.url,
            headers=headers,
            body=body,
            secrets=exchange.secrets,
            follow_redirects=all(not 300 < item.status < 304 for item in operation.results),  # noqa: PLR2004 the redirects
        )

    async def _authorization(self, operation: Operation) -> SecretText:
        token: object = self.settings.bearer_token
        if callable(token):
            try:
                token = token()
                if isawaitable(token):
                    token = await token
            except HostingSDKError:
                raise
            except Exception as error:
                raise UnexpectedClientError(
                    f"the function that gives the token failed: {type(error).__name__}: {error}"
                ) from error
        return bearer(operation.name, token)

    async def _sent(self, request: Request, *, stream: bool) -> Response:
        response = await self.settings.http_client.send(request)
        if not (stream and response.status < _FIRST_ERROR):
            try:
                await response.read()
            finally:
                await response.aclose()
        return response

    async def _logged(self, exchange: Exchange, request: Request, *, stream: bool) -> Response:
        log, clock = self.settings.debug, self.settings.clock
        assert log is not None  # noqa: S101 the caller has looked
        name, body = exchange.operation.name, exchange.body
        size = body.size if isinstance(body, Upload) else len(body or b"")
        started = clock.monotonic()
        log.request(name, request, len(exchange.attempts) + 1, size)
        try:
            response = await self._sent(request, stream=stream)
        except HostingSDKError as error:
            log.failure(name, request, error, clock.monotonic() - started)
            raise
        log.response(name, request, response, clock.monotonic() - started)
        return response

    def keep(self, response: Response) -> None:
        """Remember an open stream, to be closed with the client."""
        self._streams.add(response)

    def forget(self, response: Response) -> None:
        """Forget a stream that was closed."""
        self._streams.discard(response)

    async def aclose(self) -> None:
        """Abort what is under way and close the connections; safe to call again."""
        if self.closed:
            return
        self.closed = True
        for scope in self._live_scopes():
            scope.reschedule(asyncio.get_running_loop().time())
        for response in list(self._streams):
            await response.aclose()
        await self.settings.http_client.release()

    def _live_scopes(self) -> Iterator[asyncio.Timeout]:
        return (scope for scope in list(self._scopes) if not scope.expired())


def _checked(options: object) -> RequestOptions:
    if options is None:
        return _NO_OPTIONS
    if not isinstance(options, RequestOptions):
        raise InvalidRequestError(f"options must be RequestOptions, not {options!r}")
    if not isinstance(options.retries, RetryConfig | None):
        raise InvalidRequestError(f"retries must be a RetryConfig, not {options.retries!r}")
    return options


def bearer(where: str, token: object) -> SecretText:
    """Return the value of `Authorization` for a token.

    Raises:
        InvalidRequestError: There is no token, or it cannot stand in a header.
    """
    text = token.strip() if isinstance(token, str) else token
    if text is None or text == "":
        raise InvalidRequestError(
            f"{where}: no access token: pass bearer_token to the client or set "
            "HOSTING_SDK_BEARER_TOKEN"
        )
    if not isinstance(text, str):
        raise InvalidRequestError(f"{where}: the access token is {type(text).__name__}, not text")
    scheme, _, rest = text.partition(" ")
    credentials = rest.strip() if scheme.lower() == "bearer" else text
    if not credentials.isascii() or not credentials.isprintable() or " " in credentials:
        raise InvalidRequestError(f"{where}: the access token is not one word of ASCII text")
    return SecretText(text if credentials is not text else f"Bearer {text}")


def _json(name: str, value: object) -> bytes:
    from hosting_sdk._convert import dumps, unstructure  # noqa: PLC0415 loads cattrs and orjson

    try:
        return dumps(unstructure(value))
    except (TypeError, ValueError, AttributeError, RecursionError) as error:
        raise InvalidRequestError(
            f"{name}: request_body cannot be sent as JSON: {error}"
        ) from error
