"""What a client was given, checked once."""

from __future__ import annotations

import os
import sys
from typing import Any, Literal

from hosting_sdk._arguments import server_base
from hosting_sdk._hooks import HTTPClient
from hosting_sdk._logging import DebugLogging
from hosting_sdk._retries import DEFAULT_RETRIES, Clock, RetryConfig
from hosting_sdk._secrets import SecretText
from hosting_sdk._version import __version__
from hosting_sdk.errors import InvalidRequestError

DEFAULT_SERVER = "https://api.vercel.com"
TOKEN_VARIABLE = "HOSTING_SDK_BEARER_TOKEN"  # noqa: S105 the name of a variable, not a token

ResponseValidation = Literal["strict", "report"]


class Settings:
    """The options of a client; see `hosting_sdk.Client` for their meaning.

    Raises:
        InvalidRequestError: An option is not what it must be.
    """

    __slots__ = (
        "base",
        "bearer_token",
        "clock",
        "debug",
        "http_client",
        "response_validation",
        "retry_config",
        "slug",
        "team_id",
        "timeout",
        "user_agent",
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
        team_id: str | None = None,
        slug: str | None = None,
        response_validation: ResponseValidation = "strict",
    ) -> None:
        if bearer_token is None:
            bearer_token = os.environ.get(TOKEN_VARIABLE)
        elif not isinstance(bearer_token, str) and not callable(bearer_token):
            kind = type(bearer_token).__name__
            raise InvalidRequestError(f"bearer_token must be text or a function, not {kind}")
        self.bearer_token = (
            SecretText(bearer_token) if isinstance(bearer_token, str) else bearer_token
        )
        self.base = server_base(DEFAULT_SERVER if server_url is None else server_url)
        self.retry_config = _instance("retry_config", retry_config, RetryConfig) or DEFAULT_RETRIES
        self.http_client = _instance("http_client", http_client, HTTPClient) or HTTPClient()
        self.debug = _debug(debug_logger)
        self.timeout = checked_timeout(timeout)
        self.team_id = _name("team_id", team_id)
        self.slug = _name("slug", slug)
        if response_validation not in {"strict", "report"}:
            raise InvalidRequestError(
                f"response_validation must be 'strict' or 'report', not {response_validation!r}"
            )
        self.response_validation = response_validation
        self.clock = Clock()
        python = ".".join(map(str, sys.version_info[:3]))
        self.user_agent = f"hosting-sdk/{__version__} python/{python}"


def checked_timeout(timeout: object) -> float | None:
    """Return a timeout in seconds.

    Raises:
        InvalidRequestError: It is neither None nor a number above zero.
    """
    if timeout is None:
        return None
    if isinstance(timeout, bool) or not isinstance(timeout, int | float) or not timeout > 0:
        raise InvalidRequestError(f"timeout must be seconds above 0 or None, not {timeout!r}")
    return float(timeout)


def _instance(name: str, value: Any, kind: type) -> Any:
    if value is not None and not isinstance(value, kind):
        raise InvalidRequestError(f"{name} must be a {kind.__name__}, not {value!r}")
    return value


def _name(option: str, value: object) -> str | None:
    if value is None or (isinstance(value, str) and value):
        return value
    raise InvalidRequestError(f"{option} must be a name or None, not {value!r}")


def _debug(logger: Any) -> DebugLogging | None:
    if logger is None or isinstance(logger, DebugLogging):
        return logger
    return DebugLogging(logger)
