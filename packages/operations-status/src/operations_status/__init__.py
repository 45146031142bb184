"""A durable, authenticated HTTP service that answers: what became of the task I started?

What is listed here is imported when it is first used, so that naming the package costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .app import create_app
    from .operations import Operation, OperationState
    from .recording.recorder import Recorder
    from .settings import Settings
    from .stores import OperationStore

__all__ = [
    "Operation",
    "OperationState",
    "OperationStore",
    "Recorder",
    "Settings",
    "create_app",
]

_HOMES = {
    "Operation": "operations",
    "OperationState": "operations",
    "OperationStore": "stores",
    "Recorder": "recording.recorder",
    "Settings": "settings",
    "create_app": "app",
}


def __getattr__(name: str) -> object:
    """Import a public name, or read the version, when it is first asked for."""
    if name == "__version__":
        return version("operations-status")
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """Return the public names."""
    return [*__all__, "__version__"]
