"""Get projects.

Generated from `manifest/groups/projects.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Paging, Parameter, Result

if TYPE_CHECKING:
    from typing import Literal

    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="projects.getProjects",
    verb="GET",
    path="/v10/projects",
    parameters=(
        Parameter("buildMachineTypes", "build_machine_types", "query"),
        Parameter("buildQueueConfiguration", "build_queue_configuration", "query"),
        Parameter("deprecated", "deprecated", "query"),
        Parameter("edgeConfigId", "edge_config_id", "query"),
        Parameter("edgeConfigTokenId", "edge_config_token_id", "query"),
        Parameter("elasticConcurrencyEnabled", "elastic_concurrency_enabled", "query"),
        Parameter("excludeRepos", "exclude_repos", "query"),
        Parameter("from", "from_", "query"),
        Parameter("gitForkProtection", "git_fork_protection", "query"),
        Parameter("limit", "limit", "query"),
        Parameter("repo", "repo", "query"),
        Parameter("repoId", "repo_id", "query"),
        Parameter("repoUrl", "repo_url", "query"),
        Parameter("search", "search", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("staticIpsEnabled", "static_ips_enabled", "query"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetProjectsResponseBody),),
    safe=True,
    paging=Paging("projects", ("pagination", "next"), "from_"),
)


async def projects_get_projects(
    client: Client,
    *,
    build_machine_types: str | None = None,
    build_queue_configuration: Literal["SKIP_NAMESPACE_QUEUE", "WAIT_FOR_NAMESPACE_QUEUE"]
    | None = None,
    deprecated: bool | None = None,
    edge_config_id: str | None = None,
    edge_config_token_id: str | None = None,
    elastic_concurrency_enabled: Literal["0", "1"] | None = None,
    exclude_repos: str | None = None,
    from_: str | None = None,
    git_fork_protection: Literal["0", "1"] | None = None,
    limit: str | None = None,
    repo: str | None = None,
    repo_id: str | None = None,
    repo_url: str | None = None,
    search: str | None = None,
    slug: str | None = None,
    static_ips_enabled: Literal["0", "1"] | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetProjectsResponseBody:
    """Get projects.

    Args:
        client: The client to call with.
        build_machine_types: `buildMachineTypes` in the query.
        build_queue_configuration: `buildQueueConfiguration` in the query.
        deprecated: `deprecated` in the query.
        edge_config_id: `edgeConfigId` in the query.
        edge_config_token_id: `edgeConfigTokenId` in the query.
        elastic_concurrency_enabled: `elasticConcurrencyEnabled` in the query.
        exclude_repos: `excludeRepos` in the query.
        from_: `from` in the query.
        git_fork_protection: `gitForkProtection` in the query.
        limit: `limit` in the query.
        repo: `repo` in the query.
        repo_id: `repoId` in the query.
        repo_url: `repoUrl` in the query.
        search: `search` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        static_ips_enabled: `staticIpsEnabled` in the query.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetProjectsResponseBody = await client._call(
        OPERATION,
        {
            "build_machine_types": build_machine_types,
            "build_queue_configuration": build_queue_configuration,
            "deprecated": deprecated,
            "edge_config_id": edge_config_id,
            "edge_config_token_id": edge_config_token_id,
            "elastic_concurrency_enabled": elastic_concurrency_enabled,
            "exclude_repos": exclude_repos,
            "from_": from_,
            "git_fork_protection": git_fork_protection,
            "limit": limit,
            "repo": repo,
            "repo_id": repo_id,
            "repo_url": repo_url,
            "search": search,
            "slug": slug,
            "static_ips_enabled": static_ips_enabled,
            "team_id": team_id,
        },
        None,
        options,
    )
    return result
