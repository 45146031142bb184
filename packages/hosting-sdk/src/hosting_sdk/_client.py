"""The asynchronous client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Self

from hosting_sdk._capture import captured
from hosting_sdk._paging import Paginator
from hosting_sdk._raw import RawResponse
from hosting_sdk._settings import ResponseValidation, Settings
from hosting_sdk._streams import Download, RecordStream, ValueOrStream
from hosting_sdk._transport import Transport
from hosting_sdk.groups import ClientGroups

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from types import TracebackType

    from hosting_sdk._hooks import HTTPClient
    from hosting_sdk._retries import RetryConfig
    from hosting_sdk._types import Operation, RequestOptions


class Client(ClientGroups):
    """The platform's API: `await client.<group>.<method>(...)`.

    Use it in `async with`, or close it with `aclose()`. It belongs to the event loop of its first
    call; any number of tasks may call it at a time.

    Args:
        bearer_token: The access token, or a function that returns it, plain or coroutine, called
            for every attempt. Without it `HOSTING_SDK_BEARER_TOKEN` counts. A missing token is an
            error at the first call that needs one.
        server_url: The server, with a base path if it has one.
        retry_config: When calls are sent again. Without it safe methods are, for 15 seconds.
        http_client: What sends the requests, with its hooks, proxy and certificates.
        debug_logger: A `logging.Logger`, anything with a `debug(message)` method, or a
            `DebugLogging`; secrets are masked.
        timeout: Seconds for a whole call, its attempts and the waits between them; None for no
            limit. A body that is uploaded or downloaded begins it anew with every piece.
        team_id: The team for which methods act that take one, unless a call names its own.
        slug: The same by the team's slug.
        response_validation: `"strict"` to raise when an answer does not match what the API
            promises, `"report"` to return it as it is, with its issues in `client.raw(...)`.

    Raises:
        InvalidRequestError: An option is not what it must be.
    """

    def __init__(  # noqa: PLR0913 the options of the client
        self,
        bearer_token: str | Callable[[], str | Awaitable[str]] | None = None,
        *,
        server_url: str | None = None,
        retry_config: RetryConfig | None = None,
        http_client: HTTPClient | None = None,
        debug_logger: Any = None,
        timeout: float | None = 60.0,
        team_id: str | None = None,
        slug: str | None = None,
        response_validation: ResponseValidation = "strict",
    ) -> None:
        self._transport = Transport(
            Settings(
                bearer_token=bearer_token,
                server_url=server_url,
                retry_config=retry_config,
                http_client=http_client,
                debug_logger=debug_logger,
                timeout=timeout,
                team_id=team_id,
                slug=slug,
                response_validation=response_validation,
            )
        )

    def __repr__(self) -> str:
        settings = self._transport.settings
        scope = settings.team_id or settings.slug
        team = f" for {scope}" if scope else ""
        return f"<Client of {settings.base}{team}{', closed' if self._transport.closed else ''}>"

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Abort what is under way and close every connection; safe to call again."""
        await self._transport.aclose()

    async def raw(self, method: Callable[..., Any], **params: Any) -> RawResponse:
        """Call a method and return its answer as it came, errors of the server included.

        Args:
            method: A method of this client, `client.teams.get_team`, or a standalone function.
            **params: The method's own arguments.

        Raises:
            HostingSDKError: There is no answer, or the arguments cannot be sent.
        """
        call = captured(method, params)
        exchange = self._transport.prepare(
            call.operation, call.arguments, call.request_body, call.options
        )
        response = await self._transport.send(exchange)
        return RawResponse(self._transport, exchange, response)

    def paginate(self, method: Callable[..., Any], **params: Any) -> Paginator[Any]:
        """Return every item of a result that comes in pages.

        Args:
            method: A method of this client whose result comes in pages.
            **params: The method's own arguments; a cursor among them is where to begin.

        Raises:
            InvalidRequestError: The method has no pages, or does not take these arguments.
        """
        return Paginator(self._transport, captured(method, params))

    async def _call(
        self,
        operation: Operation,
        arguments: dict[str, object],
        request_body: object = None,
        options: RequestOptions | None = None,
    ) -> Any:
        transport = self._transport
        exchange = transport.prepare(operation, arguments, request_body, options)
        response = await transport.send(exchange)
        return transport.decoded(exchange, response)[0]

    def _stream(
        self,
        operation: Operation,
        arguments: dict[str, object],
        request_body: object = None,
        options: RequestOptions | None = None,
    ) -> RecordStream[Any]:
        transport = self._transport
        return RecordStream(
            transport, transport.prepare(operation, arguments, request_body, options)
        )

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
            for accept in (accepted(operation, "json"), accepted(operation, "lines"))
        )
        return ValueOrStream(transport, value, records)


def accepted(operation: Operation, kind: Literal["json", "lines"]) -> str | None:
    """Return the media type to ask for, None where the operation has one kind of result."""
    found = {item.kind: item.media_type for item in operation.results}
    return found.get(kind) if "lines" in found and "json" in found else None
