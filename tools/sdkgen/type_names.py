"""Public names of types: the reviewed table, and the rule for types that it does not list.

The facts name a type after the first method that had it. `types.toml` gives the resource's own name
to such a type, and to an object inside of one. A type that the table does not list follows a rule:
`RequestBody` becomes `Request`, `ResponseBody` becomes `Result`, and an object without a name is
named after the type that contains it and the path to it.
"""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tools.sdkgen.manifest import ManifestError, is_class
from tools.sdkgen.names import to_pascal
from tools.sdkgen.roots import merge_objects

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tools.sdkgen.manifest import Json, Manifest

TYPE = "x-type"
"""The key under which the schema of an object has the name of its class."""

_SUFFIXES = {"RequestBody": "Request", "ResponseBody": "Result"}
_SINGULARS = {
    "ies": "y",
    "Aliases": "Alias",
    "sses": "ss",
    **{ending: ending for ending in ("as", "is", "ss", "us")},
    "s": "",
}


@dataclass(frozen=True)
class TypeTable:
    """Content of `types.toml`.

    Attributes:
        names: The public name of each type, by its name in the facts.
        merged: Public names under which slightly different types are merged.
        numbered: Public names that may end in a digit.
        is_reviewed: Whether there is a table. Without one, types keep the names of the facts.
    """

    names: dict[str, str]
    merged: frozenset[str]
    numbered: frozenset[str]
    is_reviewed: bool


def load_type_table(folder: Path) -> TypeTable:
    """Read `types.toml` of a manifest, which a new manifest does not have yet.

    Raises:
        ManifestError: A merge or a numbered name has no reason.
    """
    path = folder / "types.toml"
    content = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    names: dict[str, str] = {}
    for section in content.get("names", {}).values():
        names |= section
    merged, numbered = content.get("merge", []), content.get("numbered", [])
    for entry in [*merged, *numbered]:
        if not entry.get("reason"):
            raise ManifestError(f"types.toml: expected a reason, got none for {entry!r}")
    return TypeTable(
        names,
        frozenset(entry["name"] for entry in merged),
        frozenset(entry["name"] for entry in numbered),
        path.is_file(),
    )


def find_tag(members: list[Json]) -> str | None:
    """Return the property whose constant values tell the members of a union apart."""
    names: list[str] = list(members[0].get("properties", {}))
    for name in names:
        seen: list[Any] = []
        for member in members:
            value = member.get("properties", {}).get(name, {})
            constants = [value["const"]] if "const" in value else value.get("enum", [])
            if len(constants) != 1 or name not in member.get("required", []):
                break
            seen += constants
        else:
            if len(set(map(repr, seen))) == len(members):
                return name
    return None


def _list_labels(members: list[Json], *, is_root: bool) -> Iterator[str]:
    """Yield the suffix for the name of each member of a union: its tag, its number or nothing."""
    objects = [member for member in members if is_class(member)]
    tag = find_tag(objects) if len(objects) > 1 else None
    for number, member in enumerate(members, 1):
        if is_class(member) and tag is not None:
            value = member["properties"][tag]
            yield to_pascal(str(value.get("const", value.get("enum", [""])[0])))
        elif is_class(member) and (len(objects) > 1 or is_root):
            yield str(number)
        else:
            yield ""


def _holds_many(schema: Json) -> bool:
    """Whether a schema is a list or a map, or may be one."""
    members = schema.get("anyOf", [schema])
    return any(
        "items" in each or ("additionalProperties" in each and not is_class(each))
        for each in members
    )


def _singularize(name: str) -> str:
    """Return the name of one of many: `Entries` becomes `Entry`."""
    for ending, replacement in _SINGULARS.items():
        if name.endswith(ending):
            return name.removesuffix(ending) + replacement
    return name


def _freeze(schema: Any, schemas: Json, seen: tuple[str, ...] = ()) -> Any:
    """Return a schema with its references resolved, in a canonical order."""
    if isinstance(schema, list):
        return sorted((_freeze(each, schemas, seen) for each in schema), key=json.dumps)
    if not isinstance(schema, dict):
        return schema
    name = schema.get("$ref")
    if isinstance(name, str) and name not in seen:
        beside = {key: value for key, value in schema.items() if key != "$ref"}
        return _freeze({**schemas[name], **beside}, schemas, (*seen, name))
    return {key: _freeze(schema[key], schemas, seen) for key in sorted(schema) if key != TYPE}


def rename_references(value: Any, names: dict[str, str]) -> Any:
    """Return a value with the references in its schemas renamed."""
    if isinstance(value, list):
        return [rename_references(each, names) for each in value]
    if not isinstance(value, dict):
        return value
    return {
        key: names[each]
        if key == "$ref" and isinstance(each, str)
        else rename_references(each, names)
        for key, each in value.items()
    }


class TypeNamer:
    """Gives every type of a manifest its public name.

    Args:
        table: The reviewed names.
        schemas: The named types, by their names in the facts.
    """

    def __init__(self, table: TypeTable, schemas: Json) -> None:
        self._table = table
        self._unmatched = set(table.names)
        self._seen = set(schemas)
        self.public = {}
        for fact in sorted(schemas):
            endings = [suffix for suffix in _SUFFIXES if fact.endswith(suffix) and fact != suffix]
            name = fact
            if endings and table.is_reviewed:
                name = fact.removesuffix(endings[0]) + _SUFFIXES[endings[0]]
            self.public[fact] = self._choose(fact, name)
        counts = Counter([*table.names.values(), *set(self.public.values())])
        self._shared = {name for name, count in counts.items() if count > 1}
        self._originals: dict[str, tuple[str, Any]] = {}
        self.schemas: Json = {}

    def name_types(self, schemas: Json) -> Json:
        """Return the named types under their public names; every object has one in `x-type`.

        Raises:
            ManifestError: Two different types have one name, or an entry of the table fits nothing.
        """
        renamed = {fact: rename_references(schemas[fact], self.public) for fact in sorted(schemas)}
        facts = {public: fact for fact, public in reversed(self.public.items())}
        for public, fact in facts.items():
            alike = [renamed[each] for each in renamed if self.public[each] == public]
            merges = public in self._table.merged
            self.schemas[public] = merge_objects(alike) if merges else renamed[fact]
        for fact, schema in renamed.items():
            if self.public[fact] not in self._table.merged:
                self._compare(self.public[fact], fact, schema)
        for public, fact in sorted(facts.items()):
            schema = self.schemas[public]
            if is_class(schema) and schema.get("nullable"):  # the name stands for a union with null
                self._name_object(schema, f"{fact}Object", f"{public}Object", "")
            else:
                self._name_parts(schema, fact, public, "")
        if self._unmatched:
            raise ManifestError(
                f"types.toml: expected every entry to name a type, got {sorted(self._unmatched)}"
            )
        return self.schemas

    def _choose(self, fact: str, otherwise: str) -> str:
        self._unmatched.discard(fact)
        return self._table.names.get(fact, otherwise)

    def _compare(self, public: str, fact: str, schema: Json) -> None:
        """Check that a type equals the one that already has this public name."""
        frozen = _freeze(schema, self.schemas)
        first, original = self._originals.setdefault(public, (fact, frozen))
        if original != frozen:
            different = sorted(
                name
                for name in {**original.get("properties", {}), **frozen.get("properties", {})}
                if original.get("properties", {}).get(name)
                != frozen.get("properties", {}).get(name)
            )
            raise ManifestError(
                f"types.toml: expected {first} and {fact} to be alike because both are called "
                f"{public}; they differ in {different or 'kind or in what is required'}"
            )

    def _name_parts(self, schema: Any, fact: str, public: str, path: str) -> None:
        """Name the objects in a schema that has a name itself.

        Args:
            schema: The schema; objects in it are named in place.
            fact: The schema's name in the facts.
            public: The schema's public name.
            path: The path to it from the named type; empty for the named type itself.
        """
        if is_class(schema):
            for wire, value in schema["properties"].items():
                part = to_pascal(wire)
                own = _singularize(part) if _holds_many(value) else part
                self._name_inner(value, fact + part, public + own, f"{path}.{wire}")
            extra = schema.get("additionalProperties")
            self._name_inner(extra, f"{fact}Extra", f"{public}Extra", path)
            return
        self._name_inner(schema, fact, public, path)

    def _name_inner(self, schema: Any, fact: str, public: str, path: str) -> None:
        if not isinstance(schema, dict) or "$ref" in schema:
            return
        if is_class(schema):
            self._name_object(schema, fact, public, path)
        elif "anyOf" in schema:
            labels = _list_labels(schema["anyOf"], is_root=not path)
            for member, label in zip(schema["anyOf"], labels, strict=True):
                self._name_inner(member, fact + label, public + label, path)
        elif "items" in schema:
            suffix = "" if path else "Item"
            self._name_inner(schema["items"], fact + suffix, public + suffix, f"{path}[]")
        elif isinstance(schema.get("additionalProperties"), dict):
            suffix = "" if path else "Value"
            extra = schema["additionalProperties"]
            self._name_inner(extra, fact + suffix, public + suffix, f"{path}{{}}")

    def _name_object(self, schema: Json, fact: str, by_rule: str, path: str) -> None:
        while fact in self._seen:
            fact += "Object"
        self._seen.add(fact)
        public = self._choose(fact, by_rule if self._table.is_reviewed else fact)
        if public in self._shared and fact in self._table.names:
            self._share(schema, fact, public)
        else:
            schema[TYPE] = public
            self._name_parts(schema, fact, public, path)

    def _share(self, schema: Json, fact: str, public: str) -> None:
        """Turn an inline object into a named type, and replace it by a reference."""
        original = {key: value for key, value in schema.items() if key != "nullable"}
        beside = {"nullable": True} if schema.get("nullable") else {}
        self._compare(public, fact, original)
        schema.clear()
        schema.update({"$ref": public, **beside})
        if public not in self.schemas:
            self.schemas[public] = original
            self._name_parts(original, fact, public, "")


def rename_uses(manifest: Manifest, names: dict[str, str]) -> None:
    """Rename the references of methods and errors, in place."""
    for _group, method in manifest.methods():
        body = [method["body"]] if method["body"] else []
        for place in [*method["parameters"], *body, *method["results"]]:
            place["schema"] = rename_references(place["schema"], names)
    for name, schema in manifest.errors.items():
        manifest.errors[name] = rename_references(schema, names)
