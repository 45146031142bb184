"""Recording of RQ jobs: each job is an operation with the identifier of the job.

`record_jobs` returns the classes of queues, jobs and workers that record:

    enqueued, scheduled, deferred           Starting
    runs, waits for a retry or a repeat     Running
    returns                                 Succeeded
    raises an exception                     Failed; its class is the code, its text the message
    cancelled, stopped                      Cancelled

The process that runs a job, the work horse, records how RQ has decided about the job. If this
process dies, the worker records it.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from attrs import evolve
from rq import Queue, Worker
from rq.exceptions import AbandonedJobError, DeserializationError
from rq.job import Job, JobStatus
from rq.utils import as_text
from rq.worker import BaseWorker

from operations_status.errors import TransitionError
from operations_status.operations import AttemptOutcome, OperationFailure, OperationState
from operations_status.recording.descriptions import describe, to_failure
from operations_status.recording.recorder import EXPIRY_SECONDS
from operations_status.recording.session import write_last

from .base import QueuedTask, TaskRecording

if TYPE_CHECKING:
    from collections.abc import Iterable

    from operations_status.recording.recorder import Recorder

    from .base import Tags, TaskAttempt

_logger = logging.getLogger(__name__)
_RETRIES_EXCEEDED = OperationFailure(
    code="RetriesExceeded", message="The job has asked for more retries than it allows."
)
_WAITING = {JobStatus.QUEUED, JobStatus.SCHEDULED, JobStatus.DEFERRED}


class RecordedClasses(NamedTuple):
    """Classes of RQ that record jobs.

    Attributes:
        queue: Class of queues, for the processes that enqueue jobs and for workers.
        job: Class of jobs, for `rq worker --job-class`; the queue class uses it.
        worker: Class of workers.
    """

    queue: type[Queue]
    job: type[Job]
    worker: type[BaseWorker]


def record_jobs(  # noqa: PLR0913 each is a policy of its own
    recorder: Recorder,
    *,
    tags: Tags = (),
    include: Iterable[str] = ("*",),
    exclude: Iterable[str] = (),
    expires: float = EXPIRY_SECONDS,
    worker_class: type[BaseWorker] = Worker,
) -> RecordedClasses:
    """Return classes of RQ that record each job, with all its attempts, as one operation.

    Jobs whose identifier is not a UUID are not recorded.

    Args:
        recorder: The recorder; made from an address, because workers fork.
        tags: Tags of the operations, or a function that returns them for the name and the
            arguments of a job: `tags(name, *args, **kwargs)`.
        include: Patterns of the names of functions that are recorded, as in `reports.*`.
        exclude: Patterns of the names of functions that are not recorded.
        expires: Seconds after which a job that no worker has run is Failed with the code
            `NeverStarted`, and a job that waits for its next attempt with the code `Lost`. For a
            scheduled job, a retry and a repetition, they begin at the time that RQ has set.
        worker_class: Class of workers that is extended.

    Raises:
        InvalidOperationError: An argument has an invalid value.
    """
    recording = TaskRecording(
        recorder, tags=tags, include=include, exclude=exclude, expires=expires
    )
    fields = {"recording": recording}
    job: type[Job] = type("RecordedJob", (_RecordedJob,), fields)
    queue: type[Queue] = type("RecordedQueue", (_RecordedQueue,), {**fields, "job_class": job})
    bases = (_WorkerMixin, worker_class)
    worker = type("RecordedWorker", bases, {**fields, "job_class": job, "queue_class": queue})
    return RecordedClasses(queue, job, worker)


class _RecordedJob(Job):
    """Job whose attempts and whose cancellation are recorded.

    Attributes:
        recording: The operations of the jobs.
        attempt: The attempt that this process runs.
        raised: The exception that has ended the attempt.
        delay: Seconds after which RQ runs the job again; None if it has not scheduled that.
        deleted_as: The status with which RQ has deleted the job; None before.
    """

    recording: ClassVar[TaskRecording]
    attempt: TaskAttempt | None = None
    raised: BaseException | None = None
    delay: float | None = None
    deleted_as: JobStatus | None = None

    @property
    def outcome(self) -> JobStatus:
        """The status that RQ has set; deleting the job reads the status before it again."""
        return self.deleted_as or self.get_status(refresh=False)

    def perform(self) -> Any:
        try:
            redelivery = None
            if self.should_retry:
                redelivery = self.recording.expires + self.get_retry_interval()
            task = evolve(_describe_job(self), redelivery=redelivery)
            self.attempt = self.recording.begin(task)
        except TransitionError as refused:
            _logger.warning("job %s runs unrecorded: %s", self.id, refused)
        try:
            return super().perform()
        except BaseException as error:
            self.raised = error
            raise

    def finish(self) -> None:
        """Record the end of the attempt; the status of the job is the outcome.

        A job that succeeds is still STARTED if RQ keeps no result, and FINISHED if it is scheduled
        to be repeated.
        """
        attempt, self.attempt = self.attempt, None
        if attempt is None:
            return
        status = self.outcome
        if status == JobStatus.FAILED:
            failure = describe(self.raised) if self.raised else _RETRIES_EXCEEDED
            attempt.end(OperationState.FAILED, failure)
        elif self.delay is None and status not in _WAITING:
            attempt.end(OperationState.SUCCEEDED)
        else:
            reason = describe(self.raised) if self.raised else None
            lease = self.recording.expires + (self.delay or 0.0)
            attempt.suspend(AttemptOutcome.RETRIED, reason, lease=lease)

    def cancel(self, *args: Any, **options: Any) -> Any:
        is_waiting = self._is_waiting()
        dependents = super().cancel(*args, **options)
        if is_waiting:
            self.recording.end(_describe_job(self), OperationState.CANCELLED)
        return dependents

    def delete(self, *args: Any, **options: Any) -> None:
        is_waiting = self._is_waiting()
        self.deleted_as = self.get_status(refresh=False)
        super().delete(*args, **options)
        if is_waiting:
            self.recording.end(_describe_job(self), OperationState.CANCELLED)

    def _is_waiting(self) -> bool:
        """Return whether no worker runs the job: a running one goes on after its cancellation.

        A status that RQ has set but not written yet stays as it is.
        """
        if self.attempt is not None:  # RQ deletes a job without a result
            return False
        status = self.connection.hget(self.key, "status")
        return status is not None and as_text(status) in _WAITING


class _RecordedQueue(Queue):
    """Queue whose enqueued jobs are recorded."""

    recording: ClassVar[TaskRecording]

    def enqueue_job(self, job: Job, *args: Any, **options: Any) -> Job:
        job = super().enqueue_job(job, *args, **options)
        self._create(job)
        return job

    def schedule_job(self, job: Any, datetime: datetime, *args: Any, **options: Any) -> Job:
        scheduled = super().schedule_job(job, datetime, *args, **options)
        if job.attempt is None:
            self._create(job, until=datetime)
        else:
            job.delay = _seconds_until(datetime)
        return scheduled

    def enqueue_many(self, *args: Any, **options: Any) -> list[Job]:
        jobs = super().enqueue_many(*args, **options)
        for job in jobs:
            self._create(job)
        return jobs

    def run_sync(self, job: Any) -> Job:
        try:
            return super().run_sync(job)
        finally:
            job.finish()

    def _create(self, job: Job, until: datetime | None = None) -> None:
        delay = _seconds_until(until) if until else 0.0
        expires = min(self.recording.expires, job.ttl or self.recording.expires)
        self.recording.create(_describe_job(job), expires=delay + expires)


class _WorkerMixin(BaseWorker):
    """Worker whose jobs are recorded."""

    recording: ClassVar[TaskRecording]

    def __init__(self, *args: Any, **options: Any) -> None:
        given = options.get("exception_handlers") or ()
        handlers = given if isinstance(given, list | tuple) else [given]
        options["exception_handlers"] = [self._handle_error, *handlers]
        super().__init__(*args, **options)
        self._running: Any = None

    def perform_job(self, job: Any, *args: Any, **options: Any) -> bool:
        self._running = job
        try:
            return super().perform_job(job, *args, **options)
        finally:
            self._running = None
            job.finish()
            write_last()  # the work horse does not run functions registered with atexit

    def handle_job_failure(self, job: Any, *args: Any, **options: Any) -> None:
        super().handle_job_failure(job, *args, **options)
        if job is self._running:
            return
        # The work horse has died.
        status = job.outcome
        if status == JobStatus.STOPPED:
            self.recording.end(_describe_job(job), OperationState.CANCELLED)
        elif status == JobStatus.FAILED:
            reason = options.get("exc_string", "").strip()
            self.recording.end(
                _describe_job(job), OperationState.FAILED, to_failure("WorkHorseLost", reason)
            )

    def _handle_error(self, job: Any, kind: object, error: BaseException, _: object) -> bool:
        """Save the error of a running job, which a callback may have raised.

        End the operation of a job whose worker has died, unless RQ retries the job.
        """
        if job is self._running:
            job.raised = error
        if kind is AbandonedJobError and not job.should_retry:
            failure = to_failure("AbandonedJobError", "The worker of the job has died.")
            self.recording.end(_describe_job(job), OperationState.FAILED, failure)
        return True


def _seconds_until(moment: datetime) -> float:
    return max(0.0, (moment.astimezone(UTC) - datetime.now(UTC)).total_seconds())


def _describe_job(job: Job) -> QueuedTask:
    try:
        name, args, kwargs = job.func_name or "", job.args, job.kwargs
    except DeserializationError:
        name, args, kwargs = job.description or "", (), {}
    return QueuedTask(
        job.id,
        name,
        args,
        kwargs,
        queue=job.origin,
        worker_name=job.worker_name,
        is_requeued=True,
    )
