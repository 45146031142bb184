"""Effects of one call, decided by its arguments, and the option that permits them."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

__all__ = ["EFFECTS", "OPTION", "find_effects", "find_possible_effects", "predicate"]

OPTION: Final = "--allow"
"""The option that permits an effect; its value is the kind."""
EFFECTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "deletes": "removes or replaces something irreversibly",
        "money": "may cost money",
        "access": "decides who has access",
        "outward": "sends data or visitors to an address",
        "exposes": "makes something readable for more people",
        "protection": "changes a protection",
        "stops": "stops something or changes production",
        "code": "runs code",
    }
)
"""Each kind of effect as a predicate."""


def find_effects(method: dict[str, Any], arguments: dict[str, Any]) -> list[str]:
    """Return the kinds of effect of a call, in the order of `EFFECTS`.

    Args:
        method: The method's entry in the index.
        arguments: The arguments of the call, in the names of the tool.
    """
    found = {rule["kind"] for rule in method["effects"] if _applies(rule, arguments)}
    return [kind for kind in EFFECTS if kind in found]


def find_possible_effects(method: dict[str, Any]) -> list[str]:
    """Return the kinds of effect that a call may have, whatever its arguments are."""
    found = {rule["kind"] for rule in method["effects"]}
    return [kind for kind in EFFECTS if kind in found]


def predicate(kinds: Iterable[str]) -> str:
    """Return effects as the end of a sentence."""
    return ", and ".join(EFFECTS[kind] for kind in kinds)


def _applies(rule: dict[str, Any], arguments: dict[str, Any]) -> bool:
    if not rule["at"]:
        return True
    given = list(_follow(arguments, rule["at"]))
    if rule["values"] == "any":
        return bool(given)
    if rule["values"] is None:
        return any(value not in (None, "", [], {}) for value in given)
    decisive = {_as_text(value) for value in rule["values"]}
    return any(_as_text(value) in decisive for value in given)


def _follow(value: Any, steps: Sequence[str]) -> Iterator[Any]:
    """Yield every value at the end of a path; `*` is every item or value."""
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
