"""Search for methods by words, and lookup by a name in any spelling.

The generator writes `_index/search.json` from the whole description of each method in the manifest:
names, summaries, details, intents, parameters, fields and values. The methods are ranked by BM25F
(Robertson and Zaragoza, 2009); the index has the scores for each term and method. Four factors
refine them: how well the method's verb fits, the share of its name that occurs in the query, the
share of the query that the method matches, and the method's prior in the index.

A value in the query, such as a host name or an address, is replaced by the words for its shape. A
word outside the index is replaced by the known word with two letters swapped, or by the known words
with which it shares most pairs and trigrams of letters.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from difflib import SequenceMatcher
from functools import cache
from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from hosting_sdk._index import load_methods, load_search
from hosting_sdk._method_names import fold, name_shapes, split_words

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

__all__ = ["LONGEST_QUERY", "Ranking", "rank_methods", "resolve_method"]

LONGEST_QUERY: Final = 1000
"""The maximum length of a query in characters."""

_REQUEST = re.compile(r"(?:([A-Za-z]+)\s+)?(?:https?://[^/\s]+)?(/[^\s?#]*)\S*")
_VERSION = re.compile(r"v\d+")

_UNASKED_WRITE, _OTHER_READ, _OTHER_ACTION, _NO_ACTION = 0.95, 0.93, 0.7, 0.9
"""Factors for a method whose verb is not the query's; `_fit_action` chooses one."""
_NAME = 0.35
"""Part of a score that depends on the share of the name that occurs in the query."""
_COVERAGE = 0.6
"""Part of a score that depends on the share of the query that the method matches."""
_LEAST = 0.15
"""Share of the best score below which a method is left out."""
_SHORTEST_FUZZY, _MOST_SIMILAR, _CANDIDATES = 3, 2, 30
_MOST_UNKNOWN = 12
"""Unknown words beyond these are ignored: each costs about as much as all known ones."""
_SIMILAR, _FUZZY = 0.75, 0.85
"""Minimum similarity of a known word that replaces an unknown one, and the factor of its weight."""


class Ranking(NamedTuple):
    """Methods in the order in which they fit a query.

    Attributes:
        methods: Positions in `load_methods()`, the best first.
        is_guess: Whether no word of the query is known; then similarity of names sets the order.
    """

    methods: list[int]
    is_guess: bool


def rank_methods(query: str) -> Ranking:
    """Rank the methods by how well they answer a query; at least one is returned.

    Args:
        query: Words in any order, a question, a name in any spelling, or a verb and a path.
    """
    index = load_search()
    named = resolve_method(query)
    asked = _find_terms(query)
    weights = _merge(asked)
    scores: dict[int, float] = defaultdict(float)
    for term, weight in weights.items():
        for position, score in _read_postings(term):
            scores[position] += weight * score
    if not any(scores.values()):
        return Ranking(_rank_names(query), is_guess=True)
    verbs = {term for term in index["actions"] if term in weights}
    covered = _measure_coverage(asked)
    for position in scores:
        scores[position] *= _fit_action(position, verbs) * _fit_name(position, weights)
        scores[position] *= 1 - _COVERAGE + _COVERAGE * covered[position]
        scores[position] *= index["priors"][position]
    least = max(scores.values()) * _LEAST
    order = sorted(scores, key=lambda each: (-scores[each], each))
    found = [each for each in order if scores[each] >= least and each not in named]
    return Ranking([*named, *found], is_guess=False)


def _find_terms(query: str) -> list[dict[int, float]]:
    """Return the terms of each word of a query, with their weights."""
    index = load_search()
    words = dict.fromkeys(split_words(name_shapes(query, index["shapes"])))
    unknown = [word for word in words if word not in index["words"]]
    known = {word: [(word, 1.0)] for word in words if word in index["words"]}
    known |= {word: _find_similar(word) for word in unknown[:_MOST_UNKNOWN]}
    return [
        _merge(
            {term: likeness * weight for term, weight in index["words"][near]}
            for near, likeness in similar
        )
        for similar in known.values()
    ]


def _merge(weights: Iterable[Mapping[int, float]]) -> dict[int, float]:
    """Return the greatest weight of each term."""
    merged: dict[int, float] = {}
    for each in weights:
        for term, weight in each.items():
            merged[term] = max(merged.get(term, 0.0), weight)
    return merged


def _read_postings(term: int) -> Iterator[tuple[int, float]]:
    """Yield the methods that have a term, with the scores of the term in them."""
    postings = load_search()["methods"][term]
    return zip(postings[::2], postings[1::2], strict=True)


def _measure_coverage(asked: Iterable[Mapping[int, float]]) -> dict[int, float]:
    """Return the share of a query that each method matches.

    The weight of a word is its best score in any method; a lower score is a partial match.

    Args:
        asked: The terms of each word.
    """
    had: dict[int, float] = defaultdict(float)
    total = 0.0
    for terms in asked:
        scores: dict[int, float] = defaultdict(float)
        for term, weight in terms.items():
            for position, score in _read_postings(term):
                scores[position] = max(scores[position], weight * score)
        most = max(scores.values(), default=0.0)
        total += most
        for position, score in scores.items():
            had[position] += sqrt(score * most)
    return {position: share / total for position, share in had.items()}


def _fit_action(position: int, asked: Collection[int]) -> float:
    """Return the factor for the verb of a method.

    Args:
        position: The method.
        asked: Verbs of the query, as terms; a query without verbs asks to read.
    """
    index = load_search()
    own = index["own_actions"][position]
    is_reading = load_methods()[position]["read_only"]
    if not asked:
        return 1.0 if is_reading else _UNASKED_WRITE
    if any(term in asked for term in own):
        return 1.0
    if is_reading and any(term in asked for term in index["reading"]):
        return _OTHER_READ
    return _OTHER_ACTION if own else _NO_ACTION


def _fit_name(position: int, weights: Mapping[int, float]) -> float:
    """Return the factor for the share of a method's name that occurs in the query."""
    total = had = 0.0
    for weight, terms in load_search()["names"][position]:
        total += weight
        had += weight * max(weights.get(term, 0.0) for term in terms)
    return 1 - _NAME + _NAME * (had / total if total else 0.5)


def _rank_names(query: str) -> list[int]:
    """Return all methods, ordered by the similarity of their names to a query."""
    matcher = SequenceMatcher(b=fold(query))
    likeness = []
    for position, method in enumerate(load_methods()):
        matcher.set_seq1(fold(method["tool"]))
        likeness.append((-matcher.quick_ratio(), position))
    return [position for _, position in sorted(likeness)]


@cache
def _list_by_letters() -> dict[str, list[str]]:
    """Return the words of the index by their pairs and trigrams of letters."""
    found: dict[str, list[str]] = defaultdict(list)
    for word in load_search()["words"]:
        for letters in _split_letters(word):
            found[letters].append(word)
    return found


def _split_letters(word: str) -> set[str]:
    padded = f" {word} "
    return {padded[at : at + length] for length in (2, 3) for at in range(len(padded) - 1)}


def _find_similar(word: str) -> list[tuple[str, float]]:
    """Return the words of the index that are most similar to an unknown one, with weights."""
    if len(word) < _SHORTEST_FUZZY:
        return []
    swaps = [f"{word[:at]}{word[at : at + 2][::-1]}{word[at + 2 :]}" for at in range(len(word) - 1)]
    swapped = [(near, _FUZZY) for near in swaps if near in load_search()["words"]]
    if swapped:
        return swapped
    known = _list_by_letters()
    own = _split_letters(word)
    shared = Counter(near for letters in own for near in known.get(letters, ()))
    dice = {near: count / (len(own) + 2 * len(near)) for near, count in shared.items()}
    matcher = SequenceMatcher(b=word)
    similar = []
    for near in sorted(dice, key=lambda each: (-dice[each], each))[:_CANDIDATES]:
        matcher.set_seq1(near)
        if matcher.ratio() >= _SIMILAR:
            similar.append((near, matcher.ratio() * _FUZZY))
    return sorted(similar, key=lambda each: -each[1])[:_MOST_SIMILAR]


def resolve_method(name: str) -> list[int]:
    """Return the positions of the methods that a name stands for, aliases last.

    Args:
        name: `teams.getTeam`, `teams_get_team`, `client.teams.get_team`, `getTeam`, or the verb
            and the path of its requests, `GET /v2/teams/{teamId}`.
    """
    name = name.strip().removesuffix("()")
    request = _REQUEST.fullmatch(name)
    if request:
        found = _resolve_path((request[1] or "").upper(), request[2])
    else:
        names = _list_spellings()
        found = names.get(fold(name), []) or names.get(fold(name).removeprefix("client"), [])
    return sorted(found, key=lambda each: bool(load_methods()[each]["alias_of"]))


@cache
def _list_spellings() -> dict[str, list[int]]:
    """Return the positions of the methods by name, with and without their group."""
    names: dict[str, list[int]] = defaultdict(list)
    for position, method in enumerate(load_methods()):
        for name in {fold(method[key]) for key in ("tool", "function", "name", "method")}:
            names[name].append(position)
    return names


def _resolve_path(verb: str, path: str) -> list[int]:
    """Return the methods of a path; versions may differ, and placeholders may have values."""
    steps = [step for step in path.split("/") if step]
    literals: dict[int, int] = {}
    for position, method in enumerate(load_methods()):
        own = [step for step in method["path"].split("/") if step]
        if len(own) != len(steps) or verb not in ("", method["verb"]):
            continue
        pairs = list(zip(own, steps, strict=True))
        if all(
            one == other
            or one.startswith("{")
            or (_VERSION.fullmatch(one) and _VERSION.fullmatch(other))
            for one, other in pairs
        ):
            literals[position] = sum(one == other for one, other in pairs)
    most = max(literals.values(), default=0)
    return [position for position, count in literals.items() if count == most]
