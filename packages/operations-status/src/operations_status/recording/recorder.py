"""Recorder of operations for the code that does the work.

`with recorder.operation(...) as op:` records an operation while the block runs, and `async with`
does the same without blocking the event loop. The end of the block determines the final state::

    the block ends            Succeeded, without a resource location unless `succeed` gave one
    an exception              Failed; its class is the code, its text the message
    cancellation, Ctrl-C      Cancelled

A thread renews the operation's lease. When the process dies, the lease expires, and the service
marks the operation Failed with the code `Lost`.
"""

from __future__ import annotations

import inspect
import math
import os
import platform
import sys
from datetime import UTC, datetime
from functools import cache, partial, wraps
from pathlib import Path
from typing import (
    TYPE_CHECKING,
    Any,
    Concatenate,
    Literal,
    ParamSpec,
    Self,
    TypedDict,
    TypeVar,
    cast,
)
from uuid import UUID, uuid4

from attrs import asdict

from operations_status.bounds import DAY, check_count, check_seconds
from operations_status.errors import InvalidOperationError
from operations_status.identifiers import choose_operation_id, to_operation_id
from operations_status.operations import (
    NAME_LENGTH_MAX,
    Attempt,
    Operation,
    OperationState,
    Process,
    Worker,
    check_success,
    clean_tags,
)
from operations_status.stores import open_blocking_store
from operations_status.stores.opening import is_in_memory

from .block import RecordingBlock
from .changes import Existing
from .descriptions import readable
from .end_wait import EndWait, read_operation
from .journal import LIMIT_BYTES
from .operation import RecordedOperation
from .session import RecordingOptions, Session

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable

    from operations_status.stores import OperationStore

    _P = ParamSpec("_P")
    _T = TypeVar("_T")

LEASE_SECONDS = 30.0
POLL_SECONDS = 0.5
PATIENCE_SECONDS = 30.0
EXPIRY_SECONDS = DAY


class NewOperation(TypedDict, total=False):
    """Arguments of `Recorder.create` for one operation of `Recorder.create_many`."""

    tags: Iterable[str]
    egress_provider: str | None
    stoppable: bool
    process: Process | None
    name: str | None
    operation_id: UUID | str | None
    key: str | None
    traceparent: str | None


def _in_thread(
    method: Callable[Concatenate[Recorder, _P], _T],
) -> Callable[Concatenate[Recorder, _P], Coroutine[Any, Any, _T]]:
    """Return a coroutine method that calls a method in a thread of the recorder."""

    @wraps(method)
    async def call(recorder: Recorder, /, *args: _P.args, **kwargs: _P.kwargs) -> _T:
        return await recorder.session.run_in_thread(partial(method, recorder, *args, **kwargs))

    return call


class Recorder:
    """Records operations, from any number of threads, event loops and forked processes.

    A recorder can be closed and used again any number of times. The first operation opens it, or a
    `with` or `async with` block, whose end closes it. A recorder made from an address can be
    pickled; the pickle contains the address with its password.

    Args:
        store: Address of the store, or an open store; by default the store of the settings
            (`MONITOR_STORE`, the configuration file).
        lease: Seconds without a heartbeat after which an operation is lost.
        poll_interval: Seconds between two polls for stop requests.
        patience: If recording is required, seconds for which the work waits until a change is
            written, retries included. With less than 1, there is one attempt of at most 1 second.
        worker_name: Name of this process as the worker of attempts; by default that of its script.
        required: Whether an error of the store fails the work. If false, a call waits for the
            store for at most 0.1 seconds, regardless of the patience; the whole call may take
            longer, because it also writes to the journal. After a failure, calls write to the
            journal and do not wait until a probe of the heartbeat succeeds; the heartbeat then
            hands in the journal.
        journal_folder: Folder of the journals of this user's processes; by default that of the
            settings (`MONITOR_JOURNAL_FOLDER`), else the user's folder for state, else the system's
            folder for temporary files.
        journal_size: The largest size of the journals for this store together, in bytes; by default
            that of the settings if *store* is None, else 64 MiB.

    Raises:
        StoreError: The address is malformed or unknown, or the driver is missing.
        SettingsError: The settings cannot be read.
        InvalidOperationError: *lease* is not above 0 and at most a century, *poll_interval* is not
            above 0 and at most a day, *patience* is neither from 0 to a century nor infinite,
            *journal_size* is not a whole number, 0 or more, or *worker_name* has more than 256
            characters.
    """

    def __init__(  # noqa: PLR0913 each is an option of its own
        self,
        store: str | OperationStore | None = None,
        *,
        lease: float = LEASE_SECONDS,
        poll_interval: float = POLL_SECONDS,
        patience: float = PATIENCE_SECONDS,
        required: bool = True,
        worker_name: str | None = None,
        journal_folder: str | None = None,
        journal_size: int | None = None,
    ) -> None:
        check_seconds("lease", lease)
        check_seconds("poll_interval", poll_interval, longest=DAY)
        if patience != math.inf:
            check_seconds("patience", patience, may_be_zero=True)
        check_count("journal_size", journal_size, unit="bytes")
        if store is None:
            from operations_status.settings import Settings  # noqa: PLC0415 big, and not needed with an address

            settings = Settings.load()
            store = settings.store
            journal_folder = journal_folder or settings.journal_folder
            journal_size = settings.journal_size if journal_size is None else journal_size
        self._address = store if isinstance(store, str) else None
        self.store = open_blocking_store(store) if isinstance(store, str) else store.blocking
        current_worker(worker_name)  # refuses an invalid name
        self._options = RecordingOptions(
            lease=lease,
            poll_interval=poll_interval,
            patience=patience,
            required=required,
            worker_name=worker_name,
            journal_folder=journal_folder,
            journal_size=LIMIT_BYTES if journal_size is None else journal_size,
        )
        self._sessions: dict[int, Session] = {}

    def __reduce__(self) -> tuple[partial[Recorder], tuple[()]]:
        if self._address is None:
            raise TypeError(
                "expected a Recorder made from an address, as in Recorder('sqlite:///o.db'): "
                "one that shares an open store cannot be pickled"
            )
        if is_in_memory(self._address):
            raise TypeError(
                f"another process has no access to the store {self._address}: expected the address "
                "of a file or a database for a Recorder that is pickled"
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
        except BaseException:  # an error, or a cancellation
            await session.run_in_thread(session.leave)
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.session.run_in_thread(self.session.leave)

    @property
    def session(self) -> Session:
        """Session of this process; a forked child creates its own."""
        process = os.getpid()
        if (session := self._sessions.get(process)) is None:
            session = self._sessions.setdefault(
                process,
                Session(
                    self.store,
                    owns_store=self._address is not None,
                    options=self._options,
                    worker=current_worker(self._options.worker_name),
                ),
            )
        return session

    @property
    def unrecorded(self) -> int:
        """Number of beginnings and ends that this process has dropped.

        A change is dropped if the journal is full, if its operation has not existed for a day, if
        it is in a journal for another store that has not changed for a week, or if it cannot be
        decoded, such as one that another version has written.
        """
        journal = self.session.journal
        return 0 if journal is None else journal.dropped

    def open(self) -> None:
        """Open the store now instead of with the first operation.

        There is one attempt, with the timeout of a change.

        Raises:
            StoreError: The store cannot be used, and recording is required.
        """
        self.session.open()

    def close(self) -> None:
        """Stop the heartbeat; close the store if the recorder was made from an address.

        While blocks are running or changes are unwritten, the recorder logs a warning, and closes
        as soon as the last block has ended and all changes are written. If recording is not
        required, closing takes at most one second.
        """
        self.session.close()

    def operation(  # noqa: PLR0913 each is a field of its own or a policy
        self,
        *,
        tags: Iterable[str] = (),
        egress_provider: str | None = None,
        stoppable: bool = False,
        process: Process | None = None,
        name: str | None = None,
        operation_id: UUID | str | None = None,
        key: str | None = None,
        traceparent: str | None = None,
        on_duplicate: Literal["error", "restart"] = "error",
        cancel_task: bool = False,
    ) -> RecordingBlock:
        """Return a block, for `with` or `async with`, that records one operation.

        Args:
            tags: Names for people, without commas.
            egress_provider: Name of the egress provider of the artifact.
            stoppable: Whether a stop request can end the operation early with a partial result.
            process: The process to which the operation belongs; by default this one.
            name: Name of the operation, for lists and pages.
            operation_id: The identifier; by default a random one.
            key: Natural key from which the identifier is derived, instead of *operation_id*.
            traceparent: Trace context of the caller (W3C Trace Context); by default that of the
                current OpenTelemetry span, if there is one.
            on_duplicate: If the identifier is in use: with "error", entering the block raises
                `DuplicateOperationError`; with "restart", the existing operation runs again in any
                state, and a worker that still runs it can no longer end it.
            cancel_task: Cancel the task that runs an `async with` block when another process
                cancels the operation, ends it or takes it over.

        Raises:
            InvalidOperationError: An argument has an invalid value.
        """
        if on_duplicate not in {"error", "restart"}:
            raise InvalidOperationError(
                f'expected "error" or "restart" for on_duplicate, got {on_duplicate!r}'
            )
        operation = make_operation(
            operation_id if key is None else choose_operation_id(operation_id, key),
            process,
            status=OperationState.RUNNING,
            tags=tags,
            egress_provider_name=egress_provider,
            stoppable=stoppable,
            name=name,
            traceparent=traceparent or _current_traceparent(),
            worker=self.session.worker,
        )
        existing = Existing.RESTART if on_duplicate == "restart" else Existing.REFUSE
        recorded = RecordedOperation(
            operation,
            lambda session: session.plan_run(operation, existing=existing),
        )
        return RecordingBlock(lambda: self.session, recorded, cancel_task=cancel_task)

    def create(  # noqa: PLR0913 each is a field of its own
        self,
        *,
        tags: Iterable[str] = (),
        egress_provider: str | None = None,
        stoppable: bool = False,
        process: Process | None = None,
        name: str | None = None,
        operation_id: UUID | str | None = None,
        key: str | None = None,
        traceparent: str | None = None,
        expires: float = EXPIRY_SECONDS,
    ) -> Operation:
        """Create an operation that a worker in any process runs by calling `attach`.

        Args:
            tags: Names for people, without commas.
            egress_provider: Name of the egress provider of the artifact.
            stoppable: Whether a stop request can end the operation early with a partial result.
            process: The process to which the operation belongs; by default this one until
                a worker attaches, and then that of the worker.
            name: Name of the operation, for lists and pages.
            operation_id: The identifier; by default a random one.
            key: Natural key from which the identifier is derived, instead of *operation_id*.
            traceparent: Trace context of the caller (W3C Trace Context); by default that of the
                current OpenTelemetry span, if there is one.
            expires: Seconds after which the operation is Failed with the code `NeverStarted`
                unless a worker has attached.

        Returns:
            The operation, Starting.

        Raises:
            DuplicateOperationError: The identifier is in use.
            InvalidOperationError: An argument has an invalid value.
            StoreError: The store cannot be used, and recording is required.
        """
        operation = _make_new(
            tags=tags,
            egress_provider=egress_provider,
            stoppable=stoppable,
            process=process,
            name=name,
            operation_id=operation_id,
            key=key,
            traceparent=traceparent,
        )
        check_expires(expires)
        session = self.session
        session.write(session.make_writer(operation, session.plan_creation(operation, expires)))
        return operation

    create_async = _in_thread(create)

    def attach(
        self,
        operation_id: UUID | str | None = None,
        *,
        key: str | None = None,
        queue: str | None = None,
        redelivery: float | None = None,
        cancel_task: bool = False,
    ) -> RecordingBlock:
        """Return a block, for `with` or `async with`, that runs an operation made by `create`.

        The block is one attempt of the operation. From its beginning on, the operation belongs to
        this process, unless `create` was called with another one.

        Entering the block raises `AlreadyAttachedError` if another worker has a valid lease,
        `TransitionError` if the operation has ended, and `UnknownOperationError` if the operation
        does not exist and recording is required. If recording is not required, the block runs
        without the operation, and its changes wait in the journal for the operation, for a day at
        most.

        Args:
            operation_id: Identifier of the operation.
            key: Natural key of the operation, instead of *operation_id*.
            queue: Name of the queue that delivered the operation.
            redelivery: Seconds within which the queue delivers the operation again if this process
                dies, so that another attempt can begin; by default, the operation is lost at once.
            cancel_task: Cancel the task that runs an `async with` block when another process
                cancels the operation, ends it or takes it over.

        Raises:
            InvalidOperationError: *operation_id* is not a UUID, or an argument is malformed.
        """
        identifier = choose_operation_id(operation_id, key)
        if identifier is None:
            raise InvalidOperationError("expected operation_id or key, got neither")
        operation = make_operation(
            identifier,
            status=OperationState.RUNNING,
            worker=self.session.worker,
            queue=queue,
            redelivery=redelivery,
        )
        recorded = RecordedOperation(
            operation,
            lambda session: session.plan_run(operation, adds=False, existing=Existing.ATTACH),
        )
        return RecordingBlock(lambda: self.session, recorded, cancel_task=cancel_task)

    def create_many(
        self, operations: Iterable[NewOperation], *, expires: float = EXPIRY_SECONDS
    ) -> list[Operation]:
        """Create operations for workers in one transaction: all of them or none.

        Args:
            operations: Arguments of `create` for each operation.
            expires: Seconds after which an operation is Failed with the code `NeverStarted` unless
                a worker has attached.

        Returns:
            The operations, Starting, in their order.

        Raises:
            DuplicateOperationError: Some identifiers are in use; the error names them.
            InvalidOperationError: An argument has an invalid value.
            StoreError: The store cannot be used, and recording is required.
        """
        check_expires(expires)
        made = [_make_new(**fields) for fields in operations]
        self.session.create_many(made, expires)
        return made

    create_many_async = _in_thread(create_many)

    def read(self, operation_id: UUID | str) -> Operation:
        """Return one operation.

        Raises:
            InvalidOperationError: *operation_id* is not a UUID.
            StoreUnavailableError: The store is missing or cannot be used, even if recording is not
                required.
            UnknownOperationError: The operation does not exist.
        """
        identifier = to_operation_id(operation_id)
        return self.session.ask(partial(read_operation, self.store, identifier))

    read_async = _in_thread(read)

    def wait(
        self, operation_id: UUID | str, *, timeout: float | None = None, check: bool = False
    ) -> Operation:
        """Wait until an operation has ended, and return it.

        Args:
            operation_id: Identifier of the operation.
            timeout: Seconds to wait; None for no limit.
            check: Raise an error unless the operation has succeeded.

        Raises:
            InvalidOperationError: *operation_id* is not a UUID, or *timeout* is not a number.
            OperationCancelled: The operation was cancelled, and *check* is true.
            OperationFailed: The operation has failed, and *check* is true.
            StoreUnavailableError: The store is missing, or cannot be used for longer than the
                patience, even if recording is not required; or is unavailable at the timeout.
            UnknownOperationError: The operation does not exist.
            WaitTimeoutError: The operation has not ended in time.
        """
        session, patience = self.session, self._options.patience
        wait = EndWait(self.store, to_operation_id(operation_id), timeout, patience)
        while (ended := session.ask(wait.look, patience=wait.patience)) is None:
            wait.pause()
        return check_success(ended) if check else ended

    async def wait_async(
        self,
        operation_id: UUID | str,
        *,
        timeout: float | None = None,  # noqa: ASYNC109 raises an error with the operation
        check: bool = False,
    ) -> Operation:
        """Wait until an operation has ended, and return it; see `wait`.

        One thread waits for changes of the store for all waiting tasks.
        """
        session, patience = self.session, self._options.patience
        wait = EndWait(self.store, to_operation_id(operation_id), timeout, patience)

        def look() -> Operation | None:
            return session.ask(wait.look, patience=wait.patience)

        while (ended := await session.run_in_thread(look)) is None:
            await wait.pause_async(session.change_waits)
        return check_success(ended) if check else ended

    def stop(self, operation_id: UUID | str) -> Operation:
        """Ask an operation to end early and keep its partial result; return it, Stopping.

        Raises:
            InvalidOperationError: *operation_id* is not a UUID.
            StoreUnavailableError: The store is missing or cannot be used, even if recording is not
                required.
            TransitionError: The operation is not stoppable, is Stopping, or has ended.
            UnknownOperationError: The operation does not exist.
        """
        identifier = to_operation_id(operation_id)
        return self.session.ask(partial(self.store.request_stop, identifier))

    stop_async = _in_thread(stop)

    def cancel(self, operation_id: UUID | str) -> Operation:
        """Cancel an operation; its worker is notified. Return it, Cancelled.

        Raises:
            InvalidOperationError: *operation_id* is not a UUID.
            StoreUnavailableError: The store is missing or cannot be used, even if recording is not
                required.
            TransitionError: The operation has ended.
            UnknownOperationError: The operation does not exist.
        """
        identifier = to_operation_id(operation_id)
        return self.session.ask(partial(self.store.advance, identifier, OperationState.CANCELLED))

    cancel_async = _in_thread(cancel)

    def track(
        self,
        *,
        tags: Iterable[str] = (),
        egress_provider: str | None = None,
        stoppable: bool = False,
        name: str | None = None,
        cancel_task: bool = False,
    ) -> Callable[[Callable[_P, _T]], Callable[_P, _T]]:
        """Return a decorator that records each call of a function or coroutine function.

        Within the function, `current_operation()` returns the operation.

        Args:
            tags: Names for people, without commas.
            egress_provider: Name of the egress provider of the artifacts.
            stoppable: Whether a stop request can end an operation early with a partial result.
            name: Name of the operations; by default that of the function.
            cancel_task: Cancel a coroutine's task when another process cancels the operation, ends
                it or takes it over.

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
        return partial(_track_calls, make_block=make_block, name=name)


def _track_calls(
    function: Callable[_P, _T], make_block: Callable[..., RecordingBlock], name: str | None
) -> Callable[_P, _T]:
    """Return a function that records each call as one operation.

    Raises:
        TypeError: *function* is a generator function, whose body runs only after the call.
    """
    if inspect.isgeneratorfunction(function) or inspect.isasyncgenfunction(function):
        raise TypeError(
            f"expected a function or a coroutine function, got the generator {function!r}: "
            "use `with recorder.operation()` inside it"
        )
    name = name or function.__qualname__[-NAME_LENGTH_MAX:]
    if inspect.iscoroutinefunction(function):

        @wraps(function)
        async def record_coroutine(*args: Any, **kwargs: Any) -> Any:
            async with make_block(name=name):
                return await function(*args, **kwargs)

        return cast("Callable[_P, _T]", record_coroutine)

    @wraps(function)
    def record_call(*args: _P.args, **kwargs: _P.kwargs) -> _T:
        with make_block(name=name):
            return function(*args, **kwargs)

    return record_call


def _make_new(  # noqa: PLR0913 each is a field of its own
    *,
    tags: Iterable[str] = (),
    egress_provider: str | None = None,
    stoppable: bool = False,
    process: Process | None = None,
    name: str | None = None,
    operation_id: UUID | str | None = None,
    key: str | None = None,
    traceparent: str | None = None,
) -> Operation:
    """Return a new operation for a worker; see `Recorder.create`."""
    return make_operation(
        operation_id if key is None else choose_operation_id(operation_id, key),
        process,
        tags=tags,
        egress_provider_name=egress_provider,
        stoppable=stoppable,
        name=name,
        traceparent=traceparent or _current_traceparent(),
    )


def check_expires(expires: float) -> None:
    """Raise `InvalidOperationError` unless a number of seconds is positive and finite."""
    if not 0 < expires <= sys.float_info.max:
        raise InvalidOperationError(
            f"expected a finite number of seconds, more than 0, for expires, got {expires!r:.40}"
        )


def make_operation(
    operation_id: UUID | str | None,
    process: Process | None = None,
    *,
    worker: Worker | None = None,
    queue: str | None = None,
    redelivery: float | None = None,
    **fields: Any,
) -> Operation:
    """Return a new operation, by default of this process; if it is Running, it starts now.

    With a worker, its first attempt starts now, too.

    Args:
        operation_id: The identifier; None for a random one.
        process: The process to which the operation belongs; None for this one until a worker
            attaches.
        worker: The worker of the first attempt; None without an attempt.
        queue: Name of the queue of the attempt.
        redelivery: Seconds within which the queue delivers the operation again; see `Attempt`.
        fields: Other fields of the operation.

    Raises:
        InvalidOperationError: A field has an invalid value.
    """
    if operation_id is not None:
        fields["operation_id"] = to_operation_id(operation_id)
    now = datetime.now(UTC)
    if fields.get("status") is OperationState.RUNNING:
        fields["started"] = now
    if worker is not None:
        first = Attempt(number=1, worker=worker, queue=queue, started=now, redelivery=redelivery)
        fields["attempts"] = (first,)
    return Operation(
        process=process or current_process(),
        fixed_process=process is not None,
        created=now,
        updated=now,
        **fields,
    )


def current_process() -> Process:
    """Return this process: its id, its unique identifier, and the name of its script."""
    return _describe(os.getpid(), sys.argv[0] if sys.argv else "")


def current_worker(name: str | None = None) -> Worker:
    """Return this process as a worker; by default, its name is that of the process."""
    process = current_process()
    name = name or process.name[:NAME_LENGTH_MAX]
    return Worker(host=readable(platform.node()), pid=process.pid, name=name)


@cache
def _describe(pid: int, script: str) -> Process:
    """Return the description of a process, cached for each forked child.

    The name is the script's file name; for a package run with `-m` it is the name of its folder,
    and for code without a file the name of the interpreter.
    """
    path = Path(script)
    if path.name == "__main__.py":
        path = path.parent
    name = path.name if path.name not in {"", "-", "-c", "-m"} else Path(sys.executable).name
    return Process(pid=pid, uid=_identify(pid), name=readable(name))


@cache
def _identify(_: int) -> UUID:
    return uuid4()


def _current_traceparent() -> str | None:
    """Return the context of the current OpenTelemetry span as a `traceparent` (W3C Trace Context).

    Returns:
        The context; None without a valid span, and in a process that has not imported
        OpenTelemetry.
    """
    trace = sys.modules.get("opentelemetry.trace")
    if trace is None:
        return None
    span = trace.get_current_span().get_span_context()
    if not span.is_valid:
        return None
    return f"00-{span.trace_id:032x}-{span.span_id:016x}-{span.trace_flags:02x}"
