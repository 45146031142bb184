"""The facts of a document merged into those of a manifest."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tools.sdkgen.openapi.circles import cut_circles
from tools.sdkgen.openapi.facts import Facts
from tools.sdkgen.openapi.graft import Grafter
from tools.sdkgen.openapi.naming import KnownNames, name_operation
from tools.sdkgen.openapi.operations import OperationReader, takes_texts
from tools.sdkgen.openapi.prepare import COMPONENTS, Note
from tools.sdkgen.openapi.schemas import SchemaReader
from tools.sdkgen.openapi.split import Splitter
from tools.sdkgen.openapi.views import Viewer

if TYPE_CHECKING:
    from tools.sdkgen.manifest import Json
    from tools.sdkgen.openapi.document import Document


@dataclass
class Merged:
    """A manifest with a document merged into it.

    Attributes:
        facts: The merged facts.
        missing: The methods of the manifest that the document does not have.
        questions: Questions that no rule decides; each asks for a line written by hand.
        notes: The constructs of the document that the manifest expresses in another way.
    """

    facts: Facts
    missing: list[str]
    questions: list[str] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)


class Merger:
    """Merges one document into one manifest.

    Args:
        old: The facts of the manifest.
        document: The document.
        platform: The content of `platform.toml`.
        overrides: The content of `overrides.toml`.
    """

    def __init__(self, old: Facts, document: Document, platform: Json, overrides: Json) -> None:
        self._old = old
        self._document = document
        self._platform = platform
        self._named = {
            (each["verb"], each["path"]): each for each in overrides.get("operation", [])
        }
        self._questions: list[str] = []
        self._notes = list(document.notes)

    def merge(self, *, prune: bool = False) -> Merged:
        """Return the manifest with the document's methods, parameters, fields and errors.

        Args:
            prune: Whether a method that the document does not have is removed.
        """
        read = self._read_document()
        missing = sorted(self._old.methods.keys() - read.methods.keys())
        kept = {} if prune else {name: self._old.methods[name] for name in missing}
        grafter = Grafter(self._old.types, read.types)
        for method in kept.values():
            grafter.keep([method["parameters"], method["body"], method["results"]])
        errors = {} if prune else dict(self._old.errors)
        for name, data in read.errors.items():
            errors[name] = grafter.graft(self._old.errors.get(name), data)
        grafter.keep([self._old.errors[name] for name in errors if name not in read.errors])
        merged = {
            name: _graft_method(self._old.methods.get(name, {}), method, grafter)
            for name, method in read.methods.items()
        }
        types = grafter.finish()
        facts = Facts({**kept, **merged}, types, errors)
        splitter = Splitter(types)
        for name in [name for name in types if name not in self._old.types]:
            types[name] = splitter.split(types[name], name)
        for name in sorted(merged):
            self._complete(name, facts)
            if name not in self._old.methods:
                splitter.split_method(name.partition(".")[2], facts.methods[name])
        unused = self._old.types.keys() - self._old.list_used()
        facts.types = {name: types[name] for name in sorted(facts.list_used() | unused)}
        self._notes += cut_circles(facts.types)
        return Merged(facts, missing, self._questions, self._notes)

    def _read_document(self) -> Facts:
        """Return the document's own facts, its operations under the manifest's names."""
        schemas = SchemaReader(self._document, has_texts=takes_texts(self._platform))
        operations = OperationReader(self._document, schemas, self._platform)
        known = KnownNames(self._old.methods, self._document.content["paths"])
        methods: dict[str, Json] = {}
        for verb, path, operation in operations.list_operations():
            names = name_operation(verb, path, operation, known, self._named)
            if not names:
                self._questions.append(
                    f"{verb} {path} has no operationId; put an [[operation]] with this verb and "
                    "path, a group, a name and a reason in overrides.toml"
                )
            for name in names:
                if name in methods:
                    other = methods[name]
                    self._questions.append(
                        f"{verb} {path} and {other['verb']} {other['path']} are both called "
                        f"{name}; put an [[operation]] for one of them in overrides.toml"
                    )
                    continue
                method = operations.convert(verb, path, operation)
                methods[name] = {**method, "alias_of": None if name == names[0] else names[0]}
        typed = self._choose_typed_errors(operations.errors)
        for method in methods.values():
            method["errors"] = [
                each for each in method["errors"] if typed.get(each["class"]) == each["status"]
            ]
        errors = {name: schemas.convert(self._document.schemas[name]) for name in typed}
        return Facts(methods, schemas.finish(), errors)

    def _choose_typed_errors(self, found: dict[str, set[int]]) -> dict[str, int]:
        """Return the status of each typed error; other errors are classes of their status.

        Args:
            found: The statuses for which the document names each schema.
        """
        if not self._platform["rules"].get("typed_errors", True):
            return {}
        typed: dict[str, int] = {}
        for name, statuses in found.items():
            stated = self._platform["errors"].get(name, {}).get("status")
            if stated in statuses:
                typed[name] = stated
            elif stated is None and len(statuses) > 1:
                pointer = f"{COMPONENTS}{name}"
                text = f"an error schema for the statuses {', '.join(map(str, sorted(statuses)))}"
                self._notes.append(Note(pointer, text, "each is raised as the class of its status"))
            else:
                typed[name] = min(statuses)
                self._questions.append(
                    f"the error {name} is new; put `{name} = {{ status = {typed[name]} }}` in the "
                    "[errors] of platform.toml"
                )
        return typed

    def _complete(self, name: str, facts: Facts) -> None:
        """Set the facts that rules derive from the whole method: name, deprecation, paging."""
        group, _, short = name.partition(".")
        method = facts.methods[name]
        rules = self._platform["rules"]
        old = self._old.methods.get(name, {})
        groups = self._platform.get("deprecated", {}).get("groups", [])
        method["name"] = short
        method["deprecated"] = method["deprecated"] or group in groups
        destructive = method["verb"] in rules["destructive"]
        named_so = short.startswith(tuple(rules["destructive_names"]))
        method["destructive"] = not method["read_only"] and (destructive or named_so)
        method["paging"] = old.get("paging") or find_paging(method, facts, self._platform)
        ordered = {key: method[key] for key in [*old, "name", "alias_of"] if key in method}
        facts.methods[name] = {**ordered, **method}


def _graft_method(old: Json, new: Json, grafter: Grafter) -> Json:
    """Return the document's method, with the further facts that the manifest has."""
    merged = {**old, **new}
    before = {(each["in"], each["name"]): each for each in old.get("parameters", [])}
    after = {(each["in"], each["name"]): each for each in new["parameters"]}
    order = [*(key for key in before if key in after), *(key for key in after if key not in before)]
    merged["parameters"] = [_graft_part(before.get(key, {}), after[key], grafter) for key in order]
    if new["body"] is not None:
        merged["body"] = _graft_part(old.get("body") or {}, new["body"], grafter)
    results = {(each["status"], each["kind"]): each for each in old.get("results", [])}
    merged["results"] = [
        _graft_part(results.get((each["status"], each["kind"]), {}), each, grafter)
        for each in new["results"]
    ]
    return merged


def _graft_part(old: Json, new: Json, grafter: Grafter) -> Json:
    schema = grafter.graft(old.get("schema"), new["schema"])
    known = {key: value for key, value in new.items() if key != "example" or not old}
    return {**old, **known, "schema": schema}


def find_paging(method: Json, facts: Facts, platform: Json) -> Json | None:
    """Return how the result leads to the next page, if it has a cursor that can be sent.

    Args:
        method: The method.
        facts: The named types that its result may use.
        platform: The content of `platform.toml`, which lists the cursors.
    """
    names = {parameter["name"] for parameter in method["parameters"]}
    cursors = platform.get("paging", {}).get("cursors", [])
    argument = next((name for name in cursors if name in names), None)
    if argument is None:
        return None
    viewer = Viewer(facts.types)
    for result in method["results"]:
        view = viewer.look([result["schema"]] if result["schema"] else [])
        properties = view.properties
        if view.kinds != {"object"} or "pagination" not in properties:
            continue
        steps = viewer.look(properties["pagination"].options).properties
        lists = [
            key for key, each in properties.items() if viewer.look(each.options).items is not None
        ]
        if "next" in steps and lists:
            items = "members" if "members" in lists else lists[0]
            return {"items": items, "cursor": ["pagination", "next"], "parameter": argument}
    return None
