"""Secrets in arguments and results, hidden from people who are asked and from models.

The index says for each method where it has secrets, and in which form (`manifest/secrets.toml`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit, urlunsplit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

__all__ = ["MASK", "mask_secrets"]

MASK: Final = "********"


def mask_secrets(value: Any, places: Iterable[Mapping[str, Any]]) -> Any:
    """Return arguments or a result with the secrets replaced; the rest is the very same.

    Args:
        value: The arguments or the result as JSON.
        places: The path and the form of each secret, as the index has them.
    """
    for place in places:
        value = _mask(value, place["at"], place["form"])
    return value


def _mask(value: Any, steps: Sequence[str], form: str) -> Any:
    if not steps:
        return _MASKS[form](value)
    step, *rest = steps
    if step == "*" and isinstance(value, list):
        return [_mask(item, rest, form) for item in value]
    if not isinstance(value, dict):
        return value
    if form == "decrypted" and not rest and value.get("decrypted") is not True:
        return value
    return {
        name: _mask(item, rest, form) if step in {"*", name} else item
        for name, item in value.items()
    }


def _mask_texts(value: Any, mask: Callable[[str], str] = lambda _: MASK) -> Any:
    """Mask a text, or every text in a list or an object."""
    if isinstance(value, str):
        return mask(value)
    if isinstance(value, list):
        return [_mask_texts(item, mask) for item in value]
    if isinstance(value, dict):
        return {name: _mask_texts(item, mask) for name, item in value.items()}
    return value


def _mask_url(text: str) -> str:
    """Mask user name, password, query and fragment of a URL, and what is no URL as a whole."""
    try:
        parts = urlsplit(text)
    except ValueError:
        return MASK
    _, at, host = parts.netloc.rpartition("@")
    return urlunsplit(
        parts._replace(
            netloc=f"{MASK}@{host}" if at else host,
            query=parts.query and MASK,
            fragment=parts.fragment and MASK,
        )
    )


def _mask_keys(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    return {f"{MASK}{number}": each for number, each in enumerate(value.values(), 1)}


_MASKS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "text": _mask_texts,
    "url": lambda value: _mask_texts(value, _mask_url),
    "keys": _mask_keys,
    "decrypted": _mask_texts,
}
