"""Requests to any path of the API, for operations without a generated method."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from hosting_sdk._transport.exchange import (
    Exchange,
    Plan,
    header_value,
    prepare_exchange,
    with_default_query,
    with_query,
)
from hosting_sdk._transport.uploads import Upload
from hosting_sdk._types import Body, Operation, Parameter, RequestOptions, Result
from hosting_sdk.errors import InvalidRequestError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hosting_sdk._transport.settings import Settings

_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_METHODS = _SAFE | {"POST", "PUT", "PATCH", "DELETE"}
_RESOURCE = re.compile(r"(/v\d+)?/[^/]*")
_SCOPE = (
    Parameter("teamId", "teamId", "query", scope="team"),
    Parameter("slug", "slug", "query", scope="slug"),
)


def prepare_request_to(  # noqa: PLR0913 the parts of a request
    settings: Settings,
    method: str,
    path: str,
    *,
    query: Mapping[str, object] | None,
    body: Any,
    headers: Mapping[str, str] | None,
    result: Any,
    options: RequestOptions | None,
) -> Exchange:
    """Check a request to any path of the API and encode it.

    Raises:
        InvalidRequestError: The method or the path is invalid, or a value cannot be sent.
    """
    verb = str(method).upper()
    if verb not in _METHODS:
        raise InvalidRequestError(f"method must be one of {sorted(_METHODS)}, not {method!r}")
    if not str(path).startswith("/") or path.startswith("//"):
        raise InvalidRequestError(f"path must begin with one slash, as in /v2/user, not {path!r}")
    if any(each in path for each in "?#{}"):
        raise InvalidRequestError(
            f"path must be a path without placeholders, query or fragment, not {path!r}; give a "
            "query as query={...}"
        )
    is_upload = isinstance(body, bytes | Upload)
    operation = Operation(
        f"{verb} {path}",
        verb,
        quote(path, safe="/%:@!$&'()*+,;=~"),
        parameters=_SCOPE,
        body=Body("application/octet-stream", required=False, kind="upload")
        if is_upload
        else Body("application/json", required=False, kind="json"),
        results=(
            Result(200, "application/json", "json", None if result is None else lambda: result),
            Result(204, None, "none"),
        ),
        safe=verb in _SAFE,
    )
    rest = dict(query or {})
    scope: dict[str, object] = {name: rest.pop(name) for name in ("teamId", "slug") if name in rest}
    exchange = prepare_exchange(
        settings, Plan(operation, settings.user_agent), scope, body, options
    )
    # Paths contain identifiers, and there would be a lane for each of them.
    exchange.lane = f"{verb} {_RESOURCE.match(path)[0]}"  # type: ignore[index]  # it has a slash
    exchange.url = with_query(operation.name, exchange.url, rest)
    if settings.default_query:
        exchange.url = with_default_query(operation.name, exchange.url, settings.default_query)
    for key, value in (headers or {}).items():
        exchange.headers[key] = header_value(operation.name, key, value)
    return exchange
