"""What must not be seen: text that hides itself, and the names of what is secret."""

from __future__ import annotations

from typing import Final
from urllib.parse import unquote

MASK: Final = "***"

_HEADERS = frozenset({"authorization", "cookie", "proxy-authorization", "set-cookie"})
_HEADER_PARTS = ("api-key", "password", "secret", "signature", "token")
SECRET_NAMES: Final = frozenset(
    {"access_token", "code", "password", "secret", "signature", "token"}
)


class SecretText(str):
    """Text whose `repr` is a mask, so that no traceback with local variables shows it.

    It is the same text in every other way, and goes on the wire as it is.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return repr(MASK)


def is_secret_header(name: str) -> bool:
    """Return whether the values of a header are kept out of logs and representations."""
    name = name.lower()
    return name in _HEADERS or any(part in name for part in _HEADER_PARTS)


def masked_headers(headers: dict[str, str]) -> dict[str, str]:
    """Return headers with the values of the secret ones replaced."""
    return {name: MASK if is_secret_header(name) else value for name, value in headers.items()}


def masked_url(url: str) -> str:
    """Return a URL without its user information and with the secret query values replaced."""
    base, mark, query = url.partition("?")
    scheme, slashes, rest = base.partition("://")
    authority, slash, path = rest.partition("/")
    if "@" in authority:
        base = f"{scheme}{slashes}{MASK}@{authority.rpartition('@')[2]}{slash}{path}"
    return f"{base}{mark}{'&'.join(map(_masked_pair, query.split('&')))}" if mark else base


def _masked_pair(pair: str) -> str:
    name, mark, _ = pair.partition("=")
    return f"{name}={MASK}" if mark and unquote(name).lower() in SECRET_NAMES else pair
