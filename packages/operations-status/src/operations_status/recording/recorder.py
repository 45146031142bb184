"""Records operations from the code that does the work.

`with recorder.operation(...) as op:` records an operation for as long as the block runs, and
`async with` does the same without blocking the event loop. How the block ends decides how the
operation ends::

    the block ends            Succeeded, without a resource location unless `succeed` gave one
    an exception              Failed; its class is the code, its text the message
    cancellation, Ctrl-C      Cancelled

A thread renews the operation's lease. When the process dies, the lease runs out, and the service
marks the operation Failed with the code `Lost`.
"""

from __future__ import annotations

import inspect
import math
import os
from datetime import UTC, datetime
from functools import partial, wraps
from typing import TYPE_CHECKING, Any, Concatenate, Literal, ParamSpec, Self, TypeVar, cast

from attrs import asdict

from operations_status.accepted import to_operation_id
from operations_status.errors import InvalidOperationError
from operations_status.operations import Operation, OperationState, clean_tags
from operations_status.stores import open_blocking_store

from .block import RecordingBlock
from .descriptions import current_process
from .operation import RecordedOperation
from .session import RecordingOptions, Session

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable
    from uuid import UUID

    from operations_status.operations import Process
    from operations_status.stores import OperationStore

    _P = ParamSpec("_P")
    _T = TypeVar("_T")

LEASE_SECONDS = 30.0
POLL_SECONDS = 0.5
PATIENCE_SECONDS = 30.0
EXPIRY_SECONDS = 24 * 60 * 60.0


def _in_thread(
    method: Callable[Concatenate[Recorder, _P], _T],
) -> Callable[Concatenate[Recorder, _P], Coroutine[Any, Any, _T]]:
    """Return a method that does what another one does, without blocking the event loop."""

    @wraps(method)
    async def call(recorder: Recorder, /, *args: _P.args, **kwargs: _P.kwargs) -> _T:
        return await recorder.session.run_in_thread(partial(method, recorder, *args, **kwargs))

    return call


class Recorder:
    """Records operations, from any number of threads, event loops and forked processes.

    A recorder can be closed and used again any number of times: the first operation opens it, or
    `with` or `async with`, whose end closes it. One that was made from an address can be pickled,
    with the password if the address has one.

    Args:
        store: Where operations are kept: an address, or a store that is open; by default the
            store of the settings (`MONITOR_STORE`, the configuration file).
        lease: Seconds without a heartbeat after which an operation counts as lost.
        poll_interval: Seconds between two polls for requests to stop.
        patience: Seconds that the work waits for a change to be written, retries included, if
            recording is required. With less than 1, there is one attempt of 1 second at most.
        required: Whether the work fails when it cannot be recorded. If not, each call waits for
            the store for at most 0.1 seconds, whatever the patience, and after a failure not at
            all until a probe of the heartbeat has succeeded. What was not written is written then.

    Raises:
        StoreError: The address names no store.
        SettingsError: The settings cannot be read.
    """

    def __init__(
        self,
        store: str | OperationStore | None = None,
        *,
        lease: float = LEASE_SECONDS,
        poll_interval: float = POLL_SECONDS,
        patience: float = PATIENCE_SECONDS,
        required: bool = True,
    ) -> None:
        if store is None:
            from operations_status.settings import Settings  # noqa: PLC0415 big, and not needed with an address

            store = Settings.load().store
        self._address = store if isinstance(store, str) else None
        self.store = open_blocking_store(store) if isinstance(store, str) else store.blocking
        self._options = RecordingOptions(
            lease=lease, poll_interval=poll_interval, patience=patience, required=required
        )
        self._sessions: dict[int, Session] = {}

    def __reduce__(self) -> tuple[partial[Recorder], tuple[()]]:
        if self._address is None:
            raise TypeError(
                "expected a Recorder made from an address, as in Recorder('sqlite:///o.db'): "
                "one that shares an open store cannot be pickled"
            )
        return partial(type(self), self._address, **asdict(self._options)), ()

    def __enter__(self) -> Self:
        self.session.try_open()
        self.session.enter()
        return self

    def __exit__(self, *_: object) -> None:
        self.session.leave()

    async def __aenter__(self) -> Self:
        session = self.session
        session.enter()
        try:
            await session.run_in_thread(session.try_open)
        except BaseException:  # cancelled, perhaps: what was opened is closed again
            await session.run_in_thread(session.leave)
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.session.run_in_thread(self.session.leave)

    @property
    def session(self) -> Session:
        """Session of this process; a forked child begins its own."""
        process = os.getpid()
        if (session := self._sessions.get(process)) is None:
            session = self._sessions.setdefault(
                process,
                Session(self.store, owns_store=self._address is not None, options=self._options),
            )
        return session

    def open(self) -> None:
        """Open the store now instead of with the first operation.

        It is tried once, and waits as long as a change would.

        Raises:
            StoreError: It cannot be used, and recording is required.
        """
        self.session.open()

    def close(self) -> None:
        """Stop the heartbeat, and close the store if it was given by its address.

        While blocks are running, the recorder logs a warning and closes when the last one ends. So
        it does while operations are not written yet. If recording is not required, closing takes
        at most a second.
        """
        self.session.close()

    def operation(  # noqa: PLR0913 each is a field of its own or a policy
        self,
        *,
        tags: Iterable[str] = (),
        egress_provider: str | None = None,
        stoppable: bool = False,
        process: Process | None = None,
        operation_id: UUID | None = None,
        on_duplicate: Literal["error", "restart"] = "error",
        cancel_task: bool = False,
    ) -> RecordingBlock:
        """Return a block, for `with` or `async with`, that records one operation.

        Args:
            tags: Names by which people find it; without commas.
            egress_provider: Name of the place its artifact goes to.
            stoppable: Whether it can end early and keep what it has made, when it is asked to.
            process: The process it belongs to; by default this one.
            operation_id: Its identifier; by default a random one.
            on_duplicate: What happens if *operation_id* is in use: with "error", entering the
                block raises `DuplicateOperationError`; with "restart", that operation runs again,
                whatever became of it, and a worker that still runs it can no longer end it.
            cancel_task: Whether the task that runs an `async with` block is cancelled when
                somebody else cancels the operation, ends it or takes it over.

        Raises:
            InvalidOperationError: One of them has a value that it cannot have.
        """
        if on_duplicate not in {"error", "restart"}:
            raise InvalidOperationError(
                f'expected "error" or "restart" for on_duplicate, got {on_duplicate!r}'
            )
        operation = make_operation(
            operation_id,
            process,
            status=OperationState.RUNNING,
            tags=tags,
            egress_provider_name=egress_provider,
            stoppable=stoppable,
        )
        restart = on_duplicate == "restart"
        recorded = RecordedOperation(
            operation,
            lambda session, is_retry: session.begin(operation, restart=restart, is_retry=is_retry),
        )
        return RecordingBlock(lambda: self.session, recorded, cancel_task=cancel_task)

    def create(  # noqa: PLR0913 each is a field of its own
        self,
        *,
        tags: Iterable[str] = (),
        egress_provider: str | None = None,
        stoppable: bool = False,
        process: Process | None = None,
        operation_id: UUID | None = None,
        expires: float = EXPIRY_SECONDS,
    ) -> Operation:
        """Create an operation that a worker, here or elsewhere, will `attach` to.

        Args:
            tags: Names by which people find it; without commas.
            egress_provider: Name of the place its artifact goes to.
            stoppable: Whether it can end early and keep what it has made, when it is asked to.
            process: The process it belongs to; by default this one.
            operation_id: Its identifier; by default a random one.
            expires: Seconds after which it is Failed with the code `NeverStarted`, unless a worker
                has attached to it.

        Returns:
            The operation, Starting.

        Raises:
            DuplicateOperationError: *operation_id* is in use.
            InvalidOperationError: One of them has a value that it cannot have.
            StoreError: The store cannot be used, and recording is required.
        """
        operation = make_operation(
            operation_id,
            process,
            tags=tags,
            egress_provider_name=egress_provider,
            stoppable=stoppable,
        )
        check_expires(expires)
        session = self.session
        session.write(
            session.make_writer(
                operation,
                lambda is_retry: session.create(operation, expires, is_retry=is_retry),
            )
        )
        return operation

    create_async = _in_thread(create)

    def attach(self, operation_id: UUID | str, *, cancel_task: bool = False) -> RecordingBlock:
        """Return a block, for `with` or `async with`, that runs an operation made by `create`.

        Entering it raises `AlreadyAttachedError` while another worker runs the operation, unless
        that worker is lost; `TransitionError` when it has ended; `UnknownOperationError` when it
        does not exist and recording is required. If recording is not required, the block runs, and
        the operation is looked for again for five seconds, and with its end.

        Args:
            operation_id: Which operation.
            cancel_task: Whether the task that runs an `async with` block is cancelled when
                somebody else cancels the operation, ends it or takes it over.

        Raises:
            InvalidOperationError: *operation_id* is no UUID.
        """
        identifier = to_operation_id(operation_id)
        operation = make_operation(identifier, None, status=OperationState.RUNNING)
        recorded = RecordedOperation(
            operation, lambda session, is_retry: session.attach(operation, is_retry=is_retry)
        )
        return RecordingBlock(lambda: self.session, recorded, cancel_task=cancel_task)

    def track(
        self,
        *,
        tags: Iterable[str] = (),
        egress_provider: str | None = None,
        stoppable: bool = False,
        cancel_task: bool = False,
    ) -> Callable[[Callable[_P, _T]], Callable[_P, _T]]:
        """Return a decorator that records each call of a function or coroutine function.

        The function finds its operation with `current_operation()`.

        Args:
            tags: Names by which people find the operations; without commas.
            egress_provider: Name of the place their artifacts go to.
            stoppable: Whether they can end early and keep what they have made.
            cancel_task: Whether a coroutine's task is cancelled when somebody else cancels the
                operation, ends it or takes it over.

        Raises:
            InvalidOperationError: A tag is malformed.
        """
        make_block = partial(
            self.operation,
            tags=clean_tags(tags),
            egress_provider=egress_provider,
            stoppable=stoppable,
            cancel_task=cancel_task,
        )
        return partial(_track_calls, make_block=make_block)


def _track_calls(
    function: Callable[_P, _T], make_block: Callable[[], RecordingBlock]
) -> Callable[_P, _T]:
    """Return a function whose calls are recorded, each as one operation.

    Raises:
        TypeError: It is a generator function, whose work is done after the call.
    """
    if inspect.isgeneratorfunction(function) or inspect.isasyncgenfunction(function):
        raise TypeError(
            f"expected a function or a coroutine function, got the generator {function!r}: "
            "use `with recorder.operation()` inside it"
        )
    if inspect.iscoroutinefunction(function):

        @wraps(function)
        async def record_coroutine(*args: Any, **kwargs: Any) -> Any:
            async with make_block():
                return await function(*args, **kwargs)

        return cast("Callable[_P, _T]", record_coroutine)

    @wraps(function)
    def record_call(*args: _P.args, **kwargs: _P.kwargs) -> _T:
        with make_block():
            return function(*args, **kwargs)

    return record_call


def check_expires(expires: float) -> None:
    """Raise `InvalidOperationError` unless an operation can wait so many seconds for a worker."""
    if not 0 < expires < math.inf:
        raise InvalidOperationError(
            f"expected a finite number of seconds, more than 0, for expires, got {expires!r}"
        )


def make_operation(
    operation_id: UUID | None, process: Process | None = None, **fields: Any
) -> Operation:
    """Return a new operation, which has begun if it is Running, of this process by default."""
    if operation_id is not None:
        fields["operation_id"] = operation_id
    now = datetime.now(UTC)
    if fields.get("status") is OperationState.RUNNING:
        fields["started"] = now
    return Operation(process=process or current_process(), created=now, updated=now, **fields)
