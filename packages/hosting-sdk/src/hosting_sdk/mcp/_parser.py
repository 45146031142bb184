"""The command line of the tool server: its commands, and environment variables for options."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING, Final

from hosting_sdk._command_line.exits import UsageError
from hosting_sdk._command_line.parser import CommandParser
from hosting_sdk._method_names import suggest_names
from hosting_sdk._version import __version__
from hosting_sdk.mcp._options import KEY_VARIABLE, PREFIX, add_options, list_variables

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["SECTIONS", "create_commands", "create_parser", "read_variables"]

SECTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "start": ("transport", "platform", "choice of tools", "calls"),
    "config": (),
    "tools": ("choice of tools",),
    "doctor": ("platform", "choice of tools", "calls"),
}
"""The sections of options that each command has."""

DESCRIPTION: Final = """\
Every method of the platform as a tool for AI applications (Model Context Protocol).

Every option of start but --bearer-token and --env is also a variable of the environment:
--read-only is HOSTING_SDK_MCP_READ_ONLY=1, and --group teams --group dns is
HOSTING_SDK_MCP_GROUP=teams,dns.

The token comes from HOSTING_SDK_BEARER_TOKEN or --bearer-token-file. --bearer-token is visible in
the process list, in configuration files and in shell histories.
"""
_ON: Final = frozenset({"1", "true", "yes", "on"})
_OFF: Final = frozenset({"0", "false", "no", "off"})


def create_parser(program: str) -> argparse.ArgumentParser:
    """Return the parser of `hosting-sdk mcp`."""
    return create_commands(program)[0]


def create_commands(
    program: str,
) -> tuple[argparse.ArgumentParser, Mapping[str, argparse.ArgumentParser]]:
    """Return the parser of `hosting-sdk mcp`, and those of its commands by their names."""
    parser = CommandParser(
        prog=program,
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"{program} {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    commands.add_parser("start", help="serve an application", allow_abbrev=False)
    config = commands.add_parser(
        "config", help="print the configuration of an application", allow_abbrev=False
    )
    purpose = config.add_mutually_exclusive_group(required=True)
    purpose.add_argument("--client", metavar="NAME", help="cursor, vscode, ...")
    purpose.add_argument(
        "--server-json",
        metavar="NAME",
        help="print server.json for a registry, with this name, such as com.example/hosting",
    )
    config.add_argument(
        "arguments", nargs="*", metavar="OPTION", help="options for start, after --"
    )
    tools = commands.add_parser(
        "tools", help="list the tools that these options select", allow_abbrev=False
    )
    tools.add_argument(
        "--cost",
        action="store_true",
        help="print the size of the list in bytes and estimated tokens",
    )
    doctor = commands.add_parser(
        "doctor", help="check tools, token and connection", allow_abbrev=False
    )
    doctor.add_argument("--client", metavar="NAME", help="check for one application (default: all)")
    doctor.add_argument("--no-call", action="store_true", help="make no call to the platform")
    for name, command in commands.choices.items():
        add_options(command, *SECTIONS[name])
    return parser, commands.choices


def read_variables(command: str) -> list[str]:
    """Return the options of a command that the environment sets, as words of a command line.

    `HOSTING_SDK_MCP_READ_ONLY=1` stands for `--read-only`; the values of an option that may be
    repeated are separated by commas. Options on the command line itself come later and override
    them.

    Args:
        command: The first word of the command line, which may not be a command.

    Raises:
        UsageError: The variable of a switch is neither on nor off, or a variable is unknown.
    """
    known = list_variables(SECTIONS["start"])
    for name in sorted(os.environ):
        if name.startswith(PREFIX) and name not in known and name != KEY_VARIABLE:
            near = suggest_names(name, {KEY_VARIABLE, *known})
            raise UsageError(f"{name}: there is no such variable{near}")
    words: list[str] = []
    for variable, option in list_variables(SECTIONS.get(command, ())).items():
        flag, value = option.metadata["flag"], os.environ.get(variable, "")
        if not value:
            continue
        if option.default is False:
            if value.lower() not in _ON | _OFF:
                raise UsageError(f"{variable}: expected 1 or 0, got {value!r}")
            words += [flag] if value.lower() in _ON else []
        else:
            values = value.split(",") if option.default == () else [value]
            words += [word for each in values for word in (flag, each.strip())]
    return words
