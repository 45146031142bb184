"""Methods, named types and error data of a manifest, without what is decided by hand."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from tools.sdkgen.manifest import Json


@dataclass
class Facts:
    """Facts of the platform, read from a document or from the folders that it was imported into.

    Attributes:
        methods: The methods by `group.method`.
        types: The named types.
        errors: The data of each typed error.
    """

    methods: dict[str, Json]
    types: dict[str, Json]
    errors: dict[str, Json]

    def list_types(self, way: Literal["sent", "received"]) -> set[str]:
        """Return the named types that callers send, or receive, nested ones included."""
        methods = self.methods.values()
        if way == "received":
            results = [result["schema"] for method in methods for result in method["results"]]
            return self.close_over([*results, *self.errors.values()])
        parameters = [each["schema"] for method in methods for each in method["parameters"]]
        bodies = [method["body"]["schema"] for method in methods if method["body"]]
        return self.close_over([*parameters, *bodies])

    def list_used(self) -> set[str]:
        """Return the named types that a method or an error leads to."""
        return self.list_types("sent") | self.list_types("received")

    def close_over(self, schemas: Iterable[Any]) -> set[str]:
        """Return the names of every type that the schemas lead to."""
        reached: set[str] = set()
        waiting = [name for schema in schemas for name in find_names(schema)]
        while waiting:
            name = waiting.pop()
            if name not in reached:
                reached.add(name)
                waiting += find_names(self.types[name])
        return reached


def find_names(schema: Any) -> Iterator[str]:
    """Yield the named types that a schema mentions itself."""
    if isinstance(schema, dict):
        if isinstance(schema.get("$ref"), str):
            yield schema["$ref"]
        for value in schema.values():
            yield from find_names(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from find_names(value)


def _read_folder(folder: Path) -> dict[str, Json]:
    return {path.stem: json.loads(path.read_bytes()) for path in sorted(folder.glob("*.json"))}


def read_facts(manifest: Path) -> Facts:
    """Read the generated folders of a manifest; one that has none yet is empty.

    Raises:
        OSError: A file cannot be read.
    """
    methods = {
        f"{group}.{method['name']}": method
        for group, content in _read_folder(manifest / "groups").items()
        for method in content["methods"]
    }
    return Facts(methods, _read_folder(manifest / "schemas"), _read_folder(manifest / "errors"))


def _write_folder(folder: Path, contents: dict[str, Any]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob("*.json"):
        if path.stem not in contents:
            path.unlink()
    for name, content in contents.items():
        text = json.dumps(content, indent=1, ensure_ascii=False) + "\n"
        (folder / f"{name}.json").write_text(text, encoding="utf-8")


def write_facts(facts: Facts, manifest: Path) -> None:
    """Write the generated folders of a manifest, and remove their obsolete files.

    Raises:
        OSError: A file cannot be written.
    """
    groups: dict[str, list[Json]] = {}
    for name, method in sorted(facts.methods.items()):
        groups.setdefault(name.partition(".")[0], []).append(method)
    pages = {group: {"group": group, "methods": each} for group, each in groups.items()}
    _write_folder(manifest / "groups", pages)
    _write_folder(manifest / "schemas", facts.types)
    _write_folder(manifest / "errors", facts.errors)
