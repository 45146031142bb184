"""`hosting-sdk mcp start`, `config`, `tools` and `doctor`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

from hosting_sdk._command_line.exits import Exit, UsageError, printable
from hosting_sdk._command_line.given_files import read_token
from hosting_sdk._command_line.given_numbers import port, seconds, size
from hosting_sdk._transport.secrets import SecretText
from hosting_sdk._transport.settings import TOKEN_VARIABLE
from hosting_sdk._version import __version__
from hosting_sdk.mcp._hiding import hide_token, read_handed_token
from hosting_sdk.mcp._options import ServerOptions
from hosting_sdk.mcp._variables import read_variables

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["run"]

EXTRA: Final = "the tool server needs more packages: pip install 'hosting-sdk[mcp]'"
TALKS: Final = (
    "an application starts this server and talks to it there ('config' tells it how), or finds it "
    "at a URL with --transport http"
)
DESCRIPTION: Final = """\
Every method of the platform as a tool for AI applications (Model Context Protocol).

Every option is also a variable of the environment: --read-only is HOSTING_SDK_MCP_READ_ONLY=1, and
--group teams --group dns is HOSTING_SDK_MCP_GROUP=teams,dns.

The token comes from HOSTING_SDK_BEARER_TOKEN or --bearer-token-file; --bearer-token is taken off
the command line at once, but configuration files and shell histories keep it.
"""


class _Parser(argparse.ArgumentParser):
    """A parser whose mistakes are one line."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message}\n({self.prog} --help)")


def run(words: Sequence[str], *, program: str = "hosting-sdk mcp") -> Exit:
    """Run one of the commands.

    Args:
        words: The words after the program's name.
        program: The program's name.

    Raises:
        UsageError: The command line is wrong.
        HostingSDKError: An option names what is not there.
    """
    parser = _parser(program)
    if not words:
        parser.print_help(sys.stderr)
        return Exit.USAGE
    given = parser.parse_args([*words[:1], *read_variables(words[0]), *words[1:]])
    match given.command:
        case "start":
            return _start(given)
        case "config":
            return _config(given)
        case "tools":
            return _tools(given)
        case _:
            return _doctor(given)


def _parser(program: str) -> argparse.ArgumentParser:
    parser = _Parser(
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
    config = commands.add_parser("config", help="print what an application's configuration needs")
    config.add_argument("--client", required=True, metavar="NAME", help="cursor, vscode, ...")
    config.add_argument(
        "arguments", nargs="*", metavar="OPTION", help="options for start, after --"
    )
    tools = commands.add_parser("tools", help="list the tools of a choice", allow_abbrev=False)
    tools.add_argument("--cost", action="store_true", help="tell bytes and estimated tokens")
    _add_choice(tools)
    doctor = commands.add_parser("doctor", help="check tools, token and connection")
    doctor.add_argument("--client", metavar="NAME", help="one application; all without it")
    doctor.add_argument("--no-call", action="store_true", help="make no call to the platform")
    _add_token(doctor)
    _add_choice(doctor)
    return parser


def _add_transport(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("transport")
    group.add_argument(
        "--transport",
        choices=("stdio", "http"),
        default="stdio",
        help="(%(default)s); http wants the key that HOSTING_SDK_MCP_KEY has, or makes one",
    )
    group.add_argument("--host", default="127.0.0.1", help="for http, loopback only (%(default)s)")
    group.add_argument("--port", type=port, default=2718, help="for http (%(default)s); 0: any")
    group.add_argument(
        "--log-level",
        choices=("debug", "info", "warning", "error"),
        default="warning",
        help="what goes to standard error (%(default)s)",
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
    group.add_argument("--bearer-token", metavar="TOKEN", help=f"better: {TOKEN_VARIABLE}")
    group.add_argument("--bearer-token-file", metavar="FILE", help="a file that holds the token")
    group.add_argument("--bearer-token-handle", type=int, help=argparse.SUPPRESS)
    group.add_argument("--server-url", metavar="URL", help="another address of the platform")
    group.add_argument("--team-id", metavar="ID", help="the team to act for")


def _add_choice(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("choice of tools")
    group.add_argument("--dynamic", action="store_true", help="three tools that lead to all")
    group.add_argument(
        "--group", action="append", default=[], metavar="GROUP", help="only these groups"
    )
    group.add_argument("--tool", action="append", default=[], metavar="TOOL", help="only these")
    group.add_argument(
        "--exclude-tool", action="append", default=[], metavar="TOOL", help="all but these"
    )
    group.add_argument("--read-only", action="store_true", help="only what changes nothing")
    group.add_argument(
        "--output-schemas", action="store_true", help="tools say what they return; costs a lot"
    )


def _add_calls(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("calls")
    group.add_argument(
        "--allow-destructive",
        action="store_true",
        help="carry out calls that remove or replace something irreversibly, or spend money",
    )
    group.add_argument(
        "--allow-credentials",
        action="store_true",
        help="carry out calls that create secrets: tokens, keys, codes",
    )
    group.add_argument(
        "--allow-code", action="store_true", help="carry out calls that run code in a sandbox"
    )
    group.add_argument(
        "--ask",
        action="store_true",
        help="ask the person at the application about such calls instead of refusing them",
    )
    group.add_argument(
        "--ask-seconds",
        type=seconds,
        default=300.0,
        metavar="S",
        help="how long the person has to answer (%(default)s)",
    )
    group.add_argument(
        "--show-secrets",
        action="store_true",
        help="let new tokens, webhook secrets and decrypted values in results reach the model",
    )
    group.add_argument(
        "--allow-path",
        action="append",
        default=[],
        type=_folder,
        metavar="FOLDER",
        help="uploads may name files below it; may be repeated",
    )
    group.add_argument(
        "--result-bytes",
        type=size,
        default=60_000,
        metavar="N",
        help="the most bytes in one result (%(default)s)",
    )
    group.add_argument(
        "--stream-seconds",
        type=seconds,
        default=10.0,
        metavar="S",
        help="how long a stream is read for one result (%(default)s)",
    )
    group.add_argument(
        "--audit-log", type=Path, metavar="FILE", help="append a line for each call, no values"
    )


def _folder(text: str) -> Path:
    path = Path(text).expanduser().resolve()
    if not path.is_dir():
        raise argparse.ArgumentTypeError(f"expected a folder, got {text!r}")
    return path


def _assignment(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not name or not equals or "\0" in text:
        raise argparse.ArgumentTypeError("expected KEY=VALUE")
    return name, value


def _options(given: argparse.Namespace) -> ServerOptions:
    chosen = ServerOptions(
        dynamic=given.dynamic,
        tools=tuple(given.tool),
        groups=tuple(given.group),
        excluded=tuple(given.exclude_tool),
        read_only=given.read_only,
        output_schemas=given.output_schemas,
    )
    if given.command == "tools":
        return chosen
    chosen = chosen._replace(
        token=_token(given), server_url=given.server_url, team_id=given.team_id
    )
    if given.command == "doctor":
        return chosen
    return chosen._replace(
        allow_destructive=given.allow_destructive,
        allow_credentials=given.allow_credentials,
        allow_code=given.allow_code,
        ask=given.ask,
        ask_seconds=given.ask_seconds,
        show_secrets=given.show_secrets,
        allowed_paths=tuple(given.allow_path),
        result_bytes=given.result_bytes,
        stream_seconds=given.stream_seconds,
        audit_log=given.audit_log,
    )


def _token(given: argparse.Namespace) -> SecretText | None:
    if given.bearer_token_handle is not None:
        return SecretText(read_handed_token(given.bearer_token_handle))
    if given.bearer_token and given.bearer_token_file:
        raise UsageError("--bearer-token and --bearer-token-file exclude each other")
    if given.bearer_token_file:
        return SecretText(read_token(given.bearer_token_file))
    token = given.bearer_token or os.environ.get(TOKEN_VARIABLE)
    return SecretText(token) if token else None


def _require_extra() -> None:
    if find_spec("mcp") is None:
        raise UsageError(EXTRA)


def _start(given: argparse.Namespace) -> Exit:
    if given.bearer_token:
        hide_token(given.bearer_token)
    os.environ.update(given.env)
    _require_extra()
    options = _options(given)
    logging.basicConfig(
        stream=sys.stderr,
        level=given.log_level.upper(),
        format="%(asctime)s %(levelname)s %(name)s: %(message)s",
    )
    return _start_stdio(options) if given.transport == "stdio" else _start_http(given, options)


def _start_stdio(options: ServerOptions) -> Exit:
    from hosting_sdk.mcp._definitions import definitions  # noqa: PLC0415 reads the index
    from hosting_sdk.mcp._early import EarlyAnswers  # noqa: PLC0415 for this transport alone
    from hosting_sdk.mcp._stdio import Wire  # noqa: PLC0415 as above

    if sys.stdin is None:
        raise UsageError(f"start: standard input is closed; {TALKS}")
    if sys.stdin.isatty():
        sys.stderr.write(f"Waiting on standard input; {TALKS}\n")
    wire = Wire(EarlyAnswers(definitions(options)))
    from hosting_sdk.mcp._server import ToolServer, serve_stdio  # noqa: PLC0415 half a second

    asyncio.run(serve_stdio(ToolServer(options), wire))
    return Exit.DONE


def _start_http(given: argparse.Namespace, options: ServerOptions) -> Exit:
    from hosting_sdk.mcp._http import find_key, listen, serve_http  # noqa: PLC0415 half a second
    from hosting_sdk.mcp._server import ToolServer  # noqa: PLC0415 as above

    server = ToolServer(options)
    listening = listen(given.host, given.port)
    key, is_new = find_key()

    def ready(url: str) -> None:
        shown = f"Authorization: Bearer {key}\n" if is_new else ""
        sys.stderr.write(f"{shown}Listening on {url}\n")
        sys.stderr.flush()

    serve_http(server, listening, key, ready=ready)
    return Exit.DONE


def _config(given: argparse.Namespace) -> Exit:
    from hosting_sdk.mcp._applications import (  # noqa: PLC0415 one use
        APPLICATIONS,
        configuration,
        start_command,
    )
    from hosting_sdk.mcp._tools import suggestion  # noqa: PLC0415 as above

    if given.client not in APPLICATIONS:
        near = suggestion(given.client, APPLICATIONS)
        raise UsageError(
            f"--client: expected one of {', '.join(APPLICATIONS)}, got {given.client!r}{near}"
        )
    application = APPLICATIONS[given.client]
    sys.stderr.write(f"For {application.file}:\n")
    sys.stdout.write(configuration(given.client, *start_command(), given.arguments))
    return Exit.DONE


def _summarize(definition: Mapping[str, Any]) -> str:
    """Return the first sentence of a tool's description."""
    first, _, _ = str(definition["description"]).partition(". ")
    return first if first.endswith(".") else f"{first}."


def _tools(given: argparse.Namespace) -> Exit:
    from hosting_sdk.mcp._definitions import definitions  # noqa: PLC0415 reads the index
    from hosting_sdk.mcp._doctor import cost  # noqa: PLC0415 as above

    listed = definitions(_options(given))
    width = max(len(each["name"]) for each in listed)
    for each in listed:
        size = f"{cost([each]).size_bytes:>7,} " if given.cost else ""
        sys.stdout.write(f"{size}{each['name']:{width}}  {_summarize(each)}\n")
    if given.cost:
        whole = cost(listed)
        sys.stdout.write(
            f"{whole.size_bytes:>7,} bytes for {whole.tools} tools, "
            f"about {whole.tokens:,} tokens of a model's context\n"
        )
    return Exit.DONE


def _doctor(given: argparse.Namespace) -> Exit:
    from hosting_sdk.mcp._applications import APPLICATIONS  # noqa: PLC0415 one use
    from hosting_sdk.mcp._definitions import definitions  # noqa: PLC0415 reads the index
    from hosting_sdk.mcp._doctor import find_problems, who_am_i  # noqa: PLC0415 as above
    from hosting_sdk.mcp._tools import suggestion  # noqa: PLC0415 as above

    if given.client is not None and given.client not in APPLICATIONS:
        raise UsageError(
            f"--client: there is no {given.client!r}{suggestion(given.client, APPLICATIONS)}"
        )
    options = _options(given)
    healthy = True
    for name in [given.client] if given.client else APPLICATIONS:
        problems = find_problems(definitions(options), name)
        healthy = healthy and not problems
        sys.stdout.write(f"{APPLICATIONS[name].title}:{'' if problems else ' fits'}\n")
        sys.stdout.writelines(f"  - {problem}\n" for problem in problems)
    if find_spec("mcp") is None:
        healthy = False
        sys.stdout.write(f"Packages: {EXTRA}\n")
    if not given.no_call:
        told, works = asyncio.run(who_am_i(options))
        healthy = healthy and works
        sys.stdout.write(f"Platform: {printable(told)}\n")
    return Exit.DONE if healthy else Exit.FAILED
