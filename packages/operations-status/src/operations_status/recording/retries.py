"""Retries of a change while the store is unavailable."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, TypeVar

from operations_status.errors import StoreUnavailableError

if TYPE_CHECKING:
    from collections.abc import Callable

    from operations_status.outages import OutageLog

_T = TypeVar("_T")

_FIRST_DELAY_SECONDS = 0.1
_LONGEST_DELAY_SECONDS = 2.0


def retry(attempt: Callable[[bool], _T], *, deadline: float, outage: OutageLog) -> _T:
    """Return the result of the first attempt that reaches the store.

    Args:
        attempt: Makes the change. Its argument is True when an earlier attempt failed: the store
            may have made that change although its response was lost.
        deadline: When to stop retrying, on the monotonic clock, in seconds.
        outage: Where failures are logged.

    Raises:
        StoreUnavailableError: The store is still unavailable.
    """
    delay = _FIRST_DELAY_SECONDS
    is_retry = False
    while True:
        try:
            result = attempt(is_retry)
        except StoreUnavailableError as error:
            if time.monotonic() + delay > deadline:
                raise
            outage.fail(error)
        else:
            outage.succeed()
            return result
        import random  # noqa: PLC0415 rarely needed, and takes a while to import

        is_retry = True
        time.sleep(delay * random.uniform(0.5, 1.0))  # noqa: S311 no secret
        delay = min(2 * delay, _LONGEST_DELAY_SECONDS)
