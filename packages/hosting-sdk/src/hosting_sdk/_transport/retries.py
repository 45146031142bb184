"""Retry rules: which attempts are repeated, how long to wait, and when to stop."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from math import inf
from typing import TYPE_CHECKING, Literal

from hosting_sdk._error_details import Attempt
from hosting_sdk._transport.rate_limits import read_requested_wait
from hosting_sdk.errors import ConnectionError as NoConnectionError
from hosting_sdk.errors import (
    HostingSDKError,
    InvalidRequestError,
    RequestTimeoutError,
    ServiceError,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from hosting_sdk._transport.http import Response

RETRY_STATUSES = frozenset({429, 500, 502, 503, 504})
"""The statuses after which a safe call is retried."""


def is_transient(error: HostingSDKError) -> bool:
    """Return whether a later call may succeed.

    It may after a response with one of `RETRY_STATUSES`, and if there was none, or none in time.
    """
    if isinstance(error, ServiceError):
        return error.status_code in RETRY_STATUSES
    if isinstance(error, NoConnectionError):
        return not error.permanent
    return isinstance(error, RequestTimeoutError)


def _number(name: str, value: object, *, least: float) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not value >= least:
        raise InvalidRequestError(f"{name} must be a number of at least {least}, not {value!r}")
    return float(value) if value < sys.float_info.max else inf


class BackoffConfig:
    """How long to wait between attempts: a random part of a bound that grows (full jitter).

    The bound of the wait after attempt *n* is `initial_interval * exponent ** (n - 1)`, at most
    `max_interval`. The wait that the server asks for (`Retry-After`, the reset of a rate limit) is
    added to it, so a server that asks for no wait at all still gets the backoff.

    Args:
        initial_interval: The first bound, in seconds.
        max_interval: The highest bound, in seconds.
        exponent: The factor from one bound to the next, at least 1.
        max_elapsed_time: Seconds after which no further attempt begins.

    Raises:
        InvalidRequestError: A value is not a number in its range.
    """

    __slots__ = ("exponent", "initial_interval", "max_elapsed_time", "max_interval")

    def __init__(
        self,
        initial_interval: float = 0.5,
        max_interval: float = 60.0,
        exponent: float = 1.5,
        max_elapsed_time: float = 3600.0,
    ) -> None:
        self.initial_interval = _number("initial_interval", initial_interval, least=0.001)
        self.max_interval = _number("max_interval", max_interval, least=0.001)
        self.exponent = _number("exponent", exponent, least=1.0)
        self.max_elapsed_time = _number("max_elapsed_time", max_elapsed_time, least=0.0)

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in sorted(self.__slots__))
        return f"BackoffConfig({fields})"


class RetryConfig:
    """Whether and how calls are retried.

    A method that is not safe to repeat is retried only when the server refused it outright
    (429, or 503 with `Retry-After`) or when no byte of the request was sent.

    Args:
        strategy: `"backoff"`, or `"none"` for a single attempt.
        backoff: The waits between attempts.
        retry_connection_errors: Whether failed connections and attempts that time out are retried.
        max_attempts: The maximum number of attempts of one call, the first included. Refusals that
            announce when calls are accepted again are not counted: only the time of the call
            limits them.

    Raises:
        InvalidRequestError: The strategy is not one of the two, or a value is out of range.
    """

    __slots__ = ("backoff", "max_attempts", "retry_connection_errors", "strategy")

    def __init__(
        self,
        strategy: Literal["backoff", "none"] = "backoff",
        backoff: BackoffConfig | None = None,
        *,
        retry_connection_errors: bool = True,
        max_attempts: int = 5,
    ) -> None:
        if strategy not in {"backoff", "none"}:
            raise InvalidRequestError(f"strategy must be 'backoff' or 'none', not {strategy!r}")
        if not isinstance(backoff, BackoffConfig | None):
            raise InvalidRequestError(f"backoff must be a BackoffConfig, not {backoff!r}")
        self.strategy = strategy
        self.max_attempts = int(_number("max_attempts", max_attempts, least=1))
        self.backoff = BackoffConfig() if backoff is None else backoff
        self.retry_connection_errors = retry_connection_errors

    def __repr__(self) -> str:
        return (
            f"RetryConfig(strategy={self.strategy!r}, backoff={self.backoff!r}, "
            f"retry_connection_errors={self.retry_connection_errors!r}, "
            f"max_attempts={self.max_attempts!r})"
        )


DEFAULT_RETRIES = RetryConfig(
    backoff=BackoffConfig(
        initial_interval=0.25, max_interval=4.0, exponent=2.0, max_elapsed_time=60.0
    )
)
"""The backoff of clients without a `retry_config`: a short one, five attempts in a minute."""


class Clock:
    """Time, sleep and random numbers in one place, so that tests can replace them.

    Args:
        monotonic: Returns the seconds on a clock that never goes back.
        now: Returns the seconds since 1970.
        sleep: Waits for a number of seconds; `asyncio.sleep` when None.
        chance: Returns a random number in [0, 1).
    """

    __slots__ = ("chance", "monotonic", "now", "sleep")

    def __init__(
        self,
        *,
        monotonic: Callable[[], float] = time.monotonic,
        now: Callable[[], float] = time.time,
        sleep: Callable[[float], Awaitable[object]] | None = None,
        chance: Callable[[], float] = random.random,
    ) -> None:
        self.monotonic = monotonic
        self.now = now
        self.sleep = asyncio.sleep if sleep is None else sleep
        self.chance = chance


class Retrying:
    """The attempts of one call: their history, and whether another one follows.

    Args:
        config: The retry configuration.
        safe: Whether the call may be repeated when its outcome is unknown.
        timeout: Seconds for the whole call, None for no limit.
        clock: Time and random numbers.

    Attributes:
        attempts: The history.
        rewindable: Whether the body can be sent a second time.
        is_announced: Whether the latest attempt was refused and the server stated when it accepts
            calls again. Such a refusal does not count for `max_attempts`.
    """

    __slots__ = (
        "_announced",
        "_clock",
        "_config",
        "_safe",
        "_started",
        "_timeout",
        "attempts",
        "is_announced",
        "rewindable",
    )

    def __init__(
        self, config: RetryConfig, *, safe: bool, timeout: float | None, clock: Clock
    ) -> None:
        self._config = config
        self._safe = safe
        self._timeout = timeout
        self._clock = clock
        self._started = clock.monotonic()
        self.attempts: list[Attempt] = []
        self.rewindable = True
        self.is_announced = False
        self._announced = 0

    def after_response(self, response: Response) -> float | None:
        """Return the seconds to wait before the next attempt, None when this response is final."""
        if response.status not in RETRY_STATUSES:
            elapsed = self._clock.monotonic() - self._started
            number = len(self.attempts) + 1
            self.attempts.append(Attempt(number, elapsed, response.status, None, None))
            return None
        refused = response.status == 429 or (  # noqa: PLR2004 RFC 6585 section 4
            response.status == 503 and response.header("Retry-After") is not None  # noqa: PLR2004 RFC 9110 section 15.6.4
        )
        asked = read_requested_wait(response, self._clock.now())
        self.is_announced = refused and bool(asked)
        return self._next(
            again=self._safe or refused, asked=asked, status=response.status, error=None
        )

    def after_error(self, error: HostingSDKError) -> float | None:
        """Return the seconds to wait before the next attempt, None when this error is final."""
        again = self._config.retry_connection_errors and (
            (
                isinstance(error, NoConnectionError)
                and not error.permanent
                and (self._safe or not error.request_sent)
            )
            or (isinstance(error, RequestTimeoutError) and self._safe)
        )
        self.is_announced = False
        description = f"{type(error).__name__}: {error.message}"
        return self._next(again=again, asked=None, status=None, error=description)

    def _next(
        self, *, again: bool, asked: float | None, status: int | None, error: str | None
    ) -> float | None:
        number = len(self.attempts) + 1
        elapsed = self._clock.monotonic() - self._started
        wait = None
        self._announced += self.is_announced
        counted = number - self._announced
        if again and self._may_repeat(counted):
            backoff = self._config.backoff
            longest = backoff.max_elapsed_time
            left = (longest if self._timeout is None else min(longest, self._timeout)) - elapsed
            try:
                bound = backoff.initial_interval * backoff.exponent ** max(0, counted - 1)
            except OverflowError:
                bound = backoff.max_interval
            wait = self._clock.chance() * min(bound, backoff.max_interval) + (asked or 0.0)
            if self.is_announced:
                wait = asked or 0.0  # the governor spreads the calls that wait for this moment
            if wait > left:
                # Without its jitter, the wait that the server asks for may still end in time.
                wait = asked if asked and asked <= left else None
        self.attempts.append(Attempt(number, elapsed, status, error, wait))
        return wait

    def can_time_out(self) -> bool:
        """Return whether an attempt that times out now would be retried."""
        repeats = self._safe and self._config.retry_connection_errors
        return repeats and self._may_repeat(len(self.attempts) + 1 - self._announced)

    def _may_repeat(self, number: int) -> bool:
        config = self._config
        return self.rewindable and config.strategy == "backoff" and number < config.max_attempts
