"""`hosting-sdk mcp start`, `config`, `tools` and `doctor`."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import sys
from dataclasses import fields
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hosting_sdk._command_line.exits import Exit, UsageError
from hosting_sdk._command_line.visible import printable
from hosting_sdk._platform.names import TOKEN_VARIABLE
from hosting_sdk._transport.secrets import SecretText
from hosting_sdk.mcp._options import ServerOptions, create_guard
from hosting_sdk.mcp._parser import create_parser, read_variables
from hosting_sdk.mcp._token_file import TokenFile

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

__all__ = ["run"]

EXTRA: Final = "the tool server needs more packages: pip install 'hosting-sdk[mcp]'"
TALKS: Final = (
    "an application starts this server and talks to it there ('config' tells it how), or finds it "
    "at a URL with --transport http"
)
_PATHS: Final = frozenset({"--bearer-token-file", "--policy", "--allow-path", "--audit-log"})
"""Options with a path."""
_REGISTRY_NAME: Final = re.compile(r"[A-Za-z0-9.-]+/[A-Za-z0-9._-]+")


def run(words: Sequence[str], *, program: str = "hosting-sdk mcp") -> Exit:
    """Run one of the commands.

    Args:
        words: The words after the program's name.
        program: The program's name.

    Raises:
        UsageError: The command line is wrong.
        HostingSDKError: An option names something that does not exist.
    """
    parser = create_parser(program)
    if not words:
        parser.print_help(sys.stderr)
        return Exit.USAGE
    given = parser.parse_args([*words[:1], *read_variables(words[0]), *words[1:]])
    match given.command:
        case "start":
            return _start(given)
        case "config":
            return _config(given, parser)
        case "tools":
            return _tools(given)
        case _:
            return _doctor(given)


def _options(given: argparse.Namespace) -> ServerOptions:
    """Return the options of the server that a command has; the others keep their defaults."""
    names = {each.name for each in fields(ServerOptions)}
    chosen = {name: value for name, value in vars(given).items() if name in names}
    return ServerOptions(**chosen, token=None if given.command == "tools" else _token(given))


def _token(given: argparse.Namespace) -> SecretText | TokenFile | None:
    if given.bearer_token and given.bearer_token_file:
        raise UsageError("--bearer-token and --bearer-token-file exclude each other")
    if given.bearer_token_file:
        return TokenFile(given.bearer_token_file)
    token = given.bearer_token or os.environ.get(TOKEN_VARIABLE)
    return SecretText(token) if token else None


def _start(given: argparse.Namespace) -> Exit:
    os.environ.update(given.env)
    if find_spec("mcp") is None:
        raise UsageError(EXTRA)
    options = _options(given)
    logging.basicConfig(
        stream=sys.stderr,
        level=given.log_level.upper(),
        format="%(asctime)s %(levelname)s %(name)s: %(message)s",
    )
    from hosting_sdk.mcp._server import ToolServer, serve_stdio  # noqa: PLC0415 half a second

    server = ToolServer(options)
    if given.transport == "stdio":
        if sys.stdin is None:
            raise UsageError(f"start: standard input is closed; {TALKS}")
        if sys.stdin.isatty():
            sys.stderr.write(f"Waiting on standard input; {TALKS}\n")
        asyncio.run(serve_stdio(server))
        return Exit.DONE
    from hosting_sdk.mcp._http import find_key, listen, serve_http  # noqa: PLC0415 half a second

    listening = listen(given.host, given.port)
    key, is_new = find_key()

    def ready(url: str) -> None:
        shown = f"Authorization: Bearer {key}\n" if is_new else ""
        sys.stderr.write(f"{shown}Listening on {url}\n")
        sys.stderr.flush()

    serve_http(server, listening, key, ready=ready, allowed_hosts=given.allowed_hosts)
    return Exit.DONE


def _config(given: argparse.Namespace, parser: argparse.ArgumentParser) -> Exit:
    from hosting_sdk._method_names import suggest_names  # noqa: PLC0415 as above
    from hosting_sdk.mcp._applications import (  # noqa: PLC0415 one use
        APPLICATIONS,
        configuration,
        registry_entry,
        start_command,
    )
    from hosting_sdk.mcp._tools import choose  # noqa: PLC0415 as above

    if given.server_json is not None:
        if not _REGISTRY_NAME.fullmatch(given.server_json):
            raise UsageError(
                "--server-json: expected a name such as com.example/hosting, "
                f"got {given.server_json!r}"
            )
        sys.stdout.write(registry_entry(given.server_json))
        return Exit.DONE
    if given.client not in APPLICATIONS:
        near = suggest_names(given.client, APPLICATIONS)
        raise UsageError(
            f"--client: expected one of {', '.join(APPLICATIONS)}, got {given.client!r}{near}"
        )
    # A configuration that does not start is refused.
    start = parser.parse_args(["start", *given.arguments])
    names, groups, excluded = start.tools, start.groups, start.excluded
    choose(names=names, groups=groups, excluded=excluded, read_only=start.read_only)
    application = APPLICATIONS[given.client]
    sys.stderr.write(f"For {application.file}:\n")
    options = list(_make_absolute(given.arguments))
    sys.stdout.write(configuration(given.client, *start_command(), options))
    return Exit.DONE


def _make_absolute(words: Sequence[str]) -> Iterator[str]:
    """Yield options with absolute paths: applications start the server in a folder of theirs."""
    before = ""
    for word in words:
        name, equals, value = word.partition("=")
        if before in _PATHS:
            yield str(Path(word).expanduser().absolute())
        elif equals and name in _PATHS:
            yield f"{name}={Path(value).expanduser().absolute()}"
        else:
            yield word
        before = word


def _tools(given: argparse.Namespace) -> Exit:
    from hosting_sdk.mcp._definitions import definitions  # noqa: PLC0415 reads the index
    from hosting_sdk.mcp._doctor import cost  # noqa: PLC0415 as above

    listed = definitions(_options(given))
    width = max(len(each["name"]) for each in listed)
    for each in listed:
        size = f"{cost([each]).size_bytes:>7,} " if given.cost else ""
        sentence = each["description"].partition(". ")[0].removesuffix(".")
        sys.stdout.write(f"{size}{each['name']:{width}}  {sentence}.\n")
    if given.cost:
        whole = cost(listed)
        sys.stdout.write(
            f"{whole.size_bytes:>7,} bytes for {whole.tools} tools, "
            f"about {whole.tokens:,} tokens of a model's context\n"
        )
    return Exit.DONE


def _doctor(given: argparse.Namespace) -> Exit:
    from hosting_sdk._method_names import suggest_names  # noqa: PLC0415 as above
    from hosting_sdk.mcp._applications import APPLICATIONS  # noqa: PLC0415 one use
    from hosting_sdk.mcp._definitions import definitions  # noqa: PLC0415 reads the index
    from hosting_sdk.mcp._doctor import find_problems, who_am_i  # noqa: PLC0415 as above

    if given.client is not None and given.client not in APPLICATIONS:
        raise UsageError(
            f"--client: there is no {given.client!r}{suggest_names(given.client, APPLICATIONS)}"
        )
    options = _options(given)
    guard = create_guard(options)
    healthy = True
    for name in [given.client] if given.client else APPLICATIONS:
        problems = find_problems(definitions(options), name)
        healthy = healthy and not problems
        sys.stdout.write(f"{APPLICATIONS[name].title}:{'' if problems else ' fits'}\n")
        sys.stdout.writelines(f"  - {problem}\n" for problem in problems)
    sys.stdout.write("Policy, the first that fits decides:\n")
    sys.stdout.writelines(f"  - {printable(line)}\n" for line in guard.lines())
    if find_spec("mcp") is None:
        healthy = False
        sys.stdout.write(f"Packages: {EXTRA}\n")
    if not given.no_call:
        report, works = asyncio.run(who_am_i(options))
        healthy = healthy and works
        sys.stdout.write(f"Platform: {printable(report)}\n")
    return Exit.DONE if healthy else Exit.FAILED
