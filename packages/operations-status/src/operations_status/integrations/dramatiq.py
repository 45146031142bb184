"""Recording of Dramatiq messages: each message is an operation with the message's identifier.

`RecordMessages` is a middleware, for the processes that send messages and for workers:

    sent                            Starting
    runs, waits for a retry         Running
    returns                         Succeeded
    fails, without further retries  Failed; its class is the code, its text the message
    skipped                         Cancelled; Failed if the middleware fails the message too

Dramatiq acknowledges or rejects a message when it does not deliver the message again; an attempt
ends the operation only then.
"""

# ruff: noqa: ARG002 the names of the arguments are those of Dramatiq

from __future__ import annotations

import logging
import sys
import threading
from typing import TYPE_CHECKING, Any

from attrs import define, evolve
from dramatiq import Middleware
from dramatiq.middleware import Interrupt, Shutdown, SkipMessage, TimeLimitExceeded

from operations_status.errors import TransitionError
from operations_status.operations import AttemptOutcome, OperationFailure, OperationState
from operations_status.recording.descriptions import describe
from operations_status.recording.recorder import EXPIRY_SECONDS

from .base import QueuedTask, TaskRecording

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dramatiq import Broker, Message
    from dramatiq.broker import MessageProxy

    from operations_status.recording.recorder import Recorder

    from .base import Tags, TaskAttempt

_logger = logging.getLogger(__name__)
_FAILURES = (TimeLimitExceeded, Shutdown)
"""Interruptions that fail the operation; others, such as those of an extension, cancel it."""


@define(eq=False)
class _MessageRun:
    """One run of a message in a thread of a worker.

    Attributes:
        message_id: The identifier of the message.
        attempt: The attempt of its operation.
        error: The exception with which the actor has ended.
        retry_delay: Seconds until the next attempt; None without one.
    """

    message_id: str
    attempt: TaskAttempt
    error: BaseException | None = None
    retry_delay: float | None = None


class RecordMessages(Middleware):
    """Middleware that records each message, with all its attempts, as one operation.

    Add it after the middleware that skips messages. Messages whose identifier is not a UUID are not
    recorded.

    Args:
        recorder: The recorder; made from an address, because workers fork.
        tags: Tags of the operations, or a function that returns them for the name and the
            arguments of a message: `tags(name, *args, **kwargs)`.
        include: Patterns of the names of actors that are recorded, as in `reports_*`.
        exclude: Patterns of the names of actors that are not recorded.
        expires: Seconds after which a message that no worker has run is Failed with the code
            `NeverStarted`, and a message that waits for its next attempt with the code `Lost`.

    Raises:
        InvalidOperationError: An argument has an invalid value.
    """

    def __init__(
        self,
        recorder: Recorder,
        *,
        tags: Tags = (),
        include: Iterable[str] = ("*",),
        exclude: Iterable[str] = (),
        expires: float = EXPIRY_SECONDS,
    ) -> None:
        self._recording = TaskRecording(
            recorder, tags=tags, include=include, exclude=exclude, expires=expires
        )
        self._running = threading.local()

    def after_enqueue(self, broker: Broker, message: Message[Any], delay: int | None) -> None:
        """Create the operation of a sent message, unless it exists."""
        seconds = (delay or 0) / 1000
        run: _MessageRun | None = getattr(self._running, "run", None)
        if run and run.message_id == message.message_id:
            run.retry_delay = seconds
        else:
            expires = self._recording.expires + seconds
            self._recording.create(_describe_message(message), expires=expires)

    def before_process_message(self, broker: Broker, message: MessageProxy) -> None:
        """Record the beginning of an attempt.

        Raises:
            SkipMessage: The operation was cancelled.
        """
        try:
            attempt = self._recording.begin(
                evolve(_describe_message(message), redelivery=self._recording.expires)
            )
        except TransitionError as refused:
            if refused.current == OperationState.CANCELLED:
                raise SkipMessage(str(refused)) from None
            _logger.warning("message %s runs unrecorded: %s", message.message_id, refused)
            attempt = None
        self._running.run = attempt and _MessageRun(message.message_id, attempt)

    def after_process_message(
        self,
        broker: Broker,
        message: MessageProxy,
        *,
        result: Any = None,
        exception: BaseException | None = None,
    ) -> None:
        """Save the exception of an actor until Dramatiq has decided about a retry."""
        run: _MessageRun | None = self._running.run
        if run is not None:
            run.error = exception

    def after_skip_message(self, broker: Broker, message: MessageProxy) -> None:
        """Record a message that a middleware has skipped."""
        reason = sys.exception()
        run: _MessageRun | None = getattr(self._running, "run", None)
        if run is not None:
            run.error = reason
        elif message.failed and reason is not None:
            failure = describe(reason)
            self._recording.end(_describe_message(message), OperationState.FAILED, failure)
        else:
            self._recording.end(_describe_message(message), OperationState.CANCELLED)

    def before_ack(self, broker: Broker, message: MessageProxy) -> None:
        """Record the end of an attempt, unless a worker has only moved a delayed message."""
        self._finish(message)

    def before_nack(self, broker: Broker, message: MessageProxy) -> None:
        """Record a message that Dramatiq has given up, possibly before it ran."""
        if not self._finish(message):
            failure = OperationFailure(code="Rejected", message="No worker can run the message.")
            self._recording.end(_describe_message(message), OperationState.FAILED, failure)

    def _finish(self, message: MessageProxy) -> bool:
        """Record the end of the attempt of this thread; return False if there is none."""
        run: _MessageRun | None = getattr(self._running, "run", None)
        if run is None:
            return False
        self._running.run = None
        is_skipped = isinstance(run.error, SkipMessage) and not message.failed
        is_aborted = isinstance(run.error, Interrupt) and not isinstance(run.error, _FAILURES)
        if run.retry_delay is not None:
            reason = describe(run.error) if run.error else None
            lease = self._recording.expires + run.retry_delay
            run.attempt.suspend(AttemptOutcome.RETRIED, reason, lease=lease)
        elif run.error is None:
            run.attempt.end(OperationState.SUCCEEDED)
        elif is_skipped or is_aborted:
            run.attempt.end(OperationState.CANCELLED)
        else:
            run.attempt.end(OperationState.FAILED, describe(run.error))
        return True


def _describe_message(message: Any) -> QueuedTask:
    return QueuedTask(
        message.message_id,
        message.actor_name,
        message.args,
        message.kwargs,
        queue=message.queue_name,
    )
