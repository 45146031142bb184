"""Descriptions of methods, parameters and fields, from `terms.toml` and `descriptions/`.

A description belongs to a method and the wire path of a parameter or field, never to the name of a
type. It reaches the shared type by the path, and from there every method that uses the type.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

from tools.sdkgen.manifest import ManifestError
from tools.sdkgen.wording import list_faults

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tools.sdkgen.manifest import Json, Manifest

BROADER = {
    "path": "parameter",
    "query": "parameter",
    "header": "parameter",
    "body": "field",
    "result": "field",
}
TYPES = {"string", "number", "boolean", "array", "object"}
USER_EVENTS = "listUserEvents"
Terms = dict[str, dict[str, str]]


@dataclass(frozen=True)
class Descriptions:
    """Content of the description files.

    Attributes:
        terms: Vocabulary of the platform: place, then name or end of a wire path, then text.
        groups: The content of each group's file.
        used: The entries that described something.
        described: The JSON types that each term described, by method and path.
    """

    terms: Terms
    groups: dict[str, Json]
    used: set[tuple[str, ...]] = field(default_factory=set)
    described: dict[tuple[str, ...], dict[str, set[str]]] = field(default_factory=dict)

    def find_method(self, group: str, method: str) -> str:
        """Return the text of a method; empty without one."""
        return self._find(group, "methods", method)

    def find_introduction(self, group: str) -> str:
        """Return the introduction of a group; empty without one."""
        return str(self.groups.get(group, {}).get("introduction", ""))

    def find_exact(self, group: str, place: str, key: str) -> str:
        """Return the text in a group's file for one parameter or field of one method."""
        section = "parameters" if BROADER[place] == "parameter" else place
        return self._find(group, section, key)

    def _find(self, group: str, section: str, key: str) -> str:
        text = self.groups.get(group, {}).get(section, {}).get(key, "")
        if text:
            self.used.add((group, section, key))
        return str(text)

    def list_terms(
        self, group: str, place: str, path: tuple[str, ...], types: set[str]
    ) -> Iterator[tuple[tuple[str, ...], str]]:
        """Yield the key and the text of each matching term, the most specific first."""
        owners = {group: self.groups.get(group, {}).get("terms", {}), "": self.terms}
        anchored = ("", *path)
        for start in range(len(anchored)):
            name = ".".join(anchored[start:])
            keys = (*(f"{name}:{each}" for each in sorted(types)), name)
            for owner, key, section in product(owners, keys, (place, BROADER[place])):
                text = owners[owner].get(section, {}).get(key)
                if text:
                    yield (owner, "terms", section, key), text

    def list_unused(self) -> list[str]:
        """Return the entries that describe nothing."""
        entries = [("", "terms", place, key) for place in self.terms for key in self.terms[place]]
        for group, content in self.groups.items():
            for section in ("methods", "parameters", "body", "result"):
                entries += [(group, section, key) for key in content.get(section, {})]  # type: ignore[misc]  # of several lengths
            for place, terms in content.get("terms", {}).items():
                entries += [(group, "terms", place, key) for key in terms]
        return [" ".join(filter(None, each)) for each in entries if each not in self.used]


class Reach(NamedTuple):
    """A path by which a method leads to a parameter or field.

    Attributes:
        group: The group's wire name.
        method: The method's wire name.
        place: `path`, `query`, `header`, `body` or `result`.
        path: The wire names that lead to it.
        is_own: Whether it is the method's own; false for an alias of another method, and for user
            events, which repeat the shapes of other methods.
    """

    group: str
    method: str
    place: str
    path: tuple[str, ...]
    is_own: bool

    @property
    def key(self) -> str:
        """The method and the path in one text."""
        return ".".join((self.method, *self.path))


@dataclass
class Place:
    """One parameter or field: its schema and every path to it.

    Attributes:
        schema: Its schema, to which the description is added.
        reaches: Every path to it.
    """

    schema: Json
    reaches: list[Reach] = field(default_factory=list)


def load_descriptions(folder: Path) -> Descriptions:
    """Read the vocabulary and the description file of each group.

    Raises:
        OSError: A file cannot be read.
        tomllib.TOMLDecodeError: A file is not TOML.
    """
    terms = folder / "terms.toml"
    paths = sorted((folder / "descriptions").glob("*.toml"))
    return Descriptions(
        tomllib.loads(terms.read_text(encoding="utf-8")) if terms.is_file() else {},
        {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in paths},
    )


def list_places(manifest: Manifest, schemas: Json) -> dict[int, Place]:
    """Return every parameter, and every field of bodies and results, each once."""
    places: dict[int, Place] = {}

    def add(schema: Json, reach: Reach) -> None:
        place = places.setdefault(id(schema), Place(schema))
        if reach not in place.reaches:
            place.reaches.append(reach)

    for home, method in manifest.methods():
        is_own = not method["alias_of"] and method["name"] != USER_EVENTS
        group, name = find_described(home, method)
        for each in method["parameters"]:
            each["schema"] = dict(each["schema"])
            add(each["schema"], Reach(group, name, each["in"], (each["name"],), is_own))
        roots = [("body", method["body"]["schema"])] if method["body"] else []
        roots += [("result", each["schema"]) for each in method["results"]]
        for role, root in roots:
            for path, schema in _list_fields(root, schemas, (), frozenset()):
                add(schema, Reach(group, name, role, path, is_own))
    return places


def find_described(group: str, method: Json) -> tuple[str, str]:
    """Return group and name of the method whose descriptions a method has.

    That is the method itself, or the method of which it is an alias.
    """
    own = f"{group}.{method['name']}"
    described, _, name = str(method["alias_of"] or own).partition(".")
    return described, name


def _list_fields(
    schema: Any, schemas: Json, path: tuple[str, ...], seen: frozenset[str]
) -> Iterator[tuple[tuple[str, ...], Json]]:
    """Yield the wire path and the schema of each field below a schema."""
    if not isinstance(schema, dict):
        return
    if "$ref" in schema:
        name = schema["$ref"]
        if name not in seen:
            yield from _list_fields(schemas[name], schemas, path, seen | {name})
        return
    for name, value in schema.get("properties", {}).items():
        yield (*path, name), value
        yield from _list_fields(value, schemas, (*path, name), seen)
    for inner in (*schema.get("anyOf", ()), schema.get("items")):
        yield from _list_fields(inner, schemas, path, seen)
    yield from _list_fields(schema.get("additionalProperties"), schemas, (*path, "*"), seen)


def _list_types(schema: Json, schemas: Json) -> set[str]:
    """Return the JSON types of a schema's values; integers count as numbers."""
    while "$ref" in schema:
        schema = schemas[schema["$ref"]]
    if "anyOf" in schema:
        return set().union(*(_list_types(each, schemas) for each in schema["anyOf"]))
    kind = str(schema.get("type", "")).replace("integer", "number")
    value = schema.get("const", schema.get("enum", [None])[0])
    if not kind and value is not None:
        kind = {str: "string", bool: "boolean"}.get(type(value), "number")
    return {kind} & TYPES


def _choose(place: Place, schemas: Json, descriptions: Descriptions) -> str:
    """Return the description of a parameter or field; empty without one.

    Raises:
        ManifestError: Two methods describe the same field differently.
    """
    exact: dict[str, str] = {}
    for each in place.reaches:
        text = descriptions.find_exact(each.group, each.place, each.key)
        if text:
            exact[text] = f"{each.group} {each.place} {each.key}"
    if len(exact) > 1:
        raise ManifestError(f"expected one description of a field, got {list(exact.values())}")
    if exact:
        return next(iter(exact))
    types = _list_types(place.schema, schemas)
    reaches = [each for each in place.reaches if each.is_own] or place.reaches
    fitting = [
        list(descriptions.list_terms(each.group, each.place, each.path, types)) for each in reaches
    ]
    chosen = _choose_term(fitting, descriptions)
    for reach, terms in zip(reaches, fitting, strict=True):
        for key in [key for key, text in terms if text == chosen][:1]:
            found = descriptions.described.setdefault(key, {}).setdefault(reach.key, set())
            found.update(types)
    return chosen


def _choose_term(
    fitting: list[list[tuple[tuple[str, ...], str]]], descriptions: Descriptions
) -> str:
    """Return the text of the terms that match a field on each path to it; empty if they disagree.

    A term of several names may decide for all paths; one of a single name has to match on each.
    """
    firsts = [terms[0] for terms in fitting if terms]
    chosen = {text for key, text in firsts if "." in key[-1]}
    if len(chosen) != 1:
        common = set.intersection(*({text for _, text in terms} for terms in fitting))
        chosen = set(next(([text] for _, text in fitting[0] if text in common), []))
    for terms in fitting:
        descriptions.used.update(key for key, text in terms if text in chosen)
    return next(iter(chosen), "")


def _list_values(schema: Json, schemas: Json) -> set[Any] | None:
    """Return the values that a field may have; None if they are not limited."""
    while "$ref" in schema:
        schema = schemas[schema["$ref"]]
    if "items" in schema:
        return _list_values(schema["items"], schemas)
    if "const" in schema:
        return {schema["const"]}
    if "enum" in schema or schema.get("type") == "null":
        return {*schema.get("enum", ())}
    members = [_list_values(each, schemas) for each in schema.get("anyOf", ())]
    known = [each for each in members if each is not None]
    return set().union(*known) if known and len(known) == len(members) else None


def _find_foreign_values(place: Place, schemas: Json, text: str, names: set[str]) -> list[str]:
    """Return a fault if a text quotes only values that its field never has.

    Args:
        place: The field, or the parameter.
        schemas: The named types.
        text: Its description.
        names: The names of all fields and parameters, which do not count as values.
    """
    values = _list_values(place.schema, schemas)
    quoted = set(re.findall(r"`([^`]+)`", text))
    if not values or not quoted - names or quoted & {str(value) for value in values}:
        return []
    where = f"{place.reaches[0].group} {place.reaches[0].place} {place.reaches[0].key}"
    return [f"{where}: quotes {sorted(quoted)}, none of its values {sorted(map(str, values))}"]


def _find_broad_terms(descriptions: Descriptions) -> list[str]:
    """Return a fault for each term that describes fields of different types."""
    faults = []
    for key, described in descriptions.described.items():
        groups = [types for types in described.values() if types]
        if any(one.isdisjoint(other) for one in groups for other in groups):
            kinds = ", ".join(f"{key[-1]}:{each}" for each in sorted(set().union(*groups)))
            faults.append(f"{' '.join(filter(None, key))}: expected a term for each type: {kinds}")
    return faults


def describe(
    manifest: Manifest, schemas: Json, descriptions: Descriptions, *, is_draft: bool = False
) -> None:
    """Write the description of each parameter and field into its schema.

    Args:
        manifest: The manifest.
        schemas: Its named types.
        descriptions: The texts.
        is_draft: Whether unused texts are allowed, as after the import of another document.

    Raises:
        ManifestError: An entry describes nothing, two describe the same field, or a text breaks a
            rule of wording.
    """
    faults = list_faults(descriptions)
    if faults:
        raise ManifestError("\n".join(faults))
    places = list_places(manifest, schemas).values()
    names = {name for place in places for each in place.reaches for name in each.path}
    for place in places:
        text = _choose(place, schemas, descriptions)
        if text:
            place.schema["description"] = text
            faults += _find_foreign_values(place, schemas, text, names)
    faults += _find_broad_terms(descriptions)
    if faults and not is_draft:
        raise ManifestError("\n".join(faults))
    for group, method in manifest.methods():
        descriptions.find_method(*find_described(group, method))
    unused = descriptions.list_unused()
    if unused and not is_draft:
        raise ManifestError(f"expected descriptions of what exists, got {unused}")
