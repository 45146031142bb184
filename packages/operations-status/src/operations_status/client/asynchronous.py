"""Client of a service for programs with an event loop."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, aclosing, asynccontextmanager, closing
from functools import partial
from typing import TYPE_CHECKING, Any, Self

import httpx

from operations_status.aggregates import from_groups_json, from_histogram_json
from operations_status.bounds import check_count
from operations_status.errors import ServiceError, WaitTimeoutError
from operations_status.identifiers import to_operation_id
from operations_status.operations import check_success

from .blocking import PATIENCE_SECONDS, translate_errors
from .exchange import TIMEOUT, Endpoint, Request, ServiceResponse, create_tls_context
from .flows import PAGE_SIZE, Flows, Item, Pause
from .parameters import to_parameters
from .results import (
    COUNTS,
    FULL,
    GROUPS,
    decode_counts,
    decode_events,
    decode_operation,
    decode_page,
    to_histogram_parameters,
)

if TYPE_CHECKING:
    import os
    from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
    from datetime import timedelta
    from typing import TypeVar, Unpack
    from uuid import UUID

    from operations_status.aggregates import Group, Step
    from operations_status.operations import Operation, OperationState

    from .events import WatchEvent
    from .flows import Flow
    from .parameters import ListOptions

    _T = TypeVar("_T")


class AsyncOperationsClient:
    """Client of a running service for one event loop; see `OperationsClient`.

    Close it with `aclose`, or use it in an `async with` block. To leave `list` or `watch` early,
    close their iterator (`contextlib.aclosing`), or its connection stays in use for a while.
    """

    def __init__(
        self,
        url: str,
        *,
        token: str | None = None,
        ca: str | os.PathLike[str] | None = None,
        patience: float = PATIENCE_SECONDS,
        timeout: float = TIMEOUT,
    ) -> None:
        self._endpoint = Endpoint(url, token)
        self._flows = Flows(self._endpoint, patience=patience, timeout=timeout)
        verify = create_tls_context(ca) if self._endpoint.has_tls else False
        transport = httpx.AsyncHTTPTransport(verify=verify, uds=self._endpoint.socket_path)
        self._http = httpx.AsyncClient(transport=transport, trust_env=False)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._endpoint.url!r})"

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Close all connections."""
        await self._http.aclose()

    async def get(self, operation_id: UUID | str) -> Operation:
        """Return one operation; see `OperationsClient.get`."""
        path = f"operations/{to_operation_id(operation_id)}"
        async with self._run(self._flows.read(path, FULL)) as responses:
            return decode_operation((await anext(responses)).body)

    async def list(
        self,
        *,
        newest_first: bool = False,
        limit: int | None = None,
        **filters: Unpack[ListOptions],
    ) -> AsyncGenerator[Operation]:
        """Yield the operations that match, from all pages; see `OperationsClient.list`."""
        check_count("limit", limit, unit="operations")
        if limit == 0:
            return
        order = [("order", "desc")] if newest_first else []
        size = PAGE_SIZE if limit is None else min(limit, PAGE_SIZE)
        parameters = [*to_parameters(filters), *order, *FULL]
        left = limit
        async with self._run(self._flows.pages(parameters, page_size=size)) as pages:
            async for page in pages:
                for operation in decode_page(page)[:left]:
                    yield operation
                    left = None if left is None else left - 1
                if left == 0:
                    return

    async def counts(self, **filters: Unpack[ListOptions]) -> dict[OperationState, int]:
        """Return the number of operations that match by state; see `OperationsClient.counts`."""
        parameters = [*to_parameters(filters), *COUNTS]
        async with self._run(self._flows.read("operations", parameters)) as responses:
            return decode_counts((await anext(responses)).body)

    async def histogram(
        self, step: timedelta | float, **filters: Unpack[ListOptions]
    ) -> Sequence[Step]:
        """Return the steps with operations; see `OperationsClient.histogram`."""
        parameters = [*to_parameters(filters), *to_histogram_parameters(step)]
        async with self._run(self._flows.read("operations", parameters)) as responses:
            return from_histogram_json((await anext(responses)).body)

    async def groups(self, **filters: Unpack[ListOptions]) -> Sequence[Group]:
        """Return the groups of operations that match; see `OperationsClient.groups`."""
        parameters = [*to_parameters(filters), *GROUPS]
        async with self._run(self._flows.read("operations", parameters)) as responses:
            return from_groups_json((await anext(responses)).body)

    async def wait(
        self,
        operation_id: UUID | str,
        *,
        timeout: float | None = None,  # noqa: ASYNC109 raises an error with the operation
        check: bool = False,
    ) -> Operation:
        """Wait until an operation has ended, and return it; see `OperationsClient.wait`."""
        identifier = to_operation_id(operation_id)
        async with self._run(self._flows.wait(identifier, timeout, FULL)) as ends:
            async for body in ends:
                operation = decode_operation(body)
                return check_success(operation) if check else operation
        raise WaitTimeoutError(identifier, timeout or 0.0)

    async def watch(
        self,
        *,
        since: str | None = None,
        with_unfinished: bool = False,
        **filters: Unpack[ListOptions],
    ) -> AsyncGenerator[WatchEvent]:
        """Yield changes of operations as they happen; see `OperationsClient.watch`."""
        parameters = [*to_parameters(filters), *FULL]
        flow = self._flows.watch(parameters, since=since, with_present=with_unfinished)
        async with self._run(flow) as batches:
            async for events in batches:
                for event in decode_events(events):
                    yield event

    def _run(self, flow: Flow[_T]) -> aclosing[AsyncGenerator[_T]]:
        """Return a context manager for the items of a flow."""
        return aclosing(self._drive(flow))

    async def _drive(self, flow: Flow[_T]) -> AsyncGenerator[_T]:
        """Run a flow and yield its items; see `flows.drive`."""
        with closing(flow):
            async with AsyncExitStack() as connection:
                resume: Callable[[], Any] = partial(next, flow)
                chunks: AsyncIterator[bytes]
                while True:
                    try:
                        step = resume()
                    except StopIteration:
                        return
                    resume = partial(flow.send, None)
                    if isinstance(step, Item):
                        yield step.value
                    elif isinstance(step, Pause):
                        await connection.aclose()
                        await asyncio.sleep(step.seconds)
                    else:
                        try:
                            if isinstance(step, Request):
                                await connection.aclose()
                                sending = self._send(step)
                                response, chunks = await connection.enter_async_context(sending)
                                resume = partial(flow.send, response)
                            else:
                                resume = partial(flow.send, await anext(chunks, b""))
                        except ServiceError as error:
                            resume = partial(flow.throw, error)

    @asynccontextmanager
    async def _send(
        self, request: Request
    ) -> AsyncIterator[tuple[ServiceResponse, AsyncIterator[bytes]]]:
        with translate_errors(self._endpoint):
            async with self._http.stream(
                "GET", request.url, headers=request.headers, timeout=request.timeout
            ) as response:
                body = b"" if response.is_success and request.is_stream else await response.aread()
                answer = ServiceResponse(response.status_code, response.headers, body)
                yield answer, self._read(response)

    async def _read(self, response: httpx.Response) -> AsyncIterator[bytes]:
        with translate_errors(self._endpoint):
            async for chunk in response.aiter_bytes():
                yield chunk
