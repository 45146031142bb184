"""Modules whose names are loaded when they are first used."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hosting_sdk._types import Operation

__all__ = ["attach", "load_operation"]


def attach(
    package: str, modules: Mapping[str, str]
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """Return `__getattr__` and `__dir__` for a package whose names live in modules of their own.

    Args:
        package: The package's `__name__`.
        modules: The module of each name, relative to the package; `module:attribute` where the
            name has another name there.

    Returns:
        The two functions, to be assigned in the package. A name that was loaded is stored there, so
        that the next access does not come here.
    """

    def load(name: str) -> Any:
        entry = modules.get(name)
        if entry is None:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        module, _, attribute = entry.partition(":")
        value = getattr(import_module(f"{package}.{module}"), attribute or name)
        setattr(sys.modules[package], name, value)
        return value

    def list_names() -> list[str]:
        return sorted({*vars(sys.modules[package]), *modules})

    return load, list_names


def load_operation(name: str) -> Operation:
    """Return the operation behind a standalone function.

    Args:
        name: The function's name, `access_groups_read_access_group`.

    Raises:
        AttributeError: There is no such function.
    """
    package = "hosting_sdk.functions"
    function = getattr(import_module(package), name)
    operation: Operation = sys.modules[function.__module__].OPERATION
    return operation
