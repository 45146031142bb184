"""Effects of a call that its arguments decide: deletions, new credentials, code that runs.

The rules stand in `manifest/effects.toml`. The generator searches every input of every method that
changes something for words such as `delete`, `overwrite` or `revoke`, in names of methods and
properties and in values of enums. Each find needs a rule, or an entry that says why it is harmless,
so that a method which the platform adds later cannot delete unnoticed.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any, Literal

from tools.sdkgen.manifest import ManifestError
from tools.sdkgen.names import to_words

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tools.sdkgen.manifest import Json, Manifest

Kind = Literal["destroys", "credentials", "code"]
KINDS = ("destroys", "credentials", "code")

_DANGEROUS = re.compile(
    "archive|cancel|clear|delete|deletion|destroy|detach|disable|discard|disconnect|drop|erase|evict|"
    "expire$|force|kill|overwrite|prune|purge|refund|regenerate|remove|removal|replace|reset|restore|"
    "revoke|rollback|rotate|rotation|stop|suspend|terminate|truncate|uninstall|unlink|upsert|wipe"
)


@dataclass(frozen=True)
class Effect:
    """One rule: what a call of a method does when its arguments say so.

    Attributes:
        kind: `destroys`, `credentials` or `code`.
        at: The way to the deciding argument, `*` for every item or value; empty for every call.
        values: The values that decide; None when the argument only has to be given.
    """

    kind: Kind
    at: str
    values: tuple[Any, ...] | None

    def as_json(self) -> Json:
        """Return the rule as the index carries it."""
        values = None if self.values is None else list(self.values)
        return {"kind": self.kind, "at": self.at.split("/") if self.at else [], "values": values}


@dataclass(frozen=True)
class Find:
    """A place of a method's input that sounds as if it took something away.

    Attributes:
        place: The name of the method, or the way to a property.
        value: The value of an enum; None for a name.
    """

    place: str
    value: Any = None

    def __str__(self) -> str:
        return self.place if self.value is None else f"{self.place}={self.value}"


def _sounds_dangerous(name: str) -> bool:
    return any(_DANGEROUS.match(word.lower()) for word in to_words(name))


def _search_schema(schema: Any, at: str, schemas: Json, seen: tuple[str, ...]) -> Iterator[Find]:
    """Yield the finds of a schema: names of its properties, values of its enums."""
    if not isinstance(schema, dict):
        return
    if "$ref" in schema:
        name = schema["$ref"]
        if name not in seen:
            yield from _search_schema(schemas[name], at, schemas, (*seen, name))
        return
    values = [*schema.get("enum", []), *([schema["const"]] if "const" in schema else [])]
    yield from (Find(at, value) for value in values if _sounds_dangerous(str(value)))
    for name, value in schema.get("properties", {}).items():
        if _sounds_dangerous(name):
            yield Find(f"{at}/{name}")
        yield from _search_schema(value, f"{at}/{name}", schemas, seen)
    for key in ("items", "additionalProperties"):
        yield from _search_schema(schema.get(key), f"{at}/*", schemas, seen)
    for member in schema.get("anyOf", []):
        yield from _search_schema(member, at, schemas, seen)


def find_dangers(method: Json, schemas: Json) -> Iterator[Find]:
    """Yield every place of a method that needs a rule or a reason."""
    if method["verb"] == "PUT" or _sounds_dangerous(method["name"]):
        yield Find(method["name"])
    for parameter in method["parameters"]:
        if _sounds_dangerous(parameter["name"]):
            yield Find(parameter["name"])
        yield from _search_schema(parameter["schema"], parameter["name"], schemas, ())
    body = method["body"]
    if body and body["kind"] == "json":
        yield from _search_schema(body["schema"], "request_body", schemas, ())


def _is_covered(find: Find, effects: list[Effect]) -> bool:
    return any(
        effect.at == ""
        or (find.value is None and (f"{effect.at}/").startswith(f"{find.place}/"))
        or (effect.at == find.place and (effect.values is None or find.value in effect.values))
        for effect in effects
    )


def _read_effects(entries: list[Json], known: set[str]) -> dict[str, list[Effect]]:
    effects: dict[str, list[Effect]] = {}
    for entry in entries:
        if entry["method"] not in known or entry["kind"] not in KINDS or not entry.get("reason"):
            raise ManifestError(
                f"expected an effect of a known method, of one of the kinds {', '.join(KINDS)} and "
                f"with a reason, got {entry!r}"
            )
        values = tuple(entry["values"]) if "values" in entry else None
        effect = Effect(entry["kind"], entry.get("at", ""), values)
        effects.setdefault(entry["method"], []).append(effect)
    return effects


def load_effects(folder: Path, manifest: Manifest, schemas: Json) -> dict[str, list[Effect]]:
    """Return the rules of each method, by its wire name, when they cover every find.

    Args:
        folder: The manifest's folder.
        manifest: The methods, overrides applied.
        schemas: The named types, with those that had no name of their own.

    Raises:
        ManifestError: A find has neither rule nor reason, or an entry fits nothing.
    """
    path = folder / "effects.toml"
    content = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    methods = {f"{group}.{method['name']}": method for group, method in manifest.methods()}
    effects = _read_effects(content.get("effect", []), set(methods))
    unused = [(entry["method"], entry["find"]) for entry in content.get("harmless", [])]
    harmless = list(unused)
    open_finds: list[str] = []
    for name, method in methods.items():
        if method["read_only"] or method["destructive"]:
            continue
        for find in find_dangers(method, schemas):
            fitting = [
                entry
                for entry in harmless
                if fnmatchcase(name, entry[0]) and fnmatchcase(str(find), entry[1])
            ]
            unused = [entry for entry in unused if entry not in fitting]
            if not fitting and not _is_covered(find, effects.get(name, [])):
                open_finds.append(f"{name}: {find}")
    if open_finds or unused:
        raise ManifestError(
            "expected an [[effect]] or a [[harmless]] entry in effects.toml for each of "
            f"{open_finds}; entries that fit nothing: {unused}"
        )
    return effects
