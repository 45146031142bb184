"""The manifest made ready for rendering: shapes of all types, calls of all methods."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tools.sdkgen.manifest import ManifestError
from tools.sdkgen.names import fold, to_identifier, to_pascal, to_snake
from tools.sdkgen.phrases import summarize
from tools.sdkgen.shapes import ShapeBuilder, TypeShape, is_class

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tools.sdkgen.manifest import Json, Manifest

_RESERVED = {"client", "options", "request_body", "self"}


@dataclass(frozen=True)
class Argument:
    """One argument of a method.

    Attributes:
        name: Its Python name.
        wire: Its wire name.
        place: `path`, `query` or `header`.
        required: Whether the platform wants it.
        annotation: Its type without `| None`.
        scope: `team` or `slug` where the client has a default for it.
        default: What the platform assumes without it, as text; empty if it does not say.
        schema: Its schema.
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
        method: What the manifest says of the method.
        name: The snake case of the method.
        arguments: Its arguments, mandatory ones first.
        body: The type of a JSON body; empty without one.
        body_argument: The annotation of the argument that takes the body; empty without one.
        results: The annotation of each result, beside the manifest's results.
        summary: One line on what it does.
    """

    group: str
    method: Json
    name: str
    arguments: tuple[Argument, ...]
    body: str
    body_argument: str
    results: tuple[str, ...]
    summary: str

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
        manifest: Where it comes from.
        shapes: The shape of each named type.
        calls: The methods of each group.
        schemas: The named types, with those that had no name of their own.
        uses: Where each named type stands: `(method, "body" | "result" | "parameter")`.
    """

    manifest: Manifest
    shapes: dict[str, TypeShape]
    calls: dict[str, list[Call]]
    schemas: dict[str, Any]
    uses: dict[str, list[tuple[str, str]]]


def find_references(schema: Any) -> set[str]:
    """Return the named types that a schema mentions."""
    if isinstance(schema, dict):
        found = {schema["$ref"]} if isinstance(schema.get("$ref"), str) else set()
        return found.union(*map(find_references, schema.values()))
    if isinstance(schema, list):
        return set().union(*map(find_references, schema))
    return set()


def _close_over(names: Iterable[str], schemas: dict[str, Any]) -> set[str]:
    """Return the names and every named type that they lead to."""
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
    for _group, method in manifest.methods():
        places = [(method["body"], "RequestBody")] if method["body"] else []
        places += [(result, "ResponseBody") for result in method["results"]]
        for place, suffix in places:
            schema = place["schema"]
            if schema is None or "$ref" in schema or not _has_inline_object(schema):
                continue
            name = to_pascal(method["name"]) + suffix
            if schemas.get(name, schema) != schema:
                raise ManifestError(f"expected the name {name} to be free for {method['name']}")
            schemas[name] = schema
            place["schema"] = {"$ref": name}
    return schemas


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


def _build_shapes(schemas: dict[str, Any], received: set[str]) -> dict[str, TypeShape]:
    taken = set(schemas)
    shapes = {
        name: ShapeBuilder(name, taken=taken, closed=name not in received).build(schema)
        for name, schema in sorted(schemas.items())
    }
    for name, shape in shapes.items():
        if name in _close_over(shape.references - {name}, schemas):
            raise ManifestError(f"{name} refers to itself through other modules; put them in one")
    return shapes


def _annotate(schema: Any, *, closed: bool) -> str:
    return ShapeBuilder("", taken=set(), closed=closed, prefix="m.").annotate(schema, "", "")


def _build_argument(fact: Json, name: str) -> Argument:
    schema = fact["schema"]
    default = schema.get("default")
    text = "" if default is None else str(default).lower() if default in (True, False) else default
    annotation = _annotate(schema, closed=True).removesuffix(" | None")
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


def _annotate_body(body: Json | None, schemas: dict[str, Any]) -> str:
    """Return what a caller may pass as a body: the type itself, or its JSON in wire names."""
    if body is None:
        return ""
    if body["kind"] == "upload":
        return "UploadSource"
    schema = body["schema"]
    annotation = _annotate(schema, closed=True)
    while "$ref" in schema:
        schema = schemas[schema["$ref"]]
    if annotation == "dict[str, Any]":
        return "Mapping[str, Any]"
    plain = "Sequence[Mapping[str, Any]]" if schema.get("type") == "array" else "Mapping[str, Any]"
    return f"{annotation} | {plain}"


def _build_call(group: str, method: Json, manifest: Manifest, schemas: dict[str, Any]) -> Call:
    wire_name = f"{group}.{method['name']}"
    names = fold(
        [each["name"] for each in method["parameters"]],
        where=wire_name,
        settled=manifest.arguments.get(wire_name),
    )
    if _RESERVED.intersection(names.values()):
        raise ManifestError(f"{wire_name}: an argument has a reserved name, {sorted(names)}")
    arguments = [_build_argument(each, names[each["name"]]) for each in method["parameters"]]
    body = method["body"]
    return Call(
        group=group,
        method=method,
        name=to_identifier(method["name"]),
        arguments=tuple(sorted(arguments, key=lambda each: (not each.is_mandatory, each.name))),
        body=_annotate(body["schema"], closed=True) if body and body["kind"] == "json" else "",
        body_argument=_annotate_body(body, schemas),
        results=tuple(_annotate_result(each) for each in method["results"]),
        summary=manifest.summaries.get(wire_name) or summarize(method["name"]),
    )


def _annotate_result(result: Json) -> str:
    if result["schema"] is None:
        return "bytes" if result["kind"] == "bytes" else "None"
    return _annotate(result["schema"], closed=False)


def build_catalogue(manifest: Manifest) -> Catalogue:
    """Make a manifest ready for rendering.

    Raises:
        ManifestError: Something cannot be rendered as it is.
        NameClashError: Two names fold into one.
    """
    schemas = _name_inline_types(manifest)
    uses = _list_uses(manifest)
    received = _close_over(
        (name for name, found in uses.items() if any(place == "result" for _, place in found)),
        schemas,
    )
    calls = {
        group: [_build_call(group, method, manifest, schemas) for method in methods]
        for group, methods in manifest.groups.items()
    }
    fold(calls, where="the groups")
    for group, methods in manifest.groups.items():
        fold([method["name"] for method in methods], where=group)
    fold(schemas, where="the named types")
    return Catalogue(manifest, _build_shapes(schemas, received), calls, schemas, uses)
