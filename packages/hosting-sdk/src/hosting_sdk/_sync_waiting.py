"""Waiting in the synchronous client.

Generated from `_waiting.py` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from hosting_sdk._transport.portal import limit_calls
from hosting_sdk._waiting import Wait
from hosting_sdk.errors import HostingSDKError

if TYPE_CHECKING:
    from collections.abc import Callable

    from hosting_sdk._transport.portal import Portal
    from hosting_sdk._transport.transport import Transport

T = TypeVar("T")


class SyncWaiters:
    """The waiting methods of `SyncClient` that serve any method."""

    _portal: Portal
    _transport: Transport

    def wait_for(
        self, call: Callable[[], T], *, until: Callable[[T], bool], timeout: float | None = 900.0
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
        return self._poll(call, until, timeout, "the condition was not met")

    def _poll(
        self, call: Callable[[], T], until: Callable[[T], bool], timeout: float | None, problem: str
    ) -> T:
        wait = Wait(self._transport.settings.clock, timeout, problem)
        while True:
            try:
                with limit_calls(wait.left):
                    value = call()
            except HostingSDKError as error:
                wait.survive(error)
            else:
                if until(value):
                    return value
                wait.error, wait.value = (None, value)
            self._portal.run(wait.pause())
