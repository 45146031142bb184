"""Policy files: calls that are allowed, asked about or refused, and budgets of calls and money.

A policy is TOML. Each `[[rules]]` decides about calls by the kinds of their effects, their groups
or methods, and patterns of their arguments; the first rule that covers a kind decides about it, and
the strictest decision about the kinds of a call counts. Each `[[budgets]]` limits the calls that it
covers in one process.
"""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hosting_sdk._index import load_methods
from hosting_sdk._method_names import close_names, find_method, fold
from hosting_sdk._policy.effects import (
    EFFECTS,
    KINDS,
    as_text,
    find_effects,
    follow,
)
from hosting_sdk._schema_members import list_members
from hosting_sdk.errors import InvalidRequestError

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

__all__ = ["DECISIONS", "Guard", "Policy", "Verdict", "load_policy"]

DECISIONS: Final = ("allow", "ask", "deny")
"""From the mildest to the strictest."""
_SHAPES: Final[Mapping[str, Mapping[str, str]]] = {
    "rules": {
        "decision": f"one of {', '.join(DECISIONS)}",
        "kinds": f"a list of {', '.join(KINDS)}",
        "groups": "a list of groups",
        "methods": "a list of methods",
        "arguments": "a table of paths and their patterns",
    },
    "budgets": {
        "kinds": f"a list of {', '.join(KINDS)}",
        "groups": "a list of groups",
        "methods": "a list of methods",
        "arguments": "a table of paths and their patterns",
        "calls": "a whole number from 0",
        "money": "an amount from 0",
    },
}
"""The keys of each table, and the value that each expects."""


class Scope(NamedTuple):
    """The calls that a rule or a budget covers; an empty member covers all.

    Attributes:
        kinds: Kinds of effect.
        methods: Names of tools, including the tools of the groups that the file names.
        arguments: Patterns by the path of an argument.
    """

    kinds: tuple[str, ...]
    methods: frozenset[str]
    arguments: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]

    def covers(
        self, kind: str, method: Mapping[str, Any], arguments: Mapping[str, Any], *, all_: bool
    ) -> bool:
        """Return whether a call with an effect is covered.

        Args:
            kind: The kind of the effect.
            method: The method's entry in the index.
            arguments: The arguments of the call, named as the tool names them.
            all_: Whether every item must have a value at the path, and every value must match;
                otherwise one matching value is enough, in a list or on its own.
        """
        if (self.kinds and kind not in self.kinds) or (
            self.methods and method["tool"] not in self.methods
        ):
            return False
        for path, patterns in self.arguments:
            if all_ and not _leads_everywhere(arguments, path):
                return False
            matches = [
                any(fnmatchcase(as_text(value), pattern) for pattern in patterns)
                for value in _spread(follow(arguments, path, either_form=not all_))
            ]
            if not matches or not (all(matches) if all_ else any(matches)):
                return False
        return True


class Rule(NamedTuple):
    """One rule of a policy.

    Attributes:
        decision: One of `DECISIONS`.
        scope: The calls that it covers.
        place: File and line, for messages.
        text: The rule as `mcp doctor` prints it.
    """

    decision: str
    scope: Scope
    place: str
    text: str


class Budget(NamedTuple):
    """One budget of a policy.

    Attributes:
        calls: The maximum number of calls; None for no limit.
        money: The maximum amount of money that the calls name together; None for no limit.
        scope: The calls that it covers.
        place: File and line, for messages.
        text: The budget as `mcp doctor` prints it.
    """

    calls: int | None
    money: float | None
    scope: Scope
    place: str
    text: str


class Policy(NamedTuple):
    """The rules and the budgets of a file, in its order."""

    rules: tuple[Rule, ...] = ()
    budgets: tuple[Budget, ...] = ()


class Verdict(NamedTuple):
    """The decision about a call.

    Attributes:
        decision: One of `DECISIONS`.
        kinds: The kinds of effect that led to it.
        place: File and line of the rule or the budget; None if the options decide.
    """

    decision: str
    kinds: list[str]
    place: str | None = None


class Guard:
    """Decides about the calls of one process, and counts them against the budgets.

    Args:
        policy: The policy.
        allowed: Kinds of effect that the options allow where no rule decides.
        otherwise: The decision about effects that neither a rule nor an option decides.
    """

    def __init__(self, policy: Policy, *, allowed: Collection[str] = (), otherwise: str) -> None:
        self._policy = policy
        self._usual = {
            kind: otherwise if kind in EFFECTS and kind not in allowed else DECISIONS[0]
            for kind in KINDS
        }
        self._spent = [(0, 0.0) for _ in policy.budgets]

    def decide(self, method: Mapping[str, Any], arguments: Mapping[str, Any]) -> Verdict:
        """Return the decision about a call.

        Args:
            method: The method's entry in the index.
            arguments: The arguments of the call, named as the tool names them.
        """
        kinds = _kinds(method, arguments)
        found: list[tuple[str, str, str | None]] = []
        for kind in kinds:
            fitting = (
                (kind, rule.decision, rule.place)
                for rule in self._policy.rules
                if rule.scope.covers(kind, method, arguments, all_=rule.decision == "allow")
            )
            found.append(next(fitting, (kind, self._usual[kind], None)))
        strictest = max((decision for _, decision, _ in found), key=DECISIONS.index)
        decisive = [(kind, place) for kind, decision, place in found if decision == strictest]
        place = next((place for _, place in decisive if place is not None), None)
        verdict = Verdict(strictest, [kind for kind, _ in decisive], place)
        for budget, (calls, money) in self._open_budgets(method, arguments):
            amount = find_amount(method, arguments)
            if budget.calls is not None and calls + 1 > budget.calls:
                return Verdict("deny", kinds, budget.place)
            if budget.money is not None and amount is not None and money + amount > budget.money:
                return Verdict("deny", kinds, budget.place)
            if budget.money is not None and amount is None and verdict.decision == "allow":
                verdict = Verdict("ask", kinds, budget.place)
        return verdict

    def count(self, method: Mapping[str, Any], arguments: Mapping[str, Any]) -> Verdict | None:
        """Count a call that is sent now; return the refusal if a budget has been used up meanwhile.

        Args:
            method: The method's entry in the index.
            arguments: The arguments of the call, named as the tool names them.
        """
        verdict = self.decide(method, arguments)
        if verdict.decision == "deny":
            return verdict
        amount = find_amount(method, arguments) or 0.0
        covering = [budget for budget, _ in self._open_budgets(method, arguments)]
        self._spent = [
            (calls + 1, money + amount) if budget in covering else (calls, money)
            for budget, (calls, money) in zip(self._policy.budgets, self._spent, strict=True)
        ]
        return None

    def lines(self) -> Iterator[str]:
        """Yield the policy as lines for people."""
        yield from (f"{rule.text} ({rule.place})" for rule in self._policy.rules)
        for decision in DECISIONS:
            kinds = [kind for kind in KINDS if self._usual[kind] == decision]
            if kinds:
                yield f"{decision} {', '.join(kinds)}{' otherwise' if self._policy.rules else ''}"
        yield from (f"{budget.text} ({budget.place})" for budget in self._policy.budgets)

    def _open_budgets(
        self, method: Mapping[str, Any], arguments: Mapping[str, Any]
    ) -> Iterator[tuple[Budget, tuple[int, float]]]:
        """Yield the budgets that cover a call, with the calls and the money spent so far."""
        kinds = _kinds(method, arguments)
        for budget, spent in zip(self._policy.budgets, self._spent, strict=True):
            if any(budget.scope.covers(kind, method, arguments, all_=False) for kind in kinds):
                yield budget, spent


def find_amount(method: Mapping[str, Any], arguments: Mapping[str, Any]) -> float | None:
    """Return the amount of money that the arguments of a call name, None if they name none."""
    amount = method.get("amount")
    if amount is None:
        return None
    values = list(_spread(follow(arguments, amount["at"])))
    if not values or not all(_is_number(value) and value >= 0 for value in values):
        return None
    return float(sum(values)) * float(amount["unit"])


def _kinds(method: Mapping[str, Any], arguments: Mapping[str, Any]) -> list[str]:
    return find_effects(method, arguments) or ["reads" if method["read_only"] else "plain"]


def _leads_everywhere(value: Any, steps: Sequence[str]) -> bool:
    """Return whether a path leads to a value in every item of the lists on its way."""
    if not steps:
        return bool(value != [])
    step, *rest = steps
    if step == "*":
        items = value.values() if isinstance(value, dict) else value
        return isinstance(value, dict | list) and all(
            _leads_everywhere(item, rest) for item in items
        )
    return isinstance(value, dict) and step in value and _leads_everywhere(value[step], rest)


def _spread(values: Iterable[Any]) -> Iterator[Any]:
    """Yield the values, with the items of lists in place of the lists."""
    for value in values:
        if isinstance(value, list):
            yield from _spread(value)
        else:
            yield value


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def load_policy(path: Path) -> Policy:
    """Read a policy file.

    Raises:
        InvalidRequestError: The file cannot be read, is not TOML, or has a key or a value that is
            not expected; the message says where.
    """
    try:
        text = path.read_text("utf-8")
        document = tomllib.loads(text)
    except OSError as error:
        raise InvalidRequestError(
            f"--policy: cannot read {str(path)!r}: {error.strerror}"
        ) from None
    except ValueError as error:  # not UTF-8, or not TOML; the latter names the line
        raise InvalidRequestError(f"{path}: {error}") from None
    reader = _Reader(str(path), text)
    for table, entries in document.items():
        if table not in _SHAPES:
            raise reader.error(table, 0, None, f"expected {' or '.join(_SHAPES)}, got {table!r}")
        if not isinstance(entries, list) or not all(isinstance(each, dict) for each in entries):
            raise reader.error(table, 0, None, f"expected tables under [[{table}]]")
    return Policy(
        tuple(reader.rule(*each) for each in enumerate(document.get("rules", ()))),
        tuple(reader.budget(*each) for each in enumerate(document.get("budgets", ()))),
    )


class _Reader:
    """Reader of the tables of one file; its errors name the lines.

    Args:
        name: The file.
        text: Its content.
    """

    def __init__(self, name: str, text: str) -> None:
        self._name = name
        self._lines = text.splitlines()

    def rule(self, number: int, entry: dict[str, Any]) -> Rule:
        """Return a rule."""
        self._check_keys("rules", number, entry)
        decision = entry.get("decision")
        if decision not in DECISIONS:
            raise self._mismatch("rules", number, "decision", entry)
        scope = self._scope("rules", number, entry)
        text = f"{decision} {_describe(entry)}"
        return Rule(decision, scope, self._place("rules", number, None), text)

    def budget(self, number: int, entry: dict[str, Any]) -> Budget:
        """Return a budget."""
        self._check_keys("budgets", number, entry)
        calls, money = entry.get("calls"), entry.get("money")
        if calls is not None and (not isinstance(calls, int) or not _is_number(calls) or calls < 0):
            raise self._mismatch("budgets", number, "calls", entry)
        if money is not None and not (_is_number(money) and money >= 0):
            raise self._mismatch("budgets", number, "money", entry)
        if calls is None and money is None:
            raise self.error("budgets", number, None, "expected calls, money or both")
        bounds = [f"{calls} calls"] if calls is not None else []
        bounds += [f"{money:.2f} of money"] if money is not None else []
        text = f"at most {' and '.join(bounds)} for {_describe(entry)}"
        scope = self._scope("budgets", number, entry)
        return Budget(calls, money, scope, self._place("budgets", number, None), text)

    def error(self, table: str, number: int, key: str | None, message: str) -> InvalidRequestError:
        """Return an error with the place of a key, or of its table."""
        return InvalidRequestError(f"{self._place(table, number, key)}: {message}")

    def _scope(self, table: str, number: int, entry: dict[str, Any]) -> Scope:
        for key in ("kinds", "groups", "methods"):
            texts = entry.get(key, [])
            if not isinstance(texts, list) or not all(isinstance(each, str) for each in texts):
                raise self._mismatch(table, number, key, entry)
            if key in entry and not texts:
                raise self._mismatch(table, number, key, entry)
        for kind in entry.get("kinds", ()):
            if kind not in KINDS:
                raise self._mismatch(table, number, "kinds", entry)
        methods = [
            *self._in_groups(table, number, entry.get("groups", ())),
            *self._named(table, number, entry.get("methods", ())),
        ]
        arguments = entry.get("arguments", {})
        if not isinstance(arguments, dict):
            raise self._mismatch(table, number, "arguments", entry)
        patterns = []
        for path, given in arguments.items():
            texts = [given] if isinstance(given, str) else given
            is_list = isinstance(texts, list) and texts
            if not is_list or not all(isinstance(each, str) for each in texts):
                raise self.error(
                    table, number, path, f"expected a pattern or a list of patterns, got {given!r}"
                )
            steps = tuple(path.split("/"))
            if not any(_has_argument(method, steps) for method in methods or load_methods()):
                raise self.error(table, number, path, f"no method here has the argument {path!r}")
            patterns.append((steps, tuple(as_text(each) for each in texts)))
        kinds = tuple(entry.get("kinds", ()))
        # Some methods are in two groups: a rule on one of the two applies to the other, too.
        requests = {(each["verb"], each["path"]) for each in methods}
        tools = (
            each["tool"] for each in load_methods() if (each["verb"], each["path"]) in requests
        )
        return Scope(kinds, frozenset(tools), tuple(patterns))

    def _in_groups(
        self, table: str, number: int, names: Sequence[str]
    ) -> Iterator[Mapping[str, Any]]:
        known = {each["group"] for each in load_methods()}
        for name in names:
            if fold(name) not in map(fold, known):
                near = " or ".join(close_names(name, known))
                hint = f"; did you mean {near}?" if near else ""
                raise self.error(table, number, "groups", f"there is no group {name!r}{hint}")
            yield from (each for each in load_methods() if fold(each["group"]) == fold(name))

    def _named(self, table: str, number: int, names: Sequence[str]) -> Iterator[Mapping[str, Any]]:
        for name in names:
            same = [each for each in load_methods() if each["tool"] == name]
            try:
                yield same[0] if same else find_method(load_methods(), name)
            except ValueError as error:
                raise self.error(table, number, "methods", str(error)) from None

    def _check_keys(self, table: str, number: int, entry: dict[str, Any]) -> None:
        for key in entry:
            if key not in _SHAPES[table]:
                expected = ", ".join(_SHAPES[table])
                raise self.error(
                    table, number, key, f"there is no key {key!r} (expected: {expected})"
                )

    def _mismatch(
        self, table: str, number: int, key: str, entry: dict[str, Any]
    ) -> InvalidRequestError:
        got = repr(entry[key]) if key in entry else "none"
        return self.error(table, number, key, f"{key}: expected {_SHAPES[table][key]}, got {got}")

    def _place(self, table: str, number: int, key: str | None) -> str:
        """Return the file and the line of a table or of its key, or the file alone."""
        header = re.compile(rf"\s*\[\[?\s*{re.escape(table)}\s*\]|\s*{re.escape(table)}\s*=")
        begun = [at for at, line in enumerate(self._lines) if header.match(line)][number:]
        if not begun:
            return self._name
        ends = [
            at
            for at in range(begun[0] + 1, len(self._lines))
            if self._lines[at].lstrip().startswith("[[")
        ]
        if key is not None:
            named = re.compile(rf"(.*[\s{{,.])?[\"']?{re.escape(key)}[\"']?\s*[=.]")
            for at in range(begun[0] + 1, (ends or [len(self._lines)])[0]):
                if named.match(self._lines[at]):
                    return f"{self._name}, line {at + 1}"
        return f"{self._name}, line {begun[0] + 1}"


def _describe(entry: Mapping[str, Any]) -> str:
    """Describe the calls that a table covers."""
    named = [*entry.get("groups", ()), *entry.get("methods", ())]
    words = [", ".join(entry["kinds"]) if "kinds" in entry else "every call"]
    words += [f"in {', '.join(named)}"] if named else []
    words += [f"if {path} is {given}" for path, given in entry.get("arguments", {}).items()]
    return " ".join(words)


def _has_argument(method: Mapping[str, Any], path: Sequence[str]) -> bool:
    """Return whether a path may lead to an argument of a method, or to a part of one."""
    schemas = {each["argument"].removesuffix("_"): each["schema"] for each in method["parameters"]}
    if method["body"] is not None and method["body"]["schema"] is not None:  # uploads have none
        schemas["request_body"] = method["body"]["schema"]
    first, *steps = path
    places = [schemas[first]] if first in schemas else []
    for step in steps:
        places = [
            inner
            for place in places
            for member in list_members(place)
            for inner in _inner(member, step)
        ]
    return bool(places)


def _inner(schema: Mapping[str, Any], step: str) -> Iterator[Mapping[str, Any]]:
    """Yield the schemas one step within a schema."""
    properties = schema.get("properties", {})
    if step == "*":
        yield from properties.values()
        yield schema.get("items", {})
    elif step in properties:
        yield properties[step]
    elif "items" not in schema and not properties:
        yield {}
