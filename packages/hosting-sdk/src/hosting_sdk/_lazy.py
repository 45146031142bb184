"""Modules whose names are loaded when they are first used."""

from __future__ import annotations

import sys
from importlib import import_module

TYPE_CHECKING = False  # importing the package does not load typing
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

__all__ = ["attach"]


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
        from typing import get_args  # noqa: PLC0415 as above; the modules themselves load it

        value = getattr(import_module(f"{package}.{module}"), attribute or name)
        for class_ in (value, *get_args(value)):
            if hasattr(class_, "__attrs_attrs__"):
                class_.__get_pydantic_core_schema__ = classmethod(_make_core_schema)
        setattr(sys.modules[package], name, value)
        return value

    def list_names() -> list[str]:
        return sorted({*vars(sys.modules[package]), *modules})

    return load, list_names


def _make_core_schema(class_: type, _source: Any, _handler: Any) -> Any:
    """Return the core schema of a class for pydantic, which is imported only now."""
    return import_module("hosting_sdk._codec.pydantic").core_schema_of(class_)
