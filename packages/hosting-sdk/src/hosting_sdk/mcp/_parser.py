"""The command line of the tool server."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hosting_sdk._command_line.given_numbers import port, seconds, size
from hosting_sdk._command_line.parser import CommandParser
from hosting_sdk._platform.names import TOKEN_VARIABLE
from hosting_sdk._version import __version__
from hosting_sdk.mcp._options import ServerOptions
from hosting_sdk.mcp._rules import EFFECTS, OPTION
from hosting_sdk.mcp._tools import suggestion
from hosting_sdk.mcp._variables import KEY_VARIABLE, PREFIX

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["create_parser"]

_USUAL: Final = ServerOptions()

DESCRIPTION: Final = """\
Every method of the platform as a tool for AI applications (Model Context Protocol).

Every option is also a variable of the environment: --read-only is HOSTING_SDK_MCP_READ_ONLY=1, and
--group teams --group dns is HOSTING_SDK_MCP_GROUP=teams,dns.

The token comes from HOSTING_SDK_BEARER_TOKEN or --bearer-token-file; --bearer-token is taken off
the command line at once, but configuration files and shell histories keep it.
"""


def create_parser(
    program: str,
) -> tuple[argparse.ArgumentParser, Mapping[str, argparse.ArgumentParser]]:
    """Return the parser of `hosting-sdk mcp`, and those of its commands by name."""
    parser = CommandParser(
        prog=program,
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"{program} {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    start = commands.add_parser("start", help="serve an application", allow_abbrev=False)
    _add_transport(start)
    _add_token(start)
    _add_choice(start)
    _add_calls(start)
    config = commands.add_parser(
        "config", help="print the configuration of an application", allow_abbrev=False
    )
    config.add_argument("--client", required=True, metavar="NAME", help="cursor, vscode, ...")
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
    _add_choice(tools)
    doctor = commands.add_parser(
        "doctor", help="check tools, token and connection", allow_abbrev=False
    )
    doctor.add_argument("--client", metavar="NAME", help="check for one application (default: all)")
    doctor.add_argument("--no-call", action="store_true", help="make no call to the platform")
    _add_token(doctor)
    _add_choice(doctor)
    return parser, commands.choices


def _add_transport(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("transport")
    group.add_argument(
        "--transport",
        choices=("stdio", "http"),
        default="stdio",
        help="transport (%(default)s); http requires a key: HOSTING_SDK_MCP_KEY, or a new one",
    )
    group.add_argument(
        "--host", default="127.0.0.1", help="loopback address to listen on, for http (%(default)s)"
    )
    group.add_argument(
        "--port",
        type=port,
        default=2718,
        help="port to listen on, for http (%(default)s); 0: a free one",
    )
    group.add_argument(
        "--log-level",
        choices=("debug", "info", "warning", "error"),
        default="warning",
        help="lowest level of the log on standard error (%(default)s)",
    )
    group.add_argument(
        "--env",
        action="append",
        default=[],
        type=_assignment,
        metavar="KEY=VALUE",
        help="set a variable of the server's environment; may be repeated",
    )


def _add_token(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("platform")
    group.add_argument(
        "--bearer-token",
        metavar="TOKEN",
        help=(
            f"access token; visible in the process list, prefer {TOKEN_VARIABLE} "
            "or --bearer-token-file"
        ),
    )
    group.add_argument("--bearer-token-file", metavar="FILE", help="a file that holds the token")
    group.add_argument("--bearer-token-handle", type=int, help=argparse.SUPPRESS)
    group.add_argument("--server-url", metavar="URL", help="base URL of the platform")
    group.add_argument("--team-id", metavar="ID", help="the team to act for")


def _add_choice(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("choice of tools")
    group.add_argument(
        "--dynamic",
        action="store_true",
        help="offer three tools (search, describe, call) instead of one for each method",
    )
    group.add_argument(
        "--group",
        dest="groups",
        action="append",
        default=[],
        metavar="GROUP",
        help="offer only the methods of this group; may be repeated",
    )
    group.add_argument(
        "--tool",
        dest="tools",
        action="append",
        default=[],
        metavar="TOOL",
        help="offer only this method; may be repeated",
    )
    group.add_argument(
        "--exclude-tool",
        dest="excluded",
        action="append",
        default=[],
        metavar="TOOL",
        help="do not offer this method; may be repeated",
    )
    group.add_argument(
        "--read-only", action="store_true", help="offer only methods that change nothing"
    )
    group.add_argument(
        "--output-schemas",
        action="store_true",
        help="describe the results, too; makes the list much longer",
    )


def _add_calls(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("calls")
    group.add_argument(
        OPTION,
        dest="allowed",
        action="append",
        default=[],
        type=_effect,
        metavar="KIND",
        help="carry out calls with this effect; may be repeated: "
        + "; ".join(f"{kind} ({effect})" for kind, effect in EFFECTS.items()),
    )
    group.add_argument(
        "--ask",
        action="store_true",
        help="ask the person at the application about such calls instead of refusing them",
    )
    group.add_argument(
        "--ask-seconds",
        type=seconds,
        default=_USUAL.ask_seconds,
        metavar="S",
        help="seconds the person has to answer (%(default)s)",
    )
    group.add_argument(
        "--show-secrets",
        action="store_true",
        help="do not mask secrets in results: new tokens, keys of drains, decrypted values",
    )
    group.add_argument(
        "--allow-path",
        dest="allowed_paths",
        action="append",
        default=[],
        type=_folder,
        metavar="FOLDER",
        help="allow uploads of files below this folder; may be repeated",
    )
    group.add_argument(
        "--result-bytes",
        type=size,
        default=_USUAL.result_bytes,
        metavar="N",
        help="maximum size of one result in bytes (%(default)s)",
    )
    group.add_argument(
        "--stream-seconds",
        type=seconds,
        default=_USUAL.stream_seconds,
        metavar="S",
        help="seconds to read a stream for one result (%(default)s)",
    )
    group.add_argument(
        "--audit-log", type=Path, metavar="FILE", help="append one line per call, without values"
    )


def _effect(text: str) -> str:
    if text not in EFFECTS:
        raise argparse.ArgumentTypeError(
            f"expected one of {', '.join(EFFECTS)}, got {text!r}{suggestion(text, EFFECTS)}"
        )
    return text


def _folder(text: str) -> Path:
    path = Path(text).expanduser().resolve()
    if not path.is_dir():
        raise argparse.ArgumentTypeError(f"expected a folder, got {text!r}")
    return path


def _assignment(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not name or not equals or "\0" in text:
        raise argparse.ArgumentTypeError("expected KEY=VALUE")
    if name.startswith(PREFIX) and name != KEY_VARIABLE:
        raise argparse.ArgumentTypeError(
            f"{name} is read before the options are: give the option itself"
        )
    return name, value
