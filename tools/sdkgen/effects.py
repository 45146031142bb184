"""Effects of a call beyond the change itself: deletions, money, access, data sent out, and others.

The rules stand in `manifest/effects.toml`, which has an entry for each method that changes
something. The generator also searches every input of these methods for words such as `delete`,
`role` or `url`, in names of methods and properties and in values of enums. Each find needs a rule,
or an entry that says why it is harmless, so that an argument which the platform adds later has no
unnoticed effect.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any

from hosting_sdk._policy.effects import EFFECTS

from tools.sdkgen.manifest import ManifestError
from tools.sdkgen.names import to_identifier, to_words
from tools.sdkgen.paths import follow

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tools.sdkgen.manifest import Json, Manifest

ANY = "any"
DRAFTS: dict[bool, Json] = {
    False: {"plain": "a write by its verb; nobody has read its description yet"},
    True: {"deletes": "a deletion by its verb or name; nobody has read its description yet"},
}
"""Draft entries, by whether the manifest calls a method destructive, until a person decides."""

_AMOUNTS = {"amount": 1.0, "amount_in_cents": 0.01}
"""The keys that name the argument with an amount of money, and the unit of each."""
_TELLING = re.compile(
    "archive|cancel|clear|delete|deletion|destroy|detach|disable|discard|disconnect|drop|erase|evict|"
    "expire$|force|kill|overwrite|prune|purge|refund|regenerate|remove|removal|replace|reset|restore|"
    "revoke|rollback|rotate|rotation|stop|suspend|terminate|truncate|uninstall|unlink|upsert|wipe|"
    "billing$|callback$|credit|email|endpoint|href$|owner|password|payment|prepayment|price$|"
    "production$|public$|publish|redirect|role|url$|webhook$"
)


@dataclass(frozen=True)
class Effect:
    """One rule: an effect of a method's calls, of all of them or of those with some arguments.

    Attributes:
        kind: One of `hosting_sdk._policy.effects.EFFECTS`.
        at: The path of the deciding argument, `*` for every item or value; empty for every call.
        values: The values that decide, `ANY` for all; None for all that are neither null nor empty.
    """

    kind: str
    at: str
    values: tuple[Any, ...] | str | None

    def as_json(self) -> Json:
        """Return the rule as the index carries it."""
        values = list(self.values) if isinstance(self.values, tuple) else self.values
        return {"kind": self.kind, "at": self.at.split("/") if self.at else [], "values": values}


@dataclass(frozen=True)
class Effects:
    """The entry of one method in `effects.toml`.

    Attributes:
        rules: Its rules; none for a plain write.
        shows: Paths of further arguments that a person has to see in full.
        amount: Path of the arguments that say how much money a call spends, None without any.
        amount_unit: The value of 1 there, in units of the currency.
    """

    rules: tuple[Effect, ...]
    shows: tuple[str, ...]
    amount: str | None = None
    amount_unit: float = 1.0

    @property
    def certain_kinds(self) -> list[str]:
        """The effects of every call."""
        return [rule.kind for rule in self.rules if not rule.at]

    @property
    def possible_kinds(self) -> list[str]:
        """The effects that arguments decide."""
        kinds = dict.fromkeys(rule.kind for rule in self.rules)
        return [kind for kind in kinds if kind not in self.certain_kinds]


@dataclass(frozen=True)
class Find:
    """A place in a method's input whose name or value suggests an effect.

    Attributes:
        place: The name of the method, or the path of a property.
        value: The value of an enum; None for a name.
    """

    place: str
    value: Any = None

    def __str__(self) -> str:
        return self.place if self.value is None else f"{self.place}={self.value}"


def _is_telling(name: str) -> bool:
    return any(_TELLING.match(word.lower()) for word in to_words(name))


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
    yield from (Find(at, value) for value in values if _is_telling(str(value)))
    for name, value in schema.get("properties", {}).items():
        if _is_telling(name):
            yield Find(f"{at}/{name}")
        yield from _search_schema(value, f"{at}/{name}", schemas, seen)
    for key in ("items", "additionalProperties"):
        yield from _search_schema(schema.get(key), f"{at}/*", schemas, seen)
    for member in schema.get("anyOf", []):
        yield from _search_schema(member, at, schemas, seen)


def find_telling_inputs(method: Json, schemas: Json) -> Iterator[Find]:
    """Yield every place of a method that needs a rule or a reason."""
    if method["verb"] == "PUT" or _is_telling(method["name"]):
        yield Find(method["name"])
    for parameter in method["parameters"]:
        if _is_telling(parameter["name"]):
            yield Find(parameter["name"])
        yield from _search_schema(parameter["schema"], parameter["name"], schemas, ())
    body = method["body"]
    if body and body["kind"] == "json":
        yield from _search_schema(body["schema"], "request_body", schemas, ())


def _covers(rule: Effect, find: Find) -> bool:
    """Return whether a rule is about the place of a find, one that contains it or one within it."""
    if f"{find.place}/".startswith(f"{rule.at}/"):
        if rule.values in (None, ANY):
            return True
        return rule.at == find.place and (find.value is None or find.value in (rule.values or ()))
    return find.value is None and rule.at.startswith(f"{find.place}/")


def _read_rules(kind: str, entry: Any) -> Iterator[Effect]:
    """Yield the rules that an entry states for one kind of effect.

    Raises:
        ManifestError: The entry is neither a reason nor rules with their reasons.
    """
    if isinstance(entry, str) and entry:
        yield Effect(kind, "", None)
        return
    for rule in entry if isinstance(entry, list) else [entry]:
        if not isinstance(rule, dict) or {"at", "why"} - rule.keys():
            raise ManifestError(f"expected a reason, or rules with `at` and `why`, got {entry!r}")
        values = rule.get("values")
        for at in [rule["at"]] if isinstance(rule["at"], str) else rule["at"]:
            yield Effect(kind, at, tuple(values) if isinstance(values, list) else values)


def _read_effects(name: str, entry: Json) -> Effects:
    kinds = [key for key in entry if key not in {"shows", "plain", *_AMOUNTS}]
    if bool(kinds) == bool(entry.get("plain")) or not set(kinds) <= set(EFFECTS):
        raise ManifestError(
            f"{name}: expected `plain` with a reason, or effects of the kinds "
            f"{', '.join(EFFECTS)}, got {entry!r}"
        )
    rules = [rule for kind in kinds for rule in _read_rules(kind, entry[kind])]
    shows = tuple(entry.get("shows", ()))
    for key, unit in _AMOUNTS.items():
        if key in entry:
            return Effects(tuple(rules), shows, entry[key], unit)
    return Effects(tuple(rules), shows)


def _check_paths(name: str, method: Json, effects: Effects, schemas: Json) -> None:
    """Refuse a path that leads to no argument of the method."""
    arguments = {to_identifier(each["name"]): each["schema"] for each in method["parameters"]}
    if method["body"]:
        arguments["request_body"] = method["body"]["schema"]
    for path in [
        *(rule.at for rule in effects.rules if rule.at),
        *effects.shows,
        *filter(None, [effects.amount]),
    ]:
        first, *steps = path.split("/")
        if first not in arguments or not list(follow(arguments[first], steps, schemas)):
            raise ManifestError(f"{name}: expected the path of an argument, got {path!r}")


def _list_open_finds(
    name: str, method: Json, effects: Effects, schemas: Json, harmless: list[Json]
) -> Iterator[str]:
    """Yield the finds of a method with neither rule nor reason; mark the reasons that match."""
    for find in find_telling_inputs(method, schemas):
        if any(_covers(rule, find) for rule in effects.rules):
            continue
        fitting = [
            entry
            for entry in harmless
            if fnmatchcase(name, entry["method"]) and fnmatchcase(str(find), entry["find"])
        ]
        for entry in fitting:
            entry["fits"] = True
        if not fitting:
            yield f"{name}: {find}"


def load_effects(
    folder: Path, manifest: Manifest, schemas: Json, *, is_draft: bool = False
) -> dict[str, Effects]:
    """Return the effects of each method that changes something, by its wire name.

    Args:
        folder: The manifest's folder.
        manifest: The methods, overrides applied.
        schemas: The named types, with those that had no name of their own.
        is_draft: Whether entries may be missing: a method without one is a deletion if the manifest
            calls it destructive, and a plain write otherwise.

    Raises:
        ManifestError: A method that changes something has no entry, one that the manifest calls
            destructive has no effect of every call, a path leads nowhere, a find has neither rule
            nor reason, or an entry fits nothing.
    """
    path = folder / "effects.toml"
    content = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    harmless = content.pop("harmless", [])
    entries = {
        f"{group}.{name}": entry
        for group, methods in content.items()
        for name, entry in methods.items()
    }
    methods = {
        f"{group}.{method['name']}": method
        for group, method in manifest.methods()
        if not method["read_only"]
    }
    if is_draft:
        entries = {
            name: entries.get(name) or DRAFTS[method["destructive"]]
            for name, method in methods.items()
        }
    if entries.keys() != methods.keys():
        raise ManifestError(
            "expected an entry in effects.toml for each method that changes something; missing: "
            f"{sorted(methods.keys() - entries.keys())}, too many: "
            f"{sorted(entries.keys() - methods.keys())}"
        )
    found = {name: _read_effects(name, entries[name]) for name in methods}
    open_finds: list[str] = []
    for name, method in methods.items():
        _check_paths(name, method, found[name], schemas)
        if found[name].certain_kinds or is_draft:
            continue
        if method["destructive"]:
            raise ManifestError(
                f"{name}: expected an effect of every call, since it is destructive"
            )
        open_finds += _list_open_finds(name, method, found[name], schemas, harmless)
    unused = [(entry["method"], entry["find"]) for entry in harmless if "fits" not in entry]
    if is_draft:
        return found
    if open_finds or unused:
        raise ManifestError(
            "expected a rule or a [[harmless]] entry in effects.toml for each of "
            f"{open_finds}; entries that fit nothing: {unused}"
        )
    return found
