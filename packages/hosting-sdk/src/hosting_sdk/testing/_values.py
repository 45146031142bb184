"""Values that follow a schema, the same ones for the same seed on every machine."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from hosting_sdk.testing._schemas import Schema, Schemas

__all__ = ["EPOCH_MS", "ValueMaker"]

EPOCH_MS: Final = 1_760_000_000_000
"""The moment around which all made times lie, in milliseconds since 1970."""

_DEEPEST: Final = 6
_TIMES: Final = (
    "At",
    "created",
    "updated",
    "imestamp",
    "until",
    "since",
    "expires",
    "next",
    "prev",
)
_NOTHING: Final[Mapping[str, Any]] = {}


class ValueMaker:
    """Makes values from schemas.

    Every value depends on the seed and on its own place in the value, not on its neighbours: two
    schemas that have a property in common show the same value there for the same seed.

    Args:
        schemas: The named schemas to which references lead.
    """

    def __init__(self, schemas: Schemas) -> None:
        self._schemas = schemas

    def make(self, schema: Schema, seed: str, known: Mapping[str, Any] = _NOTHING) -> Any:
        """Return a value for a schema.

        Args:
            schema: The schema that the value has to match.
            seed: Decides what the schema leaves open.
            known: Values of properties of the outermost object (or, if it names none of them, of
                the objects in it); they are used where the schema allows them.

        Returns:
            A JSON value.
        """
        return self._make(schema, seed, 0, known)

    def _make(self, schema: Schema, path: str, depth: int, known: Mapping[str, Any]) -> Any:
        digits = zlib.crc32(path.encode())
        schema = self._schemas.resolve(schema)
        if schema.get("nullable") and digits % 8 == 0 and not known:
            return None
        schema = self._choose(schema, digits, depth, known)
        if schema.get("type") == "object":
            return self._object(schema, path, depth, known)
        if schema.get("type") == "array":
            items = schema.get("items", _NOTHING)
            length = 1 + digits % 2 if depth < _DEEPEST else 0
            places = (f"{path}[{position}]" for position in range(length))
            return [self._make(items, place, depth + 1, _NOTHING) for place in places]
        return _scalar(schema, path, digits)

    def _choose(self, schema: Schema, digits: int, depth: int, known: Mapping[str, Any]) -> Schema:
        """Return the branch of a union with the most known values, or else one by the seed."""
        branches = self._schemas.branches(schema)
        if len(branches) == 1:
            return branches[0]
        if depth >= _DEEPEST:
            flat = [branch for branch in branches if branch.get("type") not in {"object", "array"}]
            return (flat or branches)[0]
        if known:
            scores = [len(self._usable(branch, known)) for branch in branches]
            if max(scores) > 0:
                return branches[scores.index(max(scores))]
        return branches[digits % len(branches)]

    def _usable(self, schema: Schema, known: Mapping[str, Any]) -> dict[str, Any]:
        properties = schema.get("properties", _NOTHING)
        return {
            name: value
            for name, value in known.items()
            if name in properties and self._schemas.accepts(properties[name], value)
        }

    def _object(
        self, schema: Schema, path: str, depth: int, known: Mapping[str, Any]
    ) -> dict[str, Any]:
        made = self._usable(schema, known) if known else {}
        inner = known if depth == 0 and not made else _NOTHING
        required = schema.get("required", ())
        value = {}
        for name, member in schema.get("properties", _NOTHING).items():
            place = f"{path}.{name}"
            if name in made:
                value[name] = made[name]
            elif name in required or (depth < _DEEPEST // 2 and zlib.crc32(place.encode()) % 4):
                value[name] = self._make(member, place, depth + 1, inner)
        extra = schema.get("additionalProperties")
        if isinstance(extra, Mapping) and depth < _DEEPEST:
            for name in ("one", "two"):
                value[name] = self._make(extra, f"{path}.{name}", depth + 1, _NOTHING)
        return value


def _name(path: str) -> str:
    return path.rpartition(".")[2].partition("[")[0]


def _scalar(schema: Schema, path: str, digits: int) -> Any:
    choices = schema.get("enum", [schema["const"]] if "const" in schema else ())
    if choices:
        return choices[digits % len(choices)]
    match schema.get("type"):
        case "number" | "integer":
            return _number(path, digits)
        case "boolean":
            return digits % 2 == 0
        case _:
            return _string(schema, path, digits)


def _number(path: str, digits: int) -> int:
    if _name(path).endswith(_TIMES):
        return EPOCH_MS + digits % 1_000_000_000
    return digits % 1000


def _string(schema: Schema, path: str, digits: int) -> str:
    name = _name(path)
    folded = name.lower()
    if schema.get("format") == "date-time" or name.endswith("At"):
        return f"2026-01-{1 + digits % 28:02}T{digits % 24:02}:{digits % 60:02}:00.000Z"
    if folded.endswith(("url", "uri", "href")):
        return f"https://example.com/{folded}/{digits % 1000}"
    if "email" in folded:
        return f"person{digits % 1000}@example.com"
    if folded.endswith("id"):
        return f"{folded}_{digits:08x}"
    return f"{name}-{digits % 1000}"
