"""Options of a tool server, each declared once for parser, variables, help and library."""

from __future__ import annotations

import argparse
import re
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from hosting_sdk._command_line.given_numbers import port, seconds, size
from hosting_sdk._method_names import suggest_names
from hosting_sdk._platform.names import TOKEN_VARIABLE
from hosting_sdk._policy.effects import EFFECTS, OPTION
from hosting_sdk._policy.policies import Guard, Policy, load_policy

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from hosting_sdk._transport.secrets import SecretText
    from hosting_sdk.mcp._token_file import TokenFile

__all__ = [
    "KEY_VARIABLE",
    "PREFIX",
    "ServerOptions",
    "StartOptions",
    "add_options",
    "list_variables",
]

PREFIX: Final = "HOSTING_SDK_MCP_"
KEY_VARIABLE: Final = f"{PREFIX}KEY"
"""Variable of the key of the HTTP transport; an option would be visible to other users."""


def _option(
    flag: str, section: str, text: str, default: Any, *, has_variable: bool = True, **keywords: Any
) -> Any:
    """Return a field for an option of the command line.

    Args:
        flag: The option.
        section: Its section in the help; a command has the options of whole sections.
        text: The help.
        default: Its default; False makes it a switch, and an empty tuple makes it repeatable.
        has_variable: Whether an environment variable can set it.
        keywords: Further arguments of `add_argument`.
    """
    if default is False:
        keywords["action"] = "store_true"
    elif default == ():
        keywords |= {"action": "append", "default": []}
        text = f"{text}; may be repeated"
    else:
        keywords["default"] = default
    declared = {"flag": flag, "section": section, "has_variable": has_variable}
    return field(default=default, metadata=declared | {"argument": {"help": text, **keywords}})


def _effect(text: str) -> str:
    if text not in EFFECTS:
        raise argparse.ArgumentTypeError(
            f"expected one of {', '.join(EFFECTS)}, got {text!r}{suggest_names(text, EFFECTS)}"
        )
    return text


def _host(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9._-]+(:[0-9]+)?|\[[0-9A-Fa-f:.]+\](:[0-9]+)?", text):
        raise argparse.ArgumentTypeError(f"expected a host such as mcp.example.com, got {text!r}")
    return text.lower()


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


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerOptions:
    """The options of a tool server.

    Attributes:
        token: The platform's token, or the file that has it; None when the server has none.
        server_url: The platform's address, None for its own.
        team_id: The team of calls that take one and name none.
        timeout: Time-out of one call of the platform with its retries, in seconds.
        dynamic: Whether to offer three tools that give access to all others.
        groups: Groups whose tools to offer.
        tools: Names of tools to offer; all when this and *groups* are empty.
        excluded: Names of tools to leave out.
        read_only: Whether to offer only tools that change nothing.
        output_schemas: Whether tools have schemas of their results, which makes the list large.
        policy: A file of rules and budgets of calls; without one, the next two decide alone.
        allowed: Kinds of effect that calls may have.
        ask: Whether the person at the application is asked about calls that are not allowed.
        ask_seconds: How long the person has to answer, in seconds.
        show_secrets: Whether secrets in results reach the model.
        allowed_paths: Folders that uploads may be read from, resolved.
        result_bytes: Limit of the JSON of one result, in bytes.
        stream_seconds: How long a stream is read for one result, in seconds.
        audit_log: The file of the audit log.
    """

    token: SecretText | TokenFile | None = None
    server_url: str | None = _option(
        "--server-url", "platform", "base URL of the platform", None, metavar="URL"
    )
    team_id: str | None = _option(
        "--team-id", "platform", "the team to act for", None, metavar="ID"
    )
    timeout: float = _option(
        "--timeout",
        "platform",
        "seconds of one call of the platform, with its retries (%(default)s)",
        60.0,
        type=seconds,
        metavar="S",
    )
    dynamic: bool = _option(
        "--dynamic",
        "choice of tools",
        "offer three tools (search, describe, call) instead of one for each method",
        False,
    )
    groups: Sequence[str] = _option(
        "--group", "choice of tools", "offer only the methods of this group", (), metavar="GROUP"
    )
    tools: Sequence[str] = _option(
        "--tool", "choice of tools", "offer only this method", (), metavar="TOOL"
    )
    excluded: Sequence[str] = _option(
        "--exclude-tool", "choice of tools", "do not offer this method", (), metavar="TOOL"
    )
    read_only: bool = _option(
        "--read-only", "choice of tools", "offer only methods that change nothing", False
    )
    output_schemas: bool = _option(
        "--output-schemas",
        "choice of tools",
        "describe the results, too; makes the list much longer",
        False,
    )
    policy: Path | None = _option(  # noqa: RUF009 a field, as the others are
        "--policy",
        "calls",
        "rules and budgets of calls, in TOML; they decide before --allow and --ask",
        None,
        type=Path,
        metavar="FILE",
    )
    allowed: Collection[str] = _option(
        OPTION,
        "calls",
        "carry out calls with this effect, one of "
        + "; ".join(f"{kind} ({effect})" for kind, effect in EFFECTS.items()),
        (),
        type=_effect,
        metavar="KIND",
    )
    ask: bool = _option(
        "--ask",
        "calls",
        "ask the person at the application about such calls instead of refusing them",
        False,
    )
    ask_seconds: float = _option(
        "--ask-seconds",
        "calls",
        "seconds the person has to answer (%(default)s)",
        300.0,
        type=seconds,
        metavar="S",
    )
    show_secrets: bool = _option(
        "--show-secrets",
        "calls",
        "do not mask secrets in results: new tokens, keys of drains, values of variables",
        False,
    )
    allowed_paths: Sequence[Path] = _option(
        "--allow-path",
        "calls",
        "allow uploads of files below this folder",
        (),
        type=_folder,
        metavar="FOLDER",
    )
    result_bytes: int = _option(
        "--result-bytes",
        "calls",
        "maximum size of one result in bytes (%(default)s)",
        60_000,
        type=size,
        metavar="N",
    )
    stream_seconds: float = _option(
        "--stream-seconds",
        "calls",
        "seconds to read a stream for one result (%(default)s)",
        10.0,
        type=seconds,
        metavar="S",
    )
    audit_log: Path | None = _option(  # noqa: RUF009 a field, as the others are
        "--audit-log",
        "calls",
        "append one line per call, without values",
        None,
        type=Path,
        metavar="FILE",
    )


def create_guard(options: ServerOptions) -> Guard:
    """Return the guard of a server.

    Raises:
        InvalidRequestError: The policy file cannot be read, or is invalid.
    """
    policy = Policy() if options.policy is None else load_policy(options.policy)
    return Guard(policy, allowed=options.allowed, otherwise="ask" if options.ask else "deny")


@dataclass(frozen=True, slots=True, kw_only=True)
class StartOptions:
    """Options of the command line alone: the transport, the log, and the sources of the token.

    Attributes:
        transport: `stdio` or `http`.
        host: Loopback address to listen on, for `http`.
        port: Port to listen on, for `http`.
        allowed_hosts: Further names by which applications reach the server, for `http`.
        log_level: Lowest level of the log on standard error.
        env: Variables to set in the server's environment.
        bearer_token: The platform's token.
        bearer_token_file: A file that holds the token.
    """

    transport: str = _option(
        "--transport",
        "transport",
        f"transport (%(default)s); http requires a key: {KEY_VARIABLE}, or a new one",
        "stdio",
        choices=("stdio", "http"),
    )
    host: str = _option(
        "--host",
        "transport",
        "loopback address to listen on, for http (%(default)s)",
        "127.0.0.1",
    )
    port: int = _option(
        "--port",
        "transport",
        "port to listen on, for http (%(default)s); 0: a free one",
        2718,
        type=port,
    )
    allowed_hosts: Sequence[str] = _option(
        "--allowed-host",
        "transport",
        "accept requests for this host too, such as the name of a reverse proxy, for http",
        (),
        type=_host,
        metavar="HOST",
    )
    log_level: str = _option(
        "--log-level",
        "transport",
        "lowest level of the log on standard error (%(default)s)",
        "warning",
        choices=("debug", "info", "warning", "error"),
    )
    env: Sequence[tuple[str, str]] = _option(
        "--env",
        "transport",
        "set a variable of the server's environment",
        (),
        has_variable=False,
        type=_assignment,
        metavar="KEY=VALUE",
    )
    bearer_token: str | None = _option(
        "--bearer-token",
        "platform",
        f"access token; visible in the process list, prefer {TOKEN_VARIABLE} or "
        "--bearer-token-file",
        None,
        has_variable=False,
        metavar="TOKEN",
    )
    bearer_token_file: str | None = _option(
        "--bearer-token-file", "platform", "a file that holds the token", None, metavar="FILE"
    )


def _declared(sections: Collection[str]) -> Iterator[Field[Any]]:
    """Yield the fields that are options of some sections."""
    for each in (*fields(StartOptions), *fields(ServerOptions)):
        if each.metadata.get("section") in sections:
            yield each


def add_options(parser: argparse.ArgumentParser, *sections: str) -> None:
    """Add the options of some sections to a command, in their order."""
    for section in sections:
        group = parser.add_argument_group(section)
        for each in _declared([section]):
            group.add_argument(each.metadata["flag"], dest=each.name, **each.metadata["argument"])


def list_variables(sections: Collection[str]) -> dict[str, Field[Any]]:
    """Return the options of some sections by the environment variables that set them."""
    return {
        PREFIX + each.metadata["flag"].removeprefix("--").upper().replace("-", "_"): each
        for each in _declared(sections)
        if each.metadata["has_variable"]
    }
