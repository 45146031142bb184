"""Variables of the environment that stand for options of the tool server's commands."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from hosting_sdk._command_line.exits import UsageError
from hosting_sdk.mcp._tools import suggestion

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping

__all__ = ["KEY_VARIABLE", "PREFIX", "read_variables"]

PREFIX: Final = "HOSTING_SDK_MCP_"
KEY_VARIABLE: Final = f"{PREFIX}KEY"
"""The key of the HTTP transport, which is no option."""
ON, OFF = frozenset({"1", "true", "yes", "on"}), frozenset({"0", "false", "no", "off"})
_WITHOUT_VARIABLE: Final = frozenset({"--bearer-token", "--bearer-token-handle", "--env"})
"""Options of the groups that no variable sets; the token has a variable of its own."""


def list_variables(parser: argparse.ArgumentParser) -> dict[str, argparse.Action]:
    """Return the options of a command that variables set, by variable: those in its groups."""
    _positional, _own, *groups = parser._action_groups  # noqa: SLF001 argparse has no other list
    actions = [action for group in groups for action in group._group_actions]  # noqa: SLF001 as above
    return {
        PREFIX + option.removeprefix("--").upper().replace("-", "_"): action
        for action in actions
        if (option := action.option_strings[0]) not in _WITHOUT_VARIABLE
    }


def read_variables(command: str, parsers: Mapping[str, argparse.ArgumentParser]) -> list[str]:
    """Return the options of a command that the environment sets, as words of a command line.

    `HOSTING_SDK_MCP_READ_ONLY=1` stands for `--read-only`; the values of an option that may be
    repeated are separated by commas. What the command line says itself comes later, and wins.

    Args:
        command: The command, which may be none.
        parsers: The parsers of all commands.

    Raises:
        UsageError: A switch is neither on nor off, or a variable stands for nothing.
    """
    known = {name for parser in parsers.values() for name in list_variables(parser)}
    for name in sorted(os.environ):
        if name.startswith(PREFIX) and name not in known and name != KEY_VARIABLE:
            near = suggestion(name, {KEY_VARIABLE, *known})
            raise UsageError(f"{name}: there is no such variable{near}")
    words: list[str] = []
    own = list_variables(parsers[command]) if command in parsers else {}
    for variable, action in own.items():
        (option,), value = action.option_strings, os.environ.get(variable, "")
        if not value:
            continue
        if action.nargs == 0:
            if value.lower() not in ON | OFF:
                raise UsageError(f"{variable}: expected 1 or 0, got {value!r}")
            words += [option] if value.lower() in ON else []
        else:
            is_repeated = action.default == []
            values = value.split(",") if is_repeated else [value]
            words += [word for each in values for word in (option, each.strip())]
    return words
