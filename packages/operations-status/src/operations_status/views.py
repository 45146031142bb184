"""The two routes of the specification.

Both authenticate before anything else. What they send was written as JSON when the operation was
stored, so a read copies bytes and encodes nothing.
"""

from __future__ import annotations

import contextlib
import functools
from typing import TYPE_CHECKING

import attrs

from .access_log import SUBJECT
from .auth import IDENTITY
from .errors import InvalidFilterError, InvalidTokenError, MissingCredentialError
from .filters import parse_filter, parse_operation_id
from .problems import invalid_parameters, method_not_allowed, unauthorized, unknown_operation
from .responses import JSON, Response

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.types import Receive, Scope, Send

    from .auth import Authenticator
    from .stores import OperationStore

READS = frozenset({"GET", "HEAD"})
_parse_filter = functools.lru_cache(maxsize=256)(parse_filter)
"""Remembers filters, because those who ask often ask the same."""

_JSON_HEADERS = ((b"content-type", JSON),)


@attrs.frozen
class OperationViews:
    """The routes over a store.

    Attributes:
        store: where the operations are; open.
        authenticator: what accepts or refuses a token.
    """

    store: OperationStore
    authenticator: Authenticator

    async def show(self, scope: Scope, _: Receive, send: Send) -> None:
        """Answer `GET /operations/{operationId}`."""
        refusal = self._refuse(scope)
        answer = refusal or await self._status(scope["path_params"]["operation_id"])
        await answer.send_to(send, scope)

    async def list(self, scope: Scope, _: Receive, send: Send) -> None:
        """Answer `GET /operations`; what is longer than a piece is sent as it is read."""
        refusal = self._refuse(scope)
        if refusal is not None:
            await refusal.send_to(send, scope)
            return
        try:
            wanted = _parse_filter(scope["query_string"])
        except InvalidFilterError as error:
            await invalid_parameters(error.errors).send_to(send, scope)
            return
        async with contextlib.aclosing(self.store.read_summaries(wanted)) as pieces:
            first = await anext(pieces, b"")
            second = await anext(pieces, None) if first else None
            if second is None:
                await Response(200, _JSON_HEADERS, b"[" + first + b"]").send_to(send, scope)
            else:
                await self._stream(scope, send, (b"[" + first, b"," + second), pieces)

    def _refuse(self, scope: Scope) -> Response | None:
        """Return why the request may not read, or None when it may."""
        try:
            identity = scope.get(IDENTITY) or self.authenticator.authenticate(_authorization(scope))
        except MissingCredentialError:
            return unauthorized()
        except InvalidTokenError as error:
            return unauthorized(error.description)
        scope[SUBJECT] = identity.subject
        return None if scope["method"] in READS else method_not_allowed(scope["method"])

    async def _status(self, text: str) -> Response:
        try:
            operation_id = parse_operation_id(text)
        except InvalidFilterError as error:
            return invalid_parameters(error.errors)
        status = await self.store.read_status(operation_id)
        if status is not None:
            return Response(200, _JSON_HEADERS, status.body)
        return unknown_operation(operation_id, expired=await self.store.is_expired(operation_id))

    async def _stream(
        self, scope: Scope, send: Send, begun: tuple[bytes, ...], pieces: AsyncIterator[bytes]
    ) -> None:
        """Send a list whose length is not known."""
        headers = list(_JSON_HEADERS)
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        if scope["method"] == "HEAD":
            await send({"type": "http.response.body", "body": b""})
            return
        for piece in begun:
            await send({"type": "http.response.body", "body": piece, "more_body": True})
        async for piece in pieces:
            await send({"type": "http.response.body", "body": b"," + piece, "more_body": True})
        await send({"type": "http.response.body", "body": b"]"})


def _authorization(scope: Scope) -> str | None:
    """Return the Authorization header, or None when there is none.

    Raises:
        InvalidTokenError: there are several, so that it is not clear which one counts.
    """
    found = [value for name, value in scope["headers"] if name == b"authorization"]
    if len(found) > 1:
        raise InvalidTokenError("More than one Authorization header was sent.")
    return found[0].decode("latin-1") if found else None
