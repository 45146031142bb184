"""Calls that are printed instead of sent: `--dry-run` and `--curl`."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Final

from hosting_sdk._platform.names import TOKEN_VARIABLE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hosting_sdk._transport.exchange import Exchange

__all__ = ["as_curl", "as_request"]

_STANDARD_INPUT: Final = "-"


def as_request(exchange: Exchange, source: str | None) -> str:
    """Return a request as lines: method and URL, headers, body.

    Args:
        exchange: The call, checked and encoded.
        source: The file of an upload; None for a JSON body or no body.
    """
    lines = [f"{exchange.operation.verb} {exchange.url}"]
    lines += [f"{name}: {value}" for name, value in _headers(exchange).items()]
    if source is not None:
        lines += ["", f"(the bytes of {source})"]
    elif isinstance(exchange.body, bytes):
        lines += ["", exchange.body.decode()]
    return "\n".join(lines) + "\n"


def as_curl(exchange: Exchange, source: str | None) -> str:
    """Return a request as a command of curl, which takes the token from the environment.

    Args:
        exchange: The call, checked and encoded.
        source: The file of an upload; None for a JSON body or no body.
    """
    words = ["curl", "--request", exchange.operation.verb, shlex.quote(exchange.url)]
    for name, value in _headers(exchange).items():
        header = f"{name}: {value}"
        is_token = name == "Authorization"
        words += ["--header", f'"{header}"' if is_token else shlex.quote(header)]
    if source is not None:
        file = source if source == _STANDARD_INPUT else source.removeprefix("@")
        words += ["--data-binary", shlex.quote(f"@{file}")]
    elif isinstance(exchange.body, bytes):
        words += ["--data-raw", shlex.quote(exchange.body.decode())]
    return " ".join(words) + "\n"


def _headers(exchange: Exchange) -> Mapping[str, str]:
    token = {"Authorization": f"Bearer ${TOKEN_VARIABLE}"} if exchange.operation.security else {}
    return {**exchange.headers, **token}
