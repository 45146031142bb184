"""Sentences about methods: those of the manifest, or one that is made from the name."""

from __future__ import annotations

import re

from tools.sdkgen.names import to_words

_WORDS = {
    "api": "API",
    "auth": "authentication",
    "billing": "billing",
    "cert": "certificate",
    "config": "configuration",
    "configs": "configurations",
    "dns": "DNS",
    "dsync": "directory sync",
    "env": "environment variable",
    "envs": "environment variables",
    "id": "ID",
    "info": "information",
    "ip": "IP",
    "sdk": "SDK",
    "sso": "SSO",
    "src": "source",
    "tld": "TLD",
    "tlds": "TLDs",
    "url": "URL",
    "v1": "",
    "v2": "",
}
_PREPOSITIONS = {"by", "for", "from", "in", "of", "on", "or", "to", "with"}
_UNCOUNTABLE = ("access", "data", "information", "settings", "status", "availability", "metadata")
_VERBS = {"get": "Get", "patch": "Change parts of", "put": "Replace", "read": "Read", "post": "Set"}


def split_text(text: str) -> tuple[str, str]:
    """Return the first sentence of a text, and the others."""
    first, *others = re.split(r"(?<=\.) (?=[A-Z`])", text, maxsplit=1)
    return first, " ".join(others)


def _choose_article(words: list[str]) -> str:
    """Return the article of a noun phrase: none for plurals and uncountable nouns."""
    head = words[: next((i for i, word in enumerate(words) if word in _PREPOSITIONS), len(words))]
    if not head or head[-1].endswith(_UNCOUNTABLE):
        return ""
    if head[-1].endswith("s") and not head[-1].endswith(("ias", "ss", "us")):
        return ""
    first = head[0]
    if first in {"SDK", "SSO"}:
        return "an"
    return "an" if first[0].lower() in "aeio" or first.startswith("un") else "a"


def summarize(method: str) -> str:
    """Return a sentence about a method: `readAccessGroup` becomes `Read an access group.`."""
    verb, *rest = to_words(method)
    words = [word for word in (_WORDS.get(each.lower(), each) for each in rest) if word]
    words = " ".join(words).split()
    article = _choose_article(words)
    phrase = [_VERBS.get(verb, verb.capitalize()), *([article] if article else []), *words]
    return " ".join(phrase) + "."
