"""Prompts for the commonest tasks, which an application offers to its user by name."""

from __future__ import annotations

from string import Template
from typing import Final, NamedTuple

import mcp_types as types
from mcp.shared.exceptions import MCPError

__all__ = ["get_prompt", "list_prompts"]


class _Task(NamedTuple):
    """A task.

    Attributes:
        title: The task for people.
        arguments: The description of each argument, by its name; all are required.
        text: What the model is asked to do, with the arguments as `$name`.
    """

    title: str
    arguments: dict[str, str]
    text: str


_PROJECT: Final = {"project": "Name or ID of the project"}
_TASKS: Final = {
    "explain_failed_deployment": _Task(
        "Explain why the last deployment failed",
        _PROJECT,
        "Find the last deployment of the project $project (deployments_get_deployments), read its "
        "build log (deployments_get_deployment_events), and explain why it failed. Quote the "
        "decisive lines, and propose the smallest change that would resolve it. Change nothing.",
    ),
    "add_domain": _Task(
        "Add a domain to a project",
        {**_PROJECT, "domain": "Domain name, such as www.example.com"},
        "Add the domain $domain to the project $project (projects_add_project_domain). Then look "
        "at its configuration (domains_get_domain_config) and list the DNS records that have to be "
        "set where the domain is registered. Do not change DNS records.",
    ),
    "roll_back_production": _Task(
        "Roll production back to the deployment before",
        _PROJECT,
        "Find the production deployment of the project $project and the one before it "
        "(deployments_get_deployments with target=production). Show both with their commits, and "
        "ask before you roll back to the earlier one (projects_request_rollback). Then check that "
        "production serves it.",
    ),
}


def list_prompts() -> types.ListPromptsResult:
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
            for name, task in _TASKS.items()
        ]
    )


def get_prompt(params: types.GetPromptRequestParams) -> types.GetPromptResult:
    """Return a prompt with its arguments.

    Raises:
        MCPError: There is no such prompt, or an argument is missing or unknown.
    """
    task, given = _TASKS.get(params.name), params.arguments or {}
    if task is None:
        raise MCPError(
            types.INVALID_PARAMS,
            f"There is no prompt {params.name!r} (expected: {', '.join(_TASKS)})",
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
