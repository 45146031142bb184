"""Prompts for the commonest tasks, which an application offers to its user by name."""

from __future__ import annotations

from string import Template
from typing import TYPE_CHECKING, Any

import mcp_types as types
from mcp.shared.exceptions import MCPError

from hosting_sdk._platform.prompts import PROMPTS

if TYPE_CHECKING:
    from mcp.server import ServerRequestContext

__all__ = ["get_prompt", "list_prompts"]


async def list_prompts(
    _: ServerRequestContext[Any], __: types.PaginatedRequestParams | None
) -> types.ListPromptsResult:
    """Return the prompts."""
    return types.ListPromptsResult(
        prompts=[
            types.Prompt(
                name=name,
                title=task.title,
                description=f"{task.title}.",
                arguments=[
                    types.PromptArgument(name=argument, description=text, required=True)
                    for argument, text in task.arguments.items()
                ],
            )
            for name, task in PROMPTS.items()
        ]
    )


async def get_prompt(
    _: ServerRequestContext[Any], params: types.GetPromptRequestParams
) -> types.GetPromptResult:
    """Return a prompt with its arguments.

    Raises:
        MCPError: There is no such prompt, or an argument is missing or unknown.
    """
    task, given = PROMPTS.get(params.name), params.arguments or {}
    if task is None:
        raise MCPError(
            types.INVALID_PARAMS,
            f"There is no prompt {params.name!r} (expected: {', '.join(PROMPTS)})",
        )
    if given.keys() != task.arguments.keys():
        raise MCPError(
            types.INVALID_PARAMS,
            f"{params.name}: expected the arguments {', '.join(task.arguments)}, "
            f"got {', '.join(given) or 'none'}",
        )
    text = Template(task.text).substitute(given)
    message = types.PromptMessage(role="user", content=types.TextContent(text=text))
    return types.GetPromptResult(description=f"{task.title}.", messages=[message])
