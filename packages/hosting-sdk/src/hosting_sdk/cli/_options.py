"""The options of `call`: those of every call, and those for the parameters of a method."""

from __future__ import annotations

import argparse
import json
import shlex
import textwrap
from typing import TYPE_CHECKING, Any

from hosting_sdk._command_line.exits import EXIT_CODES, UsageError
from hosting_sdk._command_line.given_numbers import seconds
from hosting_sdk._command_line.parser import CommandParser
from hosting_sdk._method_names import close_names, fold
from hosting_sdk.cli._words import type_name

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["call_parser", "example", "normalize_options", "option", "option_names"]


def option(argument: str) -> str:
    """Return the option of an argument, `--id-or-name` for `id_or_name`."""
    return "--" + argument.strip("_").replace("_", "-")


def call_parser(method: Mapping[str, Any]) -> argparse.ArgumentParser:
    """Return the parser of a call.

    Args:
        method: The method's entry in the index.
    """
    name = f"{method['group']}.{method['method']}"
    parser = CommandParser(
        prog=f"hosting-sdk call {name}",
        description=textwrap.fill(
            f"{method['summary']} {method['details']}".rstrip()
            + f" ({method['verb']} {method['path']})",
            break_on_hyphens=False,
        ),
        epilog=f"example:\n  {example(method)}\n\n{EXIT_CODES}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    # Every call has options for the team.
    own = [parameter for parameter in method["parameters"] if not parameter["scope"]]
    if own:
        _add_parameters(parser, own)
    if method["body"]:
        _add_body(parser, method)
    _add_output(parser, method)
    _add_common(parser)
    return parser


def example(method: Mapping[str, Any]) -> str:
    """Return the command line of a method's example.

    Args:
        method: The method's entry in the index.
    """
    words = ["hosting-sdk", "call", f"{method['group']}.{method['method']}"]
    for name, value in method["example"].items():
        if name == "request_body":
            upload = method["body"]["kind"] == "upload"
            words += [option(name), "@FILE" if upload else json.dumps(value, ensure_ascii=False)]
        else:
            for each in value if isinstance(value, list) else [value]:
                words += [option(name), each if isinstance(each, str) else json.dumps(each)]
    return shlex.join(words)


def _add_parameters(
    parser: argparse.ArgumentParser, parameters: Sequence[Mapping[str, Any]]
) -> None:
    group = parser.add_argument_group("parameters")
    for parameter in parameters:
        repeated = type_name(parameter["schema"]).startswith("array")
        group.add_argument(
            option(parameter["argument"]),
            dest=parameter["argument"],
            metavar="VALUE",
            required=parameter["required"],
            action="append" if repeated else "store",
            help=_describe(parameter["schema"], repeated=repeated),
        )


def _describe(schema: Mapping[str, Any], *, repeated: bool) -> str:
    text = f"{schema.get('description', '')} ({type_name(schema)}"
    return f"{text}{'; may be repeated' if repeated else ''})".lstrip().replace("%", "%%")


def _add_body(parser: argparse.ArgumentParser, method: Mapping[str, Any]) -> None:
    upload = method["body"]["kind"] == "upload"
    parser.add_argument(
        "--request-body",
        metavar="@FILE" if upload else "JSON",
        required=method["body"]["required"],
        help="what to upload: @FILE, or - for standard input"
        if upload
        else f"{type_name(method['body']['schema'])}: JSON, @FILE, or - for standard input",
    )
    if not upload:
        parser.add_argument(
            "--extra-body",
            metavar="JSON",
            help="fields that this version does not know, added to the body: JSON, @FILE, or - for "
            "standard input",
        )


def _add_output(parser: argparse.ArgumentParser, method: Mapping[str, Any]) -> None:
    group = parser.add_argument_group("output")
    group.add_argument("--format", choices=("json", "table"), default="json", help="how to print")
    if method["paging"]:
        group.add_argument(
            "--all-pages",
            action="store_true",
            help="follow all pages; prints one item per line, or one table",
        )
    if any(result["kind"] == "lines" for result in method["results"]):
        group.add_argument(
            "--stream",
            action="store_true",
            help="print records as they arrive, one JSON value per line",
        )
    group.add_argument("--output", metavar="FILE", help="write the response to a file")


def _add_common(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("permission")
    group.add_argument(
        "--yes",
        action="store_true",
        help="carry out without a question a call that deletes, costs money, grants access, ...",
    )
    group.add_argument(
        "--policy",
        metavar="FILE",
        help="rules and budgets of calls, in TOML (default: HOSTING_SDK_MCP_POLICY)",
    )
    group = parser.add_argument_group("connection")
    group.add_argument("--team-id", metavar="ID", help="the team to act for")
    group.add_argument("--slug", metavar="SLUG", help="the team to act for, by its URL slug")
    group.add_argument("--server-url", metavar="URL", help="base URL of the platform")
    group.add_argument(
        "--timeout",
        metavar="SECONDS",
        type=seconds,
        default=60.0,
        help="limit of the whole call (60)",
    )
    group.add_argument(
        "--bearer-token-file",
        metavar="FILE",
        help="file with the access token (default: HOSTING_SDK_BEARER_TOKEN)",
    )
    group.add_argument(
        "--bearer-token",
        metavar="TOKEN",
        help="access token; visible in the process list, prefer HOSTING_SDK_BEARER_TOKEN",
    )
    group = parser.add_argument_group("rehearsal")
    if "--dry-run" not in option_names(parser):  # a method may have such a parameter
        group.add_argument(
            "--dry-run",
            dest="rehearsed",
            action="store_true",
            help="check the call and print its request; send nothing",
        )
    group.add_argument(
        "--curl", action="store_true", help="print the call as a command of curl; send nothing"
    )
    parser.set_defaults(rehearsed=False)


def option_names(parser: argparse.ArgumentParser) -> list[str]:
    """Return the long options of a call."""
    return [
        name
        for action in parser._actions  # noqa: SLF001 argparse has no other list of them
        for name in action.option_strings
        if name.startswith("--")
    ]


def normalize_options(words: Sequence[str], names: Sequence[str]) -> list[str]:
    """Return the words of a command line with its options spelled as the parser knows them.

    `--projectId`, `--project_id` and `--project-id` are the same.

    Args:
        words: The words that were typed.
        names: The known long options.

    Raises:
        UsageError: An option is unknown.
    """
    known = {fold(name): name for name in names}
    spelled = []
    for word in words:
        name, equals, value = word.partition("=")
        is_option = name.startswith("--") and len(name) > len("--")
        if is_option and fold(name) not in known:
            alike = close_names(name, known.values())
            hint = f"; did you mean {' or '.join(alike)}?" if alike else ""
            raise UsageError(f"there is no option {name}{hint}")
        spelled.append(known[fold(name)] + equals + value if is_option else word)
    return spelled
