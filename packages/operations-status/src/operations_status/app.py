"""The service as an ASGI application, for Hypercorn and for any other server."""

from __future__ import annotations

import asyncio
import contextlib
import functools
from typing import TYPE_CHECKING

from .access_log import AccessLog
from .auth import create_authenticator
from .errors import OperationsStatusError
from .failures import Failures
from .limits import Limits
from .openapi import document
from .problems import method_not_allowed, unknown_path
from .responses import JSON, Response
from .stores import open_store
from .views import READS, OperationViews
from .watchdog import watch

if TYPE_CHECKING:
    from .asgi import ASGIApp, Receive, Scope, Send
    from .auth import Authenticator
    from .settings import Settings
    from .stores import OperationStore


def create_app(
    settings: Settings,
    *,
    store: OperationStore | None = None,
    authenticator: Authenticator | None = None,
) -> Application:
    """Return the service as an ASGI application.

    Its lifespan opens and closes the store, so the server has to speak the lifespan protocol;
    those that are widely used do.

    Args:
        settings: limits, store and keys; the addresses are the server's affair.
        store: a store to use instead of the one that the settings name.
        authenticator: one to use instead of one made from the settings.

    Raises:
        SettingsError: the settings of the keys are not usable.
        StoreError: the settings name a store of an unknown kind.
    """
    return Application(
        settings,
        store or open_store(settings.store),
        authenticator or create_authenticator(settings),
    )


class Application:
    """The service: its routes, the limits around them, and its store."""

    def __init__(
        self, settings: Settings, store: OperationStore, authenticator: Authenticator
    ) -> None:
        self._store = store
        self._interval = settings.watchdog_interval
        self._watchdog: asyncio.Task[None] | None = None
        self._views = OperationViews(store, authenticator)
        self._app: ASGIApp = Limits(
            Failures(self._route),
            max_header_size=settings.max_header_size,
            max_header_count=settings.max_header_count,
            max_body_size=settings.max_body_size,
            read_timeout=settings.read_timeout,
        )
        if settings.access_log:
            self._app = AccessLog(self._app)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one ASGI scope."""
        if scope["type"] == "http":
            await self._app(scope, receive, send)
        elif scope["type"] == "lifespan":
            await self._live(receive, send)
        else:
            await receive()
            await send({"type": "websocket.close"})

    async def open(self) -> None:
        """Open the store and start to look for lost operations.

        Raises:
            StoreError: the store cannot be opened.
        """
        await self._store.open()
        self._watchdog = asyncio.create_task(watch(self._store, interval=self._interval))

    async def aclose(self) -> None:
        """Stop looking and close the store."""
        if self._watchdog is not None:
            self._watchdog.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._watchdog
        await self._store.aclose()

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            await self.open()
        except OperationsStatusError as error:
            await send({"type": "lifespan.startup.failed", "message": str(error)})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.aclose()
        await send({"type": "lifespan.shutdown.complete"})

    async def _route(self, scope: Scope, _: Receive, send: Send) -> None:
        """Find what serves a path: one slash at its end and the case of its words are ignored."""
        path = scope["path"].removeprefix(scope.get("root_path", "")).removesuffix("/")
        collection, separator, operation_id = path.removeprefix("/").partition("/")
        if collection.lower() == "operations":
            if not separator:
                await self._views.list(scope, send)
                return
            if operation_id and "/" not in operation_id:
                await self._views.show(scope, send, operation_id=operation_id)
                return
        await _serve_document(scope, path).send_to(send, scope)


def _serve_document(scope: Scope, path: str) -> Response:
    if path.lower() != "/openapi.json":
        return unknown_path(scope["path"])
    if scope["method"] not in READS:
        return method_not_allowed(scope["method"])
    return _document()


@functools.cache
def _document() -> Response:
    return Response(200, ((b"content-type", JSON),), document())
