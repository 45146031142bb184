"""`hosting-sdk call GROUP.METHOD`: one call from the command line."""

from __future__ import annotations

import asyncio
import sys
import warnings
from typing import TYPE_CHECKING, Any, Final

from hosting_sdk._command_line.exits import EXIT_CODES, Exit, UsageError
from hosting_sdk._command_line.given_files import read_token
from hosting_sdk._command_line.visible import printable
from hosting_sdk._index import load_methods
from hosting_sdk._method_names import find_method, fold
from hosting_sdk._platform.names import EXAMPLE_METHOD, EXAMPLE_METHOD_ON_WIRE
from hosting_sdk._types import HostingSDKWarning
from hosting_sdk.cli._bodies import json_body, upload_body
from hosting_sdk.cli._options import call_parser, normalize_options, option, option_names
from hosting_sdk.cli._output import Output
from hosting_sdk.cli._words import convert

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping, Sequence

    from hosting_sdk._client import Client
    from hosting_sdk._operations import Call

__all__ = ["run"]

_USAGE: Final = f"""\
usage: hosting-sdk call GROUP.METHOD [--PARAMETER VALUE ...] [options]

Calls one method of the platform and prints its response. The method comes first, in any spelling:
{EXAMPLE_METHOD} or {EXAMPLE_METHOD_ON_WIRE}. `hosting-sdk methods` lists them all, and
`hosting-sdk call GROUP.METHOD --help` shows the parameters of one.

{EXIT_CODES}"""


def run(words: Sequence[str]) -> Exit:
    """Make the call that a command line describes; if it names a group, list its methods.

    Args:
        words: The words after `call`.

    Raises:
        UsageError: The command line is wrong.
        HostingSDKError: The call failed.
    """
    if not words or words[0] in {"-h", "--help"}:
        (sys.stdout if words else sys.stderr).write(_USAGE)
        return Exit.DONE if words else Exit.USAGE
    if words[0].startswith("-"):
        raise UsageError(f"the method comes before the options, got {words[0]!r} first")
    groups = {fold(each["group"]): each["group"] for each in load_methods()}
    if fold(words[0]) in groups:
        from hosting_sdk.cli._methods import run as list_methods  # noqa: PLC0415 instead of a call

        return list_methods([f"{groups[fold(words[0])]}.*"])
    try:
        method = find_method(load_methods(), words[0])
    except ValueError as error:
        raise UsageError(str(error)) from None
    parser = call_parser(method)
    if method["body"] is not None and {"-h", "--help"} & set(words[1:]):
        from hosting_sdk.cli._methods import body_rows, lay_out  # noqa: PLC0415 for the help alone

        fields = lay_out(list(body_rows(method["body"])))
        parser.epilog = "\n".join(["request body:", *fields, "", str(parser.epilog)])
    given = parser.parse_args(normalize_options(words[1:], option_names(parser)))
    with warnings.catch_warnings():
        warnings.simplefilter("default", HostingSDKWarning)
        warnings.showwarning = _print_warning
        return _call(method, given)


def _print_warning(message: Warning | str, *_: object, **__: object) -> None:
    """Print a warning without the line of code, which a user of the program does not know."""
    sys.stderr.write(f"hosting-sdk: warning: {printable(str(message))}\n")


def _call(method: Mapping[str, Any], given: argparse.Namespace) -> Exit:
    """Make a call; the loop starts when all is read and asked, because it would delay Ctrl-C."""
    from hosting_sdk import Client, RequestOptions  # noqa: PLC0415 usage errors need none of it
    from hosting_sdk._operations import Call, load_untyped_operation  # noqa: PLC0415 as above
    from hosting_sdk.cli._permission import permit  # noqa: PLC0415 as above
    from hosting_sdk.cli._rehearsal import as_curl, as_request  # noqa: PLC0415 as above

    operation = load_untyped_operation(method["group"], method["method"])
    words = getattr(given, "extra_body", None)  # an option of methods with a JSON body
    extra = None if words is None else json_body(words, "--extra-body")
    if words is not None and not isinstance(extra, dict):
        raise UsageError("--extra-body: expected a JSON object of fields")
    options = RequestOptions(extra_body=extra)
    body = shown = None
    if method["body"] is not None and given.request_body is not None:
        is_upload = method["body"]["kind"] == "upload"
        body = (upload_body if is_upload else json_body)(given.request_body)
        shown = {"path": given.request_body} if is_upload else body
    arguments = _arguments(method, given)
    call = Call(operation, arguments, body, options)
    client = Client(
        _token(given),
        server_url=given.server_url,
        timeout=given.timeout,
        team_id=given.team_id,
        slug=given.slug,
    )
    exchange = client._transport.prepare(*call)  # noqa: SLF001 one package
    if given.rehearsed or given.curl:
        source = given.request_body if shown is not body else None
        sys.stdout.write((as_curl if given.curl else as_request)(exchange, source))
        return Exit.DONE
    settings = client._transport.settings  # noqa: SLF001 as above
    scope = {"team_id": settings.team_id, "slug": settings.slug}
    permit(method, _name_for_rules(arguments, shown, extra, scope), given)
    asyncio.run(_send(client, method, given, call))
    return Exit.DONE


async def _send(
    client: Client, method: Mapping[str, Any], given: argparse.Namespace, call: Call
) -> None:
    async with client:
        is_table = given.format == "table"
        with Output(given.output, table=is_table, view=method.get("view")) as output:
            await _deliver(client, method, given, call, output)


async def _deliver(
    client: Client,
    method: Mapping[str, Any],
    given: argparse.Namespace,
    call: Call,
    output: Output,
) -> None:
    """Send a call and print its result.

    Raises:
        UsageError: A table is asked for, and the result is bytes or a stream of records.
    """
    from hosting_sdk._paging import Paginator  # noqa: PLC0415 usage errors need none of it

    kinds = {result["kind"] for result in method["results"]}
    streamed = kinds == {"lines"} or ("lines" in kinds and given.stream)
    if given.format == "table" and (streamed or "bytes" in kinds):
        came = "records, each printed when it arrives" if streamed else "bytes, printed as they are"
        raise UsageError(f"--format table: the result is {came}; leave the option out")
    if "bytes" in kinds:
        async for chunk in client._download(*call):  # noqa: SLF001 one package
            output.piece(chunk)
    elif streamed:
        stream = client._stream if kinds == {"lines"} else client._value_or_stream  # noqa: SLF001 as above
        async for record in stream(*call):
            output.line(record)
    elif method["paging"] and given.all_pages:
        pages: Paginator[Any, Any] = Paginator(client._transport, call)  # noqa: SLF001 as above
        if given.format == "table":
            output.value([item async for item in pages])
        else:
            async for item in pages:
                output.line(item)
    else:
        value = await client._call(*call)  # noqa: SLF001 as above
        if value is not None:
            output.value(value)
            _tell_next_page(method, value)


def _tell_next_page(method: Mapping[str, Any], value: Any) -> None:
    """Print on standard error how to get the next page."""
    if not method["paging"]:
        return
    cursor = value
    for step in method["paging"]["cursor"]:
        cursor = cursor.get(step) if isinstance(cursor, dict) else None
    if cursor is not None:
        name = option(method["paging"]["argument"])
        sys.stderr.write(f"More pages follow: {name} {printable(str(cursor))}, or --all-pages.\n")


def _arguments(method: Mapping[str, Any], given: argparse.Namespace) -> dict[str, object]:
    """Return the converted values of the parameters; None for the team, which the client adds."""
    arguments: dict[str, object] = {}
    for parameter in method["parameters"]:
        argument, schema = parameter["argument"], parameter["schema"]
        words = None if parameter["scope"] else getattr(given, argument)
        if isinstance(words, list):
            arguments[argument] = [convert(option(argument), schema, word) for word in words]
        else:
            arguments[argument] = words and convert(option(argument), schema, words)
    return arguments


def _name_for_rules(
    arguments: Mapping[str, object], body: object, extra: object, scope: Mapping[str, object]
) -> dict[str, object]:
    """Return the arguments of a call as rules on effects and policies name them."""
    named = {name.removesuffix("_"): value for name, value in arguments.items()}
    named |= {name: value for name, value in scope.items() if name in arguments}
    if isinstance(body, dict) and isinstance(extra, dict):
        named["request_body"] = {**body, **extra}
    else:
        named["request_body"] = body or extra
    return {name: value for name, value in named.items() if value is not None}


def _token(given: argparse.Namespace) -> str | None:
    """Return the token that the command line gives; None leaves it to the environment."""
    if given.bearer_token is not None:
        sys.stderr.write(
            "hosting-sdk: warning: others can see the command line and the token on it; "
            "use HOSTING_SDK_BEARER_TOKEN or --bearer-token-file\n"
        )
        return str(given.bearer_token)
    return read_token(given.bearer_token_file) if given.bearer_token_file else None
