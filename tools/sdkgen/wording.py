"""Rules for the texts of descriptions."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools.sdkgen.names import to_words
from tools.sdkgen.phrases import split_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.sdkgen.descriptions import Descriptions

LONGEST_TEXT = 200
LONGEST_METHOD = 700
LONGEST_SUMMARY = 88
"""Width of a docstring's first line."""
SHORTEST_SENTENCE = 5
"""Spaces in a sentence; shorter ones are not compared, because everybody words them alike."""
_AVOIDED = tomllib.loads((Path(__file__).parents[1] / "prose.toml").read_text("utf-8"))["avoid"]
_EMPTY = {"a", "an", "the", "of", "this", "that", "its", "is", "to", "for", "in", "and", "value"}


def list_texts(descriptions: Descriptions) -> Iterator[tuple[str, str, str]]:
    """Yield the place of each text, the name that it describes (empty: none) and the text."""
    for place, terms in descriptions.terms.items():
        for name, text in terms.items():
            yield f"terms.toml {place} {name}", _last_name(name), text
    for group, content in descriptions.groups.items():
        if "introduction" in content:
            yield f"{group} introduction", "", content["introduction"]
        for name, text in content.get("methods", {}).items():
            yield f"{group} methods {name}", "", text
        sections = {each: content.get(each, {}) for each in ("parameters", "body", "result")}
        for section, entries in (*sections.items(), *content.get("terms", {}).items()):
            for name, text in entries.items():
                yield f"{group} {section} {name}", _last_name(name), text


def _last_name(key: str) -> str:
    return key.split(":", maxsplit=1)[0].rpartition(".")[2] or key


def _find_fault(name: str, text: str) -> str:
    """Return the rule that a text breaks, as a predicate; empty when it breaks none."""
    longest = LONGEST_TEXT if name else LONGEST_METHOD
    if len(text) > longest:
        return f"has {len(text)} characters, more than {longest}"
    summary, _ = split_text(text)
    if not name and len(summary) > LONGEST_SUMMARY:
        return f"has a first sentence of {len(summary)} characters, more than {LONGEST_SUMMARY}"
    if text != " ".join(text.split()) or not text.endswith(".") or "\\" in text or '"""' in text:
        return "is not plain sentences of one line"
    for avoided in _AVOIDED:
        found = re.search(avoided["find"], text)
        if found:
            return f"says {found[0]!r}, write: {avoided['write']}"
    if not name:
        return ""
    names = {word.lower().rstrip("s") for word in to_words(name)}
    words = {word.lower().rstrip("s") for word in re.findall(r"[A-Za-z0-9]+", text)}
    return "only repeats the name" if words - _EMPTY <= names else ""


def list_faults(descriptions: Descriptions) -> list[str]:
    """Return a line for each text that the rules forbid."""
    found = ((where, _find_fault(name, text)) for where, name, text in list_texts(descriptions))
    return [f"{where}: {fault}" for where, fault in found if fault]


def _split_sentences(text: str) -> set[str]:
    sentences = (" ".join(re.findall(r"\w+", each.lower())) for each in re.split(r"[.;:]\s", text))
    return {each for each in sentences if each.count(" ") >= SHORTEST_SENTENCE}


def _list_strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from _list_strings(each)


def list_copies(descriptions: Descriptions, reference: Any) -> list[str]:
    """Return a line for each text with a sentence that also occurs in a JSON document."""
    known: set[str] = set().union(*map(_split_sentences, _list_strings(reference)))
    return [
        f"{where}: copied: {text}"
        for where, _, text in list_texts(descriptions)
        if _split_sentences(text) & known
    ]
