"""Secrets in settings: masked in URLs and messages, removed from environments."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import quote, quote_plus, unquote, unquote_plus

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

MASK = "********"

_SHORTEST_SECRET = 4
"""Characters of the shortest secret that is masked outside a URL: messages stay readable."""

_PASSWORD_IN_QUERY = re.compile(r"(?i)([?&](?:ssl)?password=)[^&]*")
_USERINFO = re.compile(r"(?<=://)([^/?#\s]*)@")  # also in chained URLs of fsspec
_QUERY_VALUE = re.compile(r"[?&][^?&=#]*=([^?&#]*)")
_BARE_QUERY = re.compile(r"\?([^?&=#]+)(?=&|#|$)")
_CONTAINER_SCHEMES = ("abfs://", "abfss://", "wasb://", "wasbs://")
"""Schemes whose URLs have the name of a container in place of a user."""

_SECRET_VARIABLES = frozenset({"MONITOR_KEYFILE_PASSWORD", "MONITOR_KEYS", "MONITOR_TOKEN"})
_URL_VARIABLES = frozenset({"MONITOR_STORE", "MONITOR_URLS", "MONITOR_METRICS_URLS"})


def mask_password(url: str) -> str:
    """Return a URL with the password in its authority or its query masked."""
    scheme, separator, rest = url.partition("://")
    authority, slash, path = rest.partition("/")
    user, at, host = authority.rpartition("@")
    name, colon, _ = user.partition(":")
    path = _PASSWORD_IN_QUERY.sub(rf"\1{MASK}", f"{slash}{path}")
    return f"{scheme}{separator}{name}{colon and ':' + MASK}{at}{host}{path}"


def mask_url(url: str) -> str:
    """Return the URL of an egress provider with its user, password and query values masked."""
    for start, end in sorted(_secret_spans(url), reverse=True):
        url = f"{url[:start]}{MASK}{url[end:]}"
    return url


def mask_secrets(text: str, url: str, options: object) -> str:
    """Return text without the secrets of an egress provider.

    Args:
        text: A message of a file system, which may contain a secret as written in the URL or the
            options, percent-encoded, or percent-decoded.
        url: The URL of the provider.
        options: The options of the provider, any of which may be a secret.
    """
    secrets = [*_strings(options)]
    for start, end in _secret_spans(url):
        secrets += [url[start:end], *url[start:end].split(":", 1)]  # user and password
    plain = {decode(secret) for secret in secrets for decode in (str, unquote, unquote_plus)}
    encoded = {encode(one, safe="") for one in plain for encode in (quote, quote_plus)}
    for secret in sorted(plain | encoded, key=len, reverse=True):
        if len(secret) >= _SHORTEST_SECRET:
            text = text.replace(secret, MASK)
    return text


def remove_secrets(environ: Mapping[str, str]) -> dict[str, str]:
    """Return environment variables without those of this package that contain a secret."""
    kept = {}
    for name, value in environ.items():
        if name == "MONITOR_EGRESS":
            is_secret = mask_url(value) != value
        elif name in _URL_VARIABLES:
            is_secret = mask_password(value) != value
        else:
            is_secret = name in _SECRET_VARIABLES
        if not is_secret:
            kept[name] = value
    return kept


def _secret_spans(url: str) -> Iterator[tuple[int, int]]:
    """Yield the spans of the secrets in a URL, which do not overlap."""
    for userinfo in _USERINFO.finditer(url):
        has_container = url[: userinfo.start()].endswith(_CONTAINER_SCHEMES)
        if userinfo[1] and (":" in userinfo[1] or not has_container):
            yield userinfo.span(1)
    for pattern in (_QUERY_VALUE, _BARE_QUERY):
        for value in pattern.finditer(url):
            if value[1]:
                yield value.span(1)


def _strings(value: object) -> Iterator[str]:
    """Yield every string in options."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for one in value:
            yield from _strings(one)
    elif isinstance(value, str):
        yield value
