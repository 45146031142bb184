"""Clients of a running service for Python programs; they need the extra `client` (httpx).

The names are imported at first use: the command line uses the parts without httpx.
"""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from operations_status.aggregates import Group, Step

    from .asynchronous import AsyncOperationsClient
    from .blocking import OperationsClient
    from .events import WatchEvent
    from .parameters import ListOptions

__all__ = [
    "AsyncOperationsClient",
    "Group",
    "ListOptions",
    "OperationsClient",
    "Step",
    "WatchEvent",
]

_HOMES = {
    "AsyncOperationsClient": ".asynchronous",
    "Group": "..aggregates",
    "ListOptions": ".parameters",
    "OperationsClient": ".blocking",
    "Step": "..aggregates",
    "WatchEvent": ".events",
}


def __getattr__(name: str) -> object:
    """Import a public name when it is first asked for.

    Raises:
        ModuleNotFoundError: httpx is missing; the message names the extra.
    """
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        value = getattr(import_module(_HOMES[name], __name__), name)
    except ModuleNotFoundError as error:
        if error.name != "httpx":
            raise
        hint = f"{name} needs httpx: pip install 'operations-status[client]'"
        raise ModuleNotFoundError(hint, name="httpx") from error
    globals()[name] = value
    return value
