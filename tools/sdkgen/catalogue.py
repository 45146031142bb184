"""Catalogue of everything that is rendered: the shapes of all types, the calls of all methods."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from tools.sdkgen.descriptions import describe, find_described, load_descriptions
from tools.sdkgen.dicts import add_dicts, annotate_sent
from tools.sdkgen.effects import load_effects
from tools.sdkgen.examples import load_example_values, make_examples
from tools.sdkgen.intents import load_intents
from tools.sdkgen.manifest import ManifestError, is_class
from tools.sdkgen.names import fold, to_method_name, to_pascal, to_snake
from tools.sdkgen.phrases import split_text, summarize
from tools.sdkgen.roots import merge_root
from tools.sdkgen.secrets import SecretTable
from tools.sdkgen.shapes import ShapeBuilder, TypeShape
from tools.sdkgen.type_checks import check_type_names
from tools.sdkgen.type_names import TypeNamer, load_type_table, rename_uses
from tools.sdkgen.views import load_views

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from tools.sdkgen.descriptions import Descriptions
    from tools.sdkgen.effects import Effects
    from tools.sdkgen.examples import Example
    from tools.sdkgen.intents import Intents
    from tools.sdkgen.manifest import Json, Manifest
    from tools.sdkgen.secrets import Secrets
    from tools.sdkgen.type_names import TypeTable

_RESERVED = {"client", "options", "request_body", "self"}


@dataclass(frozen=True)
class Argument:
    """One argument of a method.

    Attributes:
        name: Its Python name.
        wire: Its wire name.
        place: `path`, `query` or `header`.
        required: Whether the platform requires it.
        annotation: Its type without `| None`.
        scope: `team` or `slug` where the client has a default for it.
        default: The platform's default as text; empty if it states none.
        schema: Its schema, with its description.
    """

    name: str
    wire: str
    place: str
    required: bool
    annotation: str
    scope: str
    default: str
    schema: Any

    @property
    def is_mandatory(self) -> bool:
        """Whether the signature has no default for it."""
        return self.required and not self.scope


@dataclass(frozen=True)
class Call:
    """One method, ready for rendering.

    Attributes:
        group: The group's wire name.
        method: The method's entry in the manifest.
        name: The snake case of the method.
        arguments: Its arguments, mandatory ones first.
        body: The type of a JSON body; empty without one.
        body_argument: The annotation of the argument that takes the body; empty without one.
        results: The annotation of each result, in the order of the manifest's results.
        summary: One sentence on what it does.
        details: Further sentences; empty without any.
    """

    group: str
    method: Json
    name: str
    arguments: tuple[Argument, ...]
    body: str
    body_argument: str
    results: tuple[str, ...]
    summary: str
    details: str

    @property
    def wire_name(self) -> str:
        """Group and method in the platform's spelling."""
        return f"{self.group}.{self.method['name']}"

    @property
    def function(self) -> str:
        """The name of the standalone function."""
        return f"{to_snake(self.group)}_{self.name}"

    @property
    def kinds(self) -> set[str]:
        """The kinds of its results."""
        return {result["kind"] for result in self.method["results"]}

    def annotate_kind(self, *kinds: str) -> str:
        """Return the type of the results of these kinds, each once."""
        pairs = zip(self.method["results"], self.results, strict=True)
        found = [annotation for result, annotation in pairs if result["kind"] in kinds]
        unique = sorted(dict.fromkeys(found), key=lambda annotation: annotation == "None")
        return " | ".join(unique)


@dataclass(frozen=True)
class Catalogue:
    """Everything that is rendered.

    Attributes:
        manifest: The manifest that it is made from.
        shapes: The shape of each named type.
        calls: The methods of each group.
        schemas: The named types, including those that had no name of their own.
        uses: Where each named type is used: `(method, "body" | "result" | "parameter")`.
        effects: The effects of each method that changes something, by its wire name.
        secrets: Where each method has secrets, by its wire name.
        views: The short view of each list that has one, by the wire name of the method.
        introductions: The introduction of each group that has one.
        examples: The example of each method, by its wire name.
        intents: The intents of each method, by its wire name.
    """

    manifest: Manifest
    shapes: dict[str, TypeShape]
    calls: dict[str, list[Call]]
    schemas: dict[str, Any]
    uses: dict[str, list[tuple[str, str]]]
    effects: dict[str, Effects]
    secrets: dict[str, Secrets]
    views: dict[str, Json]
    introductions: dict[str, str]
    examples: dict[str, Example]
    intents: dict[str, Intents]


def find_references(schema: Any) -> set[str]:
    """Return the named types that a schema mentions."""
    if isinstance(schema, dict):
        found = {schema["$ref"]} if isinstance(schema.get("$ref"), str) else set()
        return found.union(*map(find_references, schema.values()))
    if isinstance(schema, list):
        return set().union(*map(find_references, schema))
    return set()


def close_over(names: Iterable[str], schemas: dict[str, Any]) -> set[str]:
    """Return the names and all named types that they refer to, directly or not."""
    reached: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += find_references(schemas[name])
    return reached


def _has_inline_object(schema: Any) -> bool:
    if isinstance(schema, dict):
        return is_class(schema) or any(map(_has_inline_object, schema.values()))
    return isinstance(schema, list) and any(map(_has_inline_object, schema))


def _name_inline_types(manifest: Manifest) -> dict[str, Any]:
    """Give a name to each body and result that holds an object without one."""
    schemas = dict(manifest.schemas)
    for group, method in manifest.methods():
        places = [(method["body"], "RequestBody")] if method["body"] else []
        places += [(result, "ResponseBody") for result in method["results"]]
        for place, suffix in places:
            schema = place["schema"]
            if schema is None or "$ref" in schema or not _has_inline_object(schema):
                continue
            name = to_pascal(method["name"]) + suffix
            if schemas.get(name, schema) != schema:
                name = to_pascal(group) + name
            if schemas.get(name, schema) != schema:
                raise ManifestError(f"expected the name {name} to be free for {method['name']}")
            schemas[name] = schema
            place["schema"] = {"$ref": name}
    return schemas


def _merge_roots(manifest: Manifest, schemas: dict[str, Any], table: TypeTable) -> None:
    """Give results that are unions of objects one shape each, unless the members have names."""
    for _group, method in manifest.methods():
        for result in method["results"]:
            name = (result["schema"] or {}).get("$ref")
            if name is not None and f"{name}1" not in table.names:
                schemas[name] = merge_root(schemas[name], schemas)


def _needs_body(schema: Any, schemas: dict[str, Any]) -> bool:
    """Return whether a schema requires a body: it accepts neither null nor an empty object."""
    if "$ref" in schema:
        return not schema.get("nullable") and _needs_body(schemas[schema["$ref"]], schemas)
    if "anyOf" in schema:
        return all(_needs_body(each, schemas) for each in schema["anyOf"])
    is_empty_allowed = schema.get("type", "object") == "object" and not schema.get("required")
    return not (is_empty_allowed or schema.get("nullable"))


def _require_bodies(manifest: Manifest, schemas: dict[str, Any]) -> None:
    """Require each body that the platform's document calls optional although it has to be sent."""
    for _group, method in manifest.methods():
        body = method["body"]
        if body:
            is_upload = body["kind"] == "upload"
            body["required"] |= is_upload or _needs_body(body["schema"], schemas)


def _mark_pages(manifest: Manifest, shapes: dict[str, TypeShape]) -> None:
    """Make the class of each result that comes in pages a page of its items.

    Raises:
        ManifestError: The result of a paginated method is not a class with a list of items.
    """
    for group, method in manifest.methods():
        if method["paging"] is None:
            continue
        (schema,) = (each["schema"] for each in method["results"] if each["kind"] == "json")
        shape = shapes[schema["$ref"]]
        place = next((i for i, each in enumerate(shape.classes) if each.name == shape.name), None)
        item = None if place is None else shape.classes[place].find_item(method["paging"]["items"])
        if place is None or item is None:
            raise ManifestError(
                f"expected the result of {group}.{method['name']} to be an object with a list "
                f"{method['paging']['items']!r}, got {schema!r}; an override has to make it one"
            )
        base = f'Page["{shape.name}", "{item}"]'
        shape.classes[place] = replace(shape.classes[place], base=base)


def _list_uses(manifest: Manifest) -> dict[str, list[tuple[str, str]]]:
    uses: dict[str, list[tuple[str, str]]] = {}
    for group, method in manifest.methods():
        found = [(each["schema"], "parameter") for each in method["parameters"]]
        found += [(method["body"]["schema"], "body")] if method["body"] else []
        found += [(each["schema"], "result") for each in method["results"]]
        for schema, place in found:
            for name in sorted(find_references(schema)):
                uses.setdefault(name, []).append((f"{group}.{method['name']}", place))
    return uses


def _list_used(
    place: str, uses: dict[str, list[tuple[str, str]]], schemas: dict[str, Any]
) -> set[str]:
    """Return the named types that bodies, results or parameters lead to."""
    names = (name for name, found in uses.items() if any(place == each for _, each in found))
    return close_over(names, schemas)


def _annotate(schema: Any, schemas: dict[str, Any], *, closed: bool) -> str:
    return ShapeBuilder("", schemas, closed=closed, prefix="m.").annotate(schema, "")


def _build_argument(
    fact: Json, name: str, schemas: dict[str, Any], *, is_numeral: bool
) -> Argument:
    schema = fact["schema"]
    default = schema.get("default")
    text = "" if default is None else str(default).lower() if default in (True, False) else default
    annotation = _annotate(schema, schemas, closed=True).removesuffix(" | None")
    annotation = f"{annotation} | int" if is_numeral else annotation
    return Argument(
        name=name,
        wire=fact["name"],
        place=fact["in"],
        required=fact["required"],
        annotation=annotation,
        scope=fact.get("scope", ""),
        default=str(text),
        schema=schema,
    )


def _name_arguments(wire_name: str, parameters: list[Json], manifest: Manifest) -> list[str]:
    """Return the Python name of each parameter.

    If two parameters have the same wire name, the name of the one outside the path has its place.
    """
    in_path = {each["name"] for each in parameters if each["in"] == "path"}
    counts = Counter(each["name"] for each in parameters)
    wires = [
        f"{each['name']} {each['in']}"
        if counts[each["name"]] > 1
        and (each["in"] == "header" or each["name"] in in_path)
        and each["in"] != "path"
        else each["name"]
        for each in parameters
    ]
    names = fold(wires, where=wire_name, settled=manifest.arguments.get(wire_name))
    return [f"{names[wire]}_" if names[wire] in _RESERVED else names[wire] for wire in wires]


def _build_call(  # noqa: PLR0913 the sources of a call
    group: str,
    method: Json,
    *,
    manifest: Manifest,
    schemas: dict[str, Any],
    dicts: set[str],
    descriptions: Descriptions,
) -> Call:
    wire_name = f"{group}.{method['name']}"
    names = _name_arguments(wire_name, method["parameters"], manifest)
    numerals = manifest.numerals.get(wire_name, set())
    arguments = [
        _build_argument(each, name, schemas, is_numeral=each["name"] in numerals)
        for each, name in zip(method["parameters"], names, strict=True)
    ]
    body = body_argument = ""
    if method["body"] and method["body"]["kind"] == "upload":
        body_argument = "UploadSource"
    elif method["body"]:
        body = _annotate(method["body"]["schema"], schemas, closed=True)
        body_argument = annotate_sent(body, dicts)
    empty = {"bytes": "bytes"}
    text = descriptions.find_method(*find_described(group, method))
    text = text or method.get("description") or summarize(method["name"])
    summary, details = split_text(text)
    return Call(
        group=group,
        method=method,
        name=to_method_name(method["name"]),
        arguments=tuple(sorted(arguments, key=lambda each: (not each.is_mandatory, each.name))),
        body=body,
        body_argument=body_argument,
        results=tuple(
            empty.get(each["kind"], "None")
            if each["schema"] is None
            else _annotate(each["schema"], schemas, closed=False)
            for each in method["results"]
        ),
        summary=summary,
        details=details,
    )


def build_catalogue(manifest: Manifest, folder: Path, *, is_draft: bool = False) -> Catalogue:
    """Make a manifest ready for rendering.

    Args:
        manifest: The manifest that `load` read.
        folder: The folder from which it was read.
        is_draft: Whether types may keep names that need an entry in `types.toml`.

    Raises:
        ManifestError: The manifest cannot be rendered as it is.
        NameClashError: Two names fold into one.
    """
    table = load_type_table(folder)
    facts = _name_inline_types(manifest)
    _merge_roots(manifest, facts, table)
    errors = set().union(*map(find_references, manifest.errors.values()))
    reached = close_over({*_list_uses(manifest), *errors}, facts)
    facts = {name: json.loads(json.dumps(facts[name])) for name in sorted(reached)}
    namer = TypeNamer(table, facts)
    schemas = namer.name_types(facts)
    rename_uses(manifest, namer.public)
    descriptions = load_descriptions(folder)
    describe(manifest, schemas, descriptions, is_draft=is_draft)
    _require_bodies(manifest, schemas)
    uses = _list_uses(manifest)
    fold(schemas, where="the named types")
    received = _list_used("result", uses, schemas)
    shapes = {
        name: ShapeBuilder(name, schemas, closed=name not in received).build(schema)
        for name, schema in sorted(schemas.items())
    }
    for name, shape in shapes.items():
        if name in close_over(shape.references - {name}, schemas):
            raise ManifestError(f"{name} refers to itself through other modules; put them in one")
    _mark_pages(manifest, shapes)
    reach = {name: close_over([name], schemas) for name in uses}
    if not is_draft:
        check_type_names(shapes, reach, uses, table)
    sent = {
        name: ShapeBuilder(name, schemas, closed=True).build(schemas[name])
        for name in _list_used("body", uses, schemas)
    }
    dicts = add_dicts(shapes, sent)
    calls = {
        group: [
            _build_call(
                group,
                method,
                manifest=manifest,
                schemas=schemas,
                dicts=dicts,
                descriptions=descriptions,
            )
            for method in methods
        ]
        for group, methods in manifest.groups.items()
    }
    fold(calls, where="the groups")
    for group, methods in manifest.groups.items():
        fold([method["name"] for method in methods], where=group)
    effects = load_effects(folder, manifest, schemas, is_draft=is_draft)
    secrets = SecretTable(folder, schemas).find(manifest, is_draft=is_draft)
    views = load_views(folder, manifest, schemas)
    introductions = {group: descriptions.find_introduction(group) for group in calls}
    every = [call for group in calls.values() for call in group]
    examples = make_examples(every, schemas, load_example_values(folder), is_draft=is_draft)
    intents = load_intents(folder, manifest, is_draft=is_draft)
    return Catalogue(
        manifest,
        shapes,
        calls,
        schemas,
        uses,
        effects,
        secrets,
        views,
        introductions,
        examples,
        intents,
    )
