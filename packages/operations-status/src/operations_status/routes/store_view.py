"""Base of the two routes: admission of readers, positions of the store, waits for its changes."""

from __future__ import annotations

import abc
import asyncio
import contextlib
import functools
import random
from typing import TYPE_CHECKING, TypeVar

import attrs

from operations_status.auth.authenticator import IDENTITY
from operations_status.errors import (
    InvalidFilterError,
    InvalidTokenError,
    MissingCredentialError,
)
from operations_status.messages.positions import Positions
from operations_status.messages.problems import (
    READS,
    invalid_parameters,
    method_not_allowed,
    too_many_requests,
    unauthorized,
)
from operations_status.messages.request_headers import (
    AUTHORIZATION,
    PREFER,
    read_headers,
    read_wait,
)
from operations_status.messages.responses import JSON
from operations_status.metrics.measures import waiting
from operations_status.middleware.exchanges import SUBJECT

from .slots import LimitReachedError
from .topics import Topic

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from typing import TypeAlias

    from starlette.types import Receive, Scope, Send

    from operations_status.auth.authenticator import Authenticator
    from operations_status.auth.tokens import Identity
    from operations_status.messages.responses import Response
    from operations_status.metrics.measures import Mode
    from operations_status.settings import Settings
    from operations_status.stores import OperationStore

    from .change_hub import ChangeHub
    from .slots import Slots
    from .topics import Follower

    Fields: TypeAlias = tuple[tuple[bytes, bytes], ...]

TopicT = TypeVar("TopicT", bound=Topic)

CONTENT = (b"content-type", JSON)
CACHE = (b"cache-control", b"private, no-cache")

_EARLIEST = 0.9
"""Share of its time after which a wait may end, so that waits begun together end apart."""

_positions_of = functools.lru_cache(maxsize=4)(Positions.of)


@attrs.frozen
class StoreView(abc.ABC):
    """A route over a store, authenticated before anything else.

    Attributes:
        store: Open when the first request comes.
        authenticator: Accepts or refuses tokens.
        hub: Publishes the changes of the store.
        settings: Limits of waits and lists, and hints for clients.
        wait_slots: Slots of the requests that wait for changes, on all routes.
    """

    store: OperationStore
    authenticator: Authenticator
    hub: ChangeHub
    settings: Settings
    wait_slots: Slots

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        answer = self.refuse(scope)
        if answer is None:
            try:
                answer = await self.respond(scope, receive, send)
            except InvalidFilterError as error:
                answer = invalid_parameters(error.errors)
            except LimitReachedError as error:
                answer = too_many_requests(str(error))
        if answer is not None:
            await answer.send_to(send, scope)

    @abc.abstractmethod
    async def respond(self, scope: Scope, receive: Receive, send: Send) -> Response | None:
        """Return the response to a request that was admitted; None when it was sent in pieces.

        Raises:
            InvalidFilterError: A parameter could not be read.
            LimitReachedError: The client has too many such requests under way.
        """

    @property
    def positions(self) -> Positions:
        """Positions of the store now; for comparisons, taken before the data is read."""
        return _positions_of(self.store.store_id)

    def refuse(self, scope: Scope) -> Response | None:
        """Return the refusal of a request that must not read now; None when it may."""
        try:
            identity = self.identify(scope)
        except MissingCredentialError:
            return unauthorized()
        except InvalidTokenError as error:
            return unauthorized(error.description)
        scope[SUBJECT] = identity.subject
        method = scope["method"]
        return None if method in READS else method_not_allowed(method)

    def identify(self, scope: Scope) -> Identity:
        """Return the sender of a request.

        Raises:
            InvalidTokenError: The token is refused, or the identity has expired.
            MissingCredentialError: There is no token.
        """
        known: Identity | None = scope.get(IDENTITY)
        if known is None:
            sent = read_headers(scope).get(AUTHORIZATION)
            return self.authenticator.authenticate(None if sent is None else sent.decode("latin-1"))
        if known.has_expired():
            raise InvalidTokenError("The identity has expired.")
        return known

    def find_wait(self, scope: Scope) -> int | None:
        """Return the seconds that a request waits; None without a preference to wait."""
        prefer = read_headers(scope).get(PREFER)
        wait = None if prefer is None else read_wait(prefer)
        return None if wait is None else min(wait, int(self.settings.max_wait))

    @contextlib.asynccontextmanager
    async def follow(
        self, scope: Scope, mode: Mode, join: Callable[[], Awaitable[Follower[TopicT]]]
    ) -> AsyncIterator[Follower[TopicT]]:
        """Within a block, count a request as waiting and have its follower; no change is missed.

        Raises:
            LimitReachedError: The client waits in as many requests as it may.
        """
        async with self.wait_slots.take(scope):
            with waiting(scope, mode):
                follower = await join()
                try:
                    yield follower
                finally:
                    self.hub.leave(follower)

    async def wait(
        self, follower: Follower[Topic], since: int, *, seconds: float, receive: Receive
    ) -> bool:
        """Wait for a change after a revision, for some seconds at most or a little less.

        Returns:
            Whether there was a change; False on timeout, or when the service shuts down.

        Raises:
            ConnectionAbortedError: The client has disconnected.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds * random.uniform(_EARLIEST, 1.0)  # noqa: S311 no secret
        with follower.watching(receive) as gone:
            while follower.topic.latest <= since and not self.hub.is_over(follower):
                left = end - loop.time()
                if gone.done() or left <= 0:
                    break
                await follower.wait(left)
            if gone.done():
                raise ConnectionAbortedError("the client has gone while it was waiting")
        return follower.topic.latest > since


def applied_preference(seconds: int) -> tuple[bytes, bytes]:
    """Return the header that says which preference was followed (RFC 7240, section 3)."""
    return b"preference-applied", b"wait=%d" % seconds
