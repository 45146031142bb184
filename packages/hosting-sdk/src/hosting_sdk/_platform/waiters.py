"""Waiters for the states that resources of this platform have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hosting_sdk._types import RequestOptions
from hosting_sdk._waiting import Waiters
from hosting_sdk.errors import DeploymentError, HostingSDKError, ServiceError
from hosting_sdk.groups import ClientGroups

if TYPE_CHECKING:
    from hosting_sdk import models as m

_ENDS = frozenset({"READY", "ERROR", "CANCELED", "DELETED"})
_NOT_YET = frozenset({400, 409})
_READ_LINES, _KEPT_LINES, _LOG_SECONDS = 200, 20, 10.0


class PlatformWaiters(ClientGroups, Waiters):
    """The waiting methods of `Client` for the resources of this platform."""

    async def wait_for_deployment(
        self,
        id_or_url: str,
        *,
        state: str = "READY",
        timeout: float = 900.0,  # noqa: ASYNC109 a deadline over many calls
    ) -> m.Deployment:
        """Wait until a deployment has a state, asking at growing intervals.

        Args:
            id_or_url: The deployment.
            state: The `readyState` to wait for.
            timeout: Seconds to wait.

        Raises:
            DeploymentError: The deployment ended in another state, such as `ERROR` or `CANCELED`;
                it has the last lines of the build that report errors.
            WaitTimeoutError: The state was not reached in time.
            HostingSDKError: A call failed for a reason that stays.
        """

        def has_ended(deployment: m.Deployment) -> bool:
            return deployment.ready_state == state or deployment.ready_state in _ENDS

        problem = f"deployment {id_or_url}: the state {state} was not there"
        deployment = await self._poll(
            lambda: self.deployments.get_deployment(id_or_url=id_or_url),
            has_ended,
            timeout,
            problem,
        )
        came = deployment.ready_state
        if came == state:
            return deployment
        lines: list[str] = []
        try:
            log = await self.deployments.get_deployment_events(
                id_or_url=id_or_url,
                builds=1,
                direction="backward",
                limit=_READ_LINES,
                options=RequestOptions(timeout=_LOG_SECONDS),
            )
            lines = _list_error_lines(log)
        except HostingSDKError:
            pass  # the state is the error to raise, with or without its lines
        raise DeploymentError(
            f"deployment {id_or_url}: expected the state {state}, it ended as {came}"
            + (f"; the build says: {lines[-1]}" if lines else ""),
            value=deployment,
            lines=lines,
        )

    async def wait_for_domain(
        self,
        project_id_or_name: str,
        domain: str,
        *,
        timeout: float = 900.0,  # noqa: ASYNC109 as above
    ) -> m.ProjectDomain:
        """Have a project's domain verified again and again until it is.

        Args:
            project_id_or_name: The project.
            domain: The domain.
            timeout: Seconds to wait.

        Raises:
            WaitTimeoutError: The domain was not verified in time.
            HostingSDKError: A call failed for a reason that stays.
        """
        projects, name = self.projects, project_id_or_name

        async def ask() -> m.ProjectDomain:
            found = await projects.get_project_domain(id_or_name=name, domain=domain)
            if found.verified:
                return found
            try:
                await projects.verify_project_domain(id_or_name=name, domain=domain)
            except ServiceError as error:
                if error.status_code not in _NOT_YET:
                    raise
                return found
            return await projects.get_project_domain(id_or_name=name, domain=domain)

        problem = f"domain {domain} of {project_id_or_name}: the verification was not there"
        return await self._poll(ask, lambda found: found.verified, timeout, problem)


def _list_error_lines(log: Any) -> list[str]:
    """Return the last lines of a build that report errors, or else its last lines."""
    lines: list[tuple[float, bool, str]] = []
    for event in log if isinstance(log, list) else [log]:
        source: Any = getattr(event, "payload", event)
        if text := (getattr(source, "text", None) or "").strip():
            is_error = event.type == "stderr" or getattr(event, "level", None) == "error"
            lines.append((source.date, is_error, text))
    lines.sort(key=lambda line: line[0])
    errors = [text for _, is_error, text in lines if is_error]
    return (errors or [text for _, _, text in lines])[-_KEPT_LINES:]
