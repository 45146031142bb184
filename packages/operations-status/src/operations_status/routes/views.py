"""The two routes of the specification.

Both authenticate before anything else. What they send was written as JSON when the operation was
stored, so a read copies bytes and encodes nothing.
"""

from __future__ import annotations

import contextlib
import functools
from typing import TYPE_CHECKING, NamedTuple

from operations_status.errors import InvalidFilterError
from operations_status.filters import parse_list_request, parse_operation_id
from operations_status.messages.disconnection import send_in_time
from operations_status.messages.links import link_to_next
from operations_status.messages.media_types import prefers_events
from operations_status.messages.positions import Positions
from operations_status.messages.problems import invalid_parameters, unknown_operation
from operations_status.messages.request_headers import ACCEPT, IF_NONE_MATCH, read_headers
from operations_status.messages.responses import JSON, NOT_MODIFIED, Response

from .admission import READS, Admission
from .feed import Feed
from .long_poll import LongPoll

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from typing import TypeAlias
    from uuid import UUID

    from starlette.types import Receive, Scope, Send

    from operations_status.auth import Authenticator
    from operations_status.filters import Cursor, ListRequest
    from operations_status.settings import Settings
    from operations_status.stores import OperationStore
    from operations_status.stores.protocol import Listing, Status

    from .change_hub import ChangeHub

    Fields: TypeAlias = tuple[tuple[bytes, bytes], ...]

__all__ = ["READS", "OperationViews"]

_parse_list_request = functools.lru_cache(maxsize=256)(parse_list_request)
"""Remembers requests, because those who ask often ask the same."""

_positions_of = functools.lru_cache(maxsize=4)(Positions.of)

_CONTENT = (b"content-type", JSON)
_CACHE = (b"cache-control", b"private, no-cache")
_VARY = (b"vary", b"Accept")


class _ShortList(NamedTuple):
    """A list that is no longer than a piece.

    Attributes:
        revision: See `Listing`.
        next_cursor: See `Listing`.
        body: The whole array.
    """

    revision: int
    next_cursor: Cursor | None
    body: bytes


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

    @property
    def _positions(self) -> Positions:
        """Those of the store as it is now: whoever compares keeps them from before it reads."""
        return _positions_of(self._store.store_id)

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
            if await self._poll.wait(follower, since, seconds=seconds, receive=receive):
                return await follower.topic.share(
                    operation_id, lambda: self._store.read_status(operation_id)
                )
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
            await self._feed.serve(scope, receive, send, wanted=request.wanted)
            return
        fields: Fields = ()
        positions = self._positions
        if IF_NONE_MATCH in headers:
            answer, fields = await self._compare(scope, receive, request, positions)
            if answer is not None:
                await answer.send_to(send, scope)
                return
        await self._send_list(scope, send, request, positions, fields)

    async def _compare(
        self, scope: Scope, receive: Receive, request: ListRequest, positions: Positions
    ) -> tuple[Response | None, Fields]:
        """Return the answer to a client that has the list already, or headers for one that has not.

        The client's own tag is sent back as long as nothing has happened to the list, whatever has
        happened to other operations.
        """
        seconds = self._poll.seconds(scope)
        fields = () if seconds is None else (_applied(seconds),)
        held = await self._find_held(positions, read_headers(scope)[IF_NONE_MATCH])
        if held is None:
            return None, fields
        if seconds is None:
            changed = await self._store.has_changed(request.wanted, held)
            return (None if changed else _unchanged(positions.to_tag(held), fields)), fields
        found = await self._wait_for_list(receive, scope, request, held, seconds)
        answer = self._admission.refuse(scope)  # meanwhile the token may have expired
        if answer is None and found is False:
            answer = _unchanged(positions.to_tag(held), fields)
        elif answer is None and isinstance(found, _ShortList):
            headers = _list_fields(scope, found, positions, fields)
            answer = Response(200, headers, found.body)
        return answer, fields

    async def _find_held(self, positions: Positions, if_none_match: bytes) -> int | None:
        """Return the newest revision of which a client has the list; None when it has none."""
        condition = positions.read_condition(if_none_match)
        if condition.is_any:
            return await self._store.revision()
        return max(condition.revisions, default=None)

    async def _wait_for_list(
        self, receive: Receive, scope: Scope, request: ListRequest, since: int, seconds: int
    ) -> _ShortList | bool:
        """Wait until a list has changed since a revision, for some seconds at most.

        Returns:
            Whether it has changed; the list itself, if it is short and others wait for it as well.
        """
        wanted = request.wanted
        async with self._poll.joined(scope, wanted) as follower:
            if await self._store.has_changed(wanted, since):
                return True
            if not await self._poll.wait(follower, since, seconds=seconds, receive=receive):
                return False
            return await follower.topic.share(request, lambda: self._read_short(request)) or True

    async def _read_short(self, request: ListRequest) -> _ShortList | None:
        """Return a list that is no longer than a piece; None when it is longer."""
        listing = await self._read(request)
        async with contextlib.aclosing(listing.pieces) as pieces:
            first = await anext(pieces, b"")
            if first and await anext(pieces, None) is not None:
                return None
        return _ShortList(listing.revision, listing.next_cursor, b"[" + first + b"]")

    async def _read(self, request: ListRequest) -> Listing:
        return await self._store.read_list(
            request.wanted, limit=request.limit, cursor=request.cursor
        )

    async def _send_list(
        self,
        scope: Scope,
        send: Send,
        request: ListRequest,
        positions: Positions,
        fields: Fields,
    ) -> None:
        listing = await self._read(request)
        fields = _list_fields(scope, listing, positions, fields)
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


def _unchanged(etag: bytes, fields: Fields) -> Response:
    """Return the answer to a client that has the list already."""
    return Response(NOT_MODIFIED, (_CACHE, _VARY, (b"etag", etag), *fields))


def _list_fields(
    scope: Scope, found: _ShortList | Listing, positions: Positions, fields: Fields
) -> Fields:
    """Return the headers of a list."""
    etag = (b"etag", positions.to_tag(found.revision))
    if found.next_cursor is not None:
        fields = (*fields, link_to_next(scope, found.next_cursor))
    return (_CONTENT, _CACHE, _VARY, etag, *fields)


def _applied(seconds: int) -> tuple[bytes, bytes]:
    """Return the header that says which preference was followed (RFC 7240, section 3)."""
    return b"preference-applied", b"wait=%d" % seconds
