"""Waiting: poll for a state at growing intervals until it is reached."""

from __future__ import annotations

import asyncio
from math import inf
from typing import TYPE_CHECKING, TypeVar

from hosting_sdk._transport.retries import is_transient
from hosting_sdk._transport.settings import verify_timeout
from hosting_sdk.errors import HostingSDKError, WaitTimeoutError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from hosting_sdk._transport.retries import Clock
    from hosting_sdk._transport.transport import Transport

T = TypeVar("T")
_FIRST_SECONDS, _FACTOR, _MOST_SECONDS = 1.0, 1.5, 15.0
_LAST_SECONDS = 1.0


class Waiters:
    """The waiting methods of `Client` that serve any method."""

    _transport: Transport

    async def wait_for(
        self,
        call: Callable[[], Awaitable[T]],
        *,
        until: Callable[[T], bool],
        timeout: float | None = 900.0,  # noqa: ASYNC109 a deadline over many calls
    ) -> T:
        """Make a call at growing intervals, from 1 to 15 seconds, until its result is accepted.

        A call that fails with a transient error is repeated: no response, none in time, or a
        response with status 429, 500, 502, 503 or 504.

        Args:
            call: Makes the call: `lambda: client.certs.get_cert_by_id(id="cert_1")`. It must be
                safe to repeat.
            until: Returns whether a result is accepted. It may raise to stop waiting.
            timeout: Seconds to wait, None for no limit; a client's call that is still under way
                then is cancelled.

        Returns:
            The result that `until` accepted.

        Raises:
            WaitTimeoutError: No result was accepted in time; its `value` is the latest result, and
                its cause the error of the last call, if that failed.
            InvalidRequestError: `timeout` is neither None nor a number above 0; no call is made.
            HostingSDKError: A call failed with a permanent error.
        """
        return await self._poll(call, until, timeout, "the condition was not met")

    async def _poll(
        self,
        call: Callable[[], Awaitable[T]],
        until: Callable[[T], bool],
        timeout: float | None,  # noqa: ASYNC109 as above
        problem: str,
    ) -> T:
        return await poll(self._transport.settings.clock, call, until, timeout, problem)


def count_seconds(timeout: float | None) -> float:
    """Return the seconds of a timeout, infinity for None.

    Raises:
        InvalidRequestError: It is neither None nor a number above 0.
    """
    seconds = verify_timeout("timeout", timeout)
    return inf if seconds is None else seconds


class Wait:
    """The time of one wait: what is left of it, the pauses in it, and errors that do not end it.

    Args:
        clock: Tells the time.
        timeout: Seconds from now until the end of the wait, None for no end.
        problem: The start of the message when the time is over.

    Attributes:
        error: The error of the last call, None if it had a result.
        value: The latest result, None if there was none.

    Raises:
        InvalidRequestError: The timeout is neither None nor a number above 0.
    """

    def __init__(self, clock: Clock, timeout: float | None, problem: str) -> None:
        self._clock = clock
        self._end = clock.monotonic() + count_seconds(timeout)
        self._late = f"{problem} within {timeout} s"
        self._bound = _FIRST_SECONDS
        self.error: HostingSDKError | None = None
        self.value: object = None

    @property
    def left(self) -> float:
        """Seconds until the end of the wait."""
        return self._end - self._clock.monotonic()

    def survive(self, error: HostingSDKError) -> None:
        """Keep a transient error, after which the call is repeated; raise any other."""
        if not is_transient(error):
            raise error
        self.error = error

    async def pause(self) -> None:
        """Pause until the next call, and leave it a second if more than two are left.

        Raises:
            WaitTimeoutError: The time is over.
        """
        left = self._require_time()
        pause = self._bound * (0.5 + self._clock.chance() / 2)
        self._bound = min(self._bound * _FACTOR, _MOST_SECONDS)
        await self._clock.sleep(
            min(pause, left - _LAST_SECONDS if left > 2 * _LAST_SECONDS else left)
        )
        self._require_time()

    def _require_time(self) -> float:
        left = self.left
        if left <= 0:
            detail = "" if self.error is None else f"; the last call failed: {self.error}"
            raise WaitTimeoutError(self._late + detail, value=self.value) from self.error
        return left


async def poll(
    clock: Clock,
    call: Callable[[], Awaitable[T]],
    until: Callable[[T], bool],
    timeout: float | None,  # noqa: ASYNC109 a deadline over many calls
    problem: str,
) -> T:
    """Make a call at growing intervals until its result is accepted; see `Waiters.wait_for`.

    Args:
        clock: Tells the time, and sleeps.
        call: Makes the call.
        until: Returns whether a result is accepted.
        timeout: Seconds to wait, None for no limit.
        problem: The start of the message when the time is over.

    Raises:
        WaitTimeoutError: No result was accepted in time.
        InvalidRequestError: The timeout is neither None nor a number above 0.
        HostingSDKError: A call failed with a permanent error.
    """
    wait = Wait(clock, timeout, problem)
    while True:
        limit = asyncio.timeout(wait.left)
        try:
            async with limit:
                value = await call()
        except HostingSDKError as error:
            wait.survive(error)
        except TimeoutError:
            if not limit.expired():
                raise
        else:
            if until(value):
                return value
            wait.error, wait.value = None, value
        await wait.pause()
