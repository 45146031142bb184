"""Secrets in results: new tokens, keys, codes and decrypted values, hidden from the model."""

from __future__ import annotations

from typing import Any, Final

__all__ = ["MASK", "mask_secrets"]

MASK: Final = "********"
_SECRETS: Final = frozenset(
    {
        "access_token",
        "authCode",
        "bearerToken",
        "connectionString",
        "id_token",
        "inviteCode",
        "keyValue",
        "refresh_token",
        "secret",
        "secrets",
        "token",
        "tokenValue",
    }
)
"""Fields whose text is a secret, in every result."""
_BY_METHOD: Final = {"projects_create_project_transfer_request": frozenset({"code"})}
"""Fields that are secrets in the result of one method."""
_KEYED_BY_SECRETS: Final = "protectionBypass"
"""An object whose keys are the secrets."""


def mask_secrets(value: Any, function: str) -> Any:
    """Return a result with its secrets replaced; what is no secret is the very same.

    Args:
        value: The result as JSON.
        function: The name of the method's function.
    """
    return _mask(value, _SECRETS | _BY_METHOD.get(function, frozenset()))


def _mask(value: Any, names: frozenset[str]) -> Any:
    if isinstance(value, list):
        return [_mask(item, names) for item in value]
    if not isinstance(value, dict):
        return value
    masked = {}
    for name, item in value.items():
        if name in names:
            masked[name] = _mask_text(item, names)
        elif name == _KEYED_BY_SECRETS and isinstance(item, dict):
            masked[name] = {
                f"{MASK}{number}": _mask(each, names)
                for number, each in enumerate(item.values(), 1)
            }
        else:
            masked[name] = _mask(item, names)
    if value.get("decrypted") is True and isinstance(value.get("value"), str):
        masked["value"] = MASK
    return masked


def _mask_text(value: Any, names: frozenset[str]) -> Any:
    """Mask a text, and every text in a list; an object keeps what is no secret in it."""
    if isinstance(value, str):
        return MASK
    if isinstance(value, list):
        return [_mask_text(item, names) for item in value]
    return _mask(value, names)
