"""Methods of builds and commands, conditions of their end, and the error of a failed build."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hosting_sdk._platform.calls import call
from hosting_sdk._types import RequestOptions
from hosting_sdk.errors import HostingSDKError, WaitError

if TYPE_CHECKING:
    from hosting_sdk import models as m
    from hosting_sdk._transport.transport import Transport

GET: Final = ("deployments", "get_deployment")
EVENTS: Final = ("deployments", "get_deployment_events")
_ENDS: Final = frozenset({"READY", "ERROR", "CANCELED", "DELETED"})
_READ_LINES, _KEPT_LINES = 200, 20
_LOG_SECONDS, _LEAST_SECONDS = 10.0, 0.001


def is_ended(deployment: Any) -> bool:
    """Tell whether the build of a deployment has ended."""
    return deployment.ready_state in _ENDS


def is_finished(result: Any) -> bool:
    """Tell whether a command has ended."""
    return result.command.exit_code is not None


WHOLE_LOG: Final = {"follow": 1, "builds": 1, "limit": -1}
"""Arguments that make the method follow the log of a build from its beginning."""

BUILD_END: Final = (GET, is_ended)
"""The method that returns the state of a build, and the condition that it has ended."""


async def explain_end(
    transport: Transport, id_or_url: str, deployment: m.Deployment, state: str, ends: float
) -> WaitError:
    """Return the error for a deployment that ended in another state, with lines of its build log.

    Args:
        transport: Reads the log of the build; if that fails, the error has no lines.
        id_or_url: The deployment, as the caller names it.
        deployment: The deployment that ended.
        state: The awaited state.
        ends: The deadline of the wait, in the time of the client's clock; the log is read until
            then.
    """
    arguments: dict[str, object] = {
        "id_or_url": id_or_url,
        "builds": 1,
        "direction": "backward",
        "limit": _READ_LINES,
    }
    left = ends - transport.settings.clock.monotonic()
    options = RequestOptions(timeout=min(_LOG_SECONDS, max(_LEAST_SECONDS, left)))
    try:
        lines = _list_error_lines(await call(transport, EVENTS, arguments, options=options))
    except HostingSDKError:
        lines = []
    reason = f": {deployment.error_message}" if deployment.error_message else ""
    return WaitError(
        f"deployment {id_or_url}: expected the state {state}, it ended as {deployment.ready_state}"
        + "".join([reason, *(f"\n  {line}" for line in lines)]),
        value=deployment,
        lines=lines,
    )


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
