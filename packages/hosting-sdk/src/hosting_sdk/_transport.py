"""One call from its arguments to its answer: attempts, waits and the one deadline over them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from hosting_sdk._answers import codec, parsed, result_for
from hosting_sdk._arguments import Plan
from hosting_sdk._exchange import Exchange, prepared
from hosting_sdk._limits import Limits
from hosting_sdk._retries import Retrying
from hosting_sdk._token import authorization
from hosting_sdk._uploads import Upload
from hosting_sdk.errors import (
    HostingSDKError,
    RequestAbortedError,
    RequestTimeoutError,
    ResponseValidationError,
    ServiceError,
    UnexpectedClientError,
)

if TYPE_CHECKING:
    from hosting_sdk._messages import Request, Response
    from hosting_sdk._secrets import SecretText
    from hosting_sdk._settings import Settings
    from hosting_sdk._types import Operation, RequestOptions

_FIRST_ERROR = 400


class Transport:
    """Carries out operations.

    Args:
        settings: What the client was given.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._plans: dict[int, Plan] = {}
        self._token: SecretText | None = None
        self._limits = Limits()
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
        plan = self._plans.get(id(operation))
        if plan is None:
            # The plan keeps its operation alive, so the id stays that of this operation.
            plan = self._plans[id(operation)] = Plan(operation, self.settings.user_agent)
        return prepared(self.settings, plan, arguments, request_body, options, accept=accept)

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
        result = result_for(exchange.plan, response, scoped=exchange.scoped)
        if result.kind == "json":
            value = parsed(exchange.operation, response)
            if result.type is None:
                return value, []
            mode = self.settings.response_validation
            both: tuple[Any, list[Any]] = codec().structure(value, result.type(), mode=mode)
            return both
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
        limit = self._limits.begin(exchange.timeout)
        if exchange.timeout is not None and isinstance(exchange.body, Upload):
            exchange.touch = partial(self._limits.extend, limit, exchange.timeout)
        try:
            response = await self._repeated(exchange, stream=stream)
        except HostingSDKError as error:
            self._limits.finish(limit)
            raise exchange.failed(error) from error.__cause__
        except BaseException:
            if self._limits.finish(limit):
                raise exchange.failed(self._late(exchange)) from None
            raise
        self._limits.finish(limit)
        return response

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
        if exchange.operation.security and "Authorization" not in exchange.headers:
            exchange.token = self._token or await self._new_token(exchange.operation)
        source = exchange.body
        if not isinstance(source, Upload):
            return await self._sent(exchange.request(source), exchange, stream=stream)
        body = source.open(exchange.touch)
        try:
            return await self._sent(exchange.request(body), exchange, stream=False)
        except HostingSDKError as error:
            body.check(error)
            raise
        finally:
            body.close()

    async def _new_token(self, operation: Operation) -> SecretText:
        given = self.settings.bearer_token
        token = await authorization(operation.name, given)
        if not callable(given):
            self._token = token
        return token

    async def _sent(self, request: Request, exchange: Exchange, *, stream: bool) -> Response:
        log = self.settings.debug
        if log is None:
            return await self._answered(request, stream=stream)
        name, body, clock = exchange.operation.name, exchange.body, self.settings.clock
        size = body.size if isinstance(body, Upload) else len(body or b"")
        started = clock.monotonic()
        log.request(name, request, len(exchange.attempts) + 1, size)
        try:
            response = await self._answered(request, stream=stream)
        except HostingSDKError as error:
            log.failure(name, request, error, clock.monotonic() - started)
            raise
        log.response(name, request, response, clock.monotonic() - started)
        return response

    async def _answered(self, request: Request, *, stream: bool) -> Response:
        response = await self.settings.http_client.send(request)
        if not stream or response.status >= _FIRST_ERROR:
            try:
                await response.read()
            except BaseException:
                await response.aclose()
                raise
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
        self._limits.end_all()
        for response in list(self._streams):
            await response.aclose()
        await self.settings.http_client.release()
