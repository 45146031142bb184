"""Logs that are followed over broken connections, for plain `for` loops.

Generated from `_platform/logs.py` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Self, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import TracebackType

    from hosting_sdk._platform.logs import LogStream
    from hosting_sdk._transport.portal import Portal

T = TypeVar("T")


class SyncLogStream(Generic[T]):
    """The records of a log, each once and in order, over as many connections as it takes.

    `for record in log` ends when the build or the command has ended. A connection that breaks
    is opened again after a pause, from the place that was reached; after ten connections in a row
    that brought no record, the error is raised. It can be read once.
    """

    def __init__(self, portal: Portal, asynchronous: LogStream[T]) -> None:
        self._portal = portal
        self._asynchronous: LogStream[T] = asynchronous

    def __iter__(self) -> Iterator[T]:
        try:
            while (records := self.next_batch()) is not None:
                for record in records:
                    yield record
        finally:
            self.close()

    def next_batch(self) -> list[T] | None:
        """Return the next records, at least one; None after the last.

        Raises:
            HostingSDKError: The log cannot be read or was closed, or the connection breaks again
                and again.
        """
        return self._portal.run(self._asynchronous.next_batch())

    def close(self) -> None:
        """Close the connection; safe to call again."""
        self._portal.run(self._asynchronous.aclose())

    def __enter__(self) -> Self:
        self._portal.run(self._asynchronous.__aenter__())
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._portal.run(self._asynchronous.__aexit__(kind, error, trace))
