"""The three causes of a 403: the token, its scope, the plan."""

from __future__ import annotations

from typing import Any

_ADVICE = {
    "token": "the token has expired or was revoked: create a new one",
    "scope": "the token has no access to this scope: pass the right team_id or slug, or a token "
    "with access to that team or to the whole account",
    "plan": "the resource is not available on the team's plan",
}
_CODE_WORDS = {
    "token": ("expired", "invalid_token", "invalidtoken", "revoked"),
    "scope": ("scope", "team_unauthorized", "not_a_member", "membership"),
    "plan": ("plan", "upgrade", "enterprise", "payment", "subscription"),
}
_MESSAGE_WORDS = {
    "token": ("expired", "invalid token", "token is invalid", "revoked"),
    "scope": (
        "scope",
        "not a member",
        "member of the team",
        "access to the team",
        "access to team",
    ),
    "plan": (" plan", "upgrade", "enterprise", "subscription"),
}


def forbidden_causes(data: dict[str, Any] | None, code: str, message: str) -> tuple[str, ...]:
    """Return the likely causes of a 403: `"token"`, `"scope"`, `"plan"`; all three if unknown.

    Args:
        data: The JSON object of the body.
        code: The error's code.
        message: The error's message.
    """
    inner = (data or {}).get("error")
    flags = inner if isinstance(inner, dict) else data or {}
    if flags.get("invalidToken") is True:
        return ("token",)
    code, message = code.lower(), message.lower()
    found = tuple(
        cause
        for cause in _ADVICE
        if any(word in code for word in _CODE_WORDS[cause])
        or any(word in message for word in _MESSAGE_WORDS[cause])
    )
    return found or tuple(_ADVICE)


def forbidden_hint(causes: tuple[str, ...], *, scoped: bool) -> str:
    """Return the sentence that says what to do.

    Args:
        causes: The likely causes.
        scoped: Whether the call named a team.
    """
    advice = "; or ".join(_ADVICE[cause] for cause in causes)
    lead = "Likely cause" if len(causes) == 1 else "Possible causes"
    unscoped = "" if scoped or "scope" not in causes else " (the call named no team)"
    return f"{lead}: {advice}{unscoped}."
