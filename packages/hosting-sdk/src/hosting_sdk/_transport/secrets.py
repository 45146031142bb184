"""Masking of secrets in text, headers and URLs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self
from urllib.parse import unquote

if TYPE_CHECKING:
    from collections.abc import Mapping

MASK: Final = "***"

_HEADERS = frozenset({"authorization", "cookie", "proxy-authorization", "set-cookie"})
_HEADER_PARTS = ("api-key", "password", "secret", "signature", "token")
SECRET_NAMES: Final = frozenset(
    {"access_token", "code", "password", "secret", "signature", "token"}
)


class SecretText(str):
    """Text whose `repr` is a mask, so that no traceback with local variables shows it.

    It is the same text in every other way, and is sent as it is. The value of a header that is a
    `SecretText` is masked in logs.
    """

    __slots__ = ()

    def __new__(cls, text: str) -> Self:
        return super().__new__(cls, text)

    def __repr__(self) -> str:
        return repr(MASK)


def is_secret_header(name: str) -> bool:
    """Return whether the values of a header are kept out of logs and representations."""
    name = name.lower()
    return name in _HEADERS or any(part in name for part in _HEADER_PARTS)


def mask_headers(headers: Mapping[str, str]) -> dict[str, str]:
    """Return headers with the values of the secret ones replaced."""
    return {
        name: MASK if is_secret_header(name) or isinstance(value, SecretText) else value
        for name, value in headers.items()
    }


def mask_url(url: str) -> str:
    """Return a URL without its user information and with the secret query values replaced."""
    base, mark, query = url.partition("?")
    scheme, slashes, rest = base.partition("://")
    authority, slash, path = rest.partition("/")
    if "@" in authority:
        base = f"{scheme}{slashes}{MASK}@{authority.rpartition('@')[2]}{slash}{path}"
    pairs = []
    for pair in query.split("&"):
        name, equals, _ = pair.partition("=")
        is_secret = equals and unquote(name).lower() in SECRET_NAMES
        pairs.append(f"{name}={MASK}" if is_secret else pair)
    return f"{base}{mark}{'&'.join(pairs)}"
