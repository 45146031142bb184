"""The methods of `drains`.

Generated from `manifest/groups/drains.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class Drains(SyncGroup):
    """The methods of `drains`, each waiting for its result."""

    def create_drain(
        self,
        *,
        request_body: m.CreateDrainRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetDrainResponseBody:
        """Create a drain.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._drains_create_drain import OPERATION

        result: m.GetDrainResponseBody = self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    def delete_drain(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete a drain.

        Args:
            id: `id` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._drains_delete_drain import OPERATION

        self._call(OPERATION, {"id": id, "slug": slug, "team_id": team_id}, None, options)

    def get_drain(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetDrainResponseBody:
        """Get a drain.

        Args:
            id: `id` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._drains_get_drain import OPERATION

        result: m.GetDrainResponseBody = self._call(
            OPERATION, {"id": id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    def get_drains(
        self,
        *,
        include_metadata: bool | None = None,
        project_id: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetDrainsResponseBody:
        """Get drains.

        Args:
            include_metadata: `includeMetadata` in the query; the platform takes `false` when it is absent.
            project_id: `projectId` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._drains_get_drains import OPERATION

        result: m.GetDrainsResponseBody = self._call(
            OPERATION,
            {
                "include_metadata": include_metadata,
                "project_id": project_id,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    def test_drain(
        self,
        *,
        request_body: m.TestDrainRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.TestDrainResponseBody:
        """Test a drain.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._drains_test_drain import OPERATION

        result: m.TestDrainResponseBody = self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    def update_drain(
        self,
        *,
        id: str,
        request_body: m.UpdateDrainRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetDrainResponseBody:
        """Update a drain.

        Args:
            id: `id` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._drains_update_drain import OPERATION

        result: m.GetDrainResponseBody = self._call(
            OPERATION, {"id": id, "slug": slug, "team_id": team_id}, request_body, options
        )
        return result
