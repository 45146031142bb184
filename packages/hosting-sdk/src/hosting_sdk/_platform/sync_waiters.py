"""Waiters of the synchronous client for the states that resources of this platform have.

Generated from `_platform/waiters.py` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._platform.builds import explain_end, is_ended
from hosting_sdk._platform.waiters import _NOT_YET
from hosting_sdk._sync_waiting import SyncWaiters
from hosting_sdk._waiting import count_seconds
from hosting_sdk.errors import ServiceError
from hosting_sdk.sync_groups import SyncClientGroups

if TYPE_CHECKING:
    from hosting_sdk import models as m


class SyncPlatformWaiters(SyncClientGroups, SyncWaiters):
    """The waiting methods of `SyncClient` for the resources of this platform."""

    def wait_for_deployment(
        self, id_or_url: str, *, state: str = "READY", timeout: float | None = 900.0
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
        deployment = self._poll(
            lambda: self.deployments.get_deployment(id_or_url=id_or_url),
            has_ended,
            timeout,
            problem,
        )
        if deployment.ready_state == state:
            return deployment
        raise self._portal.run(explain_end(self._transport, id_or_url, deployment, state, ends))

    def wait_for_domain(
        self, project_id_or_name: str, domain: str, *, timeout: float | None = 900.0
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
        projects, name = (self.projects, project_id_or_name)

        def ask() -> m.ProjectDomain:
            found = projects.get_project_domain(id_or_name=name, domain=domain)
            if found.verified:
                return found
            try:
                projects.verify_project_domain(id_or_name=name, domain=domain)
            except ServiceError as error:
                if error.status_code not in _NOT_YET:
                    raise
                return found
            return projects.get_project_domain(id_or_name=name, domain=domain)

        problem = f"domain {domain} of {project_id_or_name}: it was not verified"
        return self._poll(ask, lambda found: found.verified, timeout, problem)
