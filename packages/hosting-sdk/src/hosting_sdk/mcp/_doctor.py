"""Size of a list of tools, and obstacles to its use: `mcp tools --cost`, `mcp doctor`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hosting_sdk._json import dumps
from hosting_sdk.mcp._applications import APPLICATIONS, SERVER

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hosting_sdk.mcp._options import ServerOptions

BYTES_PER_TOKEN: Final = 4
"""A rule of thumb for JSON; the count of a model differs by some tens of percent."""

_NAME = re.compile(r"[A-Za-z0-9_-]+")
_FORBIDDEN: Final = ("$ref", "$defs", "additionalProperties", "oneOf", "allOf")
_AT_ROOT: Final = ("anyOf", "oneOf", "allOf", "enum", "not")


class Cost(NamedTuple):
    """Size of a list of tools in a model's context.

    Attributes:
        tools: The number of tools.
        size_bytes: The size of the list as JSON.
    """

    tools: int
    size_bytes: int

    @property
    def tokens(self) -> int:
        """An estimate of the tokens."""
        return -(-self.size_bytes // BYTES_PER_TOKEN)


def cost(definitions: Sequence[dict[str, Any]]) -> Cost:
    """Measure a list of tools."""
    return Cost(len(definitions), len(dumps({"tools": list(definitions)})))


def find_problems(definitions: Sequence[dict[str, Any]], name: str) -> list[str]:
    """Return the obstacles to the use of the tools by an application, a sentence each.

    Args:
        definitions: The tools as `tools/list` returns them.
        name: A key of `APPLICATIONS`.
    """
    application = APPLICATIONS[name]
    problems: list[str] = []
    most = application.most_tools
    if most is not None and len(definitions) > most:
        problems.append(
            f"{len(definitions)} tools, but {application.title} passes on {most}: "
            "use --dynamic, --group or --tool"
        )
    prefix = len(SERVER) + 1 if application.prefixed else 0
    longest = application.longest_name - prefix
    beside = f" beside the server's name {SERVER!r}" if prefix else ""
    for definition in definitions:
        name = definition["name"]
        if not _NAME.fullmatch(name):
            problems.append(f"{name}: expected letters, digits, '_' and '-' alone in a name")
        if len(name) > longest:
            problems.append(
                f"{name}: {len(name)} characters, but {application.title} takes {longest}{beside}; "
                "leave it out with --exclude-tool, or use --dynamic"
            )
        problems += (f"{name}: {problem}" for problem in in_schema(definition["inputSchema"]))
    return problems


def in_schema(schema: dict[str, Any]) -> Iterator[str]:
    """Yield the parts of an input schema that strict applications refuse."""
    if schema.get("type") != "object" or "properties" not in schema:
        yield "the schema is not an object with properties"
    for keyword in _AT_ROOT:
        if keyword in schema:
            yield f"{keyword} at the root of the schema"
    parts = list(_parts(schema))
    found = [keyword for keyword in _FORBIDDEN if any(keyword in part for part in parts)]
    if any(part.get("type") == "array" and "items" not in part for part in parts):
        found.append("an array without items")
    yield from (f"{problem} in the schema" for problem in sorted(found))


def _parts(schema: Any) -> Iterator[dict[str, Any]]:
    """Yield a schema and every schema in it."""
    if not isinstance(schema, dict):
        return
    yield schema
    for part in schema.get("properties", {}).values():
        yield from _parts(part)
    for part in schema.get("anyOf", []):
        yield from _parts(part)
    yield from _parts(schema.get("items"))


async def who_am_i(options: ServerOptions) -> tuple[str, bool]:
    """Make one authenticated call; return its report and whether it succeeded."""
    from hosting_sdk import Client  # noqa: PLC0415 not for the checks above
    from hosting_sdk._operations import load_untyped_operation  # noqa: PLC0415 as above
    from hosting_sdk.errors import HostingSDKError  # noqa: PLC0415 as above

    operation = load_untyped_operation("user", "get_auth_user")
    # Without a token, a client would use the login of the platform's command line.
    async with Client(options.token or "", server_url=options.server_url) as client:
        try:
            answer = await client._call(operation, {})  # noqa: SLF001 one package
        except HostingSDKError as error:
            return str(error), False
    user = answer.get("user", {}) if isinstance(answer, dict) else {}
    return f"answers; the token is {user.get('username') or user.get('email') or 'a user'}'s", True
