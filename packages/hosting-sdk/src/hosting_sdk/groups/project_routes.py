"""The methods of `projectRoutes`.

Generated from `manifest/groups/projectRoutes.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group, operation

if TYPE_CHECKING:
    from typing import Literal

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["ProjectRoutes"]


class ProjectRoutes(Group):
    """The methods of `projectRoutes`."""

    @operation
    async def add_route(
        self,
        *,
        project_id: str,
        request_body: m.AddRouteRequest | m.AddRouteRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.AddRouteResult:
        """Add a routing rule to a project, at the end or at a given position.

        Stages a new version with it.

        Args:
            project_id: ID of the project (prefix `prj_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.project_routes.add_route(
                project_id="prj_4fT2mQ8v",
                request_body={
                    "route": {
                        "name": "Blog",
                        "route": {"src": "/blog/(.*)", "dest": "https://blog.example.com/$1"},
                    },
                },
            )
        """

    @operation
    async def delete_routes(
        self,
        *,
        project_id: str,
        request_body: m.DeleteRoutesRequest | m.DeleteRoutesRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeleteRoutesResult:
        """Delete routing rules of a project by their IDs.

        Stages a new version without them.

        Args:
            project_id: ID of the project (prefix `prj_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.project_routes.delete_routes(
                project_id="prj_4fT2mQ8v",
                request_body={"routeIds": ["route_1aB2"]},
            )
        """

    @operation
    async def edit_route(
        self,
        *,
        project_id: str,
        route_id: str,
        request_body: m.EditRouteRequest | m.EditRouteRequestDict | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.EditRouteResult:
        """Replace a routing rule, or set it back to what production has.

        Stages a new version.

        Args:
            project_id: ID of the project (prefix `prj_`).
            route_id: ID of the routing rule.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.project_routes.edit_route(
                project_id="prj_4fT2mQ8v",
                route_id="route_1aB2",
                request_body={
                    "route": {
                        "name": "Blog",
                        "route": {"src": "/news/(.*)", "dest": "https://blog.example.com/$1"},
                    },
                },
            )
        """

    @operation
    async def generate_route(
        self,
        *,
        project_id: str,
        request_body: m.GenerateRouteRequest | m.GenerateRouteRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GenerateRouteResult:
        """Suggest a routing rule for a description in words.

        Nothing is stored: review it, then add it with `addRoute`.

        Args:
            project_id: ID of the project (prefix `prj_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.project_routes.generate_route(
                project_id="prj_4fT2mQ8v",
                request_body={"prompt": "Send /blog to https://blog.example.com"},
            )
        """

    @operation
    async def get_route_versions(
        self,
        *,
        project_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.RouteVersionList:
        """List the versions of a project's routing rules.

        The staged one comes first, then those of production, newest first.

        Args:
            project_id: ID of the project (prefix `prj_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.project_routes.get_route_versions(project_id="prj_4fT2mQ8v")
        """

    @operation
    async def get_routes(
        self,
        *,
        project_id: str,
        diff: bool | Literal["only"] | None = None,
        filter: Literal["rewrite", "redirect", "set_status", "transform"] | None = None,
        q: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        version_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ProjectRouteList:
        """List the routing rules of a project.

        They can be searched, filtered by kind and compared with production.

        Args:
            project_id: ID of the project (prefix `prj_`).
            diff: Compare with production: `true`, or `only` for nothing but the differences.
            filter: Only rules of this kind: `rewrite`, `redirect`, `set_status` or `transform`.
            q: Text to search for in names, IDs and patterns of rules.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            version_id: ID of the version to read instead of the current one.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.project_routes.get_routes(project_id="prj_4fT2mQ8v")
        """

    @operation
    async def stage_routes(
        self,
        *,
        project_id: str,
        request_body: m.StageRoutesRequest | m.StageRoutesRequestDict | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.RouteVersionResult:
        """Stage several routing rules of a project and return the new version.

        They are merged by ID unless `overwrite` replaces everything.

        Args:
            project_id: ID of the project (prefix `prj_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.project_routes.stage_routes(
                project_id="prj_4fT2mQ8v",
                request_body={
                    "routes": [
                        {
                            "id": "route_1aB2",
                            "name": "Blog",
                            "route": {
                                "src": "/blog/(.*)",
                                "dest": "https://blog.example.com/$1",
                            },
                        },
                    ],
                },
            )
        """

    @operation
    async def update_route_versions(
        self,
        *,
        project_id: str,
        request_body: m.UpdateRouteVersionsRequest | m.UpdateRouteVersionsRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.RouteVersionResult:
        """Promote, restore or discard a version of a project's routing rules.

        `promote` puts the staged version into production.

        Args:
            project_id: ID of the project (prefix `prj_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.project_routes.update_route_versions(
                project_id="prj_4fT2mQ8v",
                request_body={"id": "version_2", "action": "promote"},
            )
        """
