"""Methods of builds and commands, and the conditions of their ends."""

from __future__ import annotations

from typing import Any, Final

GET: Final = ("deployments", "get_deployment")
EVENTS: Final = ("deployments", "get_deployment_events")
_ENDS: Final = frozenset({"READY", "ERROR", "CANCELED", "DELETED"})


def is_ended(deployment: Any) -> bool:
    """Tell whether the build of a deployment has ended."""
    return deployment.ready_state in _ENDS


def is_finished(result: Any) -> bool:
    """Tell whether a command has ended."""
    return result.command.exit_code is not None


BUILD_END: Final = (GET, is_ended)
"""The method that tells whether a build goes on, and the condition of its end."""
