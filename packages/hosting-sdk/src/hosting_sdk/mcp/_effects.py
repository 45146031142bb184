"""Effects of one call, decided by its arguments, and the options that permit them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hosting_sdk.mcp._options import ServerOptions

Effect = Literal["destroys", "credentials", "code"]

PERMISSIONS: Final[dict[Effect, tuple[str, str]]] = {
    "destroys": ("--allow-destructive", "removes or replaces something irreversibly"),
    "credentials": ("--allow-credentials", "creates a secret that gives access"),
    "code": ("--allow-code", "runs code"),
}
"""The option that permits each effect, and what the effect is, as a predicate."""


def find_effects(method: dict[str, Any], arguments: dict[str, Any]) -> list[Effect]:
    """Return the effects of a call, in the order of `PERMISSIONS`.

    Args:
        method: The method's entry in the index.
        arguments: The arguments of the call, in the names of the tool.
    """
    found = {"destroys"} if method["destructive"] else set()
    found |= {rule["kind"] for rule in method["effects"] if _applies(rule, arguments)}
    return [effect for effect in PERMISSIONS if effect in found]


def find_possible_effects(method: dict[str, Any]) -> list[Effect]:
    """Return the effects that a call may have, whatever its arguments are."""
    found = {rule["kind"] for rule in method["effects"]}
    return [
        effect
        for effect in PERMISSIONS
        if effect in found or (effect == "destroys" and method["destructive"])
    ]


def list_permitted(options: ServerOptions) -> set[Effect]:
    """Return the effects that the options permit."""
    allowed: dict[Effect, bool] = {
        "destroys": options.allow_destructive,
        "credentials": options.allow_credentials,
        "code": options.allow_code,
    }
    return {effect for effect, is_allowed in allowed.items() if is_allowed}


def _applies(rule: dict[str, Any], arguments: dict[str, Any]) -> bool:
    if not rule["at"]:
        return True
    given = list(_follow(arguments, rule["at"]))
    if rule["values"] is None:
        return any(value not in (None, "", [], {}) for value in given)
    decisive = {_as_text(value) for value in rule["values"]}
    return any(_as_text(value) in decisive for value in given)


def _follow(value: Any, steps: Sequence[str]) -> Iterator[Any]:
    """Yield every value at the end of the way; `*` is every item or value."""
    if not steps:
        yield value
        return
    step, *rest = steps
    if step == "*":
        items = value.values() if isinstance(value, dict) else value
        for item in items if isinstance(value, dict | list) else ():
            yield from _follow(item, rest)
    elif isinstance(value, dict) and step in value:
        yield from _follow(value[step], rest)


def _as_text(value: Any) -> str:
    """Return a value as the platform may read it: `True`, `true` and `"true"` are one."""
    return str(value).strip().lower()
