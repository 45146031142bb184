"""`GET /operations/{operationId}`: one operation.

Its JSON was written when the operation was stored, so a read copies bytes and encodes nothing.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import attrs

from operations_status.filters import View, parse_operation_id, parse_view
from operations_status.messages.problems import unknown_operation
from operations_status.messages.request_headers import IF_NONE_MATCH, read_headers
from operations_status.messages.responses import NOT_MODIFIED, Response
from operations_status.stores.results import ListVersion

from .store_view import CACHE, CONTENT, StoreView, applied_preference

if TYPE_CHECKING:
    from uuid import UUID

    from starlette.types import Receive, Scope, Send

    from operations_status.stores.results import Status

    from .store_view import Fields

_parse_operation_id = functools.lru_cache(maxsize=1024)(parse_operation_id)
"""Remembers identifiers, because clients ask for one again and again."""

_parse_view = functools.lru_cache(maxsize=16)(parse_view)


@attrs.frozen
class StatusView(StoreView):
    """The route of one operation."""

    async def respond(self, scope: Scope, receive: Receive, _: Send) -> Response:
        """Answer `GET /operations/{operationId}`."""
        operation_id = _parse_operation_id(scope["path_params"]["operationId"])
        full = _parse_view(scope["query_string"]) is View.FULL
        status = await self.store.read_status(operation_id, full=full)
        held = read_headers(scope).get(IF_NONE_MATCH)
        if held is None or status is None:
            return await self._to_response(operation_id, status)
        version = ListVersion(status.revision)
        is_held = held.strip() == b"*" or version in self.positions.read_tags(held)
        since = status.revision if is_held else None
        seconds = self.find_wait(scope)
        if seconds is None:
            return await self._to_response(operation_id, status, since)
        if since is not None:
            read = functools.partial(self.store.read_status, operation_id, full=full)
            join = functools.partial(self.hub.join_operation, operation_id)
            async with self.follow(scope, "poll", join) as follower:
                status = await read()
                has_changed = (
                    status is not None
                    and status.revision == since
                    and await self.wait(follower, since, seconds=seconds, receive=receive)
                )
                status = await (follower.topic.share(full, read) if has_changed else read())
        refusal = self.refuse(scope)
        return refusal or await self._to_response(
            operation_id, status, since, (applied_preference(seconds),)
        )

    async def _to_response(
        self,
        operation_id: UUID,
        status: Status | None,
        held: int | None = None,
        fields: Fields = (),
    ) -> Response:
        """Return the response for an operation, of which the client has the revision `held`."""
        if status is None:
            expired = await self.store.is_expired(operation_id)
            return unknown_operation(operation_id, expired=expired)
        etag = (b"etag", self.positions.to_tag(ListVersion(status.revision)))
        fields = (CACHE, etag, *fields)
        if not status.is_final:
            fields = (*fields, (b"retry-after", b"%d" % self.settings.retry_after))
        if status.revision == held:
            return Response(NOT_MODIFIED, fields)
        return Response(200, (CONTENT, *fields), status.body)
