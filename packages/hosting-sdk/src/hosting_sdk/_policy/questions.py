"""Questions to a person about a call: its effects and its arguments, without secrets."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hosting_sdk._command_line.visible import printable
from hosting_sdk._policy.effects import OPTION, add_team, mask_secrets, predicate

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from hosting_sdk._policy.policies import Verdict

__all__ = ["Question"]

SHOWN_VALUE: Final = 300
"""Maximum number of characters that are shown of a value that is not decisive."""


class Question(NamedTuple):
    """A call that needs the permission of a person.

    Attributes:
        call: The call as the subject of a sentence, `A model wants to call teams_get_team`.
        name: The name of the method.
        method: The method's entry in the index.
        arguments: Its arguments, named as the tool names them.
        verdict: The decision, with the kinds of effect that it is about.
        team_id: The team for which the call acts unless it names another; None without one.
    """

    call: str
    name: str
    method: Mapping[str, Any]
    arguments: Mapping[str, Any]
    verdict: Verdict
    team_id: str | None

    @property
    def text(self) -> str:
        """The question as the person reads it: decisive values in full, secrets masked."""
        method = self.method
        decisive = [rule["at"] for rule in method["effects"] if rule["at"]] + method["shows"]
        arguments = mask_secrets(self.arguments, method["secrets"]["arguments"])
        effects = predicate(self.verdict.kinds)
        lines = [
            f"{self.call}. With these arguments it {effects}.",
            "",
            *(line for name in arguments for line in _list(arguments[name], [name], decisive)),
        ]
        if self.team_id and add_team(method, self.arguments, self.team_id) is not self.arguments:
            lines.append(f"team_id: {printable(self.team_id)} (set by the server)")
        return "\n".join([*lines, "", "Carry it out?"])

    @property
    def refusal(self) -> str:
        """The message that the call is not carried out, with the reason."""
        effects = predicate(self.verdict.kinds)
        reason = f"Nothing was done: with these arguments {self.name} {effects}."
        place = self.verdict.place
        return f"{reason} The policy says {self.verdict.decision} ({place})." if place else reason

    @property
    def options(self) -> str:
        """The options that permit the call."""
        return " ".join(f"{OPTION} {kind}" for kind in self.verdict.kinds)


def _list(value: Any, at: list[str], decisive: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the lines for a value: one for each decisive element, and one for each other part."""
    if at[0] != "request_body" or any(_leads(path, at) for path in decisive):
        yield from _list_whole(value, at)
    elif isinstance(value, dict | list) and value and any(_leads(at, path) for path in decisive):
        for name, item in _items(value):
            yield from _list(item, [*at, name], decisive)
    else:
        text = _as_text(value)
        more = f"... ({len(text):,} characters)" if len(text) > SHOWN_VALUE else ""
        yield f"{_name(at)}: {printable(text[:SHOWN_VALUE])}{more}"


def _list_whole(value: Any, at: list[str]) -> Iterator[str]:
    """Yield a line for each element of a value, however many and however long."""
    if isinstance(value, dict | list) and value:
        for name, item in _items(value):
            yield from _list_whole(item, [*at, name])
    else:
        yield f"{_name(at)}: {printable(_as_text(value))}"


def _items(value: dict[str, Any] | list[Any]) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        yield from value.items()
    else:
        yield from ((str(number), item) for number, item in enumerate(value, 1))


def _leads(path: Sequence[str], other: Sequence[str]) -> bool:
    """Return whether a path leads to the same place as another one, or to one that contains it."""
    return len(path) <= len(other) and all(
        "*" in (step, each) or step == each for step, each in zip(path, other, strict=False)
    )


def _as_text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _name(at: list[str]) -> str:
    return "/".join(map(printable, at))
