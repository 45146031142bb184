"""Words of texts and names, and a ranking of texts by BM25."""

from __future__ import annotations

import math
import re
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+")
_K1, _B = 1.2, 0.75


def split_words(text: str) -> list[str]:
    """Return the words of a text or a name, in lower case and without their endings."""
    return [_stem(word.lower()) for word in _WORD.findall(text)]


def _stem(word: str) -> str:
    for ending, instead in (("ies", "y"), ("sses", "ss"), ("ing", ""), ("ed", ""), ("s", "")):
        if (
            word.endswith(ending)
            and not word.endswith(("ss", "us"))
            and len(word) > len(ending) + 2
        ):
            return word[: -len(ending)] + instead
    return word


class Ranking:
    """Texts ranked by BM25.

    Args:
        texts: Each text by its name.
    """

    def __init__(self, texts: Mapping[str, str]) -> None:
        self._counts = {name: Counter(split_words(text)) for name, text in texts.items()}
        lengths = {name: counts.total() for name, counts in self._counts.items()}
        self._mean = sum(lengths.values()) / max(1, len(lengths))
        self._norms = {
            name: _K1 * (1 - _B + _B * length / self._mean) for name, length in lengths.items()
        }
        found = Counter(word for counts in self._counts.values() for word in counts)
        self._weights = {
            word: math.log(1 + (len(texts) - count + 0.5) / (count + 0.5))
            for word, count in found.items()
        }

    def rank(self, query: str) -> list[str]:
        """Return the names of the texts that share a word with a query, best first."""
        words = split_words(query)
        scores = {name: self._score(name, words) for name in self._counts}
        ranked = sorted(scores, key=lambda name: (-scores[name], name))
        return [name for name in ranked if scores[name] > 0]

    def _score(self, name: str, words: Iterable[str]) -> float:
        counts, norm = self._counts[name], self._norms[name]
        return sum(
            self._weights[word] * counts[word] * (_K1 + 1) / (counts[word] + norm)
            for word in words
            if word in counts
        )
