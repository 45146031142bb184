"""Routes over a store: what both have in common, and `GET /operations/{operationId}`."""

from __future__ import annotations

import abc
import asyncio
import contextlib
import functools
import hashlib
import random
from typing import TYPE_CHECKING, TypeVar

import attrs

from operations_status.auth.authenticator import IDENTITY
from operations_status.errors import InvalidFilterError, InvalidTokenError, MissingCredentialError
from operations_status.filters import View, parse_operation_id, parse_view
from operations_status.governor import LimitReachedError, find_payer
from operations_status.messages.headers import (
    AUTHORIZATION,
    HEADERS,
    IF_NONE_MATCH,
    PREFER,
    Positions,
    read_headers,
    read_wait,
)
from operations_status.messages.responses import (
    JSON,
    NOT_MODIFIED,
    READS,
    Response,
    invalid_parameters,
    method_not_allowed,
    too_many_requests,
    unauthorized,
    unknown_operation,
)
from operations_status.metrics.measures import count_waiting
from operations_status.middleware.exchanges import SUBJECT
from operations_status.stores.results import ListVersion

from .change_hub import Follower
from .disconnects import run_while_connected

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Coroutine
    from typing import Any, TypeAlias
    from uuid import UUID

    from starlette.types import Receive, Scope, Send

    from operations_status.auth.authenticator import Authenticator, Identity
    from operations_status.governor import Governor
    from operations_status.lifetime import Lifetime
    from operations_status.metrics.measures import Mode
    from operations_status.settings import Settings
    from operations_status.stores import OperationStore
    from operations_status.stores.results import Status

    from .change_hub import ChangeHub

    Fields: TypeAlias = tuple[tuple[bytes, bytes], ...]

T = TypeVar("T")

_DIGEST_BYTES = 8

CONTENT = (b"content-type", JSON)
CACHE = (b"cache-control", b"private, no-cache")

KEY_SCOPE = "operations_status.key_scope"
"""Key of the ASGI scope for the tags of the sender's key; the set is empty without a scope."""

_EARLIEST = 0.9
"""Smallest share of its seconds that a wait lasts; the share is random, so that waits that begin
together do not end together."""

# Clients request the same operation again and again.
_parse_operation_id = functools.lru_cache(maxsize=1024)(parse_operation_id)
_parse_view = functools.lru_cache(maxsize=16)(parse_view)
_positions_of = functools.lru_cache(maxsize=4)(Positions.of)


@attrs.frozen
class StoreView(abc.ABC):
    """A route over a store; it authenticates requests before anything else.

    Attributes:
        store: The store of the operations.
        lifetime: Opens the store with the first request, unless the server ran the lifespan.
        authenticator: Accepts or refuses tokens.
        hub: Publishes the changes of the store.
        settings: Limits of waits and lists, and hints for clients.
        governor: Slots and turns of all routes.
    """

    store: OperationStore
    lifetime: Lifetime
    authenticator: Authenticator
    hub: ChangeHub
    settings: Settings
    governor: Governor

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        answer: Response | None
        try:
            scope[HEADERS] = read_headers(scope)
            self.admit(scope)
            turns = self.governor.turns
            turns.left -= 1  # as `take_turn` does, which most requests need not call
            if turns.left < 0:
                await turns.wait(find_payer(scope))
            if not self.lifetime.was_opened:
                await self.lifetime.open_once()
            if scope["method"] in READS:
                answer = await self.respond(scope, receive, send)
            else:
                answer = method_not_allowed(scope["method"])
        except MissingCredentialError:
            answer = unauthorized()
        except InvalidTokenError as error:
            answer = unauthorized(error.description)
        except InvalidFilterError as error:
            answer = invalid_parameters(error.errors)
        except LimitReachedError as error:
            answer = too_many_requests(str(error), is_overall=error.is_overall)
        if answer is not None:
            await answer.send_to(send, scope)

    @abc.abstractmethod
    async def respond(self, scope: Scope, receive: Receive, send: Send) -> Response | None:
        """Return the response to an admitted request; None if it was sent in pieces.

        Raises:
            AuthError: The token expired while the request was waiting.
            InvalidFilterError: A parameter is invalid.
            LimitReachedError: Too many requests of this kind are answered at once, or a query took
                longer than `query_timeout`.
        """

    @property
    def positions(self) -> Positions:
        """Positions of the store now; to compare them later, take them before reading the data."""
        return _positions_of(self.store.store_id)

    def admit(self, scope: Scope) -> Identity:
        """Return the sender of a request, and note its subject for the log.

        Raises:
            InvalidTokenError: The token is refused, the identity has expired, or the scope of its
                key has changed since the request was first admitted.
            MissingCredentialError: There is no token.
        """
        identity: Identity | None = scope.get(IDENTITY)
        if identity is None:
            sent = scope[HEADERS].get(AUTHORIZATION)
            header = None if sent is None else sent.decode("latin-1")
            identity = self.authenticator.authenticate(header)
        elif identity.has_expired():
            raise InvalidTokenError("The identity has expired.")
        scope[SUBJECT] = identity.subject
        if scope.setdefault(KEY_SCOPE, identity.tags) != identity.tags:
            raise InvalidTokenError("The tags of the key have changed.")
        return identity

    def find_wait(self, scope: Scope) -> int | None:
        """Return the seconds that a request waits; None without a preference to wait."""
        prefer = scope[HEADERS].get(PREFER)
        wait = None if prefer is None else read_wait(prefer)
        return None if wait is None else min(wait, int(self.settings.max_wait))

    @contextlib.asynccontextmanager
    async def follow(self, scope: Scope, mode: Mode, follower: Follower) -> AsyncIterator[Follower]:
        """Within a block, count a request as waiting and follow changes without a gap.

        Raises:
            LimitReachedError: Too many requests are waiting.
        """
        async with self.governor.waits.take(scope):
            with count_waiting(scope, mode):
                await self.hub.join(follower)
                try:
                    yield follower
                finally:
                    self.hub.leave(follower)

    async def wait(self, follower: Follower, since: int, *, seconds: float) -> bool:
        """Wait for a change after a revision, for *seconds* or up to a tenth less.

        Returns:
            Whether there was a change or operations were pruned; False on timeout, or when the
            service shuts down.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds * random.uniform(_EARLIEST, 1.0)  # noqa: S311 no secret
        while follower.latest <= since and not follower.is_unclear:
            left = end - loop.time()
            if left <= 0 or self.hub.is_over(follower):
                return False
            await follower.wait(left)
        return True

    async def run_query(self, receive: Receive, query: Coroutine[Any, Any, T]) -> T:
        """Return the result of a query; a time-out, or the end of the connection, cancels it.

        Raises:
            ConnectionAbortedError: The client has disconnected.
            LimitReachedError: The query took longer than `query_timeout`.
        """
        seconds = self.settings.query_timeout
        try:
            async with asyncio.timeout(seconds):
                return await run_while_connected(receive, query)
        except TimeoutError:
            detail = f"The query took longer than {seconds:g} seconds; other filters may be faster."
            raise LimitReachedError(detail, is_overall=True) from None


def applied_preference(seconds: int) -> tuple[bytes, bytes]:
    """Return the header with the preference that was applied (RFC 7240, section 3)."""
    return b"preference-applied", b"wait=%d" % seconds


@attrs.frozen
class StatusView(StoreView):
    """The route of one operation.

    Stores keep operations as JSON, so a read copies bytes and encodes nothing.
    """

    async def respond(self, scope: Scope, receive: Receive, _: Send) -> Response:
        """Answer `GET /operations/{operationId}`."""
        operation_id = _parse_operation_id(scope["path_params"]["operationId"])
        full = _parse_view(scope["query_string"]) is View.FULL
        key_scope = scope[KEY_SCOPE]
        read = functools.partial(self.store.read_status, operation_id, full=full)
        if key_scope:  # stores that know no scopes refuse the argument
            read = functools.partial(read, any_tags=key_scope)
        status = await read()
        held = scope[HEADERS].get(IF_NONE_MATCH)
        if held is None or status is None:
            return await self._to_response(scope, operation_id, status)
        version = _to_version(status)
        positions = self.positions.within(key_scope)
        is_held = held.strip() == b"*" or version in positions.read_tags(held)
        since = version if is_held else None
        seconds = self.find_wait(scope)
        if seconds is None:
            return await self._to_response(scope, operation_id, status, since)
        if since is not None:
            async with self.follow(scope, "poll", Follower(operation_id)) as follower:
                status = await read()
                is_held = status is not None and _to_version(status) == since
                if is_held and await run_while_connected(
                    receive, self.wait(follower, since.revision, seconds=seconds)
                ):
                    status = await self.hub.share((operation_id, full, key_scope), read)
                else:  # it changed before the wait, the wait ended, or the store was replaced
                    status = await read()
        self.admit(scope)  # the token may have expired during the wait
        fields = (applied_preference(seconds),)
        return await self._to_response(scope, operation_id, status, since, fields)

    async def _to_response(
        self,
        scope: Scope,
        operation_id: UUID,
        status: Status | None,
        held: ListVersion | None = None,
        fields: Fields = (),
    ) -> Response:
        """Return the response for an operation; `held` is the version that the client has."""
        key_scope = scope[KEY_SCOPE]
        if status is None:
            # The tags of a pruned operation are not kept, so nothing tells whose it was.
            expired = not key_scope and await self.store.is_expired(operation_id)
            return unknown_operation(operation_id, expired=expired)
        positions, version = self.positions.within(key_scope), _to_version(status)
        etag = (b"etag", positions.to_tag(version))
        fields = (CACHE, etag, *fields)
        if not status.is_final:
            fields = (*fields, (b"retry-after", b"%d" % self.settings.retry_after))
        if version == held:
            return Response(NOT_MODIFIED, fields)
        return Response(200, (CONTENT, *fields), status.body)


def _to_version(status: Status) -> ListVersion:
    """Return the version of an operation, with a digest of the response.

    The store may have been restored from a copy, and a later change may have got the same revision.
    """
    digest = hashlib.blake2b(status.body, digest_size=_DIGEST_BYTES).hexdigest()
    return ListVersion(status.revision, digest)
