"""The manifest as the generator sees it: read from its folder, overrides applied, checked."""

from __future__ import annotations

import hashlib
import json
import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

Json = dict[str, Any]


def is_class(schema: Any) -> bool:
    """Say whether a schema becomes an attrs class."""
    return isinstance(schema, dict) and "properties" in schema


class ManifestError(ValueError):
    """The manifest contradicts itself, or an override contradicts the manifest."""


@dataclass(frozen=True)
class Alias:
    """An old public name that is kept, deprecated, for a new one."""

    kind: str
    old: str
    new: str
    reason: str


@dataclass(frozen=True)
class Manifest:
    """Input of the generator.

    Attributes:
        platform: Facts about the platform as a whole.
        groups: The methods of each group, both in alphabetical order.
        schemas: The named types.
        errors: The data of each typed error.
        arguments: Settled argument names: method, then wire name.
        numerals: The parameters of each method that are numbers although the facts say text.
        aliases: Old names that are kept.
        tools: Names of tools, for methods whose own name is too long for a tool.
    """

    platform: Json
    groups: dict[str, list[Json]]
    schemas: dict[str, Any]
    errors: dict[str, Any]
    arguments: dict[str, dict[str, str]]
    numerals: dict[str, set[str]]
    aliases: tuple[Alias, ...]
    tools: dict[str, str]

    def methods(self) -> Iterator[tuple[str, Json]]:
        """Yield group and method, in order."""
        for group, methods in self.groups.items():
            for method in methods:
                yield group, method


def _read_json_folder(folder: Path) -> dict[str, Any]:
    paths = sorted(folder.glob("*.json"), key=lambda path: path.stem)
    return {path.stem: json.loads(path.read_bytes()) for path in paths}


def canonical_sha256(value: Any) -> str:
    """Return the digest by which an override recognises the value that it replaces."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()


def _contains(value: Any, expected: Any) -> bool:
    """Say whether `value` contains everything that `expected` has."""
    if isinstance(expected, dict):
        return isinstance(value, dict) and all(
            key in value and _contains(value[key], item) for key, item in expected.items()
        )
    if isinstance(expected, list):
        return (
            isinstance(value, list)
            and len(value) == len(expected)
            and all(map(_contains, value, expected))
        )
    return bool(value == expected)


def _override_schema(schemas: dict[str, Any], override: Json) -> None:
    where = override["name"] + override["pointer"]
    place: Any = schemas
    steps = [override["name"], *override["pointer"].strip("/").split("/")]
    last = steps.pop()
    try:
        for step in steps:
            place = place[int(step)] if isinstance(place, list) else place[step]
        key = int(last) if isinstance(place, list) else last
        digest = canonical_sha256(place[key])
    except (KeyError, IndexError, TypeError, ValueError):
        raise ManifestError(f"override of {where}: the facts have no such place") from None
    if digest != override["was_sha256"]:
        expected = override["was_sha256"]
        raise ManifestError(f"override of {where}: expected to replace {expected}, got {digest}")
    place[key] = json.loads(override["now"])


def _apply(overrides: Json, groups: dict[str, list[Json]], schemas: dict[str, Any]) -> None:
    """Change groups and schemas in place as the overrides say."""
    methods = {f"{group}.{each['name']}": each for group in groups for each in groups[group]}
    for override in overrides.get("method", []):
        name, was = override["name"], override.get("was", {})
        if name not in methods:
            raise ManifestError(f"override of {name!r}: there is no such method")
        method = methods[name]
        if not _contains(method, was):
            raise ManifestError(f"override of {name}: the facts no longer say {was!r}")
        method.update(override["now"])
        for result in method["results"]:
            result.setdefault("media_type", None)
            result.setdefault("schema", None)
    for override in overrides.get("schema", []):
        _override_schema(schemas, override)


def _check_errors(platform: Json, groups: dict[str, list[Json]], errors: dict[str, Any]) -> None:
    """Compare the errors that methods name with the table, and the table with the data."""
    for methods in groups.values():
        for method in methods:
            for error in method["errors"]:
                if platform["errors"].get(error["class"], {}).get("status") != error["status"]:
                    raise ManifestError(f"{method['name']}: unknown error {error!r}")
    for name in platform["errors"]:
        if name not in errors:
            raise ManifestError(f"expected errors/{name}.json, which platform.toml names")


def load(folder: Path) -> Manifest:
    """Read the manifest and apply its overrides.

    Raises:
        ManifestError: An override does not fit, or the error table does not.
        OSError: A file cannot be read.
    """
    platform = tomllib.loads((folder / "platform.toml").read_text(encoding="utf-8"))
    behaviour = folder / "behaviour.toml"
    platform["behaviour"] = (
        tomllib.loads(behaviour.read_text(encoding="utf-8")) if behaviour.is_file() else {}
    )
    overrides = tomllib.loads((folder / "overrides.toml").read_text(encoding="utf-8"))
    for entry in (entry for entries in overrides.values() for entry in entries):
        if not entry.get("reason"):
            raise ManifestError(f"expected a reason for every override, got none for {entry!r}")
    groups = {
        name: content["methods"] for name, content in _read_json_folder(folder / "groups").items()
    }
    schemas = _read_json_folder(folder / "schemas")
    errors = _read_json_folder(folder / "errors")
    _apply(overrides, groups, schemas)
    _check_errors(platform, groups, errors)
    arguments: dict[str, dict[str, str]] = {}
    for entry in overrides.get("argument", []):
        arguments.setdefault(entry["method"], {})[entry["parameter"]] = entry["argument"]
    numerals: dict[str, set[str]] = {}
    for entry in overrides.get("numeral", []):
        numerals.setdefault(entry["method"], set()).add(entry["parameter"])
    aliases = tuple(Alias(**entry) for entry in overrides.get("alias", []))
    tools = {entry["method"]: entry["name"] for entry in overrides.get("tool", [])}
    return Manifest(platform, groups, schemas, errors, arguments, numerals, aliases, tools)
