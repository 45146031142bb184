"""Variables of the environment that stand for options of the tool server's commands."""

from __future__ import annotations

import os
from typing import Final

from hosting_sdk._command_line.exits import UsageError
from hosting_sdk.mcp._tools import suggestion

__all__ = ["KEY_VARIABLE", "PREFIX", "read_variables"]

PREFIX: Final = "HOSTING_SDK_MCP_"
KEY_VARIABLE: Final = f"{PREFIX}KEY"
"""The key of the HTTP transport, which is no option."""
ON, OFF = frozenset({"1", "true", "yes", "on"}), frozenset({"0", "false", "no", "off"})
_CHOICE: Final = (
    *("--dynamic", "--group", "--tool", "--exclude-tool", "--read-only"),
    "--output-schemas",
)
_PLATFORM: Final = ("--bearer-token-file", "--server-url", "--team-id")
_CALLS: Final = (
    *("--allow", "--ask", "--ask-seconds", "--show-secrets", "--allow-path"),
    *("--result-bytes", "--stream-seconds", "--audit-log"),
)
_TRANSPORT: Final = ("--transport", "--host", "--port", "--log-level")
COMMAND_OPTIONS: Final = {
    "start": (*_TRANSPORT, *_PLATFORM, *_CHOICE, *_CALLS),
    "tools": _CHOICE,
    "doctor": (*_PLATFORM, *_CHOICE),
}
"""The options of each command that a variable of the environment may set."""
SWITCHES: Final = frozenset(
    {"--ask", "--dynamic", "--output-schemas", "--read-only", "--show-secrets"}
)
REPEATED: Final = frozenset({"--allow", "--allow-path", "--exclude-tool", "--group", "--tool"})


def _name_variable(option: str) -> str:
    return PREFIX + option.removeprefix("--").upper().replace("-", "_")


def _refuse_unknown_variables() -> None:
    options = {option for options in COMMAND_OPTIONS.values() for option in options}
    known = {KEY_VARIABLE, *map(_name_variable, options)}
    for name in sorted(os.environ):
        if name.startswith(PREFIX) and name not in known:
            raise UsageError(f"{name}: there is no such variable{suggestion(name, known)}")


def read_variables(command: str) -> list[str]:
    """Return the options of a command that the environment sets, as words of a command line.

    `HOSTING_SDK_MCP_READ_ONLY=1` stands for `--read-only`; the values of an option that may be
    repeated are separated by commas. What the command line says itself comes later, and wins.

    Raises:
        UsageError: A switch is neither on nor off, or a variable stands for nothing.
    """
    _refuse_unknown_variables()
    words: list[str] = []
    for option in COMMAND_OPTIONS.get(command, ()):
        variable = _name_variable(option)
        value = os.environ.get(variable, "")
        if not value:
            continue
        if option in SWITCHES:
            if value.lower() not in ON | OFF:
                raise UsageError(f"{variable}: expected 1 or 0, got {value!r}")
            words += [option] if value.lower() in ON else []
        else:
            values = value.split(",") if option in REPEATED else [value]
            words += [word for each in values for word in (option, each.strip())]
    return words
