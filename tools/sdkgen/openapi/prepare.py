"""Preparation of an OpenAPI document: constructs without an equivalent are replaced and listed.

A prepared document has parameters, request bodies and responses in place of references to them, and
references to component schemas only, under names that Python can use. A schema that cannot be
expressed is empty, so that its values are `JsonValue`: any JSON.
"""

from __future__ import annotations

import builtins
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import unquote

from tools.sdkgen.names import spell, to_pascal, to_snake
from tools.sdkgen.type_checks import IMPORTED

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tools.sdkgen.manifest import Json

VERBS = ("get", "put", "post", "delete", "patch", "head")
RECORDS = ("application/jsonl", "application/x-ndjson", "application/stream+json")
COMPONENTS = "#/components/schemas/"
_ITEM_FIELDS = {*VERBS, "$ref", "summary", "description", "parameters"}
_TYPES = {"array", "boolean", "integer", "null", "number", "object", "string"}
_SCALARS = (str, bool, int, float, type(None))
_PLACES = ("path", "query", "header")
_IGNORED_HEADERS = {"accept", "authorization", "content-type"}
_ANY_JSON = "its values are JsonValue"
_DEEPEST = 9
"""The number of references after which a chain of them counts as cyclic."""
_UNCHECKED = (
    *("not", "if", "then", "else", "dependentSchemas", "dependentRequired", "dependencies"),
    *("contains", "propertyNames", "unevaluatedItems", "unevaluatedProperties", "$dynamicRef"),
)
_COPIED = (
    "title",
    "description",
    "deprecated",
    "nullable",
    "format",
    "default",
    "example",
    "examples",
)


@dataclass(frozen=True)
class Note:
    """One construct that the importer expresses in another way, or not at all.

    Attributes:
        pointer: The JSON pointer to it.
        construct: The construct.
        consequence: The importer's treatment of it.
    """

    pointer: str
    construct: str
    consequence: str

    def __str__(self) -> str:
        return f"`{self.pointer}`: {self.construct}; {self.consequence}"


class Prepared(NamedTuple):
    """A prepared document.

    Attributes:
        content: The document.
        notes: The constructs that it expresses in another way.
    """

    content: Json
    notes: list[Note]


def is_json(media_type: str) -> bool:
    """Say whether a media type is JSON."""
    kind = media_type.partition(";")[0].strip().lower()
    return kind == "application/json" or (kind.endswith("+json") and kind not in RECORDS)


def is_usable(name: str) -> bool:
    """Say whether a class can have a name: it must hide no other name in the modules of types."""
    usable = name.isidentifier() and name.isascii() and name[:1].isupper()
    return usable and not hasattr(builtins, name) and name not in IMPORTED


def name_components(names: Iterable[str]) -> dict[str, str]:
    """Return the name of a class for each component schema: its own where Python can use it.

    Others are written in Pascal case; a name that is taken gets a number, and one that hides
    another name, as `Page` does, ends in `Model`.
    """
    chosen: dict[str, str] = {}
    modules: set[str] = set()
    for name in sorted(names, key=lambda each: (not is_usable(each), each)):
        wanted = name if is_usable(name) else to_pascal(name)
        if not wanted[:1].isalpha():
            wanted = to_pascal(spell(name))
        if not is_usable(wanted) or wanted.endswith("Dict"):
            wanted += "Model"
        candidate, number = wanted, 2
        while to_snake(candidate) in modules:
            candidate, number = f"{wanted}{number}", number + 1
        modules.add(to_snake(candidate))
        chosen[name] = candidate
    return chosen


def _escape(step: str) -> str:
    return step.replace("~", "~0").replace("/", "~1")


def _list_members(schema: Json, key: str) -> list[Any]:
    """Return the members of a union or intersection; none if the schema has no list of them."""
    members = schema.get(key)
    return members if isinstance(members, list) else []


def prepare(content: Json) -> Prepared:
    """Return a document that the importer can read completely.

    Args:
        content: The parsed document, which has the objects `info` and `paths`.
    """
    preparer = _Preparer(content)
    return Prepared(preparer.prepare(), list(dict.fromkeys(preparer.notes)))


class _Preparer:
    def __init__(self, content: Json) -> None:
        self.notes: list[Note] = []
        self._content = content
        components = content.get("components")
        parts = components if isinstance(components, dict) else {}
        schemas, schemes = parts.get("schemas"), parts.get("securitySchemes")
        self._schemas: Json = schemas if isinstance(schemas, dict) else {}
        self._schemes: Json = schemes if isinstance(schemes, dict) else {}
        self._names = name_components(self._schemas)
        self._inlined: list[str] = []

    def prepare(self) -> Json:
        for name, public in self._names.items():
            if public != to_pascal(name) and public != name:
                pointer = f"{COMPONENTS}{_escape(name)}"
                self._note(pointer, f"the name `{name}`", f"the type is called `{public}`")
        schemas = {
            self._names[name]: self._prepare_schema(schema, f"{COMPONENTS}{_escape(name)}")
            for name, schema in self._schemas.items()
        }
        if self._content.get("webhooks"):
            self._note("#/webhooks", "`webhooks`", "the client has no part in them")
        return {
            **{key: self._content.get(key) for key in ("openapi", "info", "servers")},
            "security": self._read_security(self._content),
            "components": {"schemas": schemas, "securitySchemes": self._schemes},
            "paths": dict(self._prepare_paths()),
        }

    def _note(self, pointer: str, construct: str, consequence: str) -> None:
        self.notes.append(Note(pointer, construct, consequence))

    def _find(self, reference: str) -> Any:
        """Return the value that a reference within the document points at; None without one."""
        place: Any = self._content
        for step in reference.removeprefix("#").split("/")[1:]:
            key = unquote(step).replace("~1", "/").replace("~0", "~")
            if isinstance(place, dict):
                place = place.get(key)
            elif isinstance(place, list) and key.isdecimal() and int(key) < len(place):
                place = place[int(key)]
            else:
                return None
        return place

    def _resolve(self, value: Any, pointer: str, consequence: str) -> tuple[Json | None, str]:
        """Follow `$ref` to an object of the document.

        Args:
            value: The object, or a reference to one.
            pointer: The place of the value.
            consequence: The treatment of a value that is neither.

        Returns:
            The object, None where there is none, and its own pointer.
        """
        seen: list[str] = []
        place = pointer
        while isinstance(value, dict) and "$ref" in value:
            reference = value["$ref"]
            fault = self._find_fault(reference)
            if fault or reference in seen:
                self._note(pointer, fault or f"`$ref` {reference} to itself", consequence)
                return None, pointer
            seen.append(reference)
            value, place = self._find(reference), reference
        if not isinstance(value, dict):
            self._note(pointer, f"{type(value).__name__} in the place of an object", consequence)
            return None, pointer
        return value, place

    def _find_fault(self, reference: Any) -> str:
        """Return a phrase about a reference that leads nowhere; empty if it leads to a value."""
        if not isinstance(reference, str):
            return f"`$ref` is {type(reference).__name__}"
        if not reference.startswith("#"):
            return f"`$ref` to another document, {reference}"
        return "" if self._find(reference) is not None else f"`$ref` {reference} to nothing"

    def _follow(self, schema: Any) -> Any:
        """Follow `$ref` from a schema, a limited number of times: the chain may be cyclic."""
        for _ in range(_DEEPEST):
            if not (isinstance(schema, dict) and isinstance(schema.get("$ref"), str)):
                break
            schema = self._find(schema["$ref"])
        return schema

    def _prepare_schema(self, schema: Any, pointer: str) -> Json:
        """Return a schema in which everything can be expressed."""
        if schema is True or schema == {}:
            return {}
        if not isinstance(schema, dict):
            construct = "a schema that allows nothing" if schema is False else f"schema {schema!r}"
            self._note(pointer, construct, _ANY_JSON)
            return {}
        for key in _UNCHECKED:
            if key in schema:
                self._note(f"{pointer}/{key}", f"`{key}`", "it is not checked")
        prepared: Json = {key: schema[key] for key in _COPIED if schema.get(key) is not None}
        if "$ref" in schema:
            target = self._prepare_reference(schema["$ref"], pointer)
            if target is None:
                return {}
            prepared |= target
        if self._find_conflict(schema):
            self._note(f"{pointer}/allOf", "`allOf` of different types", _ANY_JSON)
            return {}
        prepared |= self._prepare_members(schema, pointer)
        self._prepare_discriminator(schema, prepared)
        if "const" in schema or "enum" in schema:
            return prepared | self._prepare_values(schema, pointer)
        return prepared | self._prepare_type(schema, pointer)

    def _prepare_reference(self, reference: Any, pointer: str) -> Json | None:
        """Return the schema that replaces a reference; None if that is any JSON."""
        fault = self._find_fault(reference)
        if fault:
            self._note(f"{pointer}/$ref", fault, _ANY_JSON)
            return None
        way = reference.removeprefix(COMPONENTS)
        name = unquote(way).replace("~1", "/").replace("~0", "~")
        if way != reference and name in self._schemas:
            if self._leads_to_itself(name):
                self._note(f"{pointer}/$ref", f"`$ref` {reference} to itself", _ANY_JSON)
                return None
            return {"$ref": COMPONENTS + self._names[name]}
        if reference in self._inlined:
            self._note(f"{pointer}/$ref", f"`$ref` {reference} into itself", _ANY_JSON)
            return None
        self._inlined.append(reference)
        inlined = self._prepare_schema(self._find(reference), reference)
        self._inlined.pop()
        return inlined

    def _prepare_members(self, schema: Json, pointer: str) -> Json:
        """Return the members of unions and intersections."""
        prepared: Json = {}
        for key in ("allOf", "oneOf", "anyOf"):
            members = _list_members(schema, key)
            if members:
                prepared[key] = [
                    self._prepare_schema(member, f"{pointer}/{key}/{number}")
                    for number, member in enumerate(members)
                ]
            elif schema.get(key) is not None:
                self._note(f"{pointer}/{key}", f"`{key}` without members", "it is ignored")
        return prepared

    def _leads_to_itself(self, name: str) -> bool:
        """Say whether a component is only a reference to itself, directly or through others."""
        seen: list[str] = []
        schema = self._schemas[name]
        while isinstance(schema, dict) and isinstance(schema.get("$ref"), str):
            if schema["$ref"] in seen:
                return True
            seen.append(schema["$ref"])
            schema = self._find(schema["$ref"])
        return False

    def _find_conflict(self, schema: Json) -> bool:
        """Say whether the members of `allOf` can have no value in common, by their types."""
        kinds: list[set[str]] = []
        for member in [schema, *_list_members(schema, "allOf")]:
            resolved = self._follow(member)
            kind = resolved.get("type") if isinstance(resolved, dict) else None
            if isinstance(kind, str):
                kinds.append({"number" if kind == "integer" else kind})
        return "allOf" in schema and bool(kinds) and not set.intersection(*kinds)

    def _prepare_discriminator(self, schema: Json, prepared: Json) -> None:
        """Write the discriminator's values for each member, under the names of the types."""
        tag = schema.get("discriminator")
        if not isinstance(tag, dict) or not isinstance(tag.get("propertyName"), str):
            return
        mapping: dict[str, str] = {}
        stated = tag.get("mapping")
        for value, target in stated.items() if isinstance(stated, dict) else ():
            name = unquote(str(target).removeprefix(COMPONENTS))
            if name in self._names:
                mapping[str(value)] = COMPONENTS + self._names[name]
        originals = {COMPONENTS + public: name for name, public in self._names.items()}
        for member in [*prepared.get("oneOf", ()), *prepared.get("anyOf", ())]:
            target = member.get("$ref")
            if target in originals and target not in mapping.values():
                mapping[originals[target]] = target
        prepared["discriminator"] = {"propertyName": tag["propertyName"], "mapping": mapping}

    def _prepare_values(self, schema: Json, pointer: str) -> Json:
        """Return the values of an enum or a constant; fractions become the type `number`."""
        key = "const" if "const" in schema else "enum"
        values = [schema["const"]] if key == "const" else schema["enum"]
        if not isinstance(values, list) or not values:
            self._note(f"{pointer}/enum", "an enum without values", "it is ignored")
            return self._prepare_type(schema, pointer)
        if not all(isinstance(value, _SCALARS) for value in values):
            self._note(f"{pointer}/{key}", "objects or lists as values", _ANY_JSON)
            return {}
        if not any(isinstance(value, float) for value in values):
            return {key: schema[key]}
        text = "numbers with fractions as values"
        self._note(f"{pointer}/{key}", text, "any number is taken")
        others = [each for each in values if isinstance(each, str | bool | None)]
        return {"anyOf": [{"type": "number"}, *([{"enum": others}] if others else [])]}

    def _prepare_type(self, schema: Json, pointer: str) -> Json:
        """Return a schema's type with the parts that belong to it."""
        stated = schema.get("type")
        kinds = stated if isinstance(stated, list) else [stated] if stated is not None else []
        unknown = [kind for kind in kinds if not isinstance(kind, str) or kind not in _TYPES]
        if unknown:
            self._note(f"{pointer}/type", f"the type {unknown[0]!r}", _ANY_JSON)
            return {}
        prepared: Json = {"type": stated} if kinds else {}
        for key, value in (("required", list), ("properties", dict)):
            if key in schema and not isinstance(schema[key], value):
                self._note(f"{pointer}/{key}", f"`{key}` {schema[key]!r:.60}", "it is ignored")
        if isinstance(schema.get("required"), list):
            prepared["required"] = [each for each in schema["required"] if isinstance(each, str)]
        if isinstance(schema.get("properties"), dict):
            prepared["properties"] = {
                name: self._prepare_schema(each, f"{pointer}/properties/{_escape(name)}")
                for name, each in schema["properties"].items()
            }
        if "prefixItems" in schema or isinstance(schema.get("items"), list):
            self._note(pointer, "a type for each item of a list", "the items are JsonValue")
            prepared["items"] = {}
        elif "items" in schema:
            prepared["items"] = self._prepare_schema(schema["items"], f"{pointer}/items")
        if "additionalProperties" in schema:
            stated = schema["additionalProperties"]
            place = f"{pointer}/additionalProperties"
            allowed = stated is not False and (self._prepare_schema(stated, place) or True)
            prepared["additionalProperties"] = allowed
        elif "patternProperties" in schema:
            self._note(f"{pointer}/patternProperties", "`patternProperties`", _ANY_JSON)
            prepared["additionalProperties"] = True
        return prepared

    def _prepare_paths(self) -> Iterator[tuple[str, Json]]:
        for path, stated in self._content["paths"].items():
            if path.startswith("x-"):
                continue
            pointer = f"#/paths/{_escape(path)}"
            item, place = self._resolve(stated, pointer, "the path is left out")
            if item is None:
                continue
            if not path.startswith("/") or {"?", "#"} & set(path):
                self._note(pointer, f"the path {path!r}", "it is left out: no path is written so")
                continue
            for key in sorted(item.keys() - _ITEM_FIELDS):
                if not key.startswith("x-"):
                    self._note(f"{pointer}/{key}", f"`{key}`", "it is left out")
            prepared: Json = {}
            for verb in VERBS:
                if verb in item:
                    operation, own = self._resolve(
                        item[verb], f"{place}/{verb}", "the operation is left out"
                    )
                    if operation is not None:
                        shared = (item.get("parameters"), f"{place}/parameters")
                        prepared[verb] = self._prepare_operation(path, operation, own, shared)
            yield path, prepared

    def _prepare_operation(
        self, path: str, operation: Json, pointer: str, shared: tuple[Any, str]
    ) -> Json:
        copied = ("operationId", "summary", "description", "x-speakeasy-name-override")
        prepared: Json = {
            key: operation[key]
            for key in copied
            if isinstance(operation.get(key), str) and operation[key].strip()
        }
        stated = operation.get("tags")
        tags = (
            [each for each in stated if isinstance(each, str)] if isinstance(stated, list) else []
        )
        if tags:
            prepared["tags"] = tags
        prepared["deprecated"] = operation.get("deprecated") is True
        if isinstance(operation.get("security"), list):
            prepared["security"] = self._read_security(operation)
        for key in ("callbacks", "servers"):
            if operation.get(key):
                consequence = {
                    "callbacks": "the client has no part in them",
                    "servers": "the request is sent to the platform's server",
                }[key]
                self._note(f"{pointer}/{key}", f"`{key}`", consequence)
        lists = [shared, (operation.get("parameters"), f"{pointer}/parameters")]
        prepared["parameters"] = list(self._prepare_parameters(path, lists))
        if "requestBody" in operation:
            body = self._prepare_body(operation["requestBody"], f"{pointer}/requestBody")
            if body is not None:
                prepared["requestBody"] = body
        prepared["responses"] = self._prepare_responses(operation, f"{pointer}/responses")
        return prepared

    @staticmethod
    def _read_security(owner: Json) -> list[Json]:
        stated = owner.get("security")
        return (
            [each for each in stated if isinstance(each, dict)] if isinstance(stated, list) else []
        )

    def _prepare_parameters(self, path: str, lists: list[tuple[Any, str]]) -> Iterator[Json]:
        """Yield the parameters that a client can send."""
        found: dict[tuple[str, str], Json] = {}
        for stated, where in lists:
            for number, each in enumerate(stated if isinstance(stated, list) else ()):
                pointer = f"{where}/{number}"
                parameter, place = self._resolve(each, pointer, "the parameter is left out")
                if parameter is None:
                    continue
                key = parameter.get("in"), parameter.get("name")
                if fault := _find_parameter_fault(key, path):
                    self._note(pointer, fault, "the parameter is left out")
                    continue
                found[key] = self._prepare_parameter(parameter, place)  # type: ignore[index]  # checked above
        yield from found.values()

    def _prepare_parameter(self, parameter: Json, pointer: str) -> Json:
        kept = ("in", "name", "required", "deprecated", "description", "example", "examples")
        prepared = {key: parameter[key] for key in kept if parameter.get(key) is not None}
        prepared["required"] = parameter.get("required") is True
        schema, place = parameter.get("schema", {}), f"{pointer}/schema"
        content = parameter.get("content")
        if isinstance(content, dict) and content:
            media_type, media = next(iter(content.items()))
            place = f"{pointer}/content/{_escape(media_type)}/schema"
            schema = media.get("schema", {}) if isinstance(media, dict) else {}
            self._note(
                pointer, f"a parameter of the type {media_type}", "its caller writes its text"
            )
        resolved = self._follow(schema)
        items = resolved.get("items") if isinstance(resolved, dict) else None
        if self._may_be(schema, "object") or self._may_be(items, "object"):
            self._note(place, "objects in a parameter", "its caller writes its text")
            return {**prepared, "schema": {"type": "string"}}
        if parameter["in"] != "query" and self._may_be(schema, "array"):
            self._note(place, f"a list in the {parameter['in']}", "its caller writes its text")
            return {**prepared, "schema": {"type": "string"}}
        prepared["schema"] = self._prepare_schema(schema, place)
        usual = "simple" if parameter["in"] in {"path", "header"} else "form"
        style = parameter.get("style", usual)
        explode = parameter.get("explode", style == "form")
        if (style, explode) != (usual, usual == "form") and self._may_be(schema, "array"):
            self._note(
                pointer,
                f"style {style}, explode {str(explode).lower()}",
                f"its values are written in the style {usual}",
            )
        return prepared

    def _may_be(self, schema: Any, kind: str, depth: int = 0) -> bool:
        """Say whether a schema states a type, itself or in a member."""
        if not isinstance(schema, dict) or depth > _DEEPEST:
            return False
        if isinstance(schema.get("$ref"), str):
            return self._may_be(self._find(schema["$ref"]), kind, depth + 1)
        stated = schema.get("type")
        if kind == stated or (isinstance(stated, list) and kind in stated):
            return True
        if kind == "object" and stated is None and schema.get("properties"):
            return True
        unions = ("allOf", "oneOf", "anyOf")
        members = [each for key in unions for each in _list_members(schema, key)]
        return any(self._may_be(each, kind, depth + 1) for each in members)

    def _prepare_body(self, stated: Any, pointer: str) -> Json | None:
        body, place = self._resolve(stated, pointer, "the body is left out")
        content = body.get("content") if body else None
        if body is None or not isinstance(content, dict) or not content:
            return None
        kinds = {"application/json" if each == "*/*" else each: each for each in content}
        chosen = next((each for each in kinds if is_json(each)), next(iter(kinds)))
        others = sorted(content.keys() - {kinds[chosen]})
        if others:
            self._note(
                f"{place}/content",
                f"a body of several types, also {', '.join(others)}",
                f"the client sends {chosen}",
            )
        if not is_json(chosen):
            consequence = "the client sends the bytes that its caller writes"
            self._note(f"{place}/content", f"a body of the type {chosen}", consequence)
        media = content[kinds[chosen]]
        schema = media.get("schema", {}) if isinstance(media, dict) and is_json(chosen) else {}
        where = f"{place}/content/{_escape(kinds[chosen])}/schema"
        return {
            "required": body.get("required") is True,
            "content": {chosen: {"schema": self._prepare_schema(schema, where)}},
        }

    def _prepare_responses(self, operation: Json, pointer: str) -> Json:
        """Return the responses by status; without a success, `default` is one."""
        stated = operation.get("responses")
        if not isinstance(stated, dict):
            self._note(pointer, "no responses", "the result is None")
            return {}
        statuses = {str(status).upper(): status for status in stated}
        prepared: Json = {}
        has_success = any(status.startswith("2") for status in statuses)
        for status, key in statuses.items():
            is_default = status == "DEFAULT"
            if not (is_default or re.fullmatch("[1-5]([0-9]{2}|XX)", status)):
                if not status.startswith("X-"):
                    self._note(f"{pointer}/{key}", f"the status {key!r}", "it is left out")
                continue
            if is_default and has_success:
                continue  # every status without an entry is an error already
            response, place = self._resolve(
                stated[key], f"{pointer}/{key}", "the response has no content"
            )
            if is_default:
                self._note(f"{pointer}/default", "`default` without a success", "it is the result")
            content = self._prepare_content((response or {}).get("content"), f"{place}/content")
            prepared["2XX" if is_default else status] = {"content": content}
        return prepared

    def _prepare_content(self, stated: Any, pointer: str) -> Json:
        """Return the media types of a response; a type beside JSON is left out as a duplicate."""
        if not isinstance(stated, dict):
            return {}
        kinds: dict[str, tuple[str, Any]] = {}
        for key, media in stated.items():
            schema = media.get("schema") if isinstance(media, dict) else None
            is_value = isinstance(schema, dict) and schema.get("type") != "string"
            kinds["application/json" if key == "*/*" and is_value else key] = key, media
        values = [each for each in kinds if is_json(each)]
        kept = [*values, *(each for each in kinds if each in RECORDS)] if values else [*kinds]
        left = [kinds[each][0] for each in kinds if each not in kept]
        if left:
            text = f"a response of several types, also {', '.join(left)}"
            self._note(pointer, text, f"the client asks for {', '.join(kept)}")
        content = {}
        for kind in kept:
            key, media = kinds[kind]
            schema = media.get("schema") if isinstance(media, dict) else None
            is_data = is_json(kind) or kind in RECORDS
            place = f"{pointer}/{_escape(key)}/schema"
            content[kind] = {"schema": self._prepare_schema(schema or {}, place)} if is_data else {}
        return content


def _find_parameter_fault(key: tuple[Any, Any], path: str) -> str:
    """Return a phrase about a parameter that a client cannot send; empty if it can."""
    place, name = key
    if not isinstance(name, str) or not name:
        return "a parameter without a name"
    if place == "cookie":
        return f"the cookie {name}"
    if place not in _PLACES:
        return f"the parameter {name} in {place!r}"
    if place == "path" and f"{{{name}}}" not in path:
        return f"the parameter {name}, which is not in the path"
    if place == "header" and name.lower() in _IGNORED_HEADERS:
        return f"the header {name}, which the client itself sends"
    return ""
