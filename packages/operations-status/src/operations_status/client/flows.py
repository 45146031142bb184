"""Flows: the requests of each task of a client, without input and output ("sans I/O").

A flow is a generator that a driver runs. It yields a `Request` to send, a `Pause` to wait, or
`READ` to read from the stream that was requested last; it receives the response or the bytes, or
the error of the exchange. It yields each result as an `Item`. The clients, blocking and
asynchronous, and the command line therefore share everything but the sending.
"""

from __future__ import annotations

import json
import math
import re
import time
from collections.abc import Generator
from contextlib import ExitStack, closing
from functools import partial
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeAlias, TypeVar

from operations_status.bounds import DAY, check_seconds, to_deadline
from operations_status.errors import ServiceError
from operations_status.operations import TERMINAL_STATES, OperationState

from .events import EventParser, FeedEvent
from .exchange import TIMEOUT, Endpoint, Request, ServiceResponse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager
    from uuid import UUID

    from .exchange import Parameters

_T = TypeVar("_T")

POLL_SECONDS = 30
"""Longest long poll in seconds."""

PAGE_SIZE = 1000
"""Operations of one page of a list."""

_UNFINISHED = ",".join(sorted(set(OperationState) - TERMINAL_STATES))
_RETRY_SECONDS = 3.0
_LAST_SECONDS = 5.0
"""Seconds after the end of a wait in which the response to its last request may arrive."""

_FIRST_DELAY, _LONGEST_DELAY = 0.2, 5.0
_NEXT = re.compile(r'<([^>]*)>\s*;\s*rel="?next"?')


class Pause(NamedTuple):
    """Step: wait for some seconds."""

    seconds: float


class Read(NamedTuple):
    """Step: read the next bytes of the stream; the driver sends empty bytes at its end."""


class Item(NamedTuple, Generic[_T]):
    """Step: hand a result to the caller."""

    value: _T


READ: Final = Read()

Reply: TypeAlias = ServiceResponse | bytes | None
Flow: TypeAlias = Generator[Request | Pause | Read | Item[_T], Reply]


class Flows:
    """Creates the flows of one service.

    Args:
        endpoint: The service.
        patience: Seconds for which a request is repeated while the service is away or refuses it
            for the moment. Later requests of a wait or a feed are repeated without this limit.
        pause: Seconds between two requests of a wait if the service has no long polls or is away.
        timeout: Seconds for which a driver waits for the next byte; a long poll is shorter.

    Raises:
        InvalidOperationError: The patience or the timeout is not a number, or out of range.
    """

    def __init__(
        self,
        endpoint: Endpoint,
        *,
        patience: float = 0.0,
        pause: float = 2.0,
        timeout: float = TIMEOUT,
    ) -> None:
        check_seconds("patience", patience, may_be_zero=True)
        check_seconds("timeout", timeout, longest=DAY)
        self._endpoint = endpoint
        self._patience = patience
        self._pause = pause
        self._timeout = timeout
        self._poll_seconds = min(POLL_SECONDS, max(1, int(timeout / 2)))

    def read(self, path: str, parameters: Parameters = ()) -> Flow[ServiceResponse]:
        """Yield the response to one request."""
        response = yield from self._request(self._endpoint.request(path, parameters))
        yield Item(response)

    def pages(self, parameters: Parameters, *, page_size: int = PAGE_SIZE) -> Flow[bytes]:
        """Yield the array of operations of each page of a list.

        With a limit among the parameters, there is one page, otherwise all of them.
        """
        is_limited = "limit" in dict(parameters)
        first = parameters if is_limited else [("limit", str(page_size)), *parameters]
        request = self._endpoint.request("operations", first)
        while True:
            page = yield from self._request(request)
            yield Item(page.body)
            link = _NEXT.search(page.headers.get("Link", ""))
            if is_limited or link is None:
                return
            request = self._endpoint.request(link[1])

    def wait(
        self, operation_id: UUID, timeout: float | None, parameters: Parameters = ()
    ) -> Flow[bytes]:
        """Yield the operation when it has ended; without an item, the wait has timed out."""
        deadline = to_deadline(timeout)
        path, tag, has_begun = f"operations/{operation_id}", "", False
        while True:
            left = max(0.0, deadline - time.monotonic())
            seconds = int(min(left, self._poll_seconds))
            polling = {"Prefer": f"wait={seconds}", "If-None-Match": tag} if tag else {}
            pause = self._pause
            try:
                request = self._endpoint.request(path, parameters, polling)
                response = yield from self._request(
                    request, is_first=not has_begun, deadline=deadline
                )
            except ServiceError as error:
                if not (has_begun and error.is_temporary):
                    raise
                pause = error.retry_after or pause
            else:
                if response.body and json.loads(response.body)["status"] in TERMINAL_STATES:
                    yield Item(response.body)
                    return
                has_begun, tag = True, response.headers.get("ETag", tag)
                is_long_poll = seconds > 0 and "Preference-Applied" in response.headers
                if is_long_poll or (tag and not polling):
                    pause = 0.0
            left = deadline - time.monotonic()
            if left <= 0:
                return
            yield Pause(min(pause, left))

    def watch(
        self, parameters: Parameters, *, since: str | None = None, with_present: bool = False
    ) -> Flow[list[FeedEvent]]:
        """Yield batches of events of the feed, indefinitely.

        Args:
            parameters: Parameters of the list, which choose the operations and the view.
            since: Position after which the feed begins; by default it begins now.
            with_present: Yield the operations that have not ended first, in one batch.
        """
        feed = EventParser(since, _RETRY_SECONDS)
        if with_present:
            chosen = list(parameters)
            if "status" not in dict(parameters):
                chosen.append(("status", _UNFINISHED))
            response = yield from self._request(self._endpoint.request("operations", chosen))
            tag = response.headers.get("ETag", "")  # a weak one if it was compressed on the way
            feed.position = tag.removeprefix("W/").strip('"') or None
            feed.has_begun = True
            found = json.loads(response.body)
            yield Item(
                [FeedEvent("message", json.dumps(one), feed.position or "") for one in found]
            )
        while True:
            headers = {"Accept": "text/event-stream"}
            if feed.position is not None:
                headers["Last-Event-ID"] = feed.position
            pause = None
            try:
                request = self._endpoint.request("operations", parameters, headers, is_stream=True)
                yield from self._request(request, is_first=not feed.has_begun)
                feed.begin()
                while isinstance(chunk := (yield READ), bytes) and chunk:
                    if events := feed.parse(chunk):
                        yield Item(events)
            except ServiceError as error:
                if not error.is_temporary or not feed.has_begun:
                    raise
                pause = error.retry_after
            yield Pause(pause or feed.retry)

    def _request(
        self, request: Request, *, is_first: bool = True, deadline: float = math.inf
    ) -> Generator[Request | Pause, Reply, ServiceResponse]:
        """Return the response; a first request is repeated within the patience.

        Args:
            request: The request.
            is_first: Whether the request is the first one of a wait or a feed, or the only one.
            deadline: Time on the monotonic clock after which the request is not repeated.

        Raises:
            OperationsStatusError: The service refuses the request, or cannot be reached.
        """
        last = min(time.monotonic() + (self._patience if is_first else 0.0), deadline)
        delay = _FIRST_DELAY
        while True:
            left = max(0.0, deadline - time.monotonic())
            try:
                response = yield request._replace(timeout=min(self._timeout, left + _LAST_SECONDS))
                assert isinstance(response, ServiceResponse)  # noqa: S101 narrows the type
                if not response.has_succeeded:
                    raise self._endpoint.refusal(response)
            except ServiceError as error:
                import random  # noqa: PLC0415 rarely needed, and takes a while to import

                pause = error.retry_after or delay * random.uniform(0.5, 1.0)  # noqa: S311 no secret
                if not error.is_temporary or time.monotonic() + pause > last:
                    raise
            else:
                return response
            yield Pause(pause)
            delay = min(2 * delay, _LONGEST_DELAY)


class Exchange(NamedTuple):
    """A response, and the bytes of its stream."""

    response: ServiceResponse
    chunks: Iterator[bytes] = iter(())


def drive(
    flow: Flow[_T], send: Callable[[Request], AbstractContextManager[Exchange]]
) -> Generator[_T]:
    """Run a flow in the calling thread and yield its items.

    Args:
        flow: The flow.
        send: Sends a request; the connection is in use while the context lasts. Sending and reading
            raise `ServiceError` if the connection fails.
    """
    with closing(flow), ExitStack() as connection:
        resume: Callable[[], Request | Pause | Read | Item[_T]] = partial(next, flow)
        chunks: Iterator[bytes] = iter(())
        while True:
            try:
                step = resume()
            except StopIteration:
                return
            resume = partial(flow.send, None)
            if isinstance(step, Item):
                yield step.value
            elif isinstance(step, Pause):
                connection.close()
                time.sleep(step.seconds)
            else:
                try:
                    if isinstance(step, Request):
                        connection.close()
                        response, chunks = connection.enter_context(send(step))
                        resume = partial(flow.send, response)
                    else:
                        resume = partial(flow.send, next(chunks, b""))
                except ServiceError as error:
                    resume = partial(flow.throw, error)
