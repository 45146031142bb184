"""The methods of `edgeCache`.

Generated from `manifest/groups/edgeCache.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup, operation

if TYPE_CHECKING:
    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["EdgeCache"]


class EdgeCache(SyncGroup):
    """The methods of `edgeCache`, each waiting for its result."""

    @operation
    def dangerously_delete_by_src_images(
        self,
        *,
        project_id_or_name: str,
        request_body: m.DangerouslyDeleteBySrcImagesRequest
        | m.DangerouslyDeleteBySrcImagesRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete the cached variants of source images.

        The next request waits for new ones, and many may reach the origin at once: prefer
        `invalidateBySrcImages`.

        Args:
            project_id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.edge_cache.dangerously_delete_by_src_images(
                project_id_or_name="shop",
                request_body={"srcImages": ["/images/hero.png"]},
            )
        """

    @operation
    def dangerously_delete_by_tags(
        self,
        *,
        project_id_or_name: str,
        request_body: m.DangerouslyDeleteByTagsRequest | m.DangerouslyDeleteByTagsRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete cached content by its tags.

        The next request waits for new content, and many may reach the origin at once: prefer
        `invalidateByTags`.

        Args:
            project_id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.edge_cache.dangerously_delete_by_tags(
                project_id_or_name="shop",
                request_body={"tags": ["products"]},
            )
        """

    @operation
    def invalidate_by_src_images(
        self,
        *,
        project_id_or_name: str,
        request_body: m.InvalidateBySrcImagesRequest | m.InvalidateBySrcImagesRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Mark the cached variants of source images as stale.

        The next request still gets the old one while a new one is made.

        Args:
            project_id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.edge_cache.invalidate_by_src_images(
                project_id_or_name="shop",
                request_body={"srcImages": ["/images/hero.png"]},
            )
        """

    @operation
    def invalidate_by_tags(
        self,
        *,
        project_id_or_name: str,
        request_body: m.InvalidateByTagsRequest | m.InvalidateByTagsRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Mark cached content as stale by its tags.

        The next request still gets the old content while new content is made.

        Args:
            project_id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.edge_cache.invalidate_by_tags(
                project_id_or_name="shop",
                request_body={"tags": ["products"]},
            )
        """
