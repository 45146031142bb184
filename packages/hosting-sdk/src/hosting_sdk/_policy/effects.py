"""Rules of the manifest for a call: its effects, and the secrets in its arguments and results.

For each method, the index has its effects and the arguments that cause them
(`manifest/effects.toml`), and the places and the forms of its secrets (`manifest/secrets.toml`).
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit, urlunsplit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

__all__ = [
    "EFFECTS",
    "KINDS",
    "MASK",
    "OPTION",
    "add_team",
    "as_text",
    "find_effects",
    "find_possible_effects",
    "follow",
    "mask_secrets",
    "predicate",
]

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
"""The kinds of effect, each with the predicate of a sentence about it."""
KINDS: Final[Mapping[str, str]] = MappingProxyType(
    {**EFFECTS, "plain": "changes something", "reads": "reads"}
)
"""The kinds of call, each with a predicate: those of the effects, and of calls without one."""


def find_effects(method: Mapping[str, Any], arguments: Mapping[str, Any]) -> list[str]:
    """Return the kinds of effect of a call, in the order of `EFFECTS`.

    Args:
        method: The method's entry in the index.
        arguments: The arguments of the call, named as the tool names them.
    """
    found = {rule["kind"] for rule in method["effects"] if _applies(rule, arguments)}
    return [kind for kind in EFFECTS if kind in found]


def find_possible_effects(method: Mapping[str, Any]) -> list[str]:
    """Return the kinds of effect that a call may have, whatever its arguments are."""
    found = {rule["kind"] for rule in method["effects"]}
    return [kind for kind in EFFECTS if kind in found]


def predicate(kinds: Iterable[str]) -> str:
    """Return the predicates of effects, joined to end a sentence."""
    return ", and ".join(KINDS[kind] for kind in kinds)


def _applies(rule: Mapping[str, Any], arguments: Mapping[str, Any]) -> bool:
    if not rule["at"]:
        return True
    given = list(follow(arguments, rule["at"], either_form=True))
    if rule["values"] == "any":
        return bool(given)
    if rule["values"] is None:
        return any(value not in (None, "", [], {}) for value in given)
    decisive = {as_text(value) for value in rule["values"]}
    return any(as_text(value) in decisive for value in given)


def follow(value: Any, steps: Sequence[str], *, either_form: bool = False) -> Iterator[Any]:
    """Yield every value at the end of a path; `*` stands for every item or value.

    Args:
        value: The value in which the path begins.
        steps: The path.
        either_form: Whether a single item is also accepted where the path expects a list, and a
            list where it expects a single item.
    """
    if not steps:
        yield value
        return
    step, *rest = steps
    if step == "*":
        items = value.values() if isinstance(value, dict) else value
        for item in items if isinstance(value, dict | list) else ():
            yield from follow(item, rest, either_form=either_form)
        if either_form and rest and isinstance(value, dict):
            yield from follow(value, rest, either_form=True)
        elif either_form and not rest and not isinstance(value, dict | list | None):
            yield value
    elif isinstance(value, dict) and step in value:
        yield from follow(value[step], rest, either_form=either_form)
    elif either_form and isinstance(value, list):
        for item in value:
            yield from follow(item, steps, either_form=True)


def add_team(
    method: Mapping[str, Any], arguments: Mapping[str, Any], team_id: str | None
) -> Mapping[str, Any]:
    """Return the arguments of a call with the client's team, unless the call names a team itself.

    Args:
        method: The method's entry in the index.
        arguments: The arguments of the call, named as the tool names them.
        team_id: The team of the client, None without one.
    """
    takes_team = any(each["scope"] == "team" for each in method["parameters"])
    is_named = any(arguments.get(name) is not None for name in ("team_id", "slug"))
    if team_id is None or not takes_team or is_named:
        return arguments
    return {**arguments, "team_id": team_id}


def as_text(value: Any) -> str:
    """Return a value as the platform may read it: `True`, `true` and `"true"` are equal."""
    return str(value).strip().lower()


MASK: Final = "********"


def mask_secrets(value: Any, places: Iterable[Mapping[str, Any]]) -> Any:
    """Return arguments or a result with the secrets replaced and everything else unchanged.

    Args:
        value: The arguments or the result as JSON.
        places: The path and the form of each secret, as in the index.
    """
    for place in places:
        value = _mask(value, place["at"], place["form"])
    return value


def _mask(value: Any, steps: Sequence[str], form: str) -> Any:
    if not steps:
        return _MASKS[form](value)
    step, *rest = steps
    if step == "*" and isinstance(value, list):
        return [_mask(item, rest, form) for item in value]
    if not isinstance(value, dict):
        return value
    return {
        name: _mask(item, rest, form) if step in {"*", name} else item
        for name, item in value.items()
    }


def _mask_texts(value: Any, mask: Callable[[str], str] = lambda _: MASK) -> Any:
    """Mask a text, or every text in a list or an object."""
    if isinstance(value, str):
        return mask(value)
    if isinstance(value, list):
        return [_mask_texts(item, mask) for item in value]
    if isinstance(value, dict):
        return {name: _mask_texts(item, mask) for name, item in value.items()}
    return value


def _mask_url(text: str) -> str:
    """Mask user name, password, query and fragment of a URL; all of it if it cannot be parsed."""
    try:
        parts = urlsplit(text)
    except ValueError:
        return MASK
    _, at, host = parts.netloc.rpartition("@")
    return urlunsplit(
        parts._replace(
            netloc=f"{MASK}@{host}" if at else host,
            query=parts.query and MASK,
            fragment=parts.fragment and MASK,
        )
    )


_MASKS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "text": _mask_texts,
    "url": lambda value: _mask_texts(value, _mask_url),
    "keys": lambda value: (
        {f"{MASK}{number}": each for number, each in enumerate(value.values(), 1)}
        if isinstance(value, dict)
        else value
    ),
}
