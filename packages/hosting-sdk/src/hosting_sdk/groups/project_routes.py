"""The methods of `projectRoutes`.

Generated from `manifest/groups/projectRoutes.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, Literal

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class ProjectRoutes(Group):
    """The methods of `projectRoutes`."""

    async def add_route(
        self,
        *,
        project_id: str,
        request_body: m.AddRouteRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.AddRouteResponseBody:
        """Add a route.

        Args:
            project_id: `projectId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._project_routes_add_route import OPERATION

        result: m.AddRouteResponseBody = await self._call(
            OPERATION,
            {"project_id": project_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def delete_routes(
        self,
        *,
        project_id: str,
        request_body: m.DeleteRoutesRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeleteRoutesResponseBody:
        """Delete routes.

        Args:
            project_id: `projectId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._project_routes_delete_routes import OPERATION

        result: m.DeleteRoutesResponseBody = await self._call(
            OPERATION,
            {"project_id": project_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def edit_route(
        self,
        *,
        project_id: str,
        route_id: str,
        request_body: m.EditRouteRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.EditRouteResponseBody:
        """Edit a route.

        Args:
            project_id: `projectId` in the path.
            route_id: `routeId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._project_routes_edit_route import OPERATION

        result: m.EditRouteResponseBody = await self._call(
            OPERATION,
            {"project_id": project_id, "route_id": route_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def generate_route(
        self,
        *,
        project_id: str,
        request_body: m.GenerateRouteRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GenerateRouteResponseBody:
        """Generate a route.

        Args:
            project_id: `projectId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._project_routes_generate_route import OPERATION

        result: m.GenerateRouteResponseBody = await self._call(
            OPERATION,
            {"project_id": project_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def get_route_versions(
        self,
        *,
        project_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetRouteVersionsResponseBody:
        """Get route versions.

        Args:
            project_id: `projectId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._project_routes_get_route_versions import OPERATION

        result: m.GetRouteVersionsResponseBody = await self._call(
            OPERATION, {"project_id": project_id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

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
    ) -> m.GetRoutesResponseBody:
        """Get routes.

        Args:
            project_id: `projectId` in the path.
            diff: `diff` in the query.
            filter: `filter` in the query.
            q: `q` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            version_id: `versionId` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._project_routes_get_routes import OPERATION

        result: m.GetRoutesResponseBody = await self._call(
            OPERATION,
            {
                "project_id": project_id,
                "diff": diff,
                "filter": filter,
                "q": q,
                "slug": slug,
                "team_id": team_id,
                "version_id": version_id,
            },
            None,
            options,
        )
        return result

    async def stage_routes(
        self,
        *,
        project_id: str,
        request_body: m.StageRoutesRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.StageRoutesResponseBody:
        """Stage routes.

        Args:
            project_id: `projectId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._project_routes_stage_routes import OPERATION

        result: m.StageRoutesResponseBody = await self._call(
            OPERATION,
            {"project_id": project_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def update_route_versions(
        self,
        *,
        project_id: str,
        request_body: m.UpdateRouteVersionsRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.StageRoutesResponseBody:
        """Update route versions.

        Args:
            project_id: `projectId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._project_routes_update_route_versions import OPERATION

        result: m.StageRoutesResponseBody = await self._call(
            OPERATION,
            {"project_id": project_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result
