"""Helpers for the tests of programs that record operations, or read them from a service.

The pytest plugin of this package provides `RecordedOperations` as the fixture `operations`, and
`RunningService` as the fixture `operations_service`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from contextlib import closing
from typing import TYPE_CHECKING, Self

from operations_status.errors import OperationsStatusError
from operations_status.operations import Operation, OperationState
from operations_status.recording.recorder import Recorder
from operations_status.stores import open_blocking_store
from operations_status.stores.sqlite import memory

if TYPE_CHECKING:
    from collections.abc import Iterator

    from operations_status.client import OperationsClient
    from operations_status.stores import BlockingStore

ADDRESS = "memory:"
"""Address of the store of the tests of one process."""

_END_SECONDS = 30.0


class RecordedOperations:
    """The operations of a store in memory, which is empty at first.

    Every recorder of this process with the address `memory:` writes to the store, from any thread
    and from forked children; a process that was started in another way has a store of its own.

    Attributes:
        address: Address of the store.
        recorder: A recorder that writes to the store.
        store: The open store.
    """

    address = ADDRESS

    def __init__(self) -> None:
        memory.clear(self.address)
        self.store: BlockingStore = open_blocking_store(self.address)
        self.store.open()
        self.recorder = Recorder(self.address)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.recorder.close()
        self.store.close()

    def __iter__(self) -> Iterator[Operation]:
        return iter(self.all())

    def __len__(self) -> int:
        return len(self.all())

    def all(self, *, name: str | None = None, tag: str | None = None) -> list[Operation]:
        """Return the operations in the order of their creation.

        Args:
            name: Return only the operations with this name.
            tag: Return only the operations with this tag.
        """
        from operations_status.filters import OperationFilter  # noqa: PLC0415 used here alone

        tags = frozenset() if tag is None else frozenset({tag})
        return list(self.store.list(OperationFilter(operation_name=name, tags=tags)))

    def one(self, *, name: str | None = None, tag: str | None = None) -> Operation:
        """Return the only operation.

        Args:
            name: Return the only one with this name.
            tag: Return the only one with this tag.

        Raises:
            AssertionError: There is none, or several; the message lists all operations.
        """
        found = self.all(name=name, tag=tag)
        if len(found) != 1:
            given = {"name": name, "tag": tag}
            conditions = [
                f"the {key} {value!r}" for key, value in given.items() if value is not None
            ]
            condition = f" with {' and '.join(conditions)}" if conditions else ""
            listed = "".join(f"\n  {_describe(operation)}" for operation in self)
            raise AssertionError(
                f"expected one operation{condition}, found {len(found)}; all operations:"
                f"{listed or ' none'}"
            )
        return found[0]


def assert_succeeded(operation: Operation, resource_location: str | None = None) -> None:
    """Assert that an operation has succeeded.

    Args:
        operation: The operation.
        resource_location: Its expected result; None for any.

    Raises:
        AssertionError: It has not; the message has its state, error and progress.
    """
    _assert_state(operation, OperationState.SUCCEEDED)
    if resource_location is not None and operation.resource_location != resource_location:
        raise AssertionError(
            f"expected the result {resource_location!r}, got {operation.resource_location!r}: "
            f"{_describe(operation)}"
        )


def assert_failed(operation: Operation, code: str | None = None) -> None:
    """Assert that an operation has failed.

    Args:
        operation: The operation.
        code: Its expected error code; None for any.

    Raises:
        AssertionError: It has not, or with another code.
    """
    _assert_state(operation, OperationState.FAILED)
    if code is not None and operation.error is not None and operation.error.code != code:
        raise AssertionError(f"expected the error code {code!r}: {_describe(operation)}")


def assert_cancelled(operation: Operation) -> None:
    """Assert that an operation was cancelled.

    Raises:
        AssertionError: It was not.
    """
    _assert_state(operation, OperationState.CANCELLED)


def _assert_state(operation: Operation, expected: OperationState) -> None:
    if operation.status is not expected:
        raise AssertionError(f"expected the state {expected}: {_describe(operation)}")


def _describe(operation: Operation) -> str:
    """Describe an operation in one line: names, tags, state, error and progress."""
    text = f"operation {operation.operation_id} of {operation.process.name!r}"
    if operation.name is not None:
        text += f", name {operation.name!r}"
    if operation.tags:
        text += f", tags {', '.join(operation.tags)}"
    text += f", is {operation.status}"
    if operation.error is not None:
        text += f": {operation.error.code}: {operation.error.message}"
    if operation.progress is not None:
        text += f"; progress {operation.progress.fraction}, {operation.progress.message!r}"
    return text


class RunningService:
    """A service on a free port of this machine, which serves the store of `RecordedOperations`.

    It is a process of its own (`operations-status serve`), without the settings of this machine.

    Attributes:
        url: URL of the service.
        token: The token that it accepts.

    Raises:
        OperationsStatusError: The service does not start; the message is its log.
    """

    def __init__(self) -> None:
        environ = {name: text for name, text in os.environ.items() if "MONITOR_" not in name}
        file = memory.find_file(ADDRESS)
        environ["XDG_CONFIG_HOME"] = environ["APPDATA"] = str(file.parent)
        store = f"--store=sqlite:///{file.as_posix()}"
        options = [store, "--temp-key", "--urls=http://127.0.0.1:0", "--metrics-urls=none"]
        self._log = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 closed with the service
        self._process = subprocess.Popen(  # noqa: S603 all arguments are ours
            [sys.executable, "-m", "operations_status", "serve", *options],
            env=environ,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            encoding="utf-8",
        )
        self.token = self._read_line("Authorization: Bearer ")
        self.url = self._read_line("Now listening on: ")

    def connect(self) -> OperationsClient:
        """Return a client with the token."""
        from operations_status.client import OperationsClient  # noqa: PLC0415 it needs httpx

        return OperationsClient(self.url, token=self.token)

    def close(self) -> None:
        """Stop the service."""
        self._process.terminate()
        with self._log, closing(self._process.stdout):  # type: ignore[type-var] # it is a pipe
            try:
                self._process.wait(_END_SECONDS)
            finally:
                self._process.kill()
                self._process.wait()

    def _read_line(self, beginning: str) -> str:
        """Wait for the next line of the output that has a prefix; return the rest of the line."""
        for line in self._process.stdout or ():
            if line.startswith(beginning):
                return line.removeprefix(beginning).strip()
        self._process.wait()
        self._log.seek(0)
        message = self._log.read().strip()
        self.close()
        raise OperationsStatusError(f"the service has not started: {message}")
