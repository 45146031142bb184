"""From the arguments of a call to its URL and headers, exactly as they are sent."""

from __future__ import annotations

import re
from datetime import date, datetime
from enum import Enum
from math import isfinite
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote, urlsplit

from hosting_sdk._transport.messages import Headers
from hosting_sdk._transport.secrets import SECRET_NAMES, SecretText, is_secret_header, mask_url
from hosting_sdk._types import UNSET, Parameter
from hosting_sdk.errors import InvalidRequestError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hosting_sdk._types import Operation, Result

_BRACES = re.compile(r"\{([^{}]+)\}")
_UNSENDABLE = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]")
_HEADER_NAME = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.!~*'()-]*").fullmatch
_PLAIN = re.compile(r"[A-Za-z0-9_.!~*'()-]+").fullmatch
_LISTS = (list, tuple, set, frozenset)
_ABSENT = (None, UNSET)
_DOTS = frozenset({".", ".."})
_REDIRECTS = frozenset({301, 302, 303, 307, 308})
_LARGEST_EXACT = 2**53


class Plan:
    """An operation, prepared once for all of its calls.

    Args:
        operation: What to prepare.
        user_agent: Who calls.

    Attributes:
        headers: The headers that every call has.
        header_parameters: The parameters that are headers.
        team: The argument that takes the client's team, empty when there is none.
        slug: The argument that takes the client's team slug, empty when there is none.
        scoped: Whether there is one of the two.
        path_secrets: The parameters of the path that must not be shown.
        follow_redirects: Whether no redirect is a result.
        results: The results by the status and content type that came, as they are met.
    """

    __slots__ = (
        "_known",
        "_path",
        "_query",
        "_required",
        "_start",
        "follow_redirects",
        "header_parameters",
        "headers",
        "operation",
        "path_secrets",
        "results",
        "scoped",
        "slug",
        "team",
    )

    def __init__(self, operation: Operation, user_agent: str) -> None:
        self.operation = operation
        by_place: dict[str, list[Parameter]] = {"path": [], "query": [], "header": []}
        for parameter in operation.parameters:
            by_place[parameter.place].append(parameter)
        paths = {parameter.wire: parameter for parameter in by_place["path"]}
        self._start, *parts = _BRACES.split(operation.path)
        # Each parameter of the path, and the text up to the next one.
        self._path = [
            (paths[wire], text) for wire, text in zip(parts[::2], parts[1::2], strict=True)
        ]
        self._query = [
            (quote(item.wire, safe=""), item.argument, item) for item in by_place["query"]
        ]
        self.header_parameters = by_place["header"]
        self.headers = Headers({"Accept": operation.accept, "User-Agent": user_agent})
        self._required = [item.argument for item in operation.parameters if item.required]
        self._known = {item.argument for item in operation.parameters}
        scopes = {item.scope: item.argument for item in operation.parameters}
        self.team, self.slug = scopes.get("team", ""), scopes.get("slug", "")
        self.scoped = bool(self.team or self.slug)
        self.path_secrets = [item for item in by_place["path"] if item.wire.lower() in SECRET_NAMES]
        self.follow_redirects = not any(item.status in _REDIRECTS for item in operation.results)
        self.results: dict[tuple[int, str | None], Result] = {}

    def check(self, arguments: Mapping[str, object]) -> None:
        """Refuse missing and unknown arguments.

        Raises:
            InvalidRequestError: An argument is missing or unknown.
        """
        name = self.operation.name
        for item in self._required:
            if arguments.get(item) in _ABSENT:
                raise InvalidRequestError(f"{name}: missing {item}")
        if not arguments.keys() <= self._known:
            unknown = sorted(arguments.keys() - self._known)
            raise InvalidRequestError(
                f"{name}: unknown {', '.join(unknown)}; known are {sorted(self._known)}"
            )

    def target(self, arguments: Mapping[str, object]) -> str:
        """Return the path and query, percent-encoded.

        Raises:
            InvalidRequestError: A value cannot stand where it belongs.
        """
        name = self.operation.name
        url = self._start
        for parameter, text in self._path:
            url += _segment(name, parameter, arguments[parameter.argument]) + text
        mark = "?"
        for key, argument, parameter in self._query:
            value = arguments.get(argument)
            if value is None or value is UNSET:
                continue
            for item in value if isinstance(value, _LISTS) else (value,):
                url += f"{mark}{key}={_quote(name, parameter, item)}"
                mark = "&"
        return url

    def secrets(self, arguments: Mapping[str, object]) -> tuple[str, ...]:
        """Return the percent-encoded parts of the path that must not be shown."""
        return tuple(
            _segment(self.operation.name, parameter, arguments[parameter.argument])
            for parameter in self.path_secrets
        )


def _segment(name: str, parameter: Parameter, value: object) -> str:
    if value.__class__ is str and _NAME(value):
        return value
    text = _quote(name, parameter, value)
    if not text or (not text[0].isalnum() and unquote(unquote(text)) in _DOTS):
        raise InvalidRequestError(
            f"{name}: {parameter.argument} must be a name that can stand in a path, not {value!r}"
        )
    return text


def _quote(name: str, parameter: Parameter, value: Any) -> str:
    if value.__class__ is str and _PLAIN(value):
        return value
    try:
        return quote(text_of(value), safe="-_.!~*'()")
    except (TypeError, UnicodeEncodeError) as error:
        raise InvalidRequestError(
            f"{name}: {parameter.argument} cannot be sent as text: {value!r} ({error})"
        ) from None


def text_of(value: object) -> str:
    """Return a parameter's value as it is written in a URL or a header.

    Raises:
        TypeError: There is no one way to write the value.
    """
    writer = _WRITERS.get(type(value))
    if writer is not None:
        return writer(value)
    if isinstance(value, Enum) and value is not UNSET:
        return text_of(value.value)
    for kind in (str, int, float, datetime, date):
        if isinstance(value, kind):
            return _WRITERS[kind](value)
    raise TypeError(f"expected text, a number, a boolean or a date, got {type(value).__name__}")


def _float_text(value: float) -> str:
    if not isfinite(value):
        raise TypeError("expected a finite number")
    return str(int(value)) if value.is_integer() and abs(value) < _LARGEST_EXACT else repr(value)


def _datetime_text(value: datetime) -> str:
    if value.tzinfo is None:
        raise TypeError("expected a date and time with a time zone")
    precision = "microseconds" if value.microsecond % 1000 else "milliseconds"
    return value.isoformat(timespec=precision).replace("+00:00", "Z")


_WRITERS: dict[type, Callable[..., str]] = {
    str: str,
    int: int.__repr__,
    float: _float_text,
    bool: lambda value: "true" if value else "false",
    datetime: _datetime_text,
    date: date.isoformat,
}


def with_query(where: str, url: str, query: Mapping[str, object]) -> str:
    """Return a URL with more query parameters; absent values are left out, lists repeated.

    Raises:
        InvalidRequestError: A value cannot stand in a query.
    """
    parts = [url]
    mark = "&" if "?" in url else "?"
    for key, value in query.items():
        parameter = Parameter(key, f"query parameter {key}", "query")
        if value is None or value is UNSET:
            continue
        for item in value if isinstance(value, _LISTS) else (value,):
            parts.append(f"{mark}{quote(key, safe='')}={_quote(where, parameter, item)}")
            mark = "&"
    return "".join(parts)


def header_value(where: str, name: str, value: object) -> str:
    """Return the text of a header's value; a secret one hides its `repr`.

    Raises:
        InvalidRequestError: The name or the value would break out of its line.
    """
    if not _HEADER_NAME.fullmatch(name):
        raise InvalidRequestError(f"{where}: {name!r} is not the name of a header")
    secret = is_secret_header(name) or isinstance(value, SecretText)
    try:
        text = text_of(value)
        text.encode()
    except (TypeError, UnicodeEncodeError) as error:
        raise InvalidRequestError(f"{where}: header {name}: {error}") from None
    if _UNSENDABLE.search(text):
        shown = "a control character" if secret else repr(text)
        raise InvalidRequestError(f"{where}: header {name} must be one line, not {shown}")
    return SecretText(text) if secret else text


def server_base(url: object) -> str:
    """Return the base of all URLs: scheme, host and path without a slash at its end.

    Raises:
        InvalidRequestError: It is not an absolute http or https URL.
    """
    if isinstance(url, str) and not _UNSENDABLE.search(url) and " " not in url:
        base = _base(url)
        if "@" in base.partition("://")[2].partition("/")[0]:
            raise InvalidRequestError(
                f"server_url must not contain a user name or password: {mask_url(url)}; pass "
                "the token as bearer_token"
            )
        if base:
            return base
    shown = mask_url(url) if isinstance(url, str) else url
    raise InvalidRequestError(f"server_url must be an absolute http or https URL, not {shown!r}")


def _base(url: str) -> str:
    try:
        parts = urlsplit(url)
        if parts.scheme in {"http", "https"} and parts.hostname and parts.port != 0:
            return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
    except ValueError:
        pass
    return ""
