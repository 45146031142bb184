"""Client of a service for programs without an event loop."""

from __future__ import annotations

import sys
from contextlib import closing, contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Self

import httpx

from operations_status.aggregates import from_groups_json, from_histogram_json
from operations_status.bounds import check_count
from operations_status.errors import WaitTimeoutError
from operations_status.identifiers import to_operation_id
from operations_status.operations import check_success

from .exchange import TIMEOUT, Endpoint, ServiceResponse, create_tls_context
from .flows import PAGE_SIZE, Exchange, Flows, drive
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
    from collections.abc import Generator, Iterator, Sequence
    from datetime import timedelta
    from typing import TypeVar, Unpack
    from uuid import UUID

    from operations_status.aggregates import Group, Step
    from operations_status.operations import Operation, OperationState

    from .events import WatchEvent
    from .exchange import Request
    from .flows import Flow
    from .parameters import ListOptions

    _T = TypeVar("_T")

PATIENCE_SECONDS = 10.0


class OperationsClient:
    """Client of a running service; any number of threads may use it at once.

    Close it, or use it in a `with` block. No redirect is followed, and no proxy of the environment
    is used: the token is sent to the service alone.

    Args:
        url: URL of the service, as in `https://status.example.org`, or `http://unix:/PATH` for a
            Unix socket.
        token: The access token.
        ca: PEM file of the certificate authorities to trust, in place of the system's.
        patience: Seconds for which a request is repeated while the service is away (no connection,
            408, 500, 502, 503, 504) or refuses it for the moment (429). The pauses grow, and are
            those of `Retry-After` if the service sends it. 0: try once.
        timeout: Seconds without a byte after which an attempt counts as failed; at most a day.

    Raises:
        InvalidOperationError: *patience* or *timeout* is not a number, or out of range.
        ServiceError: The URL is malformed, or *ca* cannot be read. Every method raises
            `UnauthorizedError` for 401, `ForbiddenError` for 403, `TooManyRequestsError` for 429,
            `ServiceUnavailableError` if the service is away for longer than the patience,
            `InvalidFilterError` for an invalid parameter, `UnknownOperationError` for an operation
            that does not exist or was pruned, and `ServiceError` for any other response.
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
        transport = httpx.HTTPTransport(verify=verify, uds=self._endpoint.socket_path)
        self._http = httpx.Client(transport=transport, trust_env=False)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._endpoint.url!r})"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close all connections."""
        self._http.close()

    def get(self, operation_id: UUID | str) -> Operation:
        """Return one operation; its `stoppable` says whether it can be stopped now."""
        path = f"operations/{to_operation_id(operation_id)}"
        with self._run(self._flows.read(path, FULL)) as responses:
            return decode_operation(next(responses).body)

    def list(
        self,
        *,
        newest_first: bool = False,
        limit: int | None = None,
        **filters: Unpack[ListOptions],
    ) -> Generator[Operation]:
        """Yield the operations that match, oldest first, from all pages of the list.

        Each page is a consistent snapshot. A page is read when its first operation is asked for.

        Args:
            newest_first: Yield the newest first.
            limit: The largest number of operations; None for all.
            filters: Conditions, see `ListOptions`.

        Raises:
            InvalidOperationError: *limit* is not a whole number, or negative.
        """
        check_count("limit", limit, unit="operations")
        order = [("order", "desc")] if newest_first else []
        size = PAGE_SIZE if limit is None else min(limit, PAGE_SIZE)
        parameters = [*to_parameters(filters), *order, *FULL]
        most = None if limit is None else min(limit, sys.maxsize)
        with self._run(self._flows.pages(parameters, page_size=size)) as pages:
            yield from islice((one for page in pages for one in decode_page(page)), most)

    def counts(self, **filters: Unpack[ListOptions]) -> dict[OperationState, int]:
        """Return the number of operations that match, for each state, zeros included."""
        parameters = [*to_parameters(filters), *COUNTS]
        with self._run(self._flows.read("operations", parameters)) as responses:
            return decode_counts(next(responses).body)

    def histogram(self, step: timedelta | float, **filters: Unpack[ListOptions]) -> Sequence[Step]:
        """Return the number of operations that match, by step of their creation, and by state.

        Args:
            step: Length of a step, in whole seconds; steps begin at multiples of it since 1970.
            filters: Conditions, see `ListOptions`.

        Returns:
            The steps that have operations, in order; at most 400 between the first and the last.

        Raises:
            InvalidFilterError: There would be more steps.
            ValueError: *step* is not a whole number of seconds, at least 1.
        """
        parameters = [*to_parameters(filters), *to_histogram_parameters(step)]
        with self._run(self._flows.read("operations", parameters)) as responses:
            return from_histogram_json(next(responses).body)

    def groups(self, **filters: Unpack[ListOptions]) -> Sequence[Group]:
        """Return the groups of operations that match, by names and kind of error.

        The largest group comes first, and at most 100 are returned.

        Args:
            filters: Conditions, see `ListOptions`.
        """
        parameters = [*to_parameters(filters), *GROUPS]
        with self._run(self._flows.read("operations", parameters)) as responses:
            return from_groups_json(next(responses).body)

    def wait(
        self, operation_id: UUID | str, *, timeout: float | None = None, check: bool = False
    ) -> Operation:
        """Wait until an operation has ended, and return it.

        The client sends long polls. After the first response, the wait continues while the service
        is away or restarts, until the time is over. A service that does not answer prolongs the
        wait by at most five seconds.

        Args:
            operation_id: Identifier of the operation.
            timeout: Seconds to wait; None for no limit.
            check: Raise an error unless the operation has succeeded.

        Raises:
            InvalidOperationError: *timeout* is not a number.
            WaitTimeoutError: The operation has not ended in time.
            OperationFailed: The operation has failed, and *check* is true.
            OperationCancelled: The operation was cancelled, and *check* is true.
        """
        identifier = to_operation_id(operation_id)
        with self._run(self._flows.wait(identifier, timeout, FULL)) as ends:
            for body in ends:
                operation = decode_operation(body)
                return check_success(operation) if check else operation
        raise WaitTimeoutError(identifier, timeout or 0.0)

    def watch(
        self,
        *,
        since: str | None = None,
        with_unfinished: bool = False,
        **filters: Unpack[ListOptions],
    ) -> Generator[WatchEvent]:
        """Yield changes of operations as they happen, indefinitely; no changed operation is missed.

        An operation that changes several times between two events is reported once, in its latest
        state. After the first response, the feed continues from its last position when the service
        was away.

        Args:
            since: Position of an earlier event, after which to begin; by default now.
            with_unfinished: Yield the operations that have not ended first.
            filters: Conditions, see `ListOptions`.
        """
        parameters = [*to_parameters(filters), *FULL]
        flow = self._flows.watch(parameters, since=since, with_present=with_unfinished)
        with self._run(flow) as batches:
            for events in batches:
                yield from decode_events(events)

    def _run(self, flow: Flow[_T]) -> closing[Generator[_T]]:
        """Return a context manager for the items of a flow."""
        return closing(drive(flow, self._send))

    @contextmanager
    def _send(self, request: Request) -> Iterator[Exchange]:
        with (
            translate_errors(self._endpoint),
            self._http.stream(
                "GET", request.url, headers=request.headers, timeout=request.timeout
            ) as response,
        ):
            body = b"" if response.is_success and request.is_stream else response.read()
            answer = ServiceResponse(response.status_code, response.headers, body)
            yield Exchange(answer, self._read(response))

    def _read(self, response: httpx.Response) -> Iterator[bytes]:
        with translate_errors(self._endpoint):
            yield from response.iter_bytes()


@contextmanager
def translate_errors(endpoint: Endpoint) -> Iterator[None]:
    """Within a block, raise a `ServiceError` in place of each error of httpx."""
    try:
        yield
    except httpx.RequestError as error:
        raise endpoint.unreachable(error) from error
