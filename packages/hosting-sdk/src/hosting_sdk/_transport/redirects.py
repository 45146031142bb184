"""Redirects: which are followed, and which headers are sent to another origin."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import quote, urldefrag, urljoin, urlsplit

from hosting_sdk._transport.http import Request
from hosting_sdk._transport.secrets import SecretText
from hosting_sdk.errors import UnexpectedClientError

if TYPE_CHECKING:
    from hosting_sdk._transport.http import Response

MOST_REDIRECTS = 10
"""Maximum number of redirects that one attempt follows."""

_ALL = frozenset({301, 302, 303, 307, 308})
_SAME_METHOD = frozenset({307, 308})
_READING = frozenset({"GET", "HEAD"})
_LEAVING = frozenset(
    {"accept", "accept-encoding", "accept-language", "if-range", "range", "user-agent"}
)
_PORTS = {"http": 80, "https": 443}
_USER = re.compile(r"(\w+://)[^/?]*@")
_KEPT_CHARACTERS = "%/:=&?~#+!$,;'@()*[]"


def follow(request: Request, response: Response) -> Request | None:
    """Return the request that a redirect leads to, None when the response is not followed.

    A GET or HEAD is followed to any origin, but one with a body only on the same origin. Other
    methods are followed, with their body, only on the same origin and only after 307 and 308, which
    promise that nothing was done. Another origin receives only the headers that describe the
    requested content: any other header may be secret. Another scheme, host or port is another
    origin.

    Raises:
        UnexpectedClientError: The redirect leads to something that is not http.
    """
    location = response.header("Location")
    if response.status not in _ALL or not request.follow_redirects or not location:
        return None
    target = urldefrag(urljoin(request.url, quote(location.strip(), safe=_KEPT_CHARACTERS))).url
    origin = _origin(target)
    if origin[0] not in _PORTS or not origin[1]:
        raise UnexpectedClientError(
            f"{request.method} {request.shown_url}: cannot follow the redirect: {location!r} is "
            "not an http or https URL"
        )
    # A name and a password in the URL would become an Authorization of the server's choice.
    if user := _USER.match(target):
        target = user[1] + target[user.end() :]
    same = origin == _origin(request.url)
    if request.method in _READING:
        followed = same or request.body is None
    else:
        followed = same and response.status in _SAME_METHOD
    if not followed or not isinstance(request.body, bytes | None):
        return None
    headers = request.headers
    if not same:
        headers = type(headers)(
            (name, value)
            for name, value in headers.items()
            if name.lower() in _LEAVING and not isinstance(value, SecretText)
        )
    return Request(request.method, target, headers=headers, body=request.body)


def _origin(url: str) -> tuple[str, str, int | None]:
    parts = urlsplit(url)
    try:
        port = parts.port
    except ValueError:
        return parts.scheme, "", None
    return parts.scheme, parts.hostname or "", port or _PORTS.get(parts.scheme)
