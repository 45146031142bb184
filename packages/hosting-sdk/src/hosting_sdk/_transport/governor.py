"""The governor of a client: when each call may be sent, for all calls together.

A call is sent once three things hold, and calls that wait are sent in the order in which they were
made:

- a connection is free;
- no pause is announced: a 429, or a 503 with `Retry-After`, pauses every call of the same server
  and token until the moment that the server states;
- the rate limit has room. Where headers state the calls that are left (`rate_limits.py`), no more
  are sent before the reset. Where they do not, a burst starts small and grows with every response,
  as TCP's slow start does. After a refusal it starts with one call again, grows to the number of
  calls that the server accepted before it refused, and from there only as fast as answers come
  (additive increase).

A circuit breaker opens when a server has refused everything for a while: calls then fail at once,
and one at a time is sent as a probe. While only one method was refused, only its calls fail.

Everything here runs in one event loop and never blocks.
"""

from __future__ import annotations

import random
import time
from contextvars import ContextVar
from heapq import heapify, heappop, heappush
from itertools import count
from math import inf
from typing import TYPE_CHECKING, Literal, Protocol

from hosting_sdk._transport.rate_limits import (
    STATING_HEADERS,
    RateLimit,
    read_rate_limit,
    read_requested_wait,
)
from hosting_sdk.errors import CircuitOpenError, HostingSDKError, RequestTimeoutError
from hosting_sdk.errors import ConnectionError as NoConnectionError

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Hashable
    from datetime import datetime

    from hosting_sdk._error_details import ErrorResponse
    from hosting_sdk._transport.load import Load


class Holder(Protocol):
    """An attempt with its hooks, or a token function: calls made within it do not queue."""

    @property
    def has_connection(self) -> bool:
        """Whether a connection is held until it is done."""


CURRENT_HOLDER: ContextVar[Holder | None] = ContextVar("CURRENT_HOLDER", default=None)
"""The attempt whose hooks run in this context, or the token function that does."""

_FIRST_BURST = 10
_GROWTH_SECONDS = 0.1
_LONGEST_COMMON_PAUSE = 60.0
_LONGEST_PAUSE = 86_400.0
_SHORTEST_PAUSE, _LONGEST_EXTRA_PAUSE = 0.125, 1.0
_FEW_ACCEPTED, _MANY_ACCEPTED = 10, 50
_MOST_JITTER = 0.25
_MOST_SERVERS = _MOST_QUOTAS = 100
_FIRST_PROBE_SECONDS, _MOST_PROBE_SECONDS = 5.0, 30.0
_REFUSALS = frozenset({429, 503})


class Quota:
    """One rate limit: the calls that are left of it, and how fast they are sent.

    Attributes:
        running: The requests under way.
        remaining: The calls that the server said are left, infinite if it said nothing.
        resets_at: When the server starts its next window, in the time of the event loop.
        paused_until: The end of a pause that concerns only this limit.
        rate: Calls a second that the limit allows, None while unknown.
    """

    __slots__ = (
        "_accepted",
        "_burst",
        "_cautious",
        "_cautious_from",
        "_expected",
        "_limit",
        "_moved_at",
        "_resumed_at",
        "_round_trip",
        "_sent",
        "paused_until",
        "rate",
        "remaining",
        "resets_at",
        "running",
    )

    def __init__(self, now: float) -> None:
        self.running = 0
        self.remaining = inf
        self.resets_at = inf
        self.paused_until = 0.0
        self.rate: float | None = None
        self._limit = inf
        self._burst = float(_FIRST_BURST)
        self._cautious = 1.0
        self._cautious_from = 0.0
        self._expected = inf
        self._sent = self._accepted = 0
        self._round_trip = 0.0
        self._resumed_at = self._moved_at = now

    @property
    def closed_until(self) -> float:
        """The end of a pause, or of a window without calls left; 0 for none."""
        return max(self.paused_until, self.resets_at if self.remaining <= 0 else 0.0)

    def find_opening(self, now: float) -> float:
        """Return when the next call may be sent; `now` for at once. A response may change it."""
        if self.paused_until > now:
            return self.paused_until
        if now >= self.resets_at:
            self._burst = 1.0  # the clock of the server may be behind
            self.remaining, self.resets_at = self._limit, inf
            self._moved_at = now
        elif self.running >= self.remaining:
            return self.resets_at
        in_burst = self._sent < self._expected
        if self.running < (self._burst if in_burst else self._cautious):
            return now
        # A server that answers slowly does not keep the other calls back.
        patience = max(_GROWTH_SECONDS, 2 * self._round_trip) if self._round_trip else 1.0
        grows_at = self._moved_at + patience
        if grows_at > now:
            return grows_at
        self._moved_at = now
        if in_burst:
            self._burst *= 2
        else:
            self._cautious += 1
        return now

    def start(self, now: float) -> None:
        """Count a call that is sent now."""
        self._sent += 1
        self.running += 1
        if self._sent == self._expected:
            self._cautious_from = now

    def accept(self, now: float, started: float) -> None:
        """Learn from a response that is no refusal, to a call that was sent at `started`."""
        self._accepted += 1
        self._moved_at = now
        took = now - started
        self._round_trip += (took - self._round_trip) / 8 if self._round_trip else took
        if self._sent < self._expected:
            # Once a first call shows that the server accepts calls again, send as many as before.
            self._burst = self._burst + 1 if self._expected == inf else self._expected
        elif started > self._cautious_from:
            self._cautious += 0.5 / self._cautious

    def read(self, stated: RateLimit, now: float) -> None:
        """Learn from the rate limit that a response states."""
        if stated.reset is None or stated.reset > _LONGEST_COMMON_PAUSE:
            return  # a quota for hours is left to the server, whose refusal says how long
        resets_at = now + stated.reset
        self._burst = inf  # the number of calls left is the limit
        # Responses may arrive in another order: within a window the least number is the latest.
        if stated.remaining < self.remaining or resets_at > self.resets_at + _LONGEST_EXTRA_PAUSE:
            self.remaining = stated.remaining
        self.resets_at = min(resets_at, self.resets_at) if self.resets_at > now else resets_at
        self._limit = inf
        if stated.limit is not None and stated.limit > 0:  # with 0, no call would ever be sent
            self._limit = stated.limit
            window = stated.window
            if window is None and stated.remaining >= stated.limit - self.running - 1:
                window = stated.reset  # the first response of a window
            if window:
                self.rate = stated.limit / window

    def refuse(self, now: float, started: float, wait: float) -> int | None:
        """Learn from a refusal; return how many calls were accepted since the last one.

        The result is None for a call that was sent before the last refusal was known.

        Args:
            now: The time.
            started: When the refused call was sent.
            wait: Seconds until calls are sent again.
        """
        if started < self._resumed_at:
            return None
        accepted, self._accepted = self._accepted, 0
        if accepted and self.remaining == inf:
            # Two windows may have met in one burst, so it grows only slowly.
            self._expected = min(float(accepted), self._expected + 2)
            self.rate = accepted / (now + wait - self._resumed_at)
        # As many calls at a time as the rate needs (Little's law).
        self._cautious = max(1.0, (self.rate or 0.0) * self._round_trip)
        self._burst, self._sent, self._cautious_from = 1.0, 0, 0.0
        self._resumed_at = self._moved_at = now + wait
        return accepted


class Lane:
    """The calls of one method to one server with one token.

    Attributes:
        account: The server and the token.
        method: The name of the method.
        quota: The rate limit that applies.
        running: The requests under way.
        turns: The calls that wait, the first of them first.
        withdrawn: Upper bound of the turns in this queue whose calls do not wait any more.
    """

    __slots__ = ("account", "method", "quota", "running", "turns", "withdrawn")

    def __init__(self, account: Account, method: str) -> None:
        self.account = account
        self.method = method
        self.quota = account.quota
        self.running = 0
        self.turns: list[Turn] = []
        self.withdrawn = 0

    @property
    def closed_until(self) -> float:
        """The end of a pause that is known already, in the time of the event loop; 0 for none."""
        return max(self.account.paused_until, self.quota.closed_until)

    def join(self, quota: Quota) -> None:
        """Move to another rate limit, together with the requests under way."""
        self.quota.running -= self.running
        quota.running += self.running
        self.quota = quota


class Account:
    """One server and one token: the pauses, rate limits and refusals that its calls share."""

    __slots__ = (
        "breaker",
        "extra_pause",
        "lanes",
        "last_refusal",
        "next_probe",
        "paused_until",
        "probe_seconds",
        "quota",
        "quotas",
        "refusals",
        "refused",
        "refused_since",
    )

    def __init__(self, now: float) -> None:
        self.quota = Quota(now)
        self.quotas: dict[str, Quota] = {}
        self.lanes: dict[str, Lane] = {}
        self.paused_until = 0.0
        self.extra_pause = _SHORTEST_PAUSE
        self.breaker: Literal["closed", "open", "half-open"] = "closed"
        self.refusals = 0
        self.refused: set[Lane | None] = set()
        self.refused_since = inf
        self.last_refusal = ""
        self.next_probe = inf
        self.probe_seconds = _FIRST_PROBE_SECONDS

    def find_quota(self, policy: str, now: float) -> Quota:
        """Return the rate limit of that name."""
        quota = self.quotas.get(policy)
        if quota is None:
            if len(self.quotas) >= _MOST_QUOTAS:
                used = {lane.quota for lane in self.lanes.values()}
                self.quotas = {name: each for name, each in self.quotas.items() if each in used}
            quota = self.quotas[policy] = Quota(now)
        return quota

    def holds_back(self, lane: Lane) -> bool:
        """Whether the open breaker holds back the calls of a method.

        While all refusals were of one method, the calls of the others are sent.
        """
        return lane in self.refused or None in self.refused or len(self.refused) > 1

    def forget_refusals(self) -> None:
        """Close the breaker."""
        self.refusals, self.refused_since = 0, inf
        self.refused.clear()
        self.breaker, self.probe_seconds = "closed", _FIRST_PROBE_SECONDS

    def lose_probe(self) -> None:
        """Make the next call the probe, if this call was the probe and ended without a result."""
        if self.breaker == "half-open":
            self.breaker = "open"

    def is_paused(self, now: float) -> bool:
        """Whether calls of this account, or of one of its methods, are paused."""
        return any(lane.closed_until > now for lane in self.lanes.values())

    @property
    def is_idle(self) -> bool:
        """Whether no call is under way or waits."""
        return not any(lane.running or lane.turns for lane in self.lanes.values())


class Turn:
    """The place of one attempt: in the queue, and then on a connection.

    Attributes:
        number: The place in the queue; a call keeps it in all of its attempts.
        future: Done when the call may be sent; None if it may be sent now.
        started: When it could be sent, in the time of the event loop.
        queued: When it began to wait.
        ends: The end of the call.
        has_connection: Whether it holds a connection.
        is_running: Whether it counts for the rate limit.
    """

    __slots__ = (
        "_epoch",
        "_governor",
        "ends",
        "future",
        "has_connection",
        "is_running",
        "lane",
        "number",
        "queued",
        "started",
    )

    def __init__(self, governor: Governor, lane: Lane | None, number: int) -> None:
        self._governor = governor
        self._epoch = governor.epoch
        self.lane = lane
        self.number = number
        self.future: asyncio.Future[None] | None = None
        self.started = self.queued = 0.0
        self.ends = inf
        self.has_connection = self.is_running = False

    def __lt__(self, other: Turn) -> bool:
        return self.number < other.number

    @property
    def was_sent(self) -> bool:
        """Whether the call did not have to wait, or its wait has ended."""
        return self.future is None or (self.future.done() and not self.future.cancelled())

    @property
    def closed_until(self) -> float:
        """The end of a pause that is known already, in the time of the event loop; 0 for none."""
        assert self.lane is not None  # noqa: S101 only a call that waits asks for it
        return self.lane.closed_until

    @property
    def is_governed(self) -> bool:
        """Whether the governor decides when this call is sent."""
        return self.lane is not None

    def fail(self, error: HostingSDKError) -> None:
        """End the wait of the call with an error; safe if it does not wait any more."""
        if self.future is not None and not self.future.done():
            self.future.set_exception(error)

    def settle(self, outcome: ErrorResponse | HostingSDKError | None) -> None:
        """Stop counting for the rate limit, and learn from the outcome; safe to call again."""
        if self.is_running and self.lane is not None:
            self.is_running = False
            self.lane.running -= 1
            self.lane.quota.running -= 1
            if self._epoch is self._governor.epoch:
                self._governor.learn(self, self.lane, outcome)

    def release(self) -> None:
        """Free the connection; safe to call again."""
        if self.has_connection:
            self.has_connection = False
            if self._epoch is self._governor.epoch:
                self._governor.free_slot()


class Governor:
    """Decides when calls are sent.

    Args:
        connections: The maximum number of requests at a time; infinite if the governor does not
            count connections.
        breaker_refusals: Refusals in a row after which the circuit breaker may open; None for no
            circuit breaker.
        breaker_seconds: Seconds for which these refusals must have lasted.

    Attributes:
        epoch: A new object after each `reset`; turns from before it do not count any more.
    """

    def __init__(
        self, connections: float, breaker_refusals: int | None, breaker_seconds: float
    ) -> None:
        self.connections = connections
        self._breaker_refusals = inf if breaker_refusals is None else breaker_refusals
        self._breaker_seconds = breaker_seconds
        self._numbers = count()
        self.reset()

    def reset(self) -> None:
        """Forget everything, as for a new event loop or in a forked process."""
        self.epoch = object()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._occupied = 0
        self._full_since = inf
        self._accounts: dict[Hashable, Account] = {}
        self._waiting: dict[Lane, None] = {}
        self._timer: asyncio.TimerHandle | None = None

    def enter(
        self,
        loop: asyncio.AbstractEventLoop,
        key: Hashable,
        method: str,
        earlier: Turn | None = None,
    ) -> Turn:
        """Return the turn of an attempt; if it has a `future`, the caller must await that first.

        Args:
            loop: The event loop of the call.
            key: The server and the token.
            method: The name of the method.
            earlier: The turn of an earlier attempt of the call, which keeps its place.

        Raises:
            CircuitOpenError: The server refuses everything.
        """
        number = next(self._numbers) if earlier is None else earlier.number
        holder = CURRENT_HOLDER.get()
        if (loop is not self._loop and not self._adopt(loop)) or (
            # The call of a hook would wait for the connection that the hook's own attempt holds.
            holder is not None and holder.has_connection
        ):
            return Turn(self, None, number)
        now = loop.time()
        account = self._accounts.get(key) or self._add_account(key, now)
        lane = account.lanes.get(method)
        if lane is None:
            lane = account.lanes[method] = Lane(account, method)
        if account.breaker != "closed" and account.holds_back(lane):
            if account.breaker == "half-open" or now < account.next_probe:
                raise self._open_error(account, now)
            account.breaker = "half-open"
        turn = Turn(self, lane, number)
        if (
            self._occupied < self.connections
            and not self._waiting
            and account.paused_until <= now
            and lane.quota.find_opening(now) <= now
        ):
            self._start(turn, lane, now)
            return turn
        turn.future = loop.create_future()
        turn.queued = now
        heappush(lane.turns, turn)
        self._waiting[lane] = None
        self._dispatch()
        return turn

    def limit_wait(self, turn: Turn, ends: float) -> None:
        """Set the end of a waiting call, which no known pause may outlast.

        Raises:
            RequestTimeoutError: The server asked for a pause that ends after the call.
        """
        lane = turn.lane
        assert lane is not None  # noqa: S101 only a call that waits has an end of its wait
        turn.ends = ends
        if lane.closed_until > ends:
            raise self._pause_error(lane)

    def measure(self, key: Hashable) -> Load:
        """Return the load, with the limits of one server and token."""
        from hosting_sdk._transport.load import Load  # noqa: PLC0415 loads attrs

        account = self._accounts.get(key)
        now = 0.0 if self._loop is None else self._loop.time()
        lanes = [lane for each in self._accounts.values() for lane in each.lanes.values()]
        quotas = [] if account is None else [account.quota, *account.quotas.values()]
        is_paused = account is not None and account.paused_until > now
        return Load(
            running=int(self._occupied),
            waiting=sum(
                turn.future is not None and not turn.future.done()
                for lane in lanes
                for turn in lane.turns
            ),
            paused_until=_as_date(account.paused_until - now) if account and is_paused else None,
            rate=min((each.rate for each in quotas if each.rate), default=None),
            breaker="closed" if account is None else account.breaker,
        )

    def _adopt(self, loop: asyncio.AbstractEventLoop) -> bool:
        """Switch to another event loop; return False while the previous one has calls."""
        if self._loop is not None and not self._loop.is_closed():
            is_idle = all(account.is_idle for account in self._accounts.values())
            if self._occupied or not is_idle:
                return False
        self.reset()
        self._loop = loop
        return True

    def _add_account(self, key: Hashable, now: float) -> Account:
        if len(self._accounts) >= _MOST_SERVERS:
            for each, account in list(self._accounts.items()):
                if account.is_idle and not account.is_paused(now):
                    del self._accounts[each]
        account = self._accounts[key] = Account(now)
        return account

    def _start(self, turn: Turn, lane: Lane, now: float) -> None:
        """Give a call a connection, and count it for its rate limit."""
        turn.started = now
        turn.has_connection = turn.is_running = True
        lane.running += 1
        lane.quota.start(now)
        self._occupied += 1
        if self._occupied >= self.connections and self._full_since == inf:
            self._full_since = now

    def withdraw(self, turn: Turn) -> None:
        """Take back a turn whose call does not wait any more."""
        if turn.future is not None and not turn.was_sent:
            turn.future.cancel()
            assert turn.lane is not None  # noqa: S101 only a governed turn has a future
            turn.lane.withdrawn += 1
            # In a pause of hours, nothing else would drop the turns that were withdrawn.
            if 2 * turn.lane.withdrawn > len(turn.lane.turns):
                self._drop_done(turn.lane)
        if turn.lane is not None and not turn.has_connection:
            turn.lane.account.lose_probe()
        turn.settle(None)
        turn.release()

    def _drop_done(self, lane: Lane) -> None:
        """Drop the turns of a queue whose calls do not wait any more."""
        lane.turns = [
            each for each in lane.turns if each.future is not None and not each.future.done()
        ]
        heapify(lane.turns)
        lane.withdrawn = 0
        if not lane.turns:
            self._waiting.pop(lane, None)

    def free_slot(self) -> None:
        """Give a connection to the next call."""
        self._occupied -= 1
        if self._waiting:
            self._dispatch()
        if self._full_since < inf and self._occupied < self.connections:
            self._full_since = inf

    def waits_for_connection_since(self, turn: Turn) -> float:
        """Return since when a call waits only for a connection; infinite if it waits for more."""
        lane = turn.lane
        assert lane is not None and self._loop is not None  # noqa: PT018, S101 it waited in a queue
        now = self._loop.time()
        if self._occupied < self.connections or lane.account.paused_until > now:
            return inf
        return max(turn.queued, self._full_since, lane.account.paused_until)

    def _dispatch(self) -> None:
        """Send the calls that may be sent, in their order, and set the timer for the next one."""
        if not self._waiting or self._loop is None:
            return
        now, wakes_at = self._loop.time(), inf
        while self._waiting and self._occupied < self.connections:
            lane, wakes_at = min(
                (
                    (each, max(now, each.account.paused_until, each.quota.find_opening(now)))
                    for each in self._waiting
                ),
                key=lambda found: (found[1], found[0].turns[0].number),
            )
            if wakes_at > now:
                break
            turn = heappop(lane.turns)
            if not lane.turns:
                del self._waiting[lane]
            if turn.future is not None and not turn.future.done():
                self._start(turn, lane, now)
                turn.future.set_result(None)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._waiting and now < wakes_at < inf:
            self._timer = self._loop.call_at(wakes_at, self._dispatch)

    def learn(
        self, turn: Turn, lane: Lane, outcome: ErrorResponse | HostingSDKError | None
    ) -> None:
        """Learn from the outcome of an attempt, and send what may be sent now."""
        assert self._loop is not None  # noqa: S101 a turn was given out in it
        now, account = self._loop.time(), lane.account
        if isinstance(outcome, NoConnectionError) and not outcome.request_sent:
            self._count_refusal(account, None, now, str(outcome))
        elif outcome is None or isinstance(outcome, HostingSDKError):
            account.lose_probe()
        else:
            if any(map(outcome.header, STATING_HEADERS)):
                stated = read_rate_limit(outcome, time.time())
                if stated is not None:
                    if stated.policy:
                        lane.join(account.find_quota(stated.policy, now))
                    lane.quota.read(stated, now)
            if outcome.status in _REFUSALS:
                self._refuse(turn, lane, outcome, now)
                self._end_waits(account)
            else:
                lane.quota.accept(now, turn.started)
                if account.refusals:
                    account.forget_refusals()
        if self._waiting:
            self._dispatch()

    def _refuse(self, turn: Turn, lane: Lane, response: ErrorResponse, now: float) -> None:
        account, reason = lane.account, f"status {response.status}"
        asked = read_requested_wait(response, time.time())
        if response.status == 503 and response.header("Retry-After") is None:  # noqa: PLR2004 no rate limit
            self._count_refusal(account, lane, now, reason)
            return
        if asked is not None and asked > _LONGEST_COMMON_PAUSE:
            # Such a long pause comes from a quota of this method, not from the rate of all calls.
            if lane.quota is account.quota:
                lane.join(Quota(now))
            pause = min(asked, _LONGEST_PAUSE)
            lane.quota.paused_until = max(lane.quota.paused_until, now + pause)
            account.lose_probe()  # another method may be accepted
            return
        wait = max(asked or 0.0, account.extra_pause)
        wait += random.random() * min(_MOST_JITTER, wait / 10)  # noqa: S311 many clients shall not return at the same moment
        accepted = lane.quota.refuse(now, turn.started, wait)
        if accepted is None:
            wait = asked or 0.0
        elif accepted < _FEW_ACCEPTED:
            account.extra_pause = min(account.extra_pause * 2, _LONGEST_EXTRA_PAUSE)
        elif accepted > _MANY_ACCEPTED:
            account.extra_pause = max(account.extra_pause / 2, _SHORTEST_PAUSE)
        account.paused_until = max(account.paused_until, now + wait)
        if accepted is not None:
            self._count_refusal(account, lane, now, reason)

    def _end_waits(self, account: Account) -> None:
        """Fail the calls that wait for the end of a pause and must end before it."""
        for lane in account.lanes.values():
            closed_until = lane.closed_until
            outlasted = [each for each in lane.turns if each.ends < closed_until]
            for turn in outlasted:
                turn.fail(self._pause_error(lane))
            if outlasted:
                self._drop_done(lane)

    def _pause_error(self, lane: Lane) -> RequestTimeoutError:
        assert self._loop is not None  # noqa: S101 a call waits in it
        return RequestTimeoutError(
            f"{lane.method}: not sent: the server accepts no more calls for "
            f"{lane.closed_until - self._loop.time():.1f} s, which is longer than this call may "
            "take"
        )

    def _count_refusal(
        self, account: Account, refused: Lane | None, now: float, reason: str
    ) -> None:
        """Count a refusal, of a method or (None) of all; open the breaker after too many."""
        account.refused.add(refused)
        if account.breaker != "open":
            account.refusals += 1
            account.refused_since = min(account.refused_since, now)
            account.last_refusal = reason
            lasted = now - account.refused_since
            if account.breaker == "half-open":
                account.probe_seconds = min(account.probe_seconds * 2, _MOST_PROBE_SECONDS)
            elif account.refusals < self._breaker_refusals or lasted < self._breaker_seconds:
                return
            account.breaker, account.next_probe = "open", now + account.probe_seconds
        for lane in filter(account.holds_back, account.lanes.values()):
            self._waiting.pop(lane, None)
            for turn in lane.turns:
                turn.fail(self._open_error(account, now))
            lane.turns.clear()

    def _open_error(self, account: Account, now: float) -> CircuitOpenError:
        seconds = max(0.0, account.next_probe - now)
        return CircuitOpenError(
            f"not sent: the server refused the last {account.refusals} calls, for "
            f"{now - account.refused_since:.0f} s ({account.last_refusal}); the next call is sent "
            f"in {seconds:.1f} s",
            next_probe=_as_date(seconds),
        )


def _as_date(seconds: float) -> datetime:
    """Return the moment in that many seconds."""
    from datetime import UTC, datetime, timedelta  # noqa: PLC0415 slow to load, seldom needed

    return datetime.now(UTC) + timedelta(seconds=seconds)
