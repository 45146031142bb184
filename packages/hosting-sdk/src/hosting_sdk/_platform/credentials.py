"""Credentials that the platform and its command line store on a machine."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hosting_sdk._platform.names import (
    PLATFORM_OIDC_FILE_VARIABLE,
    PLATFORM_OIDC_VARIABLE,
    PLATFORM_TOKEN_VARIABLE,
)
from hosting_sdk._transport.token import AccessToken
from hosting_sdk.errors import InvalidRequestError

_LOGIN = Path("com.vercel.cli", "auth.json")


def find_platform_token() -> AccessToken | None:
    """Return the first token that is found here, None if there is none.

    1. `VERCEL_TOKEN`;
    2. the file that `VERCEL_OIDC_TOKEN_FILE` names;
    3. `VERCEL_OIDC_TOKEN`;
    4. the login of the platform's command line, unless it has expired.

    The expiry of a token is read from the token or from the login.
    """
    token = os.environ.get(PLATFORM_TOKEN_VARIABLE, "").strip()
    if token:
        return AccessToken(token)
    file = os.environ.get(PLATFORM_OIDC_FILE_VARIABLE)
    token = _read(Path(file)).strip() if file else ""
    token = token or os.environ.get(PLATFORM_OIDC_VARIABLE, "").strip()
    if token:
        return _with_expiry(token, _read_expiry(token))
    for folder in _list_data_folders():
        login = _parse(_read(folder / _LOGIN))
        stored = login.get("token")
        if isinstance(stored, str) and stored:
            found = _with_expiry(stored, login.get("expiresAt"))
            return None if found.has_expired else found
    return None


def _list_data_folders() -> list[Path]:
    """Return the folders in which the command line stores its login on this operating system."""
    home = Path.home()
    system: str = sys.platform  # type checkers would take the other branches for unreachable
    if system == "darwin":
        return [home / "Library" / "Application Support"]
    if system == "win32":
        roaming = Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming")
        return [roaming / "xdg.data", roaming]
    return [Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")]


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


def _parse(text: str | bytes) -> dict[str, Any]:
    import json  # noqa: PLC0415 only those without a token of their own need it

    try:
        value = json.loads(text)
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}


def _with_expiry(token: str, expires: object) -> AccessToken:
    """Return a token with its expiry; without one if that is not a valid time."""
    try:
        return AccessToken(token, expires if isinstance(expires, int | float) else None)
    except InvalidRequestError:
        return AccessToken(token)


def _read_expiry(token: str) -> object:
    """Return the `exp` of a JSON Web Token (RFC 7519), None for any other token."""
    import base64  # noqa: PLC0415 as above

    parts = token.split(".")
    try:
        claims = _parse(base64.urlsafe_b64decode(parts[1] + "=" * (-len(parts[1]) % 4)))
    except (IndexError, ValueError):
        return None
    return claims.get("exp")
