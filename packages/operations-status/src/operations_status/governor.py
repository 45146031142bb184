"""Governor of requests: limits and turns that keep one reader from delaying the others.

A request that costs more than the read of one operation holds a *slot* while it is answered: a list
costs a snapshot of the store and some hundred kilobytes, a count costs a thread and a scan of the
store, and a wait costs the memory of its connection. Connections, subjects and the process have a
number of slots for each kind of request. Requests, events and pieces of lists take *turns* in the
event loop.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import attrs

from operations_status.auth.authenticator import ANONYMOUS
from operations_status.auth.negotiate import CONNECTION
from operations_status.errors import OperationsStatusError
from operations_status.filters import View
from operations_status.middleware.exchanges import SUBJECT
from operations_status.turns import FairTurns

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from starlette.types import Scope

    from operations_status.settings import Settings

_SUBJECTS = 4
"""Number of subjects at their limits for which the process has slots and queues."""


class LimitReachedError(OperationsStatusError):
    """A request was refused: a limit was reached, or its query took too long.

    Attributes:
        is_overall: Whether the limit is one of the whole service, not one of the client.
    """

    def __init__(self, detail: str, *, is_overall: bool) -> None:
        super().__init__(detail)
        self.is_overall = is_overall


@attrs.frozen(kw_only=True)
class Price:
    """Limits of the requests of one kind that are answered at once.

    Attributes:
        kind: Name of the requests in a refusal.
        connection: Limit of one connection; HTTP/2 carries many requests at once on one.
        subject: Limit of one subject; if authentication is off, of one client address.
        process: Limit of all requests. A quarter is reserved for subjects without a slot.
        queue: Requests of one subject that may wait for a slot.
        patience: Seconds that a request waits for a slot.
    """

    kind: str
    connection: int
    subject: int
    process: int
    queue: int = 0
    patience: float = 0.0


@attrs.define(eq=False)
class _Account:
    """Slots of one kind that one subject holds, waits for and has used."""

    held: int = 0
    queued: int = 0
    seconds: float = 0.0


class _Waiting(NamedTuple):
    """A request that waits for a slot."""

    account: _Account
    connection: int | None
    ready: asyncio.Future[None]


class Slots:
    """Slots of one kind of request.

    A free slot goes to the subject that has held slots for the shortest time.

    Args:
        price: The limits.
    """

    def __init__(self, price: Price) -> None:
        self._price = price
        self._held = 0
        self._of_connections: Counter[int | None] = Counter()
        self._accounts: dict[object, _Account] = {}
        self._queue: list[_Waiting] = []

    @contextlib.asynccontextmanager
    async def take(self, scope: Scope) -> AsyncIterator[None]:
        """Within a block, hold a slot for a request.

        Raises:
            LimitReachedError: No slot was free in time, or too many requests wait for one.
        """
        clock = asyncio.get_running_loop().time
        payer, connection = find_payer(scope), _find_connection(scope)
        account = self._accounts.get(payer)
        if account is None:
            # A new subject begins with the time of the one that has used the least.
            used = min((one.seconds for one in self._accounts.values()), default=0.0)
            account = self._accounts[payer] = _Account(seconds=used)
        try:
            refusal = self._find_refusal(account, connection)
            if refusal is None:
                self._hold(account, connection)
            else:
                await self._wait(account, connection, refusal)
            started = clock()
            try:
                yield
            finally:
                account.seconds += clock() - started
                self._release(account, connection)
        finally:
            if not (account.held or account.queued):
                self._accounts.pop(payer, None)

    def _find_refusal(
        self, account: _Account, connection: int | None
    ) -> Callable[[], LimitReachedError] | None:
        """Return the error of a further request; None if a slot is free for it."""
        price = self._price
        is_full = connection is not None and self._of_connections[connection] >= price.connection
        if is_full or account.held >= price.subject:
            detail = f"Too many {price.kind} at once; end one, or try again later."
            return functools.partial(LimitReachedError, detail, is_overall=False)
        if self._held >= (price.process * 3 // 4 if account.held else price.process):
            detail = f"The service has too many {price.kind} at once; try again later."
            return functools.partial(LimitReachedError, detail, is_overall=True)
        return None

    def _hold(self, account: _Account, connection: int | None) -> None:
        account.held += 1
        self._of_connections[connection] += 1
        self._held += 1

    def _release(self, account: _Account, connection: int | None) -> None:
        account.held -= 1
        self._held -= 1
        self._of_connections[connection] -= 1
        if not self._of_connections[connection]:
            del self._of_connections[connection]
        for waiting in sorted(self._queue, key=lambda one: one.account.seconds):
            is_cancelled = waiting.ready.done()  # its task has not left the queue yet
            refusal = self._find_refusal(waiting.account, waiting.connection)
            if not is_cancelled and refusal is None:
                self._hold(waiting.account, waiting.connection)
                self._leave_queue(waiting)
                waiting.ready.set_result(None)

    async def _wait(
        self,
        account: _Account,
        connection: int | None,
        # An error that is raised by the function that holds it is a reference cycle.
        refusal: Callable[[], LimitReachedError],
    ) -> None:
        """Hold a slot as soon as one is free.

        Raises:
            LimitReachedError: The refusal; the queue is full, or no slot was free in time.
        """
        price = self._price
        if account.queued >= price.queue or len(self._queue) >= price.queue * _SUBJECTS:
            raise refusal()
        waiting = _Waiting(account, connection, asyncio.get_running_loop().create_future())
        self._queue.append(waiting)
        account.queued += 1
        try:
            async with asyncio.timeout(price.patience):
                await waiting.ready
        except BaseException as error:
            if waiting in self._queue:
                self._leave_queue(waiting)
            else:  # it got the slot at the same moment
                self._release(account, connection)
            if isinstance(error, TimeoutError):
                raise refusal() from None
            raise

    def _leave_queue(self, waiting: _Waiting) -> None:
        self._queue.remove(waiting)
        waiting.account.queued -= 1


class Governor:
    """Slots and turns of one process.

    Args:
        settings: Limits of lists and waits.

    Attributes:
        scans: Slots of the queries that may pass over many operations; a thread serves each.
        beginnings: Slots of lists until their first piece was read.
        views: Slots of each view of the list: a new view needs an entry.
        waits: Slots of the requests that wait for changes, on all routes.
        turns: Turns of subjects, for requests, pieces of lists and events of feeds.
    """

    def __init__(self, settings: Settings) -> None:
        patience = settings.read_timeout
        lists = Price(
            kind="lists that are read",
            connection=8,
            subject=settings.max_lists,
            process=_SUBJECTS * settings.max_lists,
            queue=2 * settings.max_lists,
            patience=patience,
        )
        scans = Price(
            kind="counts, histograms and groups",
            connection=2,
            subject=2,
            process=4,
            queue=8,
            patience=patience,
        )
        waits = Price(
            kind="requests that wait for changes",
            connection=settings.max_waits_per_connection,
            subject=settings.max_waits,
            process=max(settings.max_waits, settings.max_connections),
        )
        whole_lists = Slots(lists)
        self.scans = Slots(scans)
        self.beginnings = Slots(attrs.evolve(lists, connection=2, subject=2, process=4))
        self.views = {
            View.BASIC: whole_lists,
            View.FULL: whole_lists,
            View.COUNTS: self.scans,
            View.HISTOGRAM: self.scans,
            View.GROUPS: self.scans,
        }
        self.waits = Slots(waits)
        self.turns = FairTurns()

    async def take_turn(self, scope: Scope, work: int = 1) -> None:
        """Wait for a turn of the subject of a request.

        Args:
            scope: The request that the turn is for.
            work: Work that follows, in the unit of `WORK_PER_ITERATION`.
        """
        await self.turns.take(find_payer(scope), work)


def find_payer(scope: Scope) -> object:
    """Return the subject that a request is charged to; without tokens, the client's address."""
    if scope[SUBJECT] == ANONYMOUS.subject and scope.get("client"):
        return scope["client"][:1]
    return scope[SUBJECT]


def _find_connection(scope: Scope) -> int | None:
    """Return the connection that a request is charged to; only `serve` identifies them."""
    connection = scope.get("state", {}).get(CONNECTION)
    return None if connection is None else id(connection)
