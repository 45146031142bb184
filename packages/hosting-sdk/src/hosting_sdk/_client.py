"""The asynchronous client."""

from __future__ import annotations

from typing import (
    TYPE_CHECKING,
    Any,
    Concatenate,
    Literal,
    NoReturn,
    ParamSpec,
    Self,
    TypeVar,
    overload,
)

from hosting_sdk._group import prepare_call
from hosting_sdk._paging import Paginator
from hosting_sdk._platform.credentials import find_platform_token
from hosting_sdk._platform.tasks import PlatformTasks
from hosting_sdk._raw import RawResponse
from hosting_sdk._streams.streams import Download, RecordStream, ValueOrStream
from hosting_sdk._transport.secrets import SecretText
from hosting_sdk._transport.settings import MAX_RESPONSE_BYTES, Settings
from hosting_sdk._transport.transport import Transport
from hosting_sdk._types import UNSET, ResponseValidation

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping
    from types import TracebackType

    from hosting_sdk._pages import Page
    from hosting_sdk._transport.http import HTTPClient
    from hosting_sdk._transport.load import Load
    from hosting_sdk._transport.logging import DebugLogger, DebugLogging
    from hosting_sdk._transport.retries import RetryConfig
    from hosting_sdk._transport.token import TokenArgument
    from hosting_sdk._types import Operation, RequestOptions, Unset

P = ParamSpec("P")
R = TypeVar("R")
PageT = TypeVar("PageT")
T = TypeVar("T")


class Client(PlatformTasks):
    """The platform's API: `await client.<group>.<method>(...)`.

    Use it in `async with`, or close it with `aclose()`. It belongs to the event loop of its first
    call; any number of tasks may call it at a time.

    Args:
        bearer_token: The access token, or a function or coroutine function that returns it. An
            `AccessToken` that it returns is used until it expires; if it returns text, it is called
            for every attempt. After a 401 it is called once more. Without a token,
            `HOSTING_SDK_BEARER_TOKEN` is used, then the credentials of the platform itself. A
            missing token is an error at the first call that needs one.
        server_url: The URL of the server, with a base path if it has one. Without it,
            `HOSTING_SDK_SERVER_URL` is used, then the platform's own URL.
        retry_config: Which calls are retried, and when. Without it, safe methods are retried,
            with at most five attempts in a minute.
        http_client: The HTTP client that sends the requests, with its hooks, proxy and
            certificates.
        debug_logger: A `logging.Logger`, anything with a `debug(message)` method, or a
            `DebugLogging`; secrets are masked. Without it `HOSTING_SDK_LOG=debug` logs to the
            logger `hosting_sdk`.
        timeout: Seconds for a whole call, its attempts and the waits between them; None for no
            limit. Every piece of an uploaded or downloaded body restarts it.
        attempt_timeout: Seconds for one attempt until its response begins; a slower attempt fails,
            and is retried if that is safe. None for no limit. Without it, an attempt that may be
            followed by another one has 20 seconds. Every piece of an upload and of the response
            restarts it.
        team_id: The team that is passed to methods that take one, unless the call names another.
            Without it and `slug`, `HOSTING_SDK_TEAM_ID` is used.
        slug: The slug of that team, instead of its ID.
        response_validation: Treatment of a result that does not match its type. `"report"`
            returns it with the mismatching parts as they came, and warns once of each place;
            `"strict"` raises `ResponseValidationError`; `"off"` returns it without a warning.
            `client.raw(...)` has the issues.
        keep_unknown_fields: Whether properties of results that their class does not declare are
            kept, and written again by `to_dict`, `to_json` and as a request body.
        max_response_bytes: The largest body of a response, in bytes when decompressed; a larger one
            raises `ResponseTooLargeError`. None for no limit. Downloads and streams have none.
        tracer: An OpenTelemetry tracer; every call becomes a span of it.
        default_headers: Headers of every call; the headers of the call itself override them.
        default_query: Query parameters of every call that does not have them; None leaves one out,
            a list repeats it.

    Raises:
        InvalidRequestError: An option has an invalid value.
    """

    def __init__(  # noqa: PLR0913 the options of the client
        self,
        bearer_token: TokenArgument | None = None,
        *,
        server_url: str | None = None,
        retry_config: RetryConfig | None = None,
        http_client: HTTPClient | None = None,
        debug_logger: DebugLogging | DebugLogger | None = None,
        timeout: float | None = 60.0,
        attempt_timeout: float | Unset | None = UNSET,
        team_id: str | None = None,
        slug: str | None = None,
        response_validation: ResponseValidation = "report",
        keep_unknown_fields: bool = False,
        max_response_bytes: int | None = MAX_RESPONSE_BYTES,
        tracer: Any = None,
        default_headers: Mapping[str, str] | None = None,
        default_query: Mapping[str, object] | None = None,
    ) -> None:
        # Some tools show the local variables of this frame with an error that is raised below.
        bearer_token = SecretText(bearer_token) if isinstance(bearer_token, str) else bearer_token
        self._transport = Transport(
            Settings(
                bearer_token=bearer_token,
                server_url=server_url,
                retry_config=retry_config,
                http_client=http_client,
                debug_logger=debug_logger,
                timeout=timeout,
                attempt_timeout=attempt_timeout,
                team_id=team_id,
                slug=slug,
                response_validation=response_validation,
                keep_unknown_fields=keep_unknown_fields,
                max_response_bytes=max_response_bytes,
                tracer=tracer,
                default_headers=default_headers,
                default_query=default_query,
                find_token=find_platform_token,
            )
        )

    def __repr__(self) -> str:
        if not hasattr(self, "_transport"):
            return f"<{type(self).__name__} that could not be made>"
        settings = self._transport.settings
        scope = settings.team_id or settings.slug
        team = f" for {scope}" if scope else ""
        closed = ", closed" if self._transport.closed else ""
        return f"<{type(self).__name__} of {settings.base}{team}{closed}>"

    def __reduce__(self) -> NoReturn:
        name = type(self).__name__
        reason = "it holds a token and connections"
        raise TypeError(f"a {name} cannot be pickled or copied, because {reason}")

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.aclose()

    @property
    def load(self) -> Load:
        """The running and waiting requests, and the limits of the server as far as known."""
        return self._transport.load

    async def aclose(self) -> None:
        """Abort the calls under way and close every connection; safe to call again."""
        await self._transport.aclose()

    @overload
    async def raw(
        self,
        method: Callable[Concatenate[Client, P], Awaitable[R]],
        *args: P.args,
        **params: P.kwargs,
    ) -> RawResponse[R]: ...
    @overload
    async def raw(
        self,
        method: Callable[P, RecordStream[Any] | Download],
        *args: P.args,
        **params: P.kwargs,
    ) -> RawResponse[Any]: ...
    @overload
    async def raw(
        self, method: Callable[P, Awaitable[R]], *args: P.args, **params: P.kwargs
    ) -> RawResponse[R]: ...
    async def raw(self, method: Callable[..., Any], *args: Any, **params: Any) -> RawResponse[Any]:
        """Call a method and return its response as it came, even if it is an error response.

        Args:
            method: A method of this client, `client.teams.get_team`, or a standalone function.
            *args: None are allowed: methods take keyword arguments only.
            **params: The method's own arguments.

        Raises:
            HostingSDKError: There is no response, or the arguments cannot be sent.
        """
        exchange = self._transport.prepare(*prepare_call(method, args, params))
        response = await self._transport.send(exchange)
        return RawResponse(self._transport, exchange, response)

    @overload
    def paginate(
        self,
        method: Callable[Concatenate[Client, P], Awaitable[Page[PageT, T] | None]],
        *args: P.args,
        **params: P.kwargs,
    ) -> Paginator[PageT, T]: ...
    @overload
    def paginate(
        self,
        method: Callable[P, Awaitable[Page[PageT, T] | None]],
        *args: P.args,
        **params: P.kwargs,
    ) -> Paginator[PageT, T]: ...
    def paginate(
        self, method: Callable[..., Any], *args: Any, **params: Any
    ) -> Paginator[Any, Any]:
        """Iterate over all items of a paginated result.

        Args:
            method: A method of this client whose result comes in pages.
            *args: None are allowed: methods take keyword arguments only.
            **params: The method's own arguments; with a cursor, the iteration starts there.

        Raises:
            InvalidRequestError: The method is not paginated, or does not take these arguments.
        """
        return Paginator(self._transport, prepare_call(method, args, params))

    @overload
    async def request(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, object] | None = None,
        body: Any = None,
        headers: Mapping[str, str] | None = None,
        result: type[T],
        options: RequestOptions | None = None,
    ) -> T: ...

    @overload
    async def request(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, object] | None = None,
        body: Any = None,
        headers: Mapping[str, str] | None = None,
        result: Any = None,
        options: RequestOptions | None = None,
    ) -> Any: ...

    async def request(  # noqa: PLR0913 the parts of a request
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, object] | None = None,
        body: Any = None,
        headers: Mapping[str, str] | None = None,
        result: Any = None,
        options: RequestOptions | None = None,
    ) -> Any:
        """Send a request to any path of the API, with the token, retries, hooks and errors.

        Args:
            method: The HTTP method. GET, HEAD and OPTIONS are retried as safe methods.
            path: The path, `/v9/projects/my-site`.
            query: Query parameters; None leaves one out, a list repeats it. The client's team is
                added unless `teamId` or `slug` is among them.
            body: A JSON value or an instance of a model; bytes or an `Upload` are sent as they are.
            headers: Headers of this request; they override all others.
            result: The type to decode to: a class of `hosting_sdk.models`, or a list, dict or union
                of such. Without it the JSON is returned as it is.
            options: Per-call overrides.

        Raises:
            HostingSDKError: The request failed, or cannot be sent.
        """
        exchange = self._transport.prepare_request(
            method,
            path,
            query=query,
            body=body,
            headers=headers,
            result=result,
            options=options,
        )
        response = await self._transport.send(exchange)
        return self._transport.decode(exchange, response)[0]

    def with_options(  # noqa: PLR0913 the options that may differ
        self,
        *,
        team_id: str | Unset | None = UNSET,
        slug: str | Unset | None = UNSET,
        timeout: float | Unset | None = UNSET,
        attempt_timeout: float | Unset | None = UNSET,
        retry_config: RetryConfig | Unset = UNSET,
        server_url: str | Unset = UNSET,
        response_validation: ResponseValidation | Unset = UNSET,
        keep_unknown_fields: bool | Unset = UNSET,
        max_response_bytes: int | Unset | None = UNSET,
        bearer_token: TokenArgument | Unset = UNSET,
        default_headers: Mapping[str, str] | Unset | None = UNSET,
        default_query: Mapping[str, object] | Unset | None = UNSET,
    ) -> Self:
        """Return a view of this client with other options on the same connections.

        The view needs no closing; it ends with this client.

        Args:
            team_id: The team of the view; None leaves the team out.
            slug: The slug of the team, instead of its ID.
            timeout: Seconds for a whole call; None for no limit.
            attempt_timeout: Seconds for one attempt; None for no limit.
            retry_config: Which calls are retried, and when.
            server_url: The URL of the server.
            response_validation: `"report"`, `"strict"` or `"off"`.
            keep_unknown_fields: Whether undeclared properties of results are kept.
            max_response_bytes: The largest body of a response; None for no limit.
            bearer_token: The access token of the view, or a function that returns it.
            default_headers: Headers to add to those of this client; None leaves out all of them.
            default_query: Query parameters to add to those of this client; None leaves out all.

        Raises:
            InvalidRequestError: An option has an invalid value.
        """
        options = {
            "team_id": team_id,
            "slug": slug,
            "timeout": timeout,
            "attempt_timeout": attempt_timeout,
            "retry_config": retry_config,
            "server_url": server_url,
            "response_validation": response_validation,
            "keep_unknown_fields": keep_unknown_fields,
            "max_response_bytes": max_response_bytes,
            "bearer_token": SecretText(bearer_token)
            if isinstance(bearer_token, str)
            else bearer_token,
            "default_headers": default_headers,
            "default_query": default_query,
        }
        given = {name: value for name, value in options.items() if value is not UNSET}
        return self._view(self._transport.with_options(given))

    def _view(self, transport: Transport) -> Self:
        view = object.__new__(type(self))
        view._transport = transport
        return view

    async def _call(
        self,
        operation: Operation,
        arguments: dict[str, object],
        request_body: object = None,
        options: RequestOptions | None = None,
    ) -> Any:
        transport = self._transport
        exchange = transport.prepare(
            operation, arguments, request_body, options, accept=media_type_for(operation, "json")
        )
        return transport.decode(exchange, await transport.send(exchange))[0]

    def _stream(
        self,
        operation: Operation,
        arguments: dict[str, object],
        request_body: object = None,
        options: RequestOptions | None = None,
    ) -> RecordStream[Any]:
        transport = self._transport
        exchange = transport.prepare(
            operation, arguments, request_body, options, accept=media_type_for(operation, "lines")
        )
        return RecordStream(transport, exchange)

    def _download(
        self,
        operation: Operation,
        arguments: dict[str, object],
        request_body: object = None,
        options: RequestOptions | None = None,
    ) -> Download:
        transport = self._transport
        return Download(transport, transport.prepare(operation, arguments, request_body, options))

    def _value_or_stream(
        self,
        operation: Operation,
        arguments: dict[str, object],
        request_body: object = None,
        options: RequestOptions | None = None,
    ) -> ValueOrStream[Any, Any]:
        transport = self._transport
        value, records = (
            transport.prepare(operation, arguments, request_body, options, accept=accept)
            for accept in (media_type_for(operation, "json"), media_type_for(operation, "lines"))
        )
        return ValueOrStream(transport, value, records)


def media_type_for(operation: Operation, kind: Literal["json", "lines"]) -> str | None:
    """Return the media type to ask for, None where the operation has one kind of result."""
    found = {item.kind: item.media_type for item in operation.results}
    return found.get(kind) if "lines" in found and "json" in found else None
