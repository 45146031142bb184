"""The two routes of the specification.

Both authenticate before anything else. What they send was written as JSON when the operation was
stored, so a read copies bytes and encodes nothing.
"""

from __future__ import annotations

import contextlib
import functools
from typing import TYPE_CHECKING

from .admission import READS, Admission
from .disconnection import send_in_time
from .errors import InvalidFilterError
from .feed import Feed
from .filters import parse_list_request, parse_operation_id
from .links import link_to_next
from .long_poll import LongPoll
from .media_types import prefers_events
from .positions import Positions
from .problems import invalid_parameters, unknown_operation
from .request_headers import ACCEPT, IF_NONE_MATCH, read_headers
from .responses import JSON, NOT_MODIFIED, Response

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from typing import TypeAlias
    from uuid import UUID

    from starlette.types import Receive, Scope, Send

    from .auth import Authenticator
    from .change_hub import ChangeHub
    from .filters import ListRequest, OperationFilter
    from .settings import Settings
    from .stores import OperationStore
    from .stores.protocol import Status

    Fields: TypeAlias = tuple[tuple[bytes, bytes], ...]

__all__ = ["READS", "OperationViews"]

_parse_list_request = functools.lru_cache(maxsize=256)(parse_list_request)
"""Remembers requests, because those who ask often ask the same."""

_CONTENT = (b"content-type", JSON)
_CACHE = (b"cache-control", b"private, no-cache")
_VARY = (b"vary", b"Accept")


class OperationViews:
    """The routes over a store.

    Args:
        store: Where the operations are; open when the first request comes.
        authenticator: What accepts or refuses a token.
        hub: Tells what changes in the store.
        settings: How long clients may wait, and what they are told.
    """

    def __init__(
        self,
        store: OperationStore,
        authenticator: Authenticator,
        hub: ChangeHub,
        settings: Settings,
    ) -> None:
        self._store = store
        self._admission = Admission(authenticator)
        self._poll = LongPoll(hub=hub, max_wait=settings.max_wait)
        self._feed = Feed(
            store=store,
            hub=hub,
            admission=self._admission,
            heartbeat=settings.feed_heartbeat,
            patience=settings.keep_alive_timeout,
        )
        self._patience = settings.keep_alive_timeout
        self._retry_after = (b"retry-after", b"%d" % settings.retry_after)

    @functools.cached_property
    def _positions(self) -> Positions:
        return Positions.of(self._store.store_id)

    async def show(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer `GET /operations/{operationId}`."""
        answer = self._admission.refuse(scope)
        if answer is None:
            try:
                operation_id = parse_operation_id(scope["path_params"]["operation_id"])
            except InvalidFilterError as error:
                answer = invalid_parameters(error.errors)
            else:
                answer = await self._show(scope, receive, operation_id)
        await answer.send_to(send, scope)

    async def list(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer `GET /operations`; what is longer than a piece is sent as it is read."""
        answer = self._admission.refuse(scope)
        if answer is None:
            try:
                request = _parse_list_request(scope["query_string"])
            except InvalidFilterError as error:
                answer = invalid_parameters(error.errors)
            else:
                await self._list(scope, receive, send, request)
                return
        await answer.send_to(send, scope)

    async def _show(self, scope: Scope, receive: Receive, operation_id: UUID) -> Response:
        status = await self._store.read_status(operation_id)
        held = read_headers(scope).get(IF_NONE_MATCH)
        if held is None or status is None:
            return await self._tell(operation_id, status)
        is_held = self._positions.read_condition(held).names(status.revision)
        since = status.revision if is_held else None
        seconds = self._poll.seconds(scope)
        if seconds is None:
            return await self._tell(operation_id, status, since)
        if since is not None:
            status = await self._wait_for_status(scope, receive, operation_id, since, seconds)
        refusal = self._admission.refuse(scope)
        return refusal or await self._tell(operation_id, status, since, (_applied(seconds),))

    async def _wait_for_status(
        self, scope: Scope, receive: Receive, operation_id: UUID, since: int, seconds: int
    ) -> Status | None:
        """Return an operation once it has changed since a revision, or after some seconds."""
        async with self._poll.joined(scope, operation_id) as follower:
            status = await self._store.read_status(operation_id)
            if status is None or status.revision != since:
                return status
            await self._poll.wait(follower, since, seconds=seconds, receive=receive)
        return await self._store.read_status(operation_id)

    async def _tell(
        self,
        operation_id: UUID,
        status: Status | None,
        held: int | None = None,
        fields: Fields = (),
    ) -> Response:
        """Return the answer for an operation.

        Args:
            operation_id: Its identifier.
            status: What it is now; None when there is none.
            held: The revision that the client has.
            fields: Further headers.
        """
        if status is None:
            expired = await self._store.is_expired(operation_id)
            return unknown_operation(operation_id, expired=expired)
        etag = (b"etag", self._positions.to_tag(status.revision))
        fields = (_CACHE, etag, *fields)
        if not status.is_final:
            fields = (*fields, self._retry_after)
        if status.revision == held:
            return Response(NOT_MODIFIED, fields)
        return Response(200, (_CONTENT, *fields), status.body)

    async def _list(self, scope: Scope, receive: Receive, send: Send, request: ListRequest) -> None:
        headers = read_headers(scope)
        if ACCEPT in headers and prefers_events(headers[ACCEPT]):
            await self._feed.serve(
                scope, receive, send, wanted=request.wanted, positions=self._positions
            )
            return
        fields: Fields = ()
        if IF_NONE_MATCH in headers:
            answer, fields = await self._compare(scope, receive, request.wanted)
            if answer is not None:
                await answer.send_to(send, scope)
                return
        await self._send_list(scope, send, request, fields)

    async def _compare(
        self, scope: Scope, receive: Receive, wanted: OperationFilter
    ) -> tuple[Response | None, Fields]:
        """Return the answer to a client that has the list already, or headers for one that has not.

        The client's own tag is sent back as long as nothing has happened to the list, whatever has
        happened to other operations.
        """
        seconds = self._poll.seconds(scope)
        fields = () if seconds is None else (_applied(seconds),)
        held = await self._find_held(read_headers(scope)[IF_NONE_MATCH])
        answer = None
        if held is not None and not await self._has_changed(scope, receive, wanted, held, seconds):
            etag = (b"etag", self._positions.to_tag(held))
            answer = Response(NOT_MODIFIED, (_CACHE, _VARY, etag, *fields))
        if seconds is not None:  # meanwhile the token may have expired
            answer = self._admission.refuse(scope) or answer
        return answer, fields

    async def _find_held(self, if_none_match: bytes) -> int | None:
        """Return the newest revision of which a client has the list; None when it has none."""
        condition = self._positions.read_condition(if_none_match)
        if condition.is_any:
            return await self._store.revision()
        return max(condition.revisions, default=None)

    async def _has_changed(
        self,
        scope: Scope,
        receive: Receive,
        wanted: OperationFilter,
        since: int,
        seconds: int | None,
    ) -> bool:
        """Return whether a list has changed since a revision, or does within some seconds."""
        if seconds is None:
            return await self._store.has_changed(wanted, since)
        async with self._poll.joined(scope, wanted) as follower:
            if await self._store.has_changed(wanted, since):
                return True
            return await self._poll.wait(follower, since, seconds=seconds, receive=receive)

    async def _send_list(
        self, scope: Scope, send: Send, request: ListRequest, fields: Fields
    ) -> None:
        listing = await self._store.read_list(
            request.wanted, limit=request.limit, cursor=request.cursor
        )
        etag = (b"etag", self._positions.to_tag(listing.revision))
        fields = (_CONTENT, _CACHE, _VARY, etag, *fields)
        if listing.next_cursor is not None:
            fields = (*fields, link_to_next(scope, listing.next_cursor))
        async with contextlib.aclosing(listing.pieces) as pieces:
            first = await anext(pieces, b"")
            second = await anext(pieces, None) if first else None
            if second is None:
                await Response(200, fields, b"[" + first + b"]").send_to(send, scope)
            else:
                await self._stream(scope, send, fields, (b"[" + first, b"," + second), pieces)

    async def _stream(
        self,
        scope: Scope,
        send: Send,
        fields: Fields,
        begun: tuple[bytes, ...],
        pieces: AsyncIterator[bytes],
    ) -> None:
        """Send a list whose length is not known, to a client that has to take what it is sent."""
        await send({"type": "http.response.start", "status": 200, "headers": [*fields]})
        if scope["method"] == "HEAD":
            await send({"type": "http.response.body", "body": b""})
            return
        for piece in begun:
            await self._send_piece(send, piece)
        async for piece in pieces:
            await self._send_piece(send, b"," + piece)
        await send({"type": "http.response.body", "body": b"]"})

    async def _send_piece(self, send: Send, body: bytes) -> None:
        message = {"type": "http.response.body", "body": body, "more_body": True}
        await send_in_time(send, message, seconds=self._patience)


def _applied(seconds: int) -> tuple[bytes, bytes]:
    """Return the header that says which preference was followed (RFC 7240, section 3)."""
    return b"preference-applied", b"wait=%d" % seconds
