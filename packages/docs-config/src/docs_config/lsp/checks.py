"""Checks of open configurations: one for each, which a check of a newer text replaces."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from typing import TYPE_CHECKING, Generic, TypeVar

from docs_config.errors import DocsConfigError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Result = TypeVar("Result")


class Checks(Generic[Result]):
    """The check of the newest text of each open configuration.

    A check waits until nothing has changed for a moment. It then runs in a thread, on the texts of
    that time. A newer change cancels it, and its result is never published.

    Args:
        prepare: Returns the function that checks a configuration, and that runs in a thread. It is
            called in the event loop when the check starts, with the URI and an event that is set if
            the check is cancelled.
        publish: Called in the event loop with the URI and the result.
        report: Called in the event loop with the reason why a configuration cannot be checked.
        delay: The time without changes after which a check starts, in seconds.
    """

    def __init__(
        self,
        prepare: Callable[[str, threading.Event], Callable[[], Result | None]],
        publish: Callable[[str, Result | None], None],
        report: Callable[[DocsConfigError], None],
        delay: float,
    ) -> None:
        self._prepare = prepare
        self._publish = publish
        self._report = report
        self._delay = delay
        self._checks: dict[str, _PendingCheck[Result]] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(list(self._checks))

    def schedule(self, uri: str) -> None:
        """Check a configuration soon, in place of any check of an older text."""
        self.cancel(uri)
        self._checks[uri] = check = _PendingCheck[Result]()
        check.task = asyncio.create_task(self._run(uri, check))

    def cancel(self, uri: str) -> None:
        """Cancel the check of a configuration, and forget the configuration."""
        check = self._checks.pop(uri, None)
        if check is not None:
            check.task.cancel()

    def cancel_all(self) -> None:
        """Cancel the checks of all configurations."""
        for uri in self:
            self.cancel(uri)

    async def result(self, uri: str) -> Result | None:
        """Return the result for the newest text, without waiting for further changes.

        Returns:
            The checked configuration; None if it is not open, not one of documentation, or cannot
            be checked.
        """
        while uri in self._checks:
            check = self._checks[uri]
            check.is_due.set()
            try:
                return await asyncio.shield(check.task)
            except asyncio.CancelledError:
                if self._checks.get(uri) is check:
                    raise  # no newer text: the request itself is cancelled
        return None

    async def _run(self, uri: str, check: _PendingCheck[Result]) -> Result | None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._delay):
                await check.is_due.wait()
        is_abandoned = threading.Event()
        try:
            checked = await asyncio.to_thread(self._prepare(uri, is_abandoned))
        except asyncio.CancelledError:
            is_abandoned.set()
            raise
        except DocsConfigError as error:
            self._report(error)
            checked = None
        self._publish(uri, checked)
        return checked


class _PendingCheck(Generic[Result]):
    """A check that waits, runs or is done.

    Attributes:
        is_due: Set if it is to start at once.
        task: The task that waits and runs it.
    """

    task: asyncio.Task[Result | None]

    def __init__(self) -> None:
        self.is_due = asyncio.Event()
