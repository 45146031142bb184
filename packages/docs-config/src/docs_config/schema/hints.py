"""Hints about violations: the name or value that was probably meant, and the repair."""

from __future__ import annotations

from _json import encode_basestring
from typing import TYPE_CHECKING

from docs_config.rules import MAX_FINDINGS
from docs_config.rules.fixes import Change
from docs_config.schema.validator import PROPERTIES, REQUIRED

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable
    from typing import Any

    Path = tuple[str | int, ...]
    Way = tuple[str, ...]
    # an unexpected property, the message, the hint, the intended name
    Unexpected = tuple[str, str, str, str | None]

_SHOWN = 40
_LONG_ENOUGH_FOR_ONE_EDIT = 4
_LONG_ENOUGH_FOR_TWO_EDITS = 6
_KINDS = {
    (): "the configuration",
    ("docSearch",): '"docSearch"',
    ("sections", "*"): "a section",
    ("sections", "*", "children", "*"): "a page",
    ("sections", "*", "frameworks", "*"): "a framework group",
    ("sections", "*", "frameworks", "*", "children", "*"): "a page",
}
_ARTICLES = {
    "string": "a string",
    "boolean": "true or false",
    "array": "an array",
    "object": "an object",
}
_EXAMPLES = {
    "docSearch": '{"appId": "…", "apiKey": "…", "indexName": "…"}',
    "sections": "[]",
    "children": "[]",
}
_SYNONYMS = {
    "title": "label",
    "name": "label",
    "text": "label",
    "href": "to",
    "url": "to",
    "link": "to",
    "path": "to",
    "items": "children",
    "pages": "children",
    "collapsed": "defaultCollapsed",
}
_BOOLEANS = {
    '"true"': ("write true, without quotes", True),
    '"false"': ("write false, without quotes", False),
    "the number 1": ("write true", True),
    "the number 0": ("write false", False),
}
_TYPES: dict[str, type] = {"string": str, "boolean": bool, "array": list, "object": dict}
_COMPARED = 50
_FEW = 16
_OLD_FORMAT = frozenset({"menu", "frameworkMenus"})


def to_way(path: Iterable[str | int]) -> Way:
    """Return a path with `*` in place of indices: the way to all objects of the same kind."""
    return tuple(["*" if isinstance(step, int) else step for step in path])


def _list_allowed(way: Way, revision: str) -> Collection[str]:
    return () if way == ("docSearch",) else PROPERTIES[revision].get(way, ())


def misspelling(name: str, allowed: Iterable[str], present: Collection[str] = ()) -> str | None:
    """Return the one allowed name, not yet present, that *name* certainly means; else None.

    That is the name that differs only in case, hyphens and underscores, the one with the same
    letters in another order, or the only one that is nearest and within one edit (names from four
    letters) or two (from six).
    """
    free = [candidate for candidate in allowed if candidate not in present]
    folded = _fold(name)
    for is_same in (_fold, _letters):
        same = [candidate for candidate in free if is_same(candidate) == is_same(name)]
        if len(same) == 1:
            return same[0]
    edits = (len(name) >= _LONG_ENOUGH_FOR_ONE_EDIT) + (len(name) >= _LONG_ENOUGH_FOR_TWO_EDITS)
    near = [(_distance(folded, _fold(candidate), edits), candidate) for candidate in free]
    near = sorted(pair for pair in near if pair[0] <= edits)
    if not near or (len(near) > 1 and near[0][0] == near[1][0]):
        return None
    return near[0][1]


def name_kind(way: Way) -> str:
    """Return the kind of object at the end of a way, in words: `a page`."""
    return _KINDS[way]


def name_type(expected: str) -> str:
    """Return a type of JSON Schema with its article: `a string`."""
    return _ARTICLES[expected]


def show(value: Any) -> str:
    """Return a parsed value in a few words, as it is written in the file."""
    if isinstance(value, str):
        text = encode_basestring(value[:_SHOWN])
        return text if len(value) <= _SHOWN else text[:-1] + '…"'
    if isinstance(value, (dict, list)):
        return "an object" if isinstance(value, dict) else "an array"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    text = str(value)
    return f"the number {text if len(text) <= _SHOWN else text[:_SHOWN] + '…'}"


class Advice:
    """Hints for violations of one revision's schema.

    Args:
        revision: The revision of the format.
    """

    def __init__(self, revision: str) -> None:
        self.revision = revision
        self._known: dict[tuple[str | Way, ...], list[Unexpected]] = {}

    def for_unexpected(self, way: Way, members: Collection[str]) -> list[Unexpected]:
        """Return the properties that an object must not have, each with its message and hint.

        A mistake is often repeated, so the advice for objects with the same few members is cached.
        """
        key: tuple[str | Way, ...] = (way, *members) if len(members) <= _FEW else ()
        advice = self._known.get(key)
        if advice is None:
            allowed = _list_allowed(way, self.revision)
            present = [name for name in allowed if name in members]
            advice = [
                (
                    name,
                    f"unexpected property {show(name)} in {name_kind(way)}",
                    *self._advise_unexpected(name, way, allowed, present),
                )
                for name in [name for name in members if name not in allowed][:MAX_FINDINGS]
            ]
            if key:
                self._known[key] = advice
        return advice

    def _advise_unexpected(
        self, name: str, way: Way, allowed: Collection[str], present: Collection[str]
    ) -> tuple[str, str | None]:
        """Return the hint about an unexpected property, and the intended name if it is misspelt."""
        if meant := misspelling(name, allowed, present):
            return f'did you mean "{meant}"?', meant
        others = [other for other in PROPERTIES if name in _list_allowed(way, other)]
        places = [place for place, names in PROPERTIES[self.revision].items() if name in names]
        synonym = _SYNONYMS.get(name.lower())
        if present and (repeated := misspelling(name, allowed)):
            hint = f'delete it: "{repeated}" is there already'
        elif name in _OLD_FORMAT and not way:
            hint = 'this is from an older format; list the pages in "sections"'
        elif others:
            hint = f"revision {others[0]} knows it: check with --revision {others[0]}, or delete it"
        elif places:
            hint = f"move it to {name_kind(places[0])}"
        elif synonym in allowed and synonym not in present:
            hint, meant = f'did you mean "{synonym}"?', synonym
        else:
            hint = f"delete it; allowed here: {', '.join(allowed)}"
        return hint, meant

    def is_certain(self, name: str, meant: str, way: Way, members: dict[str, Any]) -> bool:
        """Return whether an unexpected property certainly has a misspelt name.

        No other unexpected property may be a misspelling of the same name, and the value must have
        the type of the intended property.
        """
        allowed = _list_allowed(way, self.revision)
        kind = PROPERTIES[self.revision][way][meant]
        if not isinstance(members[name], _TYPES[kind]) or name.lower() in _SYNONYMS:
            return False
        others = [other for other in members if other not in allowed and other != name]
        return all(misspelling(other, allowed, members) != meant for other in others[:_COMPARED])

    def for_missing(self, name: str, way: Way, members: Collection[str]) -> str:
        """Return the hint about a property that is missing in the object at the end of *way*."""
        allowed = _list_allowed(way, self.revision) or (name,)
        unexpected = [present for present in members if present not in allowed][:_COMPARED]
        for present in unexpected:
            if misspelling(present, allowed, members) == name:
                return f'rename "{present}" to "{name}"'
        example = _EXAMPLES.get(name, '"…"')
        hint = f'add "{name}": {example}'
        other = next((other for other in REQUIRED if name not in REQUIRED[other][way]), None)
        if other is None:
            return hint
        return f'{hint}, or check with --revision {other} (in the settings: revision = "{other}")'

    def for_type(self, value: Any, expected: str, path: Path) -> tuple[str | None, Change | None]:
        """Return the hint and the change for a value of the wrong type, or None for each."""
        way = to_way(path)
        *outer, name = way or ("*",)
        is_optional = name != "*" and name not in REQUIRED[self.revision][tuple(outer)]
        if value is None and is_optional:
            return "delete the property; there is no null in this format", Change("remove", path)
        if expected == "boolean":
            hint, meant = _BOOLEANS.get(show(value).lower(), ("write true or false", None))
            return hint, None if meant is None else Change("replace", path, meant)
        if expected == "string" and isinstance(value, (bool, int, float)):
            word = show(value).removeprefix("the number ")
            return f'put it in double quotes: "{word}"', Change("replace", path, word)
        if expected == "array":
            item = str if way == ("users",) else dict
            if isinstance(value, item):
                return "put it in brackets: […]", Change("replace", path, [value])
            return "write []" if value is None else "write a list: […]", None
        return None, None


def _letters(name: str) -> str:
    return "".join(sorted(_fold(name)))


def _fold(name: str) -> str:
    return name.lower().replace("-", "").replace("_", "")


def _distance(left: str, right: str, most: int) -> int:
    """Return the number of letters to insert, delete, replace or swap.

    A number above *most* is not exact.
    """
    # An edit changes two letters at most, so nearly all names need no table.
    if abs(len(left) - len(right)) > most or len(set(left) ^ set(right)) > 2 * most:
        return most + 1
    before: list[int] = []
    row = list(range(len(right) + 1))
    for i, letter in enumerate(left, 1):
        before, last, row = row, before, [i]
        for j, other in enumerate(right, 1):
            cost = min(before[j] + 1, row[-1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == right[j - 2] and left[i - 2] == other:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
    return row[-1]
