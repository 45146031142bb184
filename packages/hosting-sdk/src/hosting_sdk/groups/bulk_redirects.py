"""The methods of `bulkRedirects`.

Generated from `manifest/groups/bulkRedirects.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, Literal

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class BulkRedirects(Group):
    """The methods of `bulkRedirects`."""

    async def delete_redirects(
        self,
        *,
        project_id: str,
        request_body: m.DeleteRedirectsRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeleteRedirectsResponseBody:
        """Delete redirects.

        Args:
            project_id: `projectId` in the query.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._bulk_redirects_delete_redirects import OPERATION

        result: m.DeleteRedirectsResponseBody = await self._call(
            OPERATION,
            {"project_id": project_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def edit_redirect(
        self,
        *,
        project_id: str,
        request_body: m.EditRedirectRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.EditRedirectResponseBody:
        """Edit a redirect.

        Args:
            project_id: `projectId` in the query.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._bulk_redirects_edit_redirect import OPERATION

        result: m.EditRedirectResponseBody = await self._call(
            OPERATION,
            {"project_id": project_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def get_redirects(
        self,
        *,
        project_id: str,
        diff: bool | Literal["only"] | None = None,
        page: int | None = None,
        per_page: int | None = None,
        q: str | None = None,
        slug: str | None = None,
        sort_by: Literal["source", "destination", "statusCode"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        team_id: str | None = None,
        version_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetRedirectsResponseBody:
        """Get redirects.

        Args:
            project_id: `projectId` in the query.
            diff: `diff` in the query.
            page: `page` in the query.
            per_page: `per_page` in the query.
            q: `q` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            sort_by: `sort_by` in the query.
            sort_order: `sort_order` in the query.
            team_id: `teamId` in the query; the client's own when it is absent.
            version_id: `versionId` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._bulk_redirects_get_redirects import OPERATION

        result: m.GetRedirectsResponseBody = await self._call(
            OPERATION,
            {
                "project_id": project_id,
                "diff": diff,
                "page": page,
                "per_page": per_page,
                "q": q,
                "slug": slug,
                "sort_by": sort_by,
                "sort_order": sort_order,
                "team_id": team_id,
                "version_id": version_id,
            },
            None,
            options,
        )
        return result

    async def get_versions(
        self,
        *,
        project_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetVersionsResponseBody:
        """Get versions of the redirects.

        Args:
            project_id: `projectId` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._bulk_redirects_get_versions import OPERATION

        result: m.GetVersionsResponseBody = await self._call(
            OPERATION, {"project_id": project_id, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    async def restore_redirects(
        self,
        *,
        project_id: str,
        request_body: m.DeleteRedirectsRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.RestoreRedirectsResponseBody:
        """Restore redirects.

        Args:
            project_id: `projectId` in the query.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._bulk_redirects_restore_redirects import OPERATION

        result: m.RestoreRedirectsResponseBody = await self._call(
            OPERATION,
            {"project_id": project_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def stage_redirects(
        self,
        *,
        request_body: m.StageRedirectsRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.EditRedirectResponseBody:
        """Stage redirects.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._bulk_redirects_stage_redirects import OPERATION

        result: m.EditRedirectResponseBody = await self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    async def update_version(
        self,
        *,
        project_id: str,
        request_body: m.UpdateVersionRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UpdateVersionResponseBody:
        """Update a version of the redirects.

        Args:
            project_id: `projectId` in the query.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._bulk_redirects_update_version import OPERATION

        result: m.UpdateVersionResponseBody = await self._call(
            OPERATION,
            {"project_id": project_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result
