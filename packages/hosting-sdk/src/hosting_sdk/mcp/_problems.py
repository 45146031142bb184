"""Errors, described for a model: what happened, why, and whether to try again."""

from __future__ import annotations

from typing import Any

from hosting_sdk.errors import (
    ConnectionError as NoConnectionError,
)
from hosting_sdk.errors import (
    HostingSDKError,
    InvalidRequestError,
    RequestTimeoutError,
    ServiceError,
)

CAUSES_OF_403 = {
    "token": "the token has expired",
    "scope": "the token has no access to this scope: another team_id, or account-level access",
    "plan": "the resource or operation is not available to this team on its plan",
}
LONGEST_TEXT = 8_000
"""Maximum length of the text of an error, the platform's own words included."""
LATER = frozenset({408, 425, 429, 500, 502, 503, 504})


def describe(error: HostingSDKError, *, safe: bool) -> dict[str, Any]:
    """Return an error as the JSON object that a tool's result carries.

    Args:
        error: The error that a call raised.
        safe: Whether the method may be repeated when its outcome is unknown.
    """
    described: dict[str, Any] = {"type": type(error).__name__, "message": _shorten(str(error))}
    if isinstance(error, ServiceError):
        described |= _answer(error)
    described["retry"] = _retry(error, safe=safe)
    return {"error": described}


def _answer(error: ServiceError) -> dict[str, Any]:
    data: dict[str, Any] = error.data or {}
    nested = data.get("error")
    code = data.get("code") or (nested.get("code") if isinstance(nested, dict) else None)
    shown = _shorten(code) if isinstance(code, str) else code if isinstance(code, int) else None
    described: dict[str, Any] = {"status": error.status_code, "code": shown}
    if error.status_code == 403:  # noqa: PLR2004 Forbidden
        fitting = error.causes or tuple(CAUSES_OF_403)
        described["causes"] = [CAUSES_OF_403[cause] for cause in fitting]
    return described


def _shorten(text: str) -> str:
    if len(text) <= LONGEST_TEXT:
        return text
    return f"{text[:LONGEST_TEXT]}... ({len(text):,} characters)"


def _retry(error: HostingSDKError, *, safe: bool) -> str:
    match error:
        case ServiceError(status_code=status) if status in LATER:
            after = error.headers.get("Retry-After")
            wait = f"after {after} seconds" if after and after.isdigit() else "after a while"
            return f"yes, {wait}" if safe or status == 429 else f"look first, then {wait}"  # noqa: PLR2004
        case NoConnectionError(permanent=True):
            return "no"
        case NoConnectionError(request_sent=False):
            return "yes, after a while"
        case NoConnectionError() | RequestTimeoutError():
            return "yes, after a while" if safe else "look first: it may have been carried out"
        case InvalidRequestError():
            return "yes, with other arguments"
        case _:
            return "no, not with the same arguments"
