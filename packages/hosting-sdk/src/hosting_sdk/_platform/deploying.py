"""Deployment of a folder: upload missing files, create the deployment, follow its build, wait."""

from __future__ import annotations

import asyncio
import threading
from functools import partial
from typing import TYPE_CHECKING, Any

import attrs

from hosting_sdk._platform.builds import (
    BUILD_END,
    EVENTS,
    GET,
    WHOLE_LOG,
    explain_end,
    is_ended,
)
from hosting_sdk._platform.calls import call
from hosting_sdk._platform.folders import FolderFile, scan_folder
from hosting_sdk._platform.logs import LogStream
from hosting_sdk._transport.uploads import Upload
from hosting_sdk._types import RequestOptions
from hosting_sdk._waiting import count_seconds, poll
from hosting_sdk.errors import BadRequest, HostingSDKError, InvalidRequestError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

    from hosting_sdk import models as m
    from hosting_sdk._transport.transport import Transport

CREATE = ("deployments", "create_deployment")
UPLOAD = ("deployments", "upload_file")
_MISSING = "missing_files"
_MOST_ROUNDS = 3
_LOG_SECONDS = 10.0


@attrs.frozen(kw_only=True)
class Deploy:
    """A folder and how it is deployed.

    Attributes:
        folder: The folder.
        body: The body of the call that creates the deployment, without the files.
        uploads: How many files are uploaded at a time.
        progress: Called with the bytes uploaded so far and the bytes to upload.
        log: Called with each record of the build's log.
        timeout: Seconds to wait for the end of the build, None for no limit.
    """

    folder: Path
    body: Mapping[str, Any]
    uploads: int
    progress: Callable[[int, int], object] | None
    log: Callable[[Any], object] | None
    timeout: float | None


async def run_deploy(transport: Transport, deploy: Deploy) -> m.Deployment:
    """Deploy a folder.

    Raises:
        WaitError: The build failed or was cancelled.
        WaitTimeoutError: The build did not end in time.
        InvalidRequestError: A file cannot be deployed, or an option has an invalid value.
        HostingSDKError: A call failed.
    """
    if deploy.uploads < 1:
        raise InvalidRequestError(f"uploads must be at least 1, not {deploy.uploads!r}")
    count_seconds(deploy.timeout)  # a wrong one is refused before any upload
    stop = threading.Event()
    try:
        files = await asyncio.to_thread(scan_folder, deploy.folder, stop)
    finally:
        stop.set()
    deployment = await _create(transport, deploy, files)
    waiting = asyncio.create_task(_wait(transport, deployment.id, deploy.timeout))
    following = asyncio.create_task(_follow(transport, deployment.id, deploy.log))
    try:
        await asyncio.wait([waiting, following], return_when=asyncio.FIRST_COMPLETED)
        if following.done():
            following.result()  # raises the error of the caller's function
        ended = await waiting
        # The build has ended, so its log ends soon, too.
        done, _ = await asyncio.wait([following], timeout=_LOG_SECONDS)
        for each in done:
            each.result()
        return ended
    finally:
        for task in (waiting, following):
            task.cancel()
        await asyncio.gather(waiting, following, return_exceptions=True)


async def _create(transport: Transport, deploy: Deploy, files: list[FolderFile]) -> m.Deployment:
    """Create the deployment; the platform names the files that it does not have."""
    entries: list[dict[str, Any]] = [
        {"file": each.name, "sha": each.sha, "size": each.size}
        | ({} if each.mode is None else {"mode": each.mode})
        for each in files
    ]
    # The platform accepts the mode bits, although its OpenAPI document does not list them.
    options = RequestOptions(extra_body={"files": entries})
    for _ in range(_MOST_ROUNDS):
        try:
            created: m.Deployment = await call(transport, CREATE, {}, dict(deploy.body), options)
        except BadRequest as error:
            data: Any = error.data or {}
            missing = data.get("error", data).get("missing", ())
            if error.code != _MISSING or not missing:
                raise
            by_digest = {each.sha: each for each in files if each.sha in missing}
            await _upload_all(transport, deploy, by_digest)
        else:
            return created
    raise InvalidRequestError(
        f"the platform still misses files of {str(deploy.folder)!r} after their upload"
    )


async def _upload_all(
    transport: Transport, deploy: Deploy, files: Mapping[str, FolderFile]
) -> None:
    size = sum(each.size for each in files.values())
    sent: dict[str, int] = {}

    def show(digest: str, count: int, _: int | None) -> None:
        sent[digest] = count
        if deploy.progress is not None:
            deploy.progress(sum(sent.values()), size)

    async def work(left: Iterator[FolderFile]) -> None:
        for file in left:
            body = Upload(file.source, size=file.size, progress=partial(show, file.sha))
            arguments: dict[str, object] = {"x_vercel_digest": file.sha}
            await call(transport, UPLOAD, arguments, body)

    left = iter(files.values())
    try:
        async with asyncio.TaskGroup() as group:
            for _ in range(min(deploy.uploads, len(files))):
                group.create_task(work(left))
    except BaseExceptionGroup as errors:
        raise errors.exceptions[0] from None


async def _follow(
    transport: Transport, id_or_url: str, log: Callable[[Any], object] | None
) -> None:
    """Call the caller's function with each record; an unreadable log does not fail the task."""
    if log is None:
        return
    arguments: dict[str, object] = {"id_or_url": id_or_url, **WHOLE_LOG}
    async with LogStream[Any](transport, EVENTS, arguments, BUILD_END) as stream:
        while True:
            try:
                records = await stream.next_batch()
            except HostingSDKError:
                return
            if records is None:
                return
            for record in records:
                log(record)


async def _wait(transport: Transport, id_or_url: str, timeout: float | None) -> m.Deployment:  # noqa: ASYNC109 over many calls
    clock = transport.settings.clock
    ends = clock.monotonic() + count_seconds(timeout)
    ended: m.Deployment = await poll(
        clock,
        partial(call, transport, GET, {"id_or_url": id_or_url}),
        is_ended,
        timeout,
        f"deployment {id_or_url}: its build did not end",
    )
    if ended.ready_state == "READY":
        return ended
    raise await explain_end(transport, id_or_url, ended, "READY", ends)
