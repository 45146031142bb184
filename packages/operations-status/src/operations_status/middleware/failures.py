"""Responses to exceptions that nothing else has handled."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING
from uuid import uuid4

import attrs

from operations_status.errors import StoreUnavailableError
from operations_status.messages.problems import internal_error, store_unavailable

from .exchanges import REQUEST_ID

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from operations_status.messages.responses import Response

_logger = logging.getLogger(__name__)


@attrs.frozen
class Failures:
    """ASGI middleware that turns exceptions into 503 and 500.

    An exception after the answer has begun leaves it without its end: no server may then say that
    it was whole.
    """

    app: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on; answer for it when that fails."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        has_begun = False

        async def watched_send(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self.app(scope, receive, watched_send)
        except ConnectionError:
            _logger.debug("the client has gone before the end of its answer")
        except Exception as error:  # noqa: BLE001 whatever it is, the client gets an answer
            answer = _answer(error, scope)
            if not has_begun:
                with contextlib.suppress(ConnectionError):  # the client may have gone by now
                    await answer.send_to(send, scope)


def _answer(error: Exception, scope: Scope) -> Response:
    if isinstance(error, StoreUnavailableError):
        _logger.debug("the store is unavailable: %s", error)
        return store_unavailable()
    error_id, request_id = uuid4(), scope.get(REQUEST_ID)
    _logger.error(
        "%s: %s %r failed, request %s",
        error_id,
        scope["method"],
        scope["path"],
        request_id,
        exc_info=error,
    )
    return internal_error(error_id, request_id)
