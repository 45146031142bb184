"""`GET /operations`: a list, its counts, histogram or groups, or the feed of its changes.

Stores keep operations as JSON, so a read copies bytes and encodes nothing.
"""

from __future__ import annotations

import contextlib
import functools
import time
from typing import TYPE_CHECKING, NamedTuple

import attrs

from operations_status.aggregates import to_counts_json, to_groups_json, to_histogram_json
from operations_status.filters import COMPUTED, View, parse_list_request
from operations_status.governor import LimitReachedError, find_payer
from operations_status.messages.headers import (
    ACCEPT,
    HEADERS,
    IF_NONE_MATCH,
    link_to_next,
    prefers_events,
)
from operations_status.messages.responses import (
    NOT_MODIFIED,
    Response,
    invalid_parameters,
    send_piece,
)
from operations_status.stores.results import ListVersion
from operations_status.turns import WORK_PER_ITERATION

from .change_hub import Follower
from .disconnects import run_while_connected
from .feed import serve_feed
from .list_cache import ListCache, ShortList
from .views import CACHE, CONTENT, KEY_SCOPE, StoreView, applied_preference

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from starlette.types import Receive, Scope, Send

    from operations_status.filters import Cursor, ListRequest
    from operations_status.messages.headers import Positions

    from .views import Fields

# Clients that poll repeat the same query.
_parse_list_request = functools.lru_cache(maxsize=256)(parse_list_request)

_VARY = (b"vary", b"Accept")


class _LongList(NamedTuple):
    """A list of which two pieces were read; the caller must close the rest."""

    version: ListVersion
    next_cursor: Cursor | None
    begun: tuple[bytes, bytes]
    rest: AsyncGenerator[bytes]


@attrs.frozen
class ListView(StoreView):
    """The route of lists."""

    _cache: ListCache = attrs.field(factory=ListCache, init=False)

    async def respond(self, scope: Scope, receive: Receive, send: Send) -> Response | None:
        """Answer `GET /operations`; send a list longer than one piece while it is read."""
        request = self._parse(scope)
        headers = scope[HEADERS]
        if ACCEPT in headers and prefers_events(headers[ACCEPT]):
            if request.view in COMPUTED:
                return invalid_parameters({"view": [f"The feed has no {request.view}."]})
            await serve_feed(self, scope, receive, send, request)
            return None
        fields: Fields = ()
        if IF_NONE_MATCH in headers:
            seconds = self.find_wait(scope)
            fields = () if seconds is None else (applied_preference(seconds),)
            answer = await self._compare(scope, receive, request, seconds, fields)
            if answer is not None:
                return answer
        positions = self.positions
        known = await self._find_known(request, positions)
        if known is None and request.view in COMPUTED:
            known = await self.run_query(receive, self._compute(scope, request))
        if known is not None:
            return _to_response(scope, known, positions, fields)
        async with self.governor.views[request.view].take(scope):
            found = await self.run_query(receive, self._begin(scope, request))
            if isinstance(found, _LongList):
                fields = _list_fields(scope, found, positions, fields)
                streaming = self._stream(scope, send, fields, found)
                await run_while_connected(receive, streaming)
            else:
                await _to_response(scope, found, positions, fields).send_to(send, scope)
                self._keep(request, positions, found)
        return None

    def _parse(self, scope: Scope) -> ListRequest:
        """Return the list request of a query string, within the scope of the sender's key."""
        if not (key_scope := scope[KEY_SCOPE]):
            return _parse_list_request(scope["query_string"])
        positions = self.positions.within(key_scope)
        request = parse_list_request(scope["query_string"], positions.read_cursor)
        return attrs.evolve(request, filter=request.filter.within(key_scope))

    async def _compare(
        self,
        scope: Scope,
        receive: Receive,
        request: ListRequest,
        seconds: float | None,
        fields: Fields,
    ) -> Response | None:
        """Compare a list with the version that a client has; wait for a change on request.

        Returns:
            The response; None if the list must be read for it.
        """
        positions, listed = self.positions.within(scope[KEY_SCOPE]), None
        if_none_match = scope[HEADERS][IF_NONE_MATCH]
        is_any = if_none_match.strip() == b"*"
        if is_any:
            held = ListVersion((await self.store.revision()).newest)
            tag = positions.to_tag(held)
        elif versions := positions.read_tags(if_none_match):
            held = max(versions)
            tag = versions[held]
        else:
            return None
        if seconds is not None:
            if not scope[KEY_SCOPE]:
                waiting = self._wait_for_list(scope, receive, request, held, seconds)
            else:
                since = None if is_any else held
                waiting = self._wait_within_scope(scope, receive, request, since, seconds)
            has_changed, listed = await waiting
            self.admit(scope)  # the token may have expired during the wait
        elif scope[KEY_SCOPE] and not is_any:
            return None  # the digest in the tag decides
        else:
            async with self.governor.beginnings.take(scope):
                query = self.store.has_changed(request.filter, held)
                has_changed = await self.run_query(receive, query)
        if not has_changed:
            # The client's own tag stays valid when other operations change.
            return Response(NOT_MODIFIED, (CACHE, _VARY, (b"etag", tag), *fields))
        return listed and _to_response(scope, listed, positions, fields)

    async def _wait_for_list(
        self,
        scope: Scope,
        receive: Receive,
        request: ListRequest,
        since: ListVersion,
        seconds: float,
    ) -> tuple[bool, ShortList | None]:
        """Wait until a list has changed since a version, for some seconds at most.

        Returns:
            Whether it may have changed; and the list, if it was read for all waiting requests.
        """
        filter_ = request.filter
        has_changed = functools.partial(self.store.has_changed, filter_, since)
        async with self.follow(scope, "poll", Follower(filter_=filter_)) as follower:
            if await self.run_query(receive, has_changed()):
                return True, None
            known, end = since.revision, time.monotonic() + seconds
            while await run_while_connected(receive, self.wait(follower, known, seconds=seconds)):
                follower.is_unclear = False
                # Pruning concerns some lists only, and the client may have received this change
                # before it was settled.
                is_certain = follower.latest > known and not since.ahead
                if not is_certain:
                    sharing = self.hub.share((filter_, since), has_changed)
                    is_certain = await self.run_query(receive, sharing)
                if is_certain:
                    return True, await self._share_short(scope, receive, request)
                known, seconds = max(known, follower.latest), end - time.monotonic()
            return False, None

    async def _wait_within_scope(
        self,
        scope: Scope,
        receive: Receive,
        request: ListRequest,
        since: ListVersion | None,
        seconds: float,
    ) -> tuple[bool, ShortList | None]:
        """Wait as `_wait_for_list` does, for a reader with a scope.

        Only operations within the scope decide when the wait ends, and how. The store does not know
        the tags of pruned operations, so lists are compared. A list longer than one piece is not:
        it counts as changed at the end of the wait.

        Args:
            scope: The request.
            receive: Detects that the client disconnects.
            request: The list.
            since: Version that the client has; None for the current one.
            seconds: Longest wait.
        """
        async with self.follow(scope, "poll", Follower(filter_=request.filter)) as follower:
            before = await self._share_short(scope, receive, request)
            if since is not None and before is not None:
                if _find_held(scope, before, self.positions) is None:
                    return True, before
            elif since is not None:
                past = request.filter.now_or_before()
                async with self.governor.scans.take(scope):
                    query = self.store.read_changes(past, since.revision, limit=1)
                    if await self.run_query(receive, query):
                        return True, None
            known, end = 0, time.monotonic() + seconds
            while await run_while_connected(receive, self.wait(follower, known, seconds=seconds)):
                has_changed = follower.latest > known
                known, follower.is_unclear = max(known, follower.latest), False
                listed = None
                if before is not None:
                    listed = await self._share_short(scope, receive, request)
                    if listed is not None:
                        has_changed = listed.body != before.body
                if has_changed:
                    return True, listed
                seconds = end - time.monotonic()
            return before is None, None

    async def _share_short(
        self, scope: Scope, receive: Receive, request: ListRequest
    ) -> ShortList | None:
        """Return the result of `_read_short`, which requests of the same subject share."""
        # A subject without a free slot must not refuse the list to others.
        key = find_payer(scope), request
        read = functools.partial(self._read_short, scope, request)
        return await self.run_query(receive, self.hub.share(key, read))

    async def _read_short(self, scope: Scope, request: ListRequest) -> ShortList | None:
        """Return a computed view or a list no longer than one piece.

        Returns:
            None if the list is longer, or the client is at its limit of counts; then the other
            requests that share the result read the store themselves.
        """
        if request.view in COMPUTED:
            with contextlib.suppress(LimitReachedError):
                return await self._compute(scope, request)
            return None
        positions = self.positions
        known = await self._find_known(request, positions)
        if known is not None:  # read for another subject
            return known
        found = await self._begin(scope, request)
        if isinstance(found, ShortList):
            return self._keep(request, positions, found)
        await found.rest.aclose()
        return None

    async def _compute(self, scope: Scope, request: ListRequest) -> ShortList:
        """Return the counts, the histogram or the groups, as soon as a slot is free.

        Raises:
            InvalidFilterError: The histogram has too many steps.
            LimitReachedError: No slot was free in time.
        """
        async with self.governor.views[request.view].take(scope):
            positions = self.positions
            known = await self._find_known(request, positions)
            if known is not None:  # counted for another request meanwhile
                return known
            # The tag may be too old, never too new.
            version = ListVersion((await self.store.revision()).latest)
            if request.view is View.COUNTS:
                body = to_counts_json(await self.store.count(request.filter))
            elif request.view is View.GROUPS:
                body = to_groups_json(await self.store.groups(request.filter))
            else:
                body = to_histogram_json(await self.store.histogram(request.filter, request.step))
        return self._keep(request, positions, ShortList(version, None, body))

    async def _find_known(self, request: ListRequest, positions: Positions) -> ShortList | None:
        """Return a cached list or counts, if they are up to date."""
        if request not in self._cache:
            return None
        return self._cache.find(request, positions, await self.store.revision())

    def _keep(self, request: ListRequest, positions: Positions, found: ShortList) -> ShortList:
        """Cache a list or counts, unless the store was replaced since they were read."""
        if positions == self.positions:
            self._cache.keep(request, positions, found)
        return found

    async def _begin(self, scope: Scope, request: ListRequest) -> ShortList | _LongList:
        """Begin to read a list; read it to its end if it is no longer than one piece.

        Raises:
            LimitReachedError: Too many lists are begun at once.
        """
        async with self.governor.beginnings.take(scope):
            listing = await self.store.read_list(
                request.filter,
                limit=request.limit,
                cursor=request.cursor,
                descending=request.descending,
                full=request.is_full,
            )
            # A failure or cancellation closes the pieces.
            first = await anext(listing.pieces, b"")
            second = await anext(listing.pieces, None) if first else None
        if second is None:
            return ShortList(listing.version, listing.next_cursor, b"[" + first + b"]")
        begun = b"[" + first, b"," + second
        return _LongList(listing.version, listing.next_cursor, begun, listing.pieces)

    async def _stream(self, scope: Scope, send: Send, fields: Fields, found: _LongList) -> None:
        """Send a list of unknown length; a client that stops reading is disconnected."""
        patience = self.settings.keep_alive_timeout
        async with contextlib.aclosing(found.rest):
            await send({"type": "http.response.start", "status": 200, "headers": [*fields]})
            if scope["method"] == "HEAD":
                await send({"type": "http.response.body", "body": b""})
                return
            for piece in found.begun:
                await send_piece(send, piece, seconds=patience)
            async for piece in found.rest:
                await self.governor.take_turn(scope, WORK_PER_ITERATION)
                await send_piece(send, b"," + piece, seconds=patience)
            await send({"type": "http.response.body", "body": b"]"})


def _find_held(scope: Scope, found: ShortList, positions: Positions) -> bytes | None:
    """Return the client's entity tag that has the digest of a list; None without a scope."""
    positions = positions.within(scope[KEY_SCOPE])
    return positions.find_tag(found.body, scope[HEADERS].get(IF_NONE_MATCH, b""))


def _to_response(scope: Scope, found: ShortList, positions: Positions, fields: Fields) -> Response:
    if scope[KEY_SCOPE] and (tag := _find_held(scope, found, positions)):
        return Response(NOT_MODIFIED, (CACHE, _VARY, (b"etag", tag), *fields))
    return Response(200, _list_fields(scope, found, positions, fields), found.body)


def _list_fields(
    scope: Scope, found: ShortList | _LongList, positions: Positions, fields: Fields
) -> Fields:
    """Return the headers of a list."""
    positions = positions.within(scope[KEY_SCOPE])
    body = found.body if isinstance(found, ShortList) else b""
    etag = (b"etag", positions.to_tag(found.version, body))
    if found.next_cursor is not None:
        fields = (*fields, link_to_next(scope, positions.write_cursor(found.next_cursor)))
    return (CONTENT, CACHE, _VARY, etag, *fields)
