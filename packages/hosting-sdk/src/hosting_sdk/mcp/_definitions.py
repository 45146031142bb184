"""The list of tools that a server offers; it does not import the package `mcp`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hosting_sdk.mcp import _dynamic
from hosting_sdk.mcp._tool_schemas import shorten
from hosting_sdk.mcp._tools import choose

if TYPE_CHECKING:
    from hosting_sdk.mcp._options import ServerOptions
    from hosting_sdk.mcp._tools import Tool

MOST_AT_LENGTH = 100
"""Maximum number of tools in a list with full texts; the texts of a longer list are shortened."""


def select_tools(options: ServerOptions) -> dict[str, Tool]:
    """Return the tools that the options select.

    Raises:
        InvalidRequestError: An option names something that does not exist, or no tool is left.
    """
    return choose(
        names=options.tools,
        groups=options.groups,
        excluded=options.excluded,
        read_only=options.read_only,
    )


def definitions(options: ServerOptions) -> list[dict[str, Any]]:
    """Return the tools as `tools/list` returns them, in an order that never changes.

    Raises:
        InvalidRequestError: An option names something that does not exist, or no tool is left.
    """
    tools = select_tools(options)
    if options.dynamic:
        return _dynamic.definitions(read_only=options.read_only)
    shown = [tool.definition for tool in tools.values()]
    if len(shown) > MOST_AT_LENGTH:
        shown = list(map(shorten, shown))
    if not options.output_schemas:
        return shown
    from hosting_sdk.mcp._schemas import output_schema  # noqa: PLC0415 needs all named types

    return [
        {**definition, "outputSchema": output_schema(tool)}
        for definition, tool in zip(shown, tools.values(), strict=True)
    ]
