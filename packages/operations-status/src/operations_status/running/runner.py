"""Running a command as an operation, with its output as the artifact.

The end of the command decides the end of the operation::

    exit code 0                     Succeeded, with the artifact
    exit code N, or signal N        Failed (CommandFailed), the artifact discarded
    it cannot be started            Failed (CommandNotFound, CommandNotExecutable)
    the artifact cannot be sent     Failed (EgressFailed), the command ended
    a request to stop               Succeeded with the partial artifact, if the command ends in time
                                    with code 0 or by the signal; else Failed (CommandFailed,
                                    StopTimeout)
    a cancellation, Ctrl-C          Cancelled, the artifact discarded
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import UUID, uuid4

from attrs import field, frozen

from operations_status.errors import EgressError, TransitionError
from operations_status.identifiers import key_to_operation_id
from operations_status.operations import Process
from operations_status.recording.descriptions import readable

from .child import Child
from .progress_lines import ProgressLines
from .supervision import EndReason, Supervision

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from operations_status.egress import Artifact, EgressProvider
    from operations_status.recording.block import RecordingBlock
    from operations_status.recording.operation import RecordedOperation
    from operations_status.recording.recorder import Recorder

CANNOT_EXECUTE = 126
NOT_FOUND = 127
BY_SIGNAL = 128
_BY_CTRL_BREAK = 0xC000013A
_STOPPED_CODES = frozenset({0, -signal.SIGTERM, BY_SIGNAL + signal.SIGTERM, _BY_CTRL_BREAK})


@frozen(kw_only=True)
class Command:
    """A command, and options for recording it.

    Attributes:
        arguments: The program and its arguments.
        name: Name of the process; by default the program's file name.
        operation_name: Name of the operation itself; None without one.
        key: Natural key, from which the identifier of the operation is derived; None for a random
            identifier.
        tags: Tags of the operation.
        stoppable: Whether a request to stop may end it early and keep its partial artifact.
        provider: Egress provider for its standard output; None for our standard output.
        artifact: End of the artifact's name; by default the process name and `.out`.
        with_stderr: Whether its standard error is part of the artifact.
        stop_timeout: Seconds from a request to end the command until it is killed.
        reads_progress: Whether lines `::progress 0.4 message` are removed from its standard output
            and recorded as progress.
        environ: Its environment; None for that of this process.
    """

    arguments: Sequence[str]
    name: str | None = None
    operation_name: str | None = None
    key: str | None = None
    tags: Sequence[str] = ()
    stoppable: bool = True
    provider: EgressProvider | None = None
    artifact: str | None = None
    with_stderr: bool = False
    stop_timeout: float = 10.0
    reads_progress: bool = False
    environ: Mapping[str, str] | None = field(default=None, repr=False)

    @property
    def process_name(self) -> str:
        """The name of its process."""
        return self.name or readable(Path(self.arguments[0]).name)

    def artifact_name(self, operation_id: UUID) -> str:
        """Unique name of the artifact of an operation."""
        return f"{operation_id}-{self.artifact or self.process_name + '.out'}"


@frozen(kw_only=True)
class CommandEnd:
    """How a command ended.

    Attributes:
        exit_code: 0 if the operation succeeded; the command's own if it failed, 128 + N if signal N
            has ended it; 126 or 127 if it could not be started; that of the error's class if the
            artifact could not be sent or the end could not be recorded.
        message: The failure, for people; None if the operation succeeded.
    """

    exit_code: int = 0
    message: str | None = None


def run_command(
    recorder: Recorder, command: Command, *, announce: Callable[[UUID], object]
) -> CommandEnd:
    """Run a command to its end and record it as one operation.

    Args:
        recorder: Records the operation.
        command: The command.
        announce: Receives the identifier once the operation is recorded.

    Raises:
        StoreError: The store cannot be used.
        InvalidOperationError: A tag or the name is not valid for an operation.
    """
    recorder.open()
    supervision = Supervision(stop_timeout=command.stop_timeout)
    operation_id = uuid4() if command.key is None else key_to_operation_id(command.key)
    return _Run(recorder, command, announce, supervision, operation_id).to_end()


@frozen
class _Run:
    """One command that becomes one operation."""

    recorder: Recorder
    command: Command
    announce: Callable[[UUID], object]
    supervision: Supervision
    operation_id: UUID

    def to_end(self) -> CommandEnd:
        """Start the command, supervise it, and record its end."""
        self._block(os.getpid())  # refuses an invalid operation before anything is started
        command = self.command
        artifact = None
        with self.supervision.handling_signals(), ExitStack() as stack:
            try:
                if command.provider is not None:
                    artifact = command.provider.open(command.artifact_name(self.operation_id))
                    stack.callback(artifact.discard)  # unless it was completed
                child = Child(
                    command.arguments,
                    environ=command.environ,
                    captured=artifact is not None or command.reads_progress,
                    with_stderr=command.with_stderr,
                )
            except EgressError as error:
                return self._fail_at_once(error.failure_code, str(error), error.exit_code)
            except OSError as error:
                message = f"cannot start {command.arguments[0]!r}: {error.strerror}"
                if isinstance(error, FileNotFoundError):
                    return self._fail_at_once("CommandNotFound", message, NOT_FOUND)
                return self._fail_at_once("CommandNotExecutable", message, CANNOT_EXECUTE)

            stack.enter_context(child)
            operation = stack.enter_context(self._block(child.pid))
            self.announce(self.operation_id)
            consume = artifact.write if artifact else _print
            if command.reads_progress:
                consume = ProgressLines(consume, operation.progress).feed
            pass_on = partial(self._pass_on_request, operation)
            with operation.on_stop(partial(self.supervision.post, pass_on)):
                code = self.supervision.bring_to_end(child, consume)
            try:
                return self._record(operation, code, artifact)
            except TransitionError as refused:
                return CommandEnd(exit_code=refused.exit_code, message=str(refused))

    def _block(self, pid: int) -> RecordingBlock:
        """Return the block that records the operation of a process."""
        command = self.command
        return self.recorder.operation(
            operation_id=self.operation_id,
            tags=command.tags,
            egress_provider=command.provider.name if command.provider else None,
            stoppable=command.stoppable,
            process=Process(pid=pid, uid=uuid4(), name=command.process_name),
            name=command.operation_name,
        )

    def _fail_at_once(self, code: str, message: str, exit_code: int) -> CommandEnd:
        """Record an operation that failed before its command was started."""
        with self._block(os.getpid()) as operation:
            self.announce(self.operation_id)
            operation.fail(code, message)
        return CommandEnd(exit_code=exit_code, message=message)

    def _pass_on_request(self, operation: RecordedOperation) -> None:
        """End the command if the operation was stopped or cancelled.

        The command of an operation that another process has ended otherwise or taken over runs on:
        its result may still be useful.
        """
        if operation.was_cancelled:
            self.supervision.request_end(EndReason.CANCEL)
        elif not operation.was_ended:
            self.supervision.request_end(EndReason.STOP)

    def _record(
        self, operation: RecordedOperation, code: int, artifact: Artifact | None
    ) -> CommandEnd:
        """Record the end of the command and return it."""
        supervision = self.supervision
        if supervision.reason is EndReason.CANCEL:
            with suppress(TransitionError):  # another process has ended it
                operation.cancel()
            message = f"operation {self.operation_id} was cancelled"
            return CommandEnd(exit_code=BY_SIGNAL + supervision.by_signal, message=message)
        try:
            if supervision.egress_error:
                raise supervision.egress_error
            failure = _failure(supervision, code, self.command)
            if failure is None:
                operation.succeed(artifact.commit() if artifact else None)
                return CommandEnd()
        except EgressError as error:
            operation.fail(error.failure_code, str(error))
            return CommandEnd(exit_code=error.exit_code, message=str(error))
        operation.fail(*failure)
        return CommandEnd(exit_code=BY_SIGNAL - code if code < 0 else code, message=failure[1])


def _failure(supervision: Supervision, code: int, command: Command) -> tuple[str, str] | None:
    """Return the code and message of the command's failure, or None if it did not fail."""
    program = command.process_name
    if supervision.reason is EndReason.STOP:
        if supervision.was_killed:
            seconds = command.stop_timeout
            return "StopTimeout", f"{program} was killed: it did not stop in {seconds:g} s"
        if code in _STOPPED_CODES:
            return None
    if code < 0:
        number = str(-code)
        with suppress(ValueError):  # real-time signals have no names
            number = f"{number} ({signal.Signals(-code).name})"
        return "CommandFailed", f"{program} was killed by signal {number}"
    return ("CommandFailed", f"{program} exited with code {code}") if code else None


def _print(data: bytes) -> None:
    """Write captured output to our standard output."""
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()
