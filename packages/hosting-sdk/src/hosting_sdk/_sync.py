"""The client for code without an event loop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from hosting_sdk._capture import captured
from hosting_sdk._client import accepted
from hosting_sdk._paging import Paginator
from hosting_sdk._portal import Portal
from hosting_sdk._raw import RawResponse
from hosting_sdk._settings import ResponseValidation, Settings
from hosting_sdk._streams import Download, RecordStream
from hosting_sdk._sync_streams import SyncDownload, SyncPaginator, SyncRecordStream
from hosting_sdk._transport import Transport
from hosting_sdk.sync_groups import SyncClientGroups

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from types import TracebackType

    from hosting_sdk._hooks import HTTPClient
    from hosting_sdk._retries import RetryConfig
    from hosting_sdk._types import Operation, RequestOptions


class SyncClient(SyncClientGroups):
    """The platform's API for plain code: `client.<group>.<method>(...)` waits for its answer.

    The calls run in one background thread, which starts with the first of them. Use the client in
    `with`, or close it with `close()`; any number of threads may call it at a time. Hooks, the
    debug logger, progress functions and functions that give the token run in that thread. An
    interrupt (Ctrl-C) ends the call that is waited for.

    Args:
        bearer_token: See `Client`, for this and everything below.
        server_url: The server.
        retry_config: When calls are sent again.
        http_client: What sends the requests.
        debug_logger: Where requests and answers are logged.
        timeout: Seconds for a whole call; None for no limit.
        team_id: The default team.
        slug: The default team by its slug.
        response_validation: `"strict"` or `"report"`.

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
        self._portal = Portal(
            at_end=self._transport.aclose, at_fork=self._transport.settings.http_client.abandon
        )

    def __repr__(self) -> str:
        closed = ", closed" if self._transport.closed else ""
        return f"<SyncClient of {self._transport.settings.base}{closed}>"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Abort what is under way and close every connection; safe to call again."""
        self._portal.close()
        self._transport.closed = True

    def raw(self, method: Callable[..., Any], **params: Any) -> RawResponse:
        """Call a method and return its answer as it came, errors of the server included.

        Args:
            method: A method of this client, `client.teams.get_team`, or a standalone function.
            **params: The method's own arguments.

        Raises:
            HostingSDKError: There is no answer, or the arguments cannot be sent.
        """
        call = captured(method, params)
        transport = self._transport
        exchange = transport.prepare(
            call.operation, call.arguments, call.request_body, call.options
        )
        return RawResponse(transport, exchange, self._portal.run(transport.send(exchange)))

    def paginate(self, method: Callable[..., Any], **params: Any) -> SyncPaginator[Any]:
        """Return every item of a result that comes in pages.

        Args:
            method: A method of this client whose result comes in pages.
            **params: The method's own arguments; a cursor among them is where to begin.

        Raises:
            InvalidRequestError: The method has no pages, or does not take these arguments.
        """
        return SyncPaginator(self._portal, Paginator(self._transport, captured(method, params)))

    def _call(
        self,
        operation: Operation,
        arguments: dict[str, object],
        request_body: object = None,
        options: RequestOptions | None = None,
    ) -> Any:
        transport = self._transport
        exchange = transport.prepare(
            operation, arguments, request_body, options, accept=accepted(operation, "json")
        )
        response = self._portal.run(transport.send(exchange))
        return transport.decoded(exchange, response)[0]

    def _stream(
        self,
        operation: Operation,
        arguments: dict[str, object],
        request_body: object = None,
        options: RequestOptions | None = None,
    ) -> SyncRecordStream[Any]:
        transport = self._transport
        exchange = transport.prepare(
            operation, arguments, request_body, options, accept=accepted(operation, "lines")
        )
        return SyncRecordStream(self._portal, RecordStream(transport, exchange))

    def _download(
        self,
        operation: Operation,
        arguments: dict[str, object],
        request_body: object = None,
        options: RequestOptions | None = None,
    ) -> SyncDownload:
        transport = self._transport
        exchange = transport.prepare(operation, arguments, request_body, options)
        return SyncDownload(self._portal, Download(transport, exchange))
