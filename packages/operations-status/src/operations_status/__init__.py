"""A durable, authenticated HTTP service that answers: what became of the task I started?

Public names are imported at first use, so that importing the package costs next to nothing.
"""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing for it would take longer than everything here
if TYPE_CHECKING:
    from ._version import __version__ as __version__
    from .accepted import accepted_headers
    from .app import create_app
    from .operations import Operation, OperationState, Process
    from .recording.block import current_operation
    from .recording.recorder import Recorder
    from .settings import Settings
    from .stores import OperationStore

__all__ = [
    "Operation",
    "OperationState",
    "OperationStore",
    "Process",
    "Recorder",
    "Settings",
    "accepted_headers",
    "create_app",
    "current_operation",
]

_HOMES = {
    "Operation": "operations",
    "OperationState": "operations",
    "OperationStore": "stores",
    "Process": "operations",
    "Recorder": "recording.recorder",
    "Settings": "settings",
    "__version__": "_version",
    "accepted_headers": "accepted",
    "create_app": "app",
    "current_operation": "recording.block",
}


def __getattr__(name: str) -> object:
    """Import a public name when it is first asked for."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415 importing the package alone needs none

    value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """Return the public names."""
    return [*__all__, "__version__"]
