"""Arguments of a client, validated once."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from copy import copy
from math import inf
from typing import TYPE_CHECKING, Any, get_args
from urllib.parse import urlsplit

from hosting_sdk._platform.names import (
    LOG_VARIABLE,
    SERVER,
    SERVER_VARIABLE,
    TEAM_VARIABLE,
    TOKEN_VARIABLE,
)
from hosting_sdk._transport.http import HTTPClient
from hosting_sdk._transport.logging import DebugLogging, environment_logging
from hosting_sdk._transport.retries import DEFAULT_RETRIES, Clock, RetryConfig
from hosting_sdk._transport.secrets import SecretText, mask_url
from hosting_sdk._transport.token import AccessToken, TokenSource
from hosting_sdk._types import UNSET, ResponseValidation, Unset
from hosting_sdk._version import __version__
from hosting_sdk.errors import InvalidRequestError

if TYPE_CHECKING:
    from collections.abc import Callable

MAX_RESPONSE_BYTES = 100_000_000
"""The largest body of a response that is kept in memory, unless a client says otherwise."""

UNSENDABLE = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]")
"""Control characters, which no URL and no header may contain."""


class Settings:
    """The options of a client; see `hosting_sdk.Client` for their meaning.

    Raises:
        InvalidRequestError: An option has an invalid value.
    """

    __slots__ = (
        "attempt_timeout",
        "base",
        "bearer_token",
        "clock",
        "debug",
        "default_headers",
        "default_query",
        "header",
        "http_client",
        "keep_unknown_fields",
        "max_response_bytes",
        "response_validation",
        "retry_config",
        "slug",
        "team_id",
        "timeout",
        "tokens",
        "tracer",
        "user_agent",
        "usual_attempt_timeout",
    )

    def __init__(  # noqa: PLR0913 the options of the client
        self,
        *,
        bearer_token: Any = None,
        server_url: str | None = None,
        retry_config: RetryConfig | None = None,
        http_client: HTTPClient | None = None,
        debug_logger: Any = None,
        timeout: float | None = 60.0,
        attempt_timeout: float | Unset | None = UNSET,
        team_id: str | None = None,
        slug: str | None = None,
        response_validation: ResponseValidation = "report",
        keep_unknown_fields: bool = False,
        max_response_bytes: int | None = MAX_RESPONSE_BYTES,
        tracer: Any = None,
        default_headers: Mapping[str, str] | None = None,
        default_query: Mapping[str, object] | None = None,
        find_token: Callable[[], AccessToken | None] | None = None,
    ) -> None:
        if server_url is None:
            server_url = os.environ.get(SERVER_VARIABLE) or SERVER
        self.base = server_base(server_url)
        if bearer_token is None:
            bearer_token = SecretText(os.environ.get(TOKEN_VARIABLE, "")) or None
        elif not isinstance(bearer_token, str) and not callable(bearer_token):
            kind = type(bearer_token).__name__
            raise InvalidRequestError(f"bearer_token must be text or a function, not {kind}")
        self.bearer_token = (
            SecretText(bearer_token) if isinstance(bearer_token, str) else bearer_token
        )
        self.header: SecretText | None = None  # of a fixed token, once a call needed it
        if self.bearer_token is None:
            # No other server may receive the tokens of the platform itself.
            self.tokens = TokenSource(find_token, only_for=SERVER)
        else:
            self.tokens = TokenSource(self.bearer_token)
        self.default_headers = _mapping("default_headers", default_headers)
        self.default_query = _mapping("default_query", default_query)
        self.retry_config = _instance("retry_config", retry_config, RetryConfig) or DEFAULT_RETRIES
        self.http_client = _instance("http_client", http_client, HTTPClient) or HTTPClient()
        if debug_logger is None:
            self.debug = environment_logging(os.environ.get(LOG_VARIABLE, ""))
        else:
            is_ready = isinstance(debug_logger, DebugLogging)
            self.debug = debug_logger if is_ready else DebugLogging(debug_logger)
        self.timeout = verify_timeout("timeout", timeout)
        self.attempt_timeout: float | Unset | None = UNSET
        if attempt_timeout is not UNSET:
            self.attempt_timeout = verify_timeout("attempt_timeout", attempt_timeout)
        if team_id is None and slug is None:
            team_id = os.environ.get(TEAM_VARIABLE) or None
        self.team_id = _name("team_id", team_id)
        self.slug = _name("slug", slug)
        self.response_validation = verify_validation(response_validation)
        self.keep_unknown_fields = keep_unknown_fields
        self.max_response_bytes = _verify_size("max_response_bytes", max_response_bytes)
        if tracer is not None and not hasattr(tracer, "start_as_current_span"):
            raise InvalidRequestError(f"tracer must be an OpenTelemetry tracer, not {tracer!r}")
        self.tracer = tracer
        self.usual_attempt_timeout = 20.0
        self.clock = Clock()
        python = ".".join(map(str, sys.version_info[:3]))
        self.user_agent = f"hosting-sdk/{__version__} python/{python}"


def derive_settings(settings: Settings, options: Mapping[str, Any]) -> Settings:
    """Return settings that differ in some options.

    Args:
        settings: The settings of the client.
        options: Options of a client that may differ between clients with the same connections.

    Raises:
        InvalidRequestError: An option has an invalid value.
    """
    checked = Settings(**{"bearer_token": "", "http_client": settings.http_client, **options})
    new = copy(settings)
    for name in options:
        changed = "base" if name == "server_url" else name
        setattr(new, changed, getattr(checked, changed))
    if "bearer_token" in options:
        new.tokens, new.header = checked.tokens, None
    for name in ("default_headers", "default_query"):
        if name in options:
            added = getattr(checked, name)
            setattr(new, name, {**getattr(settings, name), **added} if added else {})
    for name in ("team_id", "slug"):
        if name in options:
            # The environment's team is the default of clients, not of their views.
            setattr(new, name, options[name])
    if options.get("team_id") is not None and "slug" not in options:
        new.slug = None
    if options.get("slug") is not None and "team_id" not in options:
        new.team_id = None
    return new


def verify_timeout(name: str, timeout: object) -> float | None:
    """Return a timeout in seconds.

    Raises:
        InvalidRequestError: It is neither None nor a number above zero.
    """
    if timeout is None:
        return None
    if isinstance(timeout, bool) or not isinstance(timeout, int | float) or not timeout > 0:
        raise InvalidRequestError(f"{name} must be seconds above 0 or None, not {timeout!r}")
    return float(timeout) if timeout < sys.float_info.max else inf


def verify_validation(mode: ResponseValidation) -> ResponseValidation:
    """Return a treatment of results that do not match their type.

    Raises:
        InvalidRequestError: There is no such treatment.
    """
    modes = get_args(ResponseValidation)
    if mode not in modes:
        names = ", ".join(map(repr, modes))
        raise InvalidRequestError(f"response_validation must be one of {names}, not {mode!r}")
    return mode


def _verify_size(name: str, size: object) -> int | None:
    if size is None or (isinstance(size, int) and not isinstance(size, bool) and size > 0):
        return size
    raise InvalidRequestError(f"{name} must be a number of bytes above 0 or None, not {size!r}")


def _mapping(name: str, value: object) -> dict[str, Any]:
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise InvalidRequestError(f"{name} must be a mapping, not {type(value).__name__}")
    return dict(value)


def _instance(name: str, value: Any, kind: type) -> Any:
    if value is not None and not isinstance(value, kind):
        raise InvalidRequestError(f"{name} must be a {kind.__name__}, not {value!r}")
    return value


def _name(option: str, value: object) -> str | None:
    if value is None or (isinstance(value, str) and value):
        return value
    raise InvalidRequestError(f"{option} must be a name or None, not {value!r}")


def server_base(url: object) -> str:
    """Return the base of all URLs: scheme, host and path without a slash at its end.

    Raises:
        InvalidRequestError: It is not an absolute http or https URL.
    """
    base = ""
    if isinstance(url, str) and not UNSENDABLE.search(url) and " " not in url:
        try:
            parts = urlsplit(url)
            if parts.scheme in {"http", "https"} and parts.hostname and parts.port != 0:
                base = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
        except ValueError:
            pass
    shown = mask_url(url) if isinstance(url, str) else url
    if "@" in base.partition("://")[2].partition("/")[0]:
        raise InvalidRequestError(
            f"server_url must not contain a user name or password: {shown}; pass the token as "
            "bearer_token"
        )
    if not base:
        raise InvalidRequestError(
            f"server_url must be an absolute http or https URL, not {shown!r}"
        )
    return base
