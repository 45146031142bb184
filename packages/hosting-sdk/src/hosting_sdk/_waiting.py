"""Waiters: poll for a state at growing intervals until it is reached."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from hosting_sdk.errors import RequestTimeoutError, ServiceError, WaitError
from hosting_sdk.groups import ClientGroups

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from hosting_sdk import models as m
    from hosting_sdk._transport.retries import Clock
    from hosting_sdk._transport.transport import Transport

T = TypeVar("T")
_FIRST_SECONDS, _FACTOR, _MOST_SECONDS = 1.0, 1.5, 15.0
_ENDS = frozenset({"READY", "ERROR", "CANCELED", "DELETED"})
_NOT_YET = frozenset({400, 409})


class Waiters(ClientGroups):
    """The waiting methods of `Client`."""

    _transport: Transport

    async def wait_for(
        self,
        call: Callable[[], Awaitable[T]],
        *,
        until: Callable[[T], bool],
        timeout: float = 900.0,  # noqa: ASYNC109 a deadline over many calls
    ) -> T:
        """Make a call at growing intervals, from 1 to 15 seconds, until its result is as wanted.

        Args:
            call: Makes the call: `lambda: client.certs.get_cert_by_id(id="cert_1")`.
            until: Whether a result is the one to wait for. It may raise to stop waiting.
            timeout: Seconds to wait.

        Returns:
            The result that `until` accepted.

        Raises:
            RequestTimeoutError: No result was accepted in time.
            HostingSDKError: A call failed.
        """
        return await self._poll(call, until, timeout, "the condition was not met")

    async def wait_for_deployment(
        self,
        id_or_url: str,
        *,
        state: str = "READY",
        timeout: float = 900.0,  # noqa: ASYNC109 as above
    ) -> m.Deployment:
        """Wait until a deployment has a state, asking at growing intervals.

        Args:
            id_or_url: The deployment.
            state: The `readyState` to wait for.
            timeout: Seconds to wait.

        Raises:
            WaitError: The deployment ended in another state, such as `ERROR` or `CANCELED`.
            RequestTimeoutError: The state was not reached in time.
            HostingSDKError: A call failed.
        """

        def is_there(deployment: Any) -> bool:
            came = deployment.ready_state
            if came != state and came in _ENDS:
                raise WaitError(
                    f"deployment {id_or_url}: expected the state {state}, it ended as {came}",
                    value=deployment,
                )
            return bool(came == state)

        problem = f"deployment {id_or_url}: the state {state} was not there"
        return await self._poll(
            lambda: self.deployments.get_deployment(id_or_url=id_or_url), is_there, timeout, problem
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
            RequestTimeoutError: The domain was not verified in time.
            HostingSDKError: A call failed.
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

    async def _poll(
        self,
        call: Callable[[], Awaitable[T]],
        until: Callable[[T], bool],
        timeout: float,  # noqa: ASYNC109 as above
        problem: str,
    ) -> T:
        clock = self._transport.settings.clock
        waits = iterate_waits(clock, timeout, problem)
        while not until(value := await call()):
            await clock.sleep(next(waits))
        return value


def iterate_waits(clock: Clock, timeout: float, problem: str) -> Iterator[float]:
    """Yield the seconds to wait before each further call.

    Args:
        clock: Tells the time.
        timeout: Seconds from now until the end of all waits.
        problem: What is said when the time is over.

    Raises:
        RequestTimeoutError: The time is over.
    """
    end = clock.monotonic() + timeout
    bound = _FIRST_SECONDS
    while (left := end - clock.monotonic()) > 0:
        yield min(left, bound * (0.5 + clock.chance() / 2))
        bound = min(bound * _FACTOR, _MOST_SECONDS)
    raise RequestTimeoutError(f"{problem} within {timeout} s")
