"""The methods of `microfrontends`.

Generated from `manifest/groups/microfrontends.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class Microfrontends(Group):
    """The methods of `microfrontends`."""

    async def create_microfrontends_group_with_applications(
        self,
        *,
        request_body: m.CreateMicrofrontendsGroupWithApplicationsRequestBody
        | Mapping[str, Any]
        | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreateMicrofrontendsGroupWithApplicationsResponseBody:
        """Create a microfrontends group with its applications.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._microfrontends_create_microfrontends_group_with_applications import (
            OPERATION,
        )

        result: m.CreateMicrofrontendsGroupWithApplicationsResponseBody = await self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    async def get_microfrontends_config(
        self,
        *,
        deployment_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetMicrofrontendsConfigResponseBody:
        """Get a microfrontends configuration.

        Args:
            deployment_id: `deploymentId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._microfrontends_get_microfrontends_config import OPERATION

        result: m.GetMicrofrontendsConfigResponseBody = await self._call(
            OPERATION,
            {"deployment_id": deployment_id, "slug": slug, "team_id": team_id},
            None,
            options,
        )
        return result

    async def get_microfrontends_config_for_project(
        self,
        *,
        project_id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetMicrofrontendsConfigResponseBody:
        """Get the microfrontends configuration of a project.

        Args:
            project_id_or_name: `projectIdOrName` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._microfrontends_get_microfrontends_config_for_project import (
            OPERATION,
        )

        result: m.GetMicrofrontendsConfigResponseBody = await self._call(
            OPERATION,
            {"project_id_or_name": project_id_or_name, "slug": slug, "team_id": team_id},
            None,
            options,
        )
        return result

    async def get_microfrontends_groups(
        self,
        *,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Get microfrontends groups.

        Args:
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._microfrontends_get_microfrontends_groups import OPERATION

        result: dict[str, Any] = await self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, None, options
        )
        return result

    async def get_microfrontends_in_group(
        self,
        *,
        group_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetMicrofrontendsInGroupResponseBody:
        """Get the microfrontends of a group.

        Args:
            group_id: `groupId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._microfrontends_get_microfrontends_in_group import OPERATION

        result: m.GetMicrofrontendsInGroupResponseBody = await self._call(
            OPERATION, {"group_id": group_id, "slug": slug, "team_id": team_id}, None, options
        )
        return result
