"""The manifest as data: the only description of the methods on the wire.

The operations of the client, the command line, the tool server and the fake platform are made from it.

Generated from `manifest/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from functools import cache
from pkgutil import get_data
from typing import Any

__all__ = ["load_method", "load_methods", "load_platform", "load_schemas", "load_search"]

_GROUPS = (
    "access_groups",
    "aliases",
    "api_observability",
    "artifacts",
    "authentication",
    "billing",
    "bulk_redirects",
    "certs",
    "checks",
    "checks_v2",
    "connect",
    "deployments",
    "dns",
    "domains",
    "domains_registrar",
    "drains",
    "edge_cache",
    "edge_config",
    "environment",
    "feature_flags",
    "integrations",
    "log_drains",
    "logs",
    "marketplace",
    "microfrontends",
    "project_members",
    "project_routes",
    "projects",
    "rolling_release",
    "sandboxes",
    "sandboxes_v2_beta",
    "security",
    "static_ips",
    "teams",
    "user",
    "webhooks",
)


def _load(name: str) -> Any:
    from hosting_sdk._json import loads

    return loads(get_data(__name__, name) or b"")


@cache
def _load_group(group: str) -> list[dict[str, Any]]:
    methods: list[dict[str, Any]] = _load(f"methods/{group}.json")
    return methods


@cache
def load_methods() -> list[dict[str, Any]]:
    """Return the manifest's entry for every method, in the order of groups and methods.

    Each has the fields of `hosting_sdk._types.Operation` (parameters with their `schema`, `body` and
    `results` with theirs), and `group` and `method` in snake case, `function`, `tool`, `summary`,
    `read_only`, `destructive`, `idempotent`, `alias_of`, `streaming`, `effects`, `shows` (paths of
    further decisive arguments) and `secrets`. The list is loaded once: treat it as read-only.
    """
    return [method for group in _GROUPS for method in _load_group(group)]


def load_method(group: str, method: str) -> dict[str, Any]:
    """Return the manifest's entry for one method; only the methods of its group are read.

    Raises:
        AttributeError: There is no such method.
    """
    methods = _load_group(group) if group in _GROUPS else []
    found = next((each for each in methods if each["method"] == method), None)
    if found is None:
        raise AttributeError(f"there is no method {group}.{method}")
    return found


@cache
def load_schemas() -> dict[str, Any]:
    """Return the named types under `components` and the data of the typed errors under `errors`.

    References read `#/components/NAME`. The value is loaded once: treat it as read-only.
    """
    schemas: dict[str, Any] = _load("schemas.json")
    return schemas


@cache
def load_platform() -> dict[str, Any]:
    """Return the facts about the platform as a whole: `server`, `retries`, `styles`, `behaviour`."""
    platform: dict[str, Any] = _load("platform.json")
    return platform


@cache
def load_search() -> dict[str, Any]:
    """Return the search index, which `_search` reads: terms, their weights, and scores of methods.

    `words` has the terms of each word with their weights; for each term, `methods` has positions in
    `load_methods()` and scores in turn. For each method, `own_actions` has the concepts of its verb
    (`actions` has all of them, `reading` those of reading), `names` weight and terms of each other
    word of its name, and `priors` a factor. `shapes` has pairs of a regular expression and the words
    that stand for its matches. The value is loaded once: treat it as read-only.
    """
    search: dict[str, Any] = _load("search.json")
    return search
