"""Parts of a result that an application asks for, so that it need not read the rest."""

from __future__ import annotations

from typing import Any

__all__ = ["FIELDS", "select_fields"]

FIELDS = "_fields"


def select_fields(value: Any, paths: list[str]) -> Any:
    """Return only the parts of a result that the paths name.

    Args:
        value: The result as JSON.
        paths: Names of fields joined by `/`, such as `deployments/uid`; a list is passed through,
            each of its items is reduced in the same way. A field that is absent is left out.
    """
    return _select(value, [[step for step in path.split("/") if step] for path in paths])


def _select(value: Any, paths: list[list[str]]) -> Any:
    if any(not path for path in paths):
        return value
    if isinstance(value, list):
        return [_select(item, paths) for item in value]
    if not isinstance(value, dict):
        return value
    names = dict.fromkeys(path[0] for path in paths)
    return {
        name: _select(value[name], [path[1:] for path in paths if path[0] == name])
        for name in names
        if name in value
    }
