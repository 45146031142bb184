"""One call from its arguments to its response: attempts, waits, and the deadline of the call."""

from __future__ import annotations

from collections.abc import Hashable
from copy import copy
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Any

from hosting_sdk._caller_warnings import WarnedPlaces
from hosting_sdk._transport.exchange import (
    AUTHORIZATION,
    Exchange,
    Plan,
    prepare_exchange,
    with_default_query,
)
from hosting_sdk._transport.governor import CURRENT_HOLDER
from hosting_sdk._transport.limits import Limits
from hosting_sdk._transport.requests import prepare_request_to
from hosting_sdk._transport.responses import codec, parse_json, refuses_token, result_for
from hosting_sdk._transport.settings import derive_settings
from hosting_sdk._transport.tracing import trace
from hosting_sdk._transport.uploads import Upload
from hosting_sdk._types import UNSET
from hosting_sdk.errors import (
    HostingSDKError,
    PoolTimeoutError,
    RequestAbortedError,
    RequestTimeoutError,
    ResponseTooLargeError,
    ResponseValidationError,
    ServiceError,
    UnexpectedClientError,
)

if TYPE_CHECKING:
    from collections.abc import Coroutine, Mapping

    from hosting_sdk._transport.governor import Turn
    from hosting_sdk._transport.http import Request, Response
    from hosting_sdk._transport.load import Load
    from hosting_sdk._transport.logging import DebugLogging
    from hosting_sdk._transport.retries import Retrying
    from hosting_sdk._transport.settings import Settings
    from hosting_sdk._types import Operation, RequestOptions
    from hosting_sdk.errors import Issue

_FIRST_ERROR = 400


class _Life:
    """Whether a client is closed, shared by its views."""

    __slots__ = ("closed",)

    def __init__(self) -> None:
        self.closed = False


class Transport:
    """Sends calls, retries them and decodes their responses.

    Args:
        settings: The options of the client.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._plans: dict[int, Plan] = {}
        self._limits = Limits()
        self._streams: dict[Response, Exchange] = {}
        self._life = _Life()
        self._warned = WarnedPlaces()
        self.is_view = False
        settings.http_client.acquire()

    @property
    def closed(self) -> bool:
        """Whether the client was closed."""
        return self._life.closed

    @closed.setter
    def closed(self, closed: bool) -> None:
        self._life.closed = closed

    def with_options(self, options: Mapping[str, Any]) -> Transport:
        """Return a view with other settings, on connections that close with this transport.

        Raises:
            InvalidRequestError: An option has an invalid value.
        """
        view = copy(self)
        view.settings = derive_settings(self.settings, options)
        view.is_view = True
        return view

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
        if self._life.closed:
            raise RequestAbortedError(f"{operation.name}: the client is closed")
        plan = self._plans.get(id(operation))
        if plan is None:
            # The plan keeps its operation alive, so the id stays that of this operation.
            plan = self._plans[id(operation)] = Plan(operation, self.settings.user_agent)
        settings = self.settings
        exchange = prepare_exchange(settings, plan, arguments, request_body, options, accept=accept)
        if settings.default_query:
            exchange.url = with_default_query(operation.name, exchange.url, settings.default_query)
        return exchange

    def prepare_request(self, method: str, path: str, **given: Any) -> Exchange:
        """Check a request to any path and encode it; see `prepare_request_to`.

        Raises:
            InvalidRequestError: The request cannot be sent.
        """
        if self.closed:
            raise RequestAbortedError(f"{method} {path}: the client is closed")
        return prepare_request_to(self.settings, method, path, **given)

    def decode(self, exchange: Exchange, response: Response) -> tuple[Any, list[Any]]:
        """Return the decoded value of a response that was read, and its mismatches."""
        value: Any = None
        issues: list[Issue] = []
        try:
            result = result_for(exchange.plan, response, scoped=exchange.scoped)
            if result.kind == "json":
                value = parse_json(exchange.operation, response)
                if result.type is not None:
                    value, issues = codec().structure(
                        value,
                        result.type(),
                        mode="strict" if exchange.validation == "strict" else "report",
                        keeps_unknown=exchange.keeps_unknown,
                    )
            elif result.kind != "none":
                value = response.text if result.kind == "text" else response.content
        except ServiceError as error:
            raise exchange.with_history(error) from None
        except ResponseValidationError as error:
            error.raw_response = response
            raise exchange.with_history(error) from error.__cause__
        except Exception as error:
            raise exchange.with_history(
                UnexpectedClientError(
                    f"{exchange.operation.name}: the response cannot be decoded: "
                    f"{type(error).__name__}: {error}"
                )
            ) from error
        if issues:
            self.report(exchange, issues)
        return value, issues

    def report(self, exchange: Exchange, issues: list[Issue]) -> None:
        """Warn of places of a result that do not match its type, unless warnings are off."""
        if exchange.validation == "report":
            self._warned.warn(exchange.operation.name, issues)

    def send(self, exchange: Exchange, *, stream: bool = False) -> Coroutine[Any, Any, Response]:
        """Send a call, and retry it until its response or error is final.

        Args:
            exchange: The call.
            stream: Whether the body of a success is left unread.

        Raises:
            HostingSDKError: There is no response, or none in time.
        """
        if self._life.closed:
            raise RequestAbortedError(f"{exchange.operation.name}: the client is closed")
        if self.settings.tracer is not None:
            send = partial(self._send, exchange, stream=stream)
            return trace(self.settings.tracer, exchange, send)
        return self._send(exchange, stream=stream)

    # Each coroutine that a response passes through costs time, so there are few of them.

    async def _send(self, exchange: Exchange, *, stream: bool) -> Response:
        if self._life.closed:  # since `send` returned this coroutine
            raise RequestAbortedError(f"{exchange.operation.name}: the client is closed")
        retrying = exchange.start(self.settings)
        limit = exchange.limit = self._limits.begin(exchange.timeout)
        try:
            return await self._retry(exchange, retrying, stream=stream)
        except HostingSDKError as error:
            raise exchange.with_history(error) from error.__cause__
        except BaseException:
            if not self._limits.finish(limit):
                raise
            late = self._late(exchange)
            if exchange.refusal is None or self.closed:
                raise exchange.with_history(late) from None
            if exchange.turn is not None and exchange.turn.was_sent:
                retrying.after_error(late)
            return exchange.refusal
        finally:
            self._limits.finish(limit)

    async def _retry(  # noqa: C901, PLR0912 the one loop over the attempts of a call
        self, exchange: Exchange, retrying: Retrying, *, stream: bool
    ) -> Response:
        """Make attempts until the result of one is final."""
        governor = self.settings.http_client.governor
        account = self._account(exchange.server, exchange.headers.get(AUTHORIZATION))
        while True:
            turn = governor.enter(exchange.limit.loop, account, exchange.lane, exchange.turn)
            exchange.turn = turn
            if turn.future is not None:
                try:
                    turn = await self._wait_for_turn(exchange, turn, account)
                except RequestTimeoutError:
                    if exchange.refusal is None:
                        raise
                    return exchange.refusal
            if not exchange.operation.safe:
                exchange.refusal = None  # from now on the call may have been carried out
            try:
                response = await self._attempt(exchange, retrying, stream=stream)
            except HostingSDKError as error:
                wait = retrying.after_error(error)
                if self.closed:
                    raise self._late(exchange) from None
                if wait is None:
                    if exchange.refusal is None or not isinstance(error, RequestTimeoutError):
                        raise
                    return exchange.refusal
            else:
                wait = retrying.after_response(response)
                if wait is None:
                    if self._renews_token(exchange, response) and retrying.rewindable:
                        continue
                    return response
                # A timeout must not hide what the server said.
                exchange.refusal = response
                if retrying.is_announced and turn.is_governed:
                    continue  # the governor waits
            await self.settings.clock.sleep(wait)
            exchange.turn = None  # calls that were not tried yet go first

    def _renews_token(self, exchange: Exchange, response: Response) -> bool:
        """Return whether a call is sent once more with a new token, since this one was refused."""
        tokens, token = self.settings.tokens, exchange.token
        if response.status < _FIRST_ERROR or not tokens.is_function or exchange.is_renewed:
            return False
        if token is None or not refuses_token(response):
            return False  # without a token, the call has an Authorization of its own
        exchange.is_renewed = tokens.forget(token)
        return exchange.is_renewed

    @property
    def load(self) -> Load:
        """The load of this client, with the limits of its own server and token."""
        governor = self.settings.http_client.governor
        return governor.measure(self._account(self.settings.base))

    def _account(self, server: str, authorization: str | None = None) -> tuple[str, Hashable]:
        """Return the server and the token of a call; a function stands for all of its tokens."""
        token = authorization or self.settings.bearer_token
        # The governor keeps a function alive, so that no later one takes its place in memory.
        is_key = isinstance(token, str) or isinstance(token, Hashable)  # noqa: SIM101 twenty times faster
        return server, token if is_key else id(token)

    async def _wait_for_turn(
        self, exchange: Exchange, turn: Turn, account: tuple[str, Hashable]
    ) -> Turn:
        """Wait until the call may be sent; the wait is not part of an attempt.

        Raises:
            PoolTimeoutError: No connection was free in time.
            RequestTimeoutError: The server asked for a pause that is longer than the call may take.
            CircuitOpenError: The server refuses everything.
        """
        limit, http_client, name = exchange.limit, self.settings.http_client, exchange.lane
        governor, seconds = http_client.governor, http_client.pool_timeout
        self._limits.begin_attempt(limit, seconds)
        while turn.future is not None:
            try:
                governor.limit_wait(turn, limit.when)
                await turn.future
                break
            except BaseException:
                governor.withdraw(turn)
                if not self._limits.finish_attempt(limit):
                    raise
            assert seconds is not None  # noqa: S101 it was reached
            waited = limit.loop.time() - governor.waits_for_connection_since(turn)
            if waited >= seconds:
                raise PoolTimeoutError(
                    f"{name}: no connection was free within {seconds} s: all "
                    f"{governor.connections} of HTTPClient(connections="
                    f"{governor.connections}) are in use"
                )
            turn = exchange.turn = governor.enter(limit.loop, account, name, turn)
            self._limits.begin_attempt(limit, seconds - max(0.0, waited))
        self._limits.finish_attempt(limit)
        return turn

    def _late(self, exchange: Exchange) -> HostingSDKError:
        name = exchange.operation.name
        if self.closed:
            return RequestAbortedError(f"{name}: the client was closed during the call")
        governor, turn = self.settings.http_client.governor, exchange.turn
        if turn is None or turn.was_sent:
            return RequestTimeoutError(f"{name}: not done within {exchange.timeout} s")
        if governor.waits_for_connection_since(turn) < inf:
            return PoolTimeoutError(
                f"{name}: no connection was free within {exchange.timeout} s: all "
                f"{governor.connections} of HTTPClient(connections={governor.connections}) are in "
                "use"
            )
        reason = (
            "the server limits the rate of calls"
            if turn.closed_until > 0
            else f"earlier calls took it, with HTTPClient(connections={governor.connections})"
        )
        return RequestTimeoutError(f"{name}: not sent within {exchange.timeout} s: {reason}")

    async def _attempt(self, exchange: Exchange, retrying: Retrying, *, stream: bool) -> Response:
        """Make one attempt within its own time limit, which restarts with the response."""
        limit, seconds = exchange.limit, exchange.attempt_timeout
        turn = exchange.turn
        assert turn is not None  # noqa: S101 _retry took it
        if seconds is UNSET:
            seconds = self.settings.usual_attempt_timeout if retrying.can_time_out() else None
        self._limits.begin_attempt(limit, seconds)
        tokens, name = self.settings.tokens, exchange.operation.name
        current = None
        if turn.is_governed and (tokens.is_function or self.settings.http_client.has_hooks):
            current = CURRENT_HOLDER.set(turn)
        try:
            if exchange.operation.security and AUTHORIZATION not in exchange.headers:
                exchange.token = self.settings.header or await tokens.ask(name, exchange.server)
                if not tokens.is_function:
                    self.settings.header = exchange.token
            body = exchange.body
            if isinstance(body, Upload):
                response = await self._send_upload(exchange, body)
            else:
                response = await self._exchange_messages(
                    exchange.request(body), exchange, stream=stream
                )
        except BaseException as error:
            turn.settle(error if isinstance(error, HostingSDKError) else None)
            turn.release()
            late = self._finish_late_attempt(exchange)
            if late is None:
                raise
            raise late from None
        finally:
            if current is not None:
                CURRENT_HOLDER.reset(current)
        self._limits.finish_attempt(limit)
        if not stream or response.status >= _FIRST_ERROR:
            turn.release()
        return response

    def _finish_late_attempt(self, exchange: Exchange) -> RequestTimeoutError | None:
        """Return the error of an attempt whose time is over, None for any other attempt."""
        if not self._limits.finish_attempt(exchange.limit):
            return None
        seconds = exchange.limit.attempt_seconds
        return RequestTimeoutError(f"{exchange.operation.name}: no response within {seconds} s")

    def _find_timeout(self, exchange: Exchange) -> HostingSDKError | None:
        """Return the error of the time limit that cancelled a request, None without one."""
        late = self._finish_late_attempt(exchange)
        if late is None and self._limits.finish(exchange.limit):
            return self._late(exchange)
        return late

    async def _send_upload(self, exchange: Exchange, upload: Upload) -> Response:
        body = upload.open(exchange.limit.extend)
        try:
            return await self._exchange_messages(exchange.request(body), exchange, stream=False)
        except HostingSDKError as error:
            body.check(error)
            raise
        finally:
            body.close()

    def _exchange_messages(
        self, request: Request, exchange: Exchange, *, stream: bool
    ) -> Coroutine[Any, Any, Response]:
        if self.settings.debug is not None:
            return self._send_logged(self.settings.debug, request, exchange, stream=stream)
        return self._receive(request, exchange, stream=stream)

    async def _send_logged(
        self, log: DebugLogging, request: Request, exchange: Exchange, *, stream: bool
    ) -> Response:
        name, body, clock = exchange.operation.name, exchange.body, self.settings.clock
        size = body.size if isinstance(body, Upload) else len(body or b"")
        started = clock.monotonic()
        log.request(name, request, len(exchange.attempts) + 1, size)
        try:
            response = await self._receive(request, exchange, stream=stream)
        except HostingSDKError as error:
            log.failure(name, request, error, clock.monotonic() - started)
            raise
        log.response(name, request, response, clock.monotonic() - started)
        return response

    async def _receive(self, request: Request, exchange: Exchange, *, stream: bool) -> Response:
        http_client = self.settings.http_client
        find_timeout = partial(self._find_timeout, exchange) if http_client.has_hooks else None
        response = await http_client.send(request, find_timeout)
        assert exchange.turn is not None  # noqa: S101 _retry took it
        exchange.turn.settle(response)
        if not stream or response.status >= _FIRST_ERROR:
            exchange.limit.extend_attempt()
            try:
                await self.read(exchange, response)
            except BaseException:
                await response.aclose()
                raise
        return response

    async def read(self, exchange: Exchange, response: Response) -> None:
        """Read the whole body of a response into memory.

        Raises:
            HostingSDKError: The body is larger than the client allows, or cannot be read.
        """
        try:
            await response.read(self.settings.max_response_bytes, exchange.limit.extend_attempt)
        except ResponseTooLargeError as error:
            error.message = f"{exchange.operation.name}: {error.message}"
            error.args = (error.message,)
            raise

    def keep(self, response: Response, exchange: Exchange) -> None:
        """Remember an open stream, which is closed with the client."""
        self._streams[response] = exchange

    def forget(self, response: Response) -> None:
        """Forget a stream that was closed, and let another call use its connection."""
        exchange = self._streams.pop(response, None)
        if exchange is not None:
            exchange.release_connection()

    async def aclose(self) -> None:
        """Abort the calls under way and close the connections; safe to call again.

        Closing a view does nothing: the connections are those of its client.
        """
        if self.closed or self.is_view:
            return
        self.closed = True
        self._limits.end_all()
        for response in list(self._streams):
            await response.aclose()
            self.forget(response)
        await self.settings.http_client.release()
