"""Search for methods by words, for models and people who do not know the names.

Words of a question and of a method's name are reduced to terms: plurals and verbs with one meaning
become one term. A method is found by the terms that it shares with the question, rare ones counting
more, and it loses rank by the terms that nobody asked for.
"""

from __future__ import annotations

import math
import re
from functools import cache
from typing import TYPE_CHECKING, Final

from hosting_sdk._platform.vocabulary import PHRASES, TERMS
from hosting_sdk.mcp._tools import load_tools

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hosting_sdk.mcp._tools import Tool

__all__ = ["find_methods"]

_WORD = re.compile(r"[a-z0-9]+")
_FILLERS: Final = frozenset(
    _WORD.findall(
        "a all am an and are at by can did do does for from given have how i in is it its just "
        "many me much my of off on one or our please some someone that the there this to up want "
        "was we what when where which who why with you"
    )
)
_VERBS: Final = {
    "get": "browse check display fetch find get list look read retrieve see show view",
    "create": "add attach build create generate insert issue make new register start",
    "delete": "delete destroy drop erase remove uninstall",
    "update": "alter change edit modify patch put rename set update",
}
"""Verbs with one meaning, by the one that stands for all."""

_NAMED, _SUMMARIZED, _BEGUN = 1.0, 0.6, 0.35
_UNASKED, _OTHER_VERB, _OWN_GROUP = 0.16, 0.5, 1.12
_OLD, _BETA = 0.7, 0.9
_SAME_WORD = 0.06
_SHORTEST_BEGINNING = 4


def find_methods(tools: Mapping[str, Tool], question: str) -> list[str]:
    """Return the names of the methods that answer a question, the best first.

    Args:
        tools: The methods to choose from.
        question: Words in any order, or a question.
    """
    spelt = _WORD.findall(question.lower())
    text = f" {' '.join(spelt)} "
    for phrase in sorted(PHRASES, key=len, reverse=True):
        text = re.sub(rf"\b{phrase}s?\b", f" {PHRASES[phrase]} ".replace(" ", "  "), text, count=1)
    words = [word for word in text.split() if word not in _FILLERS]
    verb = next((found for word in words if (found := _verb_of(word)) is not None), None)
    terms = list(dict.fromkeys(_term(word) for word in words if _verb_of(word) is None))
    if not terms and verb is None:
        return []
    ranked = sorted((-_score(name, terms, verb, set(spelt)), name) for name in tools)
    return [name for score, name in ranked if score < 0]


@cache
def _verb_of(word: str) -> str | None:
    return next((verb for verb, words in _VERBS.items() if word in words.split()), None)


@cache
def _term(word: str) -> str:
    """Return the term of a noun: its singular, or the one that has its meaning."""
    for ending, instead in (("ies", "y"), ("sses", "ss"), ("xes", "x"), ("s", "")):
        if (
            word.endswith(ending)
            and not word.endswith(("ss", "us"))
            and len(word) > len(ending) + 2
        ):
            word = word[: -len(ending)] + instead
            break
    return TERMS.get(word, word)


@cache
def _describe(name: str) -> tuple[str | None, frozenset[str], frozenset[str], frozenset[str]]:
    """Return the verb of a method and the terms of its name, its summary and its group."""
    method = load_tools()[name].method
    verb, *_ = method["method"].split("_")
    words = [word for word in name.split("_") if _verb_of(word) is None and word not in _FILLERS]
    summary = _WORD.findall(method["summary"].lower())
    group = frozenset(map(_term, method["group"].split("_")))
    own = {_term(word) for word in words}
    return _verb_of(verb), frozenset(own), frozenset(map(_term, summary)) - own, group


@cache
def _weights() -> dict[str, float]:
    """Return the weight of each term: the fewer methods have it, the more it says."""
    counts: dict[str, int] = {}
    for name in load_tools():
        for term in _describe(name)[1]:
            counts[term] = counts.get(term, 0) + 1
    return {term: math.log(1 + len(load_tools()) / count) for term, count in counts.items()}


def _score(name: str, terms: list[str], verb: str | None, spelt: set[str]) -> float:
    """Return how well a method answers, 0 when it shares no term with the question.

    Args:
        name: The method's tool.
        terms: The terms of the question.
        verb: The verb of the question.
        spelt: The words of the question as they were spelt: a plural asks for a list.
    """
    own_verb, own, summary, group = _describe(name)
    weights = _weights()
    matched, used = 0.0, set()
    for term in terms:
        if term in own:
            matched += weights[term] * _NAMED
            used.add(term)
        elif term in summary:
            matched += weights.get(term, 1.0) * _SUMMARIZED
        elif len(term) >= _SHORTEST_BEGINNING:
            begun = (each for each in own if each.startswith(term) or term.startswith(each + "s"))
            matched += weights.get(next(begun, ""), 0.0) * _BEGUN
    if not matched:
        return 0.0
    unasked = sum(weights[term] for term in own - used)
    score = matched - _UNASKED * unasked
    if own_verb != (verb or "get") and (verb is not None or own_verb is not None):
        score *= _OTHER_VERB
    if group <= set(terms) and own == group:
        score *= _OWN_GROUP
    method = load_tools()[name].method
    score *= _OLD if method["deprecated"] else 1.0
    score *= 1 + _SAME_WORD * len(spelt & set(method["method"].split("_")))
    return score * (_BETA if "beta" in group else 1.0)
