"""Logs that are followed over broken connections."""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

from hosting_sdk._operations import load_operation
from hosting_sdk._platform.calls import call
from hosting_sdk._streams.streams import RecordStream
from hosting_sdk._transport.retries import is_transient
from hosting_sdk.errors import HostingSDKError, InvalidRequestError

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Hashable
    from types import TracebackType

    from hosting_sdk._transport.transport import Transport

T = TypeVar("T")
_MOST_FAILURES = 10
_FIRST_PAUSE, _LONGEST_PAUSE = 0.1, 15.0
# Records may arrive out of order, so those of the last second are requested again. If a stream ends
# before it brings any others, the next request has a smaller overlap.
_OVERLAPS_MS = (1000, 0, -1)


class LogStream(Generic[T]):
    """The records of a log, each once and in order, over as many connections as it takes.

    `async for record in log` ends when the build or the command has ended. A connection that breaks
    is opened again after a pause, from the place that was reached; after ten connections in a row
    that brought no record, the error is raised. It can be read once.
    """

    def __init__(
        self,
        transport: Transport,
        method: tuple[str, str],
        arguments: dict[str, object],
        end: tuple[tuple[str, str], Callable[[Any], bool]],
        since: float | None = None,
    ) -> None:
        self._transport = transport
        self._operation = load_operation(*method)
        self._arguments = arguments
        self._end = end
        self._position = since
        self._has_positions = any(each.argument == "since" for each in self._operation.parameters)
        # Delivered records of the overlap, each with its time; several may have the same content.
        self._seen: OrderedDict[Hashable, float] = OrderedDict()
        self._same: Counter[bytes] = Counter()
        self._delivered = self._skipped = 0
        self._failures = self._stalls = 0
        self._bound = _FIRST_PAUSE
        self._has_news = self._has_repeats = False
        self._is_last = self._closed = False
        self._stream: RecordStream[T] | None = None

    async def __aiter__(self) -> AsyncGenerator[T, None]:
        try:
            while (records := await self.next_batch()) is not None:
                for record in records:
                    yield record
        finally:
            await self.aclose()

    async def next_batch(self) -> list[T] | None:
        """Return the next records, at least one; None after the last.

        Raises:
            HostingSDKError: The log cannot be read or was closed, or the connection breaks again
                and again.
        """
        while True:
            if self._closed:
                raise InvalidRequestError(f"{self._operation.name}: the log is closed")
            try:
                stream = self._stream = self._stream or self._open()
                records = await stream.next_batch()
                if records is None:
                    # Records may be written while a connection ends, so only a connection without
                    # a new record, opened after the end, ends the log.
                    if self._is_last and not self._has_news:
                        return None
                    self._is_last = self._is_last or await self._has_ended()
                    await self._disconnect()
                    if not self._is_last:
                        await self._pause()
            except HostingSDKError as error:
                await self._recover(error)
            else:
                new = [record for record in records or () if self._is_new(record)]
                if new:
                    self._has_news = True
                    self._failures, self._bound = 0, _FIRST_PAUSE
                    return new
                self._has_repeats = self._has_repeats or bool(records)

    async def aclose(self) -> None:
        """Close the connection; safe to call again."""
        self._closed = True
        await self._disconnect()

    async def _disconnect(self) -> None:
        if self._stream is not None:
            await self._stream.aclose()
            self._stream = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.aclose()

    def _open(self) -> RecordStream[T]:
        arguments = dict(self._arguments)
        self._stalls = 0 if self._has_news else self._stalls + self._has_repeats
        self._has_news = self._has_repeats = False
        self._skipped = 0
        self._same.clear()
        if self._has_positions and self._position is not None:
            overlap = _OVERLAPS_MS[min(self._stalls, len(_OVERLAPS_MS) - 1)]
            arguments["since"] = self._position - (overlap if self._seen else 0)
        lines = next(each.media_type for each in self._operation.results if each.kind == "lines")
        exchange = self._transport.prepare(self._operation, arguments, accept=lines)
        return RecordStream(self._transport, exchange)

    def _is_new(self, record: Any) -> bool:
        """Tell whether a record was not delivered yet, and remember it."""
        if not self._has_positions:  # each connection brings the log from its beginning
            self._skipped += 1
            if self._skipped <= self._delivered:
                return False
            self._delivered += 1
            return True
        key: Hashable = getattr(getattr(record, "payload", record), "id", None)
        moment = getattr(record, "created", None)
        if not isinstance(moment, int | float):
            moment = None
        if not isinstance(key, str):
            if moment is None:
                return True  # it may be another record with the same content
            from hosting_sdk._codec.encoder import dumps, unstructure  # noqa: PLC0415 loads cattrs

            content = dumps(unstructure(record))
            self._same[content] += 1
            key = content, self._same[content]
        if key in self._seen:
            return False
        if moment is not None:
            self._position = max(self._position or moment, moment)
        self._seen[key] = self._position or 0.0 if moment is None else moment
        # A new connection does not bring records again that are older than the longest overlap.
        oldest = (self._position or 0.0) - _OVERLAPS_MS[0]
        while self._seen and self._seen[next(iter(self._seen))] < oldest:
            passed, _ = self._seen.popitem(last=False)
            if isinstance(passed, tuple):
                self._same.pop(passed[0], None)
        return True

    async def _has_ended(self) -> bool:
        method, is_end = self._end
        operation = load_operation(*method)
        known = {each.argument for each in operation.parameters}
        arguments = {name: each for name, each in self._arguments.items() if name in known}
        return is_end(await call(self._transport, method, arguments))

    async def _recover(self, error: HostingSDKError) -> None:
        """Pause before the next connection; raise a permanent error."""
        await self._disconnect()
        self._failures += 1
        if not is_transient(error) or self._failures >= _MOST_FAILURES:
            raise error
        await self._pause()

    async def _pause(self) -> None:
        """Pause before the next connection; each pause is longer, until there is a new record."""
        clock = self._transport.settings.clock
        self._bound = min(2 * self._bound, _LONGEST_PAUSE)
        await clock.sleep(self._bound * (0.5 + clock.chance() / 2))
