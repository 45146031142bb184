"""Scripted policy: a caller that knows nothing but what a person asks and what a server says.

It searches with the words of the request, takes the first method whose texts and arguments fit the
facts, fills the arguments by their schema, looks names up in lists where an ID is wanted, repairs
arguments as an error says, and stops after a number of calls. It knows no method by name.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import attrs
from filling import Field, Filled, fill, looks_like_id, noun_of
from words import split_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from servers import Found, Result, Server

MOST_CALLS = 12
MOST_DESCRIBED = 4
MOST_LISTS = 2
MOST_REPAIRS = 2
SEARCH = "search"
CERTAINLY_REMOVES = "; it removes"
SHORTEST_BEGINNING = 4
READING = frozenset(
    split_words("get list read find check show search fetch retrieve tell count look return")
)
REMOVING = frozenset(
    split_words("delete remove revoke erase destroy purge uninstall drop kick invalidate")
)
REMOVING_PHRASES = re.compile(r"\b(?:out of|rid of)\b", re.IGNORECASE)
CREATING = frozenset(
    split_words("create new add make set share issue generate register open start")
)
ASKING = frozenset(split_words("what which who where when why how is are does do"))
_DID_YOU_MEAN = re.compile(r"'([^']+)' \(did you mean '([^']+)'")


class StopError(Exception):
    """The policy has used all its calls, or the platform has refused a change."""


@attrs.frozen
class Attempt:
    """A call whose arguments use only some of the facts."""

    found: Found
    filled: Filled


class Policy:
    """Carries out one request of a person.

    Args:
        server: The tool server.
        asking: The request in plain words.
        facts: Details that the person gives, under names of their own.
    """

    def __init__(self, server: Server, asking: str, facts: dict[str, Any]) -> None:
        self._server = server
        self._asking = asking
        self._facts = facts
        words = split_words(asking)
        self._is_question = "?" in asking or words[0] in READING | ASKING
        self._words = words
        self._removes = bool(REMOVING.intersection(words) or REMOVING_PHRASES.search(asking))
        self._seen: set[str] = set()

    async def run(self) -> str:
        """Carry out the request and return the text of the last result, empty without one."""
        try:
            return await self._run()
        except StopError:
            return ""

    async def _run(self) -> str:
        partial: list[Attempt] = []
        for query in self._queries():
            self._spend()
            described = 0
            for found in await self._server.find(query):
                if described == MOST_DESCRIBED:
                    break
                if found.name in self._seen or not self._suits(found):
                    continue
                self._seen.add(found.name)
                described += 1
                result = await self._try(found, partial)
                if result is not None:
                    return result.text
        for attempt in sorted(partial, key=lambda each: each.filled.misfit):
            self._spend()
            result = await self._server.call(attempt.found.name, attempt.filled.arguments)
            if not result.is_error:
                return result.text
        return ""

    def _spend(self) -> None:
        """Stop when there are no calls left.

        Raises:
            StopError: There are none left.
        """
        if self._server.meter.calls >= MOST_CALLS:
            raise StopError

    def _queries(self) -> Iterator[str]:
        """Yield the request, then its words without the values of facts but with their names."""
        yield self._asking
        text = self._asking
        for value in self._facts.values():
            for each in value if isinstance(value, list) else [value]:
                text = text.replace(str(each), " ")
        yield f"{' '.join(text.split())} {' '.join(self._facts)}"

    def _suits(self, found: Found) -> bool:
        """Tell whether a method is of the requested kind: it reads, removes, creates or changes."""
        if _reads(found) != self._is_question:
            return False
        if self._is_question:
            return True
        verb = _first_verb(found)
        if self._removes:
            return verb in REMOVING or CERTAINLY_REMOVES in found.effect
        return verb not in REMOVING and (verb != "create" or self._creates(found))

    def _creates(self, found: Found) -> bool:
        """Tell whether something new is asked for: "deploy" asks for a deployment."""
        things = split_words(found.text.partition(".")[0])[1:]
        return not CREATING.isdisjoint(self._words) or any(
            thing.startswith(word) and thing != word
            for word in self._words
            if len(word) >= SHORTEST_BEGINNING
            for thing in things
        )

    async def _try(self, found: Found, partial: list[Attempt]) -> Result | None:
        """Call a method if the facts fit, and return its result unless it is an error."""
        self._spend()
        described = await self._server.describe(found.name)
        filled = fill(described.schema, self._facts, described.example, found.text)
        if filled.missing:
            return None
        looked_up: set[str] = set()
        facts = dict(self._facts)
        for name, field in filled.fields.items():
            if field.wants_id and not looks_like_id(facts[name]):
                value = await self._look_up(name, field, looked_up)
                if value is None:
                    return None
                facts[name] = value
        if looked_up:
            # A fact that selected the list is not passed on to a call in which it is optional.
            optional = {name for name in looked_up & facts.keys() if _is_optional(filled, name)}
            facts = {name: value for name, value in facts.items() if name not in optional}
        if facts != self._facts:
            filled = fill(described.schema, facts, described.example, found.text)
        if set(filled.unused) - looked_up:
            if self._is_question:
                partial.append(Attempt(found, filled))
            return None
        return await self._call(found, filled.arguments)

    async def _call(self, found: Found, arguments: dict[str, Any]) -> Result | None:
        for _ in range(MOST_REPAIRS):
            self._spend()
            result = await self._server.call(found.name, arguments)
            if not result.is_error:
                return result
            renamed = _DID_YOU_MEAN.search(result.text)
            if renamed is None or renamed[1] not in arguments:
                break
            arguments[renamed[2]] = arguments.pop(renamed[1])
        if not self._is_question:
            # Another method that takes the same facts would change something else.
            raise StopError
        return None

    async def _look_up(self, name: str, field: Field, used: set[str]) -> str | None:
        """Return the ID of the thing that a fact names, from a list that the server finds.

        Args:
            name: Name of the fact.
            field: The field that wants the ID.
            used: Gains the names of the facts that the list takes.
        """
        value = self._facts[name]
        others = {other: each for other, each in self._facts.items() if other != name}
        noun = noun_of(name)
        lists = 0
        self._spend()
        for found in await self._server.find(f"list {' '.join(noun)}s"):
            if not _reads(found) or noun[-1] not in split_words(found.text):
                continue
            self._spend()
            described = await self._server.describe(found.name)
            facts = {**others, SEARCH: value}
            filled = fill(described.schema, facts, described.example, found.text)
            if filled.missing:
                continue
            needed = {
                other
                for other, each in filled.fields.items()
                if each.is_required or other == SEARCH
            }
            facts = {each: facts[each] for each in needed}
            filled = fill(described.schema, facts, described.example, found.text)
            known = await self._search_list(found, filled.arguments, value, field)
            if known is not None:
                used |= needed
                return known
            lists += 1
            if lists == MOST_LISTS:
                break
        return None

    async def _search_list(
        self, found: Found, arguments: dict[str, Any], value: object, field: Field
    ) -> str | None:
        """Call a list, once more with all fields if it is shortened; return the ID found in it."""
        for shown in ({}, {"_fields": ["*"]}):
            self._spend()
            result = await self._server.call(found.name, {**arguments, **shown})
            known = _find_id(_read_value(result.text), value, field)
            if known is not None or result.is_error or "_fields" not in result.text:
                return known
        return None


def _is_optional(filled: Filled, name: str) -> bool:
    return name in filled.fields and not filled.fields[name].is_required


def _first_verb(found: Found) -> str:
    return next(iter(split_words(found.text)), "")


def _reads(found: Found) -> bool:
    if found.effect:
        return found.effect.startswith("reads")
    return _first_verb(found) in READING


def _read_value(text: str) -> Any:
    """Return the first JSON object or list in a text, None without one."""
    for start in re.finditer(r"[{\[]", text):
        try:
            return json.JSONDecoder().raw_decode(text, start.start())[0]
        except ValueError:
            continue
    return None


def _find_id(value: Any, wanted: object, field: Field) -> str | None:
    """Return the ID of the first object that has the wanted value."""
    for each in _list_objects(value):
        if wanted not in [inner for inner in each.values() if isinstance(inner, str)]:
            continue
        words = split_words(field.name)
        names = [name for name in each if split_words(name) == words]
        names += [name for name in ("id", "uid") if name in each]
        names += [name for name in each if name.endswith("Id")]
        for name in names:
            if isinstance(each[name], str):
                return str(each[name])
    return None


def _list_objects(value: Any) -> Iterator[dict[str, Any]]:
    """Yield the objects in a JSON value, outer ones first."""
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from _list_objects(each)
