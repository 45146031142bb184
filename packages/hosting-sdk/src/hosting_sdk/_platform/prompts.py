"""Prompts for the commonest tasks on this platform, which an application offers by name."""

from __future__ import annotations

from typing import Final, NamedTuple

__all__ = ["PROMPTS", "Task"]


class Task(NamedTuple):
    """A task.

    Attributes:
        title: The title that people see.
        arguments: The description of each argument, by its name; all are required.
        text: What the model is asked to do, with the arguments as `$name`.
    """

    title: str
    arguments: dict[str, str]
    text: str


_PROJECT: Final = {"project": "Name or ID of the project"}
PROMPTS: Final[dict[str, Task]] = {
    "explain_failed_deployment": Task(
        "Explain why the last deployment failed",
        _PROJECT,
        "Find the last deployment of the project $project (deployments_get_deployments), read its "
        "build log (deployments_get_deployment_events), and explain why it failed. Quote the "
        "decisive lines, and propose the smallest change that would resolve it. Change nothing.",
    ),
    "add_domain": Task(
        "Add a domain to a project",
        {**_PROJECT, "domain": "Domain name, such as www.example.com"},
        "Add the domain $domain to the project $project (projects_add_project_domain). Then look "
        "at its configuration (domains_get_domain_config) and list the DNS records that have to be "
        "set where the domain is registered. Do not change DNS records.",
    ),
    "roll_back_production": Task(
        "Roll production back to the deployment before",
        _PROJECT,
        "Find the production deployment of the project $project and the one before it "
        "(deployments_get_deployments with target=production). Show both with their commits, and "
        "ask before you roll back to the earlier one (projects_request_rollback). Then check that "
        "production serves it.",
    ),
}
