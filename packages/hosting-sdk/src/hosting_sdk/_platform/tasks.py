"""Tasks of more than one call to this platform: deploy a folder, follow logs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from hosting_sdk._platform.builds import BUILD_END, EVENTS, WHOLE_LOG
from hosting_sdk._platform.logs import LogStream
from hosting_sdk._platform.sandboxes import SANDBOX, SESSION, RemoteSandbox
from hosting_sdk._platform.waiters import PlatformWaiters
from hosting_sdk.errors import InvalidRequestError

if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Mapping

    from hosting_sdk import models as m


class PlatformTasks(PlatformWaiters):
    """The methods of `Client` that make several calls to this platform."""

    async def deploy(  # noqa: PLR0913 a deployment has many options
        self,
        folder: str | os.PathLike[str],
        *,
        project: str,
        target: str | None = None,
        body: Mapping[str, Any] | None = None,
        uploads: int = 8,
        progress: Callable[[int, int], object] | None = None,
        log: Callable[[m.DeploymentLogEvent | m.DeploymentPayloadEvent], object] | None = None,
        timeout: float | None = 900.0,  # noqa: ASYNC109 a deadline over many calls
    ) -> m.Deployment:
        """Deploy the files of a folder and wait until the deployment is ready.

        Only files that the platform does not have are uploaded; they are read from disk in pieces.
        Files that match `.vercelignore` in the folder are left out, and so are `.git`,
        `node_modules` and the like. Links within the folder stay links, executable files stay
        executable.

        Args:
            folder: The folder.
            project: The name or the ID of the project; it is created if there is none.
            target: `production`, or None for a preview.
            body: More properties of the call that creates the deployment, in wire names.
            uploads: How many files are uploaded at a time.
            progress: Called with the bytes uploaded so far and the bytes to upload.
            log: Called with each record of the build's log, as it comes.
            timeout: Seconds to wait for the end of the build, None for no limit.

        Returns:
            The deployment, which is ready.

        Raises:
            WaitError: The build failed or was cancelled; `value` is the deployment, `lines` are the
                last lines of its build that report errors.
            WaitTimeoutError: The build did not end in time.
            InvalidRequestError: A file cannot be read or has changed since it was hashed, its name
                is not UTF-8, a link leads out of the folder, the folder has no files, or `timeout`
                is neither None nor a number above 0.
            HostingSDKError: A call failed.
        """
        from hosting_sdk._platform.deploying import Deploy, run_deploy  # noqa: PLC0415 hashes, threads

        given: dict[str, Any] = {"name": project, "project": project}
        given |= {} if target is None else {"target": target}
        deploy = Deploy(
            folder=Path(folder),
            body=given | dict(body or {}),
            uploads=uploads,
            progress=progress,
            log=log,
            timeout=timeout,
        )
        return await run_deploy(self._transport, deploy)

    def follow_logs(
        self, id_or_url: str, *, since: float | None = None
    ) -> LogStream[m.DeploymentLogEvent | m.DeploymentPayloadEvent]:
        """Return the log of a deployment's build, record by record, until the build has ended.

        If the connection breaks, another one continues the log; each record is returned once.

        Args:
            id_or_url: The deployment.
            since: Start with the records of this time, in milliseconds since the epoch.
        """
        arguments: dict[str, object] = {"id_or_url": id_or_url, **WHOLE_LOG}
        return LogStream(self._transport, EVENTS, arguments, BUILD_END, since)

    def follow_command(
        self, cmd_id: str, *, sandbox_id: str | None = None, session_id: str | None = None
    ) -> LogStream[m.CommandLogEntry]:
        """Return the output of a sandbox's command, piece by piece, until the command has ended.

        If the connection breaks, another one continues the output; each piece is returned once.

        Args:
            cmd_id: The command.
            sandbox_id: The sandbox in which it runs, or
            session_id: the session in which it runs.

        Raises:
            InvalidRequestError: Neither or both of `sandbox_id` and `session_id` are given.
        """
        sandbox = self.open_sandbox(sandbox_id, session_id=session_id)
        return sandbox.get_process(cmd_id).output()

    def open_sandbox(
        self, sandbox_id: str | None = None, *, session_id: str | None = None
    ) -> RemoteSandbox:
        """Return a sandbox as an object, for its files and its processes. No call is made.

        Args:
            sandbox_id: The sandbox, or
            session_id: the session of a named sandbox.

        Raises:
            InvalidRequestError: Neither or both of `sandbox_id` and `session_id` are given.
        """
        if sandbox_id is not None and session_id is None:
            return RemoteSandbox(self._transport, SANDBOX, sandbox_id)
        if session_id is not None and sandbox_id is None:
            return RemoteSandbox(self._transport, SESSION, session_id)
        raise InvalidRequestError("expected either sandbox_id or session_id")
