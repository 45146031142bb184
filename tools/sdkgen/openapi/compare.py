"""Differences between two manifests, each with whether it breaks a caller."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from tools.sdkgen.openapi.views import Viewer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.sdkgen.manifest import Json
    from tools.sdkgen.openapi.facts import Facts
    from tools.sdkgen.openapi.views import View

Kind = Literal["added", "removed", "changed"]


@dataclass(frozen=True)
class Change:
    """One difference.

    Attributes:
        where: The method (`group.method`) or the named type.
        place: The path to it: a parameter, `request_body` or `result`, then fields.
        kind: `added`, `removed` or `changed`.
        text: The difference, as a phrase.
        breaking: Whether a program that works today has to change.
    """

    where: str
    place: str
    kind: Kind
    text: str
    breaking: bool


class Comparison:
    """Compares two sets of facts.

    Args:
        old: The current facts.
        new: The new facts.
    """

    def __init__(self, old: Facts, new: Facts) -> None:
        self._old, self._new = old, new
        self._before, self._after = Viewer(old.types), Viewer(new.types)
        self._sent = old.list_types("sent") | new.list_types("sent")
        self._received = old.list_types("received") | new.list_types("received")

    def list_changes(self) -> list[Change]:
        """Return every difference: methods by name, then named types."""
        return [*self._compare_all_methods(), *self._compare_types()]

    def _compare_all_methods(self) -> Iterator[Change]:
        old, new = self._old.methods, self._new.methods
        for name in sorted({*old, *new}):
            if name not in old:
                method = new[name]
                yield Change(
                    name, "", "added", f"{method['verb']} {method['path']}", breaking=False
                )
            elif name not in new:
                method = old[name]
                yield Change(
                    name, "", "removed", f"{method['verb']} {method['path']}", breaking=True
                )
            else:
                yield from self._compare_methods(name, old[name], new[name])

    def _compare_methods(self, name: str, old: Json, new: Json) -> Iterator[Change]:
        for key in ("verb", "path", "deprecated", "security", "accept", "streaming"):
            if old[key] != new[key]:
                breaking = (key == "streaming") or (key == "security" and new[key])
                text = f"{key} `{old[key]}` is now `{new[key]}`"
                yield Change(name, "", "changed", text, breaking=breaking)
        yield from self._compare_parameters(name, old, new)
        yield from self._compare_bodies(name, old["body"], new["body"])
        yield from self._compare_results(name, old["results"], new["results"])
        for error in [each for each in old["errors"] if each not in new["errors"]]:
            yield Change(name, "", "removed", _describe_error(error), breaking=False)
        for error in [each for each in new["errors"] if each not in old["errors"]]:
            yield Change(name, "", "added", _describe_error(error), breaking=False)

    def _compare_parameters(self, name: str, old: Json, new: Json) -> Iterator[Change]:
        before = {each["name"]: each for each in old["parameters"]}
        after = {each["name"]: each for each in new["parameters"]}
        for wire in dict.fromkeys([*before, *after]):
            was, now = before.get(wire), after.get(wire)
            if was is None or now is None:
                given = was or now or {}
                text = f"parameter in the {given['in']}{', required' if given['required'] else ''}"
                yield Change(
                    name,
                    wire,
                    "added" if was is None else "removed",
                    text,
                    breaking=was is not None or given["required"],
                )
                continue
            if was["required"] != now["required"]:
                word = "required" if now["required"] else "optional"
                yield Change(name, wire, "changed", f"is now {word}", breaking=now["required"])
            for key in ("in", "style", "explode"):
                if was[key] != now[key]:
                    text = f"{key} `{was[key]}` is now `{now[key]}`"
                    yield Change(name, wire, "changed", text, breaking=False)
            yield from self._compare([was["schema"]], [now["schema"]], name, wire, sent=True)

    def _compare_bodies(self, name: str, old: Json | None, new: Json | None) -> Iterator[Change]:
        place = "request_body"
        if old is None or new is None:
            body = old or new
            if body is not None:
                breaking = new is None or new["required"]
                kind: Kind = "added" if old is None else "removed"
                yield Change(name, place, kind, body["media_type"], breaking=breaking)
            return
        if old["required"] != new["required"]:
            word = "required" if new["required"] else "optional"
            yield Change(name, place, "changed", f"is now {word}", breaking=new["required"])
        if old["media_type"] != new["media_type"]:
            text = f"`{old['media_type']}` is now `{new['media_type']}`"
            yield Change(name, place, "changed", text, breaking=old["kind"] != new["kind"])
        if old["schema"] is not None and new["schema"] is not None:
            yield from self._compare([old["schema"]], [new["schema"]], name, place, sent=True)

    def _compare_results(self, name: str, old: list[Json], new: list[Json]) -> Iterator[Change]:
        before = {(each["status"], each["kind"]): each for each in old}
        after = {(each["status"], each["kind"]): each for each in new}
        kinds = {each["kind"] for each in old}
        for key in dict.fromkeys([*before, *after]):
            place = f"result {key[0]}" + ("" if key[1] == "json" else f" ({key[1]})")
            if key not in after:
                gone = key[1] not in {each["kind"] for each in new}
                yield Change(name, place, "removed", "result", breaking=gone)
            elif key not in before:
                yield Change(name, place, "added", "result", breaking=key[1] not in kinds)
            elif before[key]["schema"] is not None and after[key]["schema"] is not None:
                schemas = [before[key]["schema"]], [after[key]["schema"]]
                yield from self._compare(*schemas, name, place, sent=False)

    def _compare_types(self) -> Iterator[Change]:
        for name in sorted({*self._old.types} & {*self._new.types}):
            old, new = [self._old.types[name]], [self._new.types[name]]
            if self._before.digest(old) == self._after.digest(new):
                continue
            found: dict[tuple[str, str], Change] = {}
            for sent, users in ((True, self._sent), (False, self._received)):
                for change in self._compare(old, new, name, "", sent=sent) if name in users else ():
                    known = found.get((change.place, change.text))
                    if known is None or change.breaking:
                        found[change.place, change.text] = change
            yield from found.values()

    def _compare(
        self, old: list[Json], new: list[Json], where: str, place: str, *, sent: bool
    ) -> Iterator[Change]:
        """Yield the differences of two schemas; the same named type is compared by itself.

        Args:
            old: The schemas that were allowed.
            new: The schemas that are allowed now.
            where: The method or type.
            place: The path to the schema.
            sent: Whether the caller sends the value; false if it receives the value.
        """
        if [each.get("$ref") for each in old] == [each.get("$ref") for each in new] != [None]:
            if old[0].get("nullable") != new[0].get("nullable"):
                yield _compare_null(new[0].get("nullable", False), where, place, sent=sent)
            return
        before, after = self._before.look(old), self._after.look(new)
        if self._before.digest(old) == self._after.digest(new):
            return
        if before.anything or after.anything:
            narrower = after.anything != sent
            text = "any JSON is allowed now" if after.anything else "no longer any JSON"
            if before.anything != after.anything:
                yield Change(where, place, "changed", text, breaking=narrower)
            return
        if before.nullable != after.nullable:
            yield _compare_null(after.nullable, where, place, sent=sent)
        yield from _compare_kinds(before, after, where, place, sent=sent)
        if before.items is not None and after.items is not None:
            yield from self._compare(before.items, after.items, where, f"{place}[]", sent=sent)
        if before.extra and after.extra:
            yield from self._compare(before.extra, after.extra, where, f"{place}.*", sent=sent)
        if before.objects and after.objects:
            yield from self._compare_properties(before, after, where, place, sent=sent)

    def _compare_properties(
        self, old: View, new: View, where: str, place: str, *, sent: bool
    ) -> Iterator[Change]:
        for name in dict.fromkeys([*old.properties, *new.properties]):
            way = f"{place}.{name}" if place else name
            was, now = old.properties.get(name), new.properties.get(name)
            if now is None:
                yield Change(where, way, "removed", "field", breaking=True)
            elif was is None:
                text = "field, required" if now.required else "field"
                yield Change(where, way, "added", text, breaking=sent and now.required)
            else:
                if was.required != now.required:
                    word = "required" if now.required else "optional"
                    breaking = now.required == sent
                    yield Change(where, way, "changed", f"is now {word}", breaking=breaking)
                if was.deprecated != now.deprecated:
                    word = "deprecated" if now.deprecated else "no longer deprecated"
                    yield Change(where, way, "changed", f"is {word}", breaking=False)
                if was.default != now.default:
                    text = f"default `{was.default}` is now `{now.default}`"
                    yield Change(where, way, "changed", text, breaking=False)
                yield from self._compare(was.options, now.options, where, way, sent=sent)


def _compare_null(nullable: bool, where: str, place: str, *, sent: bool) -> Change:  # noqa: FBT001 a property of a schema
    text = "may be null now" if nullable else "is no longer null"
    return Change(where, place, "changed", text, breaking=nullable != sent)


def _compare_kinds(old: View, new: View, where: str, place: str, *, sent: bool) -> Iterator[Change]:
    """Yield the changes of the kinds of JSON, and of the values, that are allowed."""
    lost, gained = sorted(old.kinds - new.kinds), sorted(new.kinds - old.kinds)
    if lost or gained:
        text = f"`{' | '.join(sorted(old.kinds))}` is now `{' | '.join(sorted(new.kinds))}`"
        breaking = bool(lost if sent else gained)
        yield Change(where, place, "changed", text, breaking=breaking)
    for kind in sorted(old.scalars.keys() & new.scalars.keys()):
        was, now = old.scalars[kind], new.scalars[kind]
        if was == now:
            continue
        if was is None or now is None:
            text = f"any {kind} now" if now is None else f"only {_list_values(now)} now"
            yield Change(where, place, "changed", text, breaking=sent and now is not None)
            continue
        # Enums of results are open: a value more or less does not break a caller.
        if was - now:
            text = f"values {_list_values(was - now)}"
            yield Change(where, place, "removed", text, breaking=sent)
        if now - was:
            yield Change(where, place, "added", f"values {_list_values(now - was)}", breaking=False)


def _describe_error(error: Json) -> str:
    return f"error {error['status']} `{error['class']}`"


def _list_values(values: set[Any]) -> str:
    return ", ".join(f"`{value}`" for value in sorted(values))
