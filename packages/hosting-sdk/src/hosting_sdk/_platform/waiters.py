"""Waiters for the states that resources of this platform have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._platform.builds import explain_end, is_ended
from hosting_sdk._waiting import Waiters, count_seconds
from hosting_sdk.errors import ServiceError
from hosting_sdk.groups import ClientGroups

if TYPE_CHECKING:
    from hosting_sdk import models as m

_NOT_YET = frozenset({400, 409})


class PlatformWaiters(ClientGroups, Waiters):
    """The waiting methods of `Client` for the resources of this platform."""

    async def wait_for_deployment(
        self,
        id_or_url: str,
        *,
        state: str = "READY",
        timeout: float | None = 900.0,  # noqa: ASYNC109 a deadline over many calls
    ) -> m.Deployment:
        """Wait until a deployment has a state, asking at growing intervals.

        Args:
            id_or_url: The deployment.
            state: The `readyState` to wait for.
            timeout: Seconds to wait, None for no limit.

        Raises:
            WaitError: The deployment ended in another state, such as `ERROR` or `CANCELED`; `value`
                is the deployment, `lines` are the last lines of its build that report errors.
            WaitTimeoutError: The state was not reached in time.
            InvalidRequestError: `timeout` is neither None nor a number above 0; no call is made.
            HostingSDKError: A call failed with a permanent error.
        """

        def has_ended(deployment: m.Deployment) -> bool:
            return deployment.ready_state == state or is_ended(deployment)

        ends = self._transport.settings.clock.monotonic() + count_seconds(timeout)
        problem = f"deployment {id_or_url}: the state {state} was not reached"
        deployment = await self._poll(
            lambda: self.deployments.get_deployment(id_or_url=id_or_url),
            has_ended,
            timeout,
            problem,
        )
        if deployment.ready_state == state:
            return deployment
        raise await explain_end(self._transport, id_or_url, deployment, state, ends)

    async def wait_for_domain(
        self,
        project_id_or_name: str,
        domain: str,
        *,
        timeout: float | None = 900.0,  # noqa: ASYNC109 as above
    ) -> m.ProjectDomain:
        """Verify a domain of a project at growing intervals until it is verified.

        Args:
            project_id_or_name: The project.
            domain: The domain.
            timeout: Seconds to wait, None for no limit.

        Raises:
            WaitTimeoutError: The domain was not verified in time.
            InvalidRequestError: `timeout` is neither None nor a number above 0; no call is made.
            HostingSDKError: A call failed with a permanent error.
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

        problem = f"domain {domain} of {project_id_or_name}: it was not verified"
        return await self._poll(ask, lambda found: found.verified, timeout, problem)
