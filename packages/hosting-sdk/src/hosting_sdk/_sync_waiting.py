"""Waiters of the synchronous client.

Generated from `_waiting.py` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from hosting_sdk._transport.portal import limit_calls
from hosting_sdk._waiting import _ENDS, _NOT_YET, Wait
from hosting_sdk.errors import HostingSDKError, ServiceError, WaitError
from hosting_sdk.sync_groups import SyncClientGroups

if TYPE_CHECKING:
    from collections.abc import Callable

    from hosting_sdk import models as m
    from hosting_sdk._transport.portal import Portal
    from hosting_sdk._transport.transport import Transport

T = TypeVar("T")


class SyncWaiters(SyncClientGroups):
    """The waiting methods of `SyncClient`."""

    _portal: Portal
    _transport: Transport

    def wait_for(
        self, call: Callable[[], T], *, until: Callable[[T], bool], timeout: float = 900.0
    ) -> T:
        """Make a call at growing intervals, from 1 to 15 seconds, until its result is as wanted.

        A call that fails for a passing reason is made again: no response, none in time, or a
        response 429, 500, 502, 503 or 504.

        Args:
            call: Makes the call: `lambda: client.certs.get_cert_by_id(id="cert_1")`. It must be
                safe to repeat.
            until: Whether a result is the one to wait for. It may raise to stop waiting.
            timeout: Seconds to wait; a call of a client that is under way then is cancelled.

        Returns:
            The result that `until` accepted.

        Raises:
            RequestTimeoutError: No result was accepted in time; its cause is the error of the last
                call, if that failed.
            HostingSDKError: A call failed for a reason that stays.
        """
        return self._poll(call, until, timeout, "the condition was not met")

    def wait_for_deployment(
        self, id_or_url: str, *, state: str = "READY", timeout: float = 900.0
    ) -> m.Deployment:
        """Wait until a deployment has a state, asking at growing intervals.

        Args:
            id_or_url: The deployment.
            state: The `readyState` to wait for.
            timeout: Seconds to wait.

        Raises:
            WaitError: The deployment ended in another state, such as `ERROR` or `CANCELED`.
            RequestTimeoutError: The state was not reached in time.
            HostingSDKError: A call failed for a reason that stays.
        """

        def is_there(deployment: m.Deployment) -> bool:
            came = deployment.ready_state
            if came != state and came in _ENDS:
                raise WaitError(
                    f"deployment {id_or_url}: expected the state {state}, it ended as {came}",
                    value=deployment,
                )
            return came == state

        problem = f"deployment {id_or_url}: the state {state} was not there"
        return self._poll(
            lambda: self.deployments.get_deployment(id_or_url=id_or_url), is_there, timeout, problem
        )

    def wait_for_domain(
        self, project_id_or_name: str, domain: str, *, timeout: float = 900.0
    ) -> m.ProjectDomain:
        """Have a project's domain verified again and again until it is.

        Args:
            project_id_or_name: The project.
            domain: The domain.
            timeout: Seconds to wait.

        Raises:
            RequestTimeoutError: The domain was not verified in time.
            HostingSDKError: A call failed for a reason that stays.
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

        problem = f"domain {domain} of {project_id_or_name}: the verification was not there"
        return self._poll(ask, lambda found: found.verified, timeout, problem)

    def _poll(
        self, call: Callable[[], T], until: Callable[[T], bool], timeout: float, problem: str
    ) -> T:
        wait = Wait(self._transport.settings.clock, timeout, problem)
        while True:
            try:
                with limit_calls(wait.left):
                    value = call()
            except HostingSDKError as error:
                wait.survive(error)
            else:
                if until(value):
                    return value
                wait.error = None
            self._portal.run(wait.pause())
