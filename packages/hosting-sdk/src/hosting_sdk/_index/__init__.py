"""The manifest as data, for the command line, the fake platform and whoever builds on them.

Generated from `manifest/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

__all__ = ["load_methods", "load_platform", "load_schemas"]


def _load(name: str) -> Any:
    import orjson

    return orjson.loads(files(__name__).joinpath(name).read_bytes())


@cache
def load_methods() -> list[dict[str, Any]]:
    """Return what the manifest says of every method, in the order of groups and methods.

    Each has the fields of `hosting_sdk._types.Operation` (parameters with their `schema`, `body` and
    `results` with theirs), and `group` and `method` in snake case, `function`, `summary`,
    `read_only`, `destructive`, `idempotent`, `alias_of` and `streaming`. The list is loaded once:
    treat it as read-only.
    """
    methods: list[dict[str, Any]] = _load("methods.json")
    return methods


@cache
def load_schemas() -> dict[str, Any]:
    """Return the named types under `components` and the data of the typed errors under `errors`.

    References read `#/components/NAME`. The value is loaded once: treat it as read-only.
    """
    schemas: dict[str, Any] = _load("schemas.json")
    return schemas


@cache
def load_platform() -> dict[str, Any]:
    """Return what holds for the platform as a whole: `server`, `retries`, `styles`."""
    platform: dict[str, Any] = _load("platform.json")
    return platform
