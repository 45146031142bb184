"""Render `_index/search.json`: terms of all methods with their scores, for the search by words."""

from __future__ import annotations

import json
import math
import tomllib
from collections import Counter, defaultdict
from itertools import chain
from typing import TYPE_CHECKING, Any

from hosting_sdk._method_names import name_shapes, split_words
from snowballstemmer import stemmer  # type: ignore[import-untyped]  # it has no types

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from tools.sdkgen.catalogue import Call, Catalogue
    from tools.sdkgen.manifest import Json

_FIELDS = {
    "name": (5.0, 0.5),
    "group": (1.5, 0.0),
    "summary": (6.0, 0.5),
    "intents": (3.0, 0.8),
    "details": (2.0, 0.6),
    "parameters": (0.6, 0.7),
    "body": (0.6, 0.8),
    "result": (0.25, 0.8),
}
"""Weight and length normalization (`b`) of each field in BM25F."""

_TELLING = ("name", "summary", "details", "intents")
"""Fields that decide how rare a term is."""

_SATURATION = 6.0
_CONCEPT = 0.8
"""Weight of a word's concept, relative to the word itself."""
_EXACT = 0.5
"""Weight of a word's exact spelling, relative to its stem: `domains` is a list, `domain` one."""
_READING = ("get", "list")
_WRITING = ("create", "update", "delete", "stop", "enable", "disable")
"""Concepts of verbs; a query with one prefers the methods that have it."""
_DEEPEST = 4

_stem: Callable[[str], str] = stemmer("english").stemWord


class Vocabulary:
    """Terms of words: the stem of a word, and the concepts that it stands for.

    Args:
        folder: The manifest's folder; `words.toml` in it has concepts, shapes and translations.
    """

    def __init__(self, folder: Path) -> None:
        path = folder / "words.toml"
        content = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        stopped = {word for words in content.get("stopped", {}).values() for word in words.split()}
        concepts = {
            concept: split_words(f"{concept} {words}")
            for concept, words in content.get("concepts", {}).items()
        }
        self._stopped = stopped
        self._concepts: dict[str, list[str]] = defaultdict(list)
        self._translations: dict[str, list[str]] = defaultdict(list)
        for concept, words in concepts.items():
            for stem in dict.fromkeys(map(_stem, words)):
                self._concepts[stem].append(concept)
        for meaning, words in content.get("translations", {}).items():
            meanings = split_words(meaning)
            for word in split_words(words):
                if _stem(word) not in map(_stem, meanings):  # `images` is English, too
                    self._translations[word] += meanings
        self.shapes = [(pattern, words) for words, pattern in content.get("shapes", {}).items()]
        self.priors: dict[str, float] = content.get("priors", {})
        self.numbers: dict[str, int] = {}
        self.words: dict[str, dict[int, float]] = {}
        for word in (*chain.from_iterable(concepts.values()), *self._translations, *stopped):
            self.terms(word)

    def terms(self, word: str) -> dict[int, float]:
        """Return the numbers of a word's terms with their weights, its stem first.

        A function word has no stem; it has terms if it belongs to a concept.
        """
        if word not in self.words:
            weights: dict[str, float] = {}
            for meaning in self._translations.get(word, [word]):
                stem = _stem(meaning)
                if meaning not in self._stopped:
                    weights |= {stem: 1.0, f"~{meaning}": _EXACT}
                for concept in self._concepts.get(stem, ()):
                    weights.setdefault(f"={concept}", _CONCEPT)
            self.words[word] = {
                self.numbers.setdefault(name, len(self.numbers)): weight
                for name, weight in weights.items()
            }
        return self.words[word]

    def count(self, text: str) -> dict[int, float]:
        """Return how often each term is in a text; each occurrence counts with its weight."""
        counts: dict[int, float] = defaultdict(float)
        for word in split_words(name_shapes(text, self.shapes)):
            for term, weight in self.terms(word).items():
                counts[term] += weight
        return counts

    def find_concepts(self, names: Iterable[str]) -> list[int]:
        """Return the terms of concepts; -1 for one that `words.toml` does not have."""
        return [self.numbers.get(f"={name}", -1) for name in names]


def render_search(catalogue: Catalogue, folder: Path) -> dict[str, str]:
    """Return the text of the search index, by its path in the package.

    Args:
        catalogue: Everything that is rendered.
        folder: The manifest's folder.
    """
    vocabulary = Vocabulary(folder)
    calls = [call for group in catalogue.calls.values() for call in group]
    counts = [
        {field: vocabulary.count(text) for field, text in _list_texts(call, catalogue)}
        for call in calls
    ]
    size = len(vocabulary.numbers)
    having = Counter(term for each in counts for term in {*chain(*(each[key] for key in _TELLING))})
    # The inverse document frequency of each term, as in BM25.
    idf = [
        math.log(1 + (len(calls) - having[term] + 0.5) / (having[term] + 0.5))
        for term in range(size)
    ]
    index: dict[str, Any] = {
        "words": {word: list(terms.items()) for word, terms in sorted(vocabulary.words.items())},
        "shapes": vocabulary.shapes,
        "actions": vocabulary.find_concepts((*_READING, *_WRITING)),
        "reading": vocabulary.find_concepts(_READING),
        "own_actions": [_list_actions(call, vocabulary) for call in calls],
        "priors": [vocabulary.priors.get(call.group, 1.0) for call in calls],
        "names": [_weigh_name(call, vocabulary, idf) for call in calls],
        "methods": [[] for _ in range(size)],
    }
    for position, term, score in _score_fields(counts, idf):
        index["methods"][term] += [position, round(score, 2)]
    rows = (
        f'"{key}": {json.dumps(value, ensure_ascii=False, separators=(",", ":"))}'
        for key, value in index.items()
    )
    return {"_index/search.json": "{\n" + ",\n".join(rows) + "\n}\n"}


def _list_actions(call: Call, vocabulary: Vocabulary) -> list[int]:
    """Return the concepts of the verb of a method, as terms."""
    allowed = vocabulary.find_concepts(_READING if call.method["read_only"] else _WRITING)
    verbs = [split_words(call.method["name"])[0], split_words(call.summary)[0]]
    return sorted({term for verb in verbs for term in vocabulary.terms(verb)}.intersection(allowed))


def _weigh_name(call: Call, vocabulary: Vocabulary, idf: list[float]) -> list[Any]:
    """Return weight and terms of each word of a method's name but its verb."""
    terms = [list(vocabulary.terms(word)) for word in split_words(call.method["name"])[1:]]
    return [[round(idf[each[0]], 2), each] for each in terms if each]


def _score_fields(
    counts: list[dict[str, dict[int, float]]], idf: list[float]
) -> Iterator[tuple[int, int, float]]:
    """Yield method, term and the BM25F score of the term in the method."""
    lengths = {
        field: sum(sum(each[field].values()) for each in counts) / len(counts) or 1.0
        for field in _FIELDS
    }
    for position, fields in enumerate(counts):
        frequencies: dict[int, float] = defaultdict(float)
        for field, terms in fields.items():
            weight, b = _FIELDS[field]
            scale = weight / (1 - b + b * sum(terms.values()) / lengths[field])
            for term, count in terms.items():
                frequencies[term] += scale * count
        for term, frequency in frequencies.items():
            yield position, term, idf[term] * frequency / (_SATURATION + frequency)


def _list_texts(call: Call, catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield the text of each field of a method."""
    method = call.method
    yield "name", f"{method['name']} {method['path'].rpartition('{')[0] or method['path']}"
    yield "group", call.group
    yield "summary", call.summary
    yield "details", call.details
    yield "intents", " ".join(catalogue.intents[call.wire_name].ask)
    yield (
        "parameters",
        " ".join(
            f"{each.wire} {_read_schema(each.schema, catalogue)}"
            for each in call.arguments
            if not each.scope
        ),
    )
    yield "body", _read_schema(method["body"]["schema"], catalogue) if method["body"] else ""
    yield (
        "result",
        " ".join(_read_schema(each["schema"], catalogue, 1) for each in method["results"]),
    )


def _read_schema(schema: Json | None, catalogue: Catalogue, depth: int = _DEEPEST) -> str:
    """Return names, descriptions and values of the fields of a schema, as one text."""
    if not isinstance(schema, dict) or not depth:
        return ""
    if "$ref" in schema:
        schema = catalogue.schemas[schema["$ref"]]
    parts = [str(schema.get("description", "")), *map(str, schema.get("enum", ()))]
    for name, value in schema.get("properties", {}).items():
        parts += [name, _read_schema(value, catalogue, depth - 1)]
    inner = (*schema.get("anyOf", ()), schema.get("items"), schema.get("additionalProperties"))
    parts += [_read_schema(each, catalogue, depth - 1) for each in inner if isinstance(each, dict)]
    return " ".join(filter(None, parts))
