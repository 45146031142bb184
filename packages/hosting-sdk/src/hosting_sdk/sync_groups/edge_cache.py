"""The methods of `edgeCache`.

Generated from `manifest/groups/edgeCache.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class EdgeCache(SyncGroup):
    """The methods of `edgeCache`, each waiting for its result."""

    def dangerously_delete_by_src_images(
        self,
        *,
        project_id_or_name: str,
        request_body: m.DangerouslyDeleteBySrcImagesRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete cached content by source images, at once and for good.

        Args:
            project_id_or_name: `projectIdOrName` in the query.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._edge_cache_dangerously_delete_by_src_images import OPERATION

        self._call(
            OPERATION,
            {"project_id_or_name": project_id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )

    def dangerously_delete_by_tags(
        self,
        *,
        project_id_or_name: str,
        request_body: m.DangerouslyDeleteByTagsRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete cached content by tags, at once and for good.

        Args:
            project_id_or_name: `projectIdOrName` in the query.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._edge_cache_dangerously_delete_by_tags import OPERATION

        self._call(
            OPERATION,
            {"project_id_or_name": project_id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )

    def invalidate_by_src_images(
        self,
        *,
        project_id_or_name: str,
        request_body: m.InvalidateBySrcImagesRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Invalidate cached content by source images.

        Args:
            project_id_or_name: `projectIdOrName` in the query.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._edge_cache_invalidate_by_src_images import OPERATION

        self._call(
            OPERATION,
            {"project_id_or_name": project_id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )

    def invalidate_by_tags(
        self,
        *,
        project_id_or_name: str,
        request_body: m.InvalidateByTagsRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Invalidate cached content by tags.

        Args:
            project_id_or_name: `projectIdOrName` in the query.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._edge_cache_invalidate_by_tags import OPERATION

        self._call(
            OPERATION,
            {"project_id_or_name": project_id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
