"""An example of each method: required parameters and fields with values of `examples.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tools.sdkgen.descriptions import find_described
from tools.sdkgen.manifest import ManifestError
from tools.sdkgen.names import to_words

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from tools.sdkgen.catalogue import Call
    from tools.sdkgen.manifest import Json

FILE = "examples.toml"
BODY = "body"
UPLOADED = "Hello"
MOMENT = "2026-01-01T00:00:00Z"
_MISSING = object()


@dataclass(frozen=True)
class ExampleValues:
    """Content of `examples.toml`.

    Attributes:
        terms: Value by wire name.
        groups: Value by wire name, for each group.
        methods: The parameters and the body of single methods, by group and method.
        used: The entries that an example uses.
    """

    terms: Json = field(default_factory=dict)
    groups: dict[str, Json] = field(default_factory=dict)
    methods: dict[str, dict[str, Json]] = field(default_factory=dict)
    used: set[tuple[str, ...]] = field(default_factory=set)

    def list_unused(self) -> list[str]:
        """Return the entries that no example uses."""
        entries: list[tuple[str, ...]] = [("terms", name) for name in self.terms]
        entries += [("groups", group, name) for group, each in self.groups.items() for name in each]
        entries += [
            ("methods", group, method, name)
            for group, methods in self.methods.items()
            for method, each in methods.items()
            for name in each
        ]
        return [".".join(entry) for entry in entries if entry not in self.used]


@dataclass(frozen=True)
class Example:
    """The example of one method.

    Attributes:
        arguments: The arguments in Python names; `request_body` is JSON, or the text of an upload.
        made_up: The parameters and fields whose value is made up from the name alone.
    """

    arguments: Json
    made_up: tuple[str, ...]


def load_example_values(folder: Path) -> ExampleValues:
    """Read the values; a manifest without the file has none.

    Raises:
        OSError: The file cannot be read.
        tomllib.TOMLDecodeError: The file is not TOML.
    """
    path = folder / FILE
    content = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return ExampleValues(**content)


class _Maker:
    """Makes the example of one method."""

    def __init__(self, call: Call, schemas: dict[str, Any], values: ExampleValues) -> None:
        self._call = call
        self._schemas = schemas
        self._values = values
        self._group, self._method = find_described(call.group, call.method)
        self.made_up: list[str] = []

    def make(self) -> Json:
        """Return the arguments, mandatory ones first."""
        arguments = {}
        for each in self._call.arguments:
            own = self._find_own(each.wire)
            if each.required or own is not _MISSING:
                arguments[each.name] = (
                    self._make(each.schema, each.wire) if own is _MISSING else own
                )
        body = self._call.method["body"]
        own = self._find_own(BODY)
        if body is not None and own is not _MISSING:
            arguments["request_body"] = own
        elif body is not None and body["kind"] == "upload":
            arguments["request_body"] = UPLOADED
        elif body is not None:
            value = self._make(body["schema"], "")
            if value or body["required"]:
                arguments["request_body"] = value
        return arguments

    def _find_own(self, name: str) -> Any:
        """Return the value in the method's own entry, and mark the entry as used."""
        entry = self._values.methods.get(self._group, {}).get(self._method, {})
        return self._take(("methods", self._group, self._method, name), entry)

    def _take(self, entry: tuple[str, ...], values: Json) -> Any:
        value = values.get(entry[-1], _MISSING)
        if value is not _MISSING:
            self._values.used.add(entry)
        return value

    def _make(self, schema: Any, name: str) -> Any:
        """Return a value: the first member of a union, the required fields of an object."""
        while "$ref" in schema or "anyOf" in schema:
            schema = schema["anyOf"][0] if "anyOf" in schema else self._schemas[schema["$ref"]]
        if "enum" in schema or "const" in schema:
            return schema.get("const", schema.get("enum", [None])[0])
        kind = schema.get("type")
        if kind == "object":
            properties = schema.get("properties", {})
            return {key: self._make(properties[key], key) for key in schema.get("required", ())}
        found = self._find(name)
        if kind == "array" and not isinstance(found, list):
            return [self._make(schema.get("items", {}), name)]
        if found is not _MISSING:
            return found
        if schema.get("format") == "date-time":
            self.made_up.append(name)
            return MOMENT
        return True if kind == "boolean" else self._make_up(str(kind), name)

    def _find(self, name: str) -> Any:
        found = self._take(("groups", self._group, name), self._values.groups.get(self._group, {}))
        return self._take(("terms", name), self._values.terms) if found is _MISSING else found

    def _make_up(self, kind: str, name: str) -> Any:
        self.made_up.append(name)
        return 1 if kind in {"number", "integer"} else "-".join(to_words(name)) or "value"


def make_examples(
    calls: Iterable[Call], schemas: dict[str, Any], values: ExampleValues, *, is_draft: bool = False
) -> dict[str, Example]:
    """Return the example of each method, by its wire name.

    Args:
        calls: The methods.
        schemas: The named types.
        values: The content of `examples.toml`.
        is_draft: Whether unused entries are allowed, as after the import of a document.

    Raises:
        ManifestError: No example uses an entry.
    """
    examples = {}
    for call in calls:
        maker = _Maker(call, schemas, values)
        examples[call.wire_name] = Example(maker.make(), tuple(maker.made_up))
    unused = values.list_unused()
    if unused and not is_draft:
        raise ManifestError(f"expected entries of {FILE} that an example has, got {unused}")
    return examples
