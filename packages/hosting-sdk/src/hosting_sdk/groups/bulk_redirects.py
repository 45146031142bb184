"""The methods of `bulkRedirects`.

Generated from `manifest/groups/bulkRedirects.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group, operation

if TYPE_CHECKING:
    from typing import Literal

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["BulkRedirects"]


class BulkRedirects(Group):
    """The methods of `bulkRedirects`."""

    @operation
    async def delete_redirects(
        self,
        *,
        project_id: str,
        request_body: m.RedirectSelection | m.RedirectSelectionDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeletedRedirects:
        """Remove redirects from a project by their source paths.

        Stages a new version without them and returns it; production changes when the version is
        promoted.

        Args:
            project_id: ID of the project (prefix `prj_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.bulk_redirects.delete_redirects(
                project_id="prj_4fT2mQ8v",
                request_body={"redirects": ["/old-page"]},
            )
        """

    @operation
    async def edit_redirect(
        self,
        *,
        project_id: str,
        request_body: m.EditRedirectRequest | m.EditRedirectRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.StagedRedirects:
        """Change one redirect, found by its source path.

        Stages a new version and returns it; `restore` drops the staged change instead.

        Args:
            project_id: ID of the project (prefix `prj_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.bulk_redirects.edit_redirect(
                project_id="prj_4fT2mQ8v",
                request_body={
                    "redirect": {
                        "source": "/old-page",
                        "destination": "/new-page",
                        "statusCode": 308,
                    },
                },
            )
        """

    @operation
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
    ) -> m.RedirectPage:
        """List the redirects of a project.

        Filters search, sort and compare versions; the result has one page at a time.

        Args:
            project_id: ID of the project (prefix `prj_`).
            diff: Compare with production: `true`, or `only` for nothing but the differences.
            page: Number of the page to return.
            per_page: Redirects in one page.
            q: Text to search for in the redirects.
            slug: Team to act for, by its URL slug. Default: that of the client.
            sort_by: Field to sort by: `source`, `destination` or `statusCode`.
            sort_order: Direction of sorting: `asc` or `desc`.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            version_id: ID of the version to read instead of the current one.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.bulk_redirects.get_redirects(
                project_id="prj_4fT2mQ8v",
                per_page=20,
                q="/old",
            )
        """

    @operation
    async def get_versions(
        self,
        *,
        project_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.RedirectVersionList:
        """List the versions of a project's redirects with their state.

        Args:
            project_id: ID of the project (prefix `prj_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.bulk_redirects.get_versions(project_id="prj_4fT2mQ8v")
        """

    @operation
    async def restore_redirects(
        self,
        *,
        project_id: str,
        request_body: m.RedirectSelection | m.RedirectSelectionDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.RestoredRedirects:
        """Set staged redirects back to what production has.

        A redirect that production does not have is removed from the staged version.

        Args:
            project_id: ID of the project (prefix `prj_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.bulk_redirects.restore_redirects(
                project_id="prj_4fT2mQ8v",
                request_body={"redirects": ["/old-page"]},
            )
        """

    @operation
    async def stage_redirects(
        self,
        *,
        request_body: m.StageRedirectsRequest | m.StageRedirectsRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.StagedRedirects:
        """Stage redirects for a project and return the new version.

        They are added to what is there unless `overwrite` replaces everything.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.bulk_redirects.stage_redirects(
                request_body={
                    "teamId": "team_6xC9vB3n",
                    "projectId": "prj_4fT2mQ8v",
                    "redirects": [
                        {
                            "source": "/old-page",
                            "destination": "/new-page",
                            "permanent": True,
                        },
                    ],
                },
            )
        """

    @operation
    async def update_version(
        self,
        *,
        project_id: str,
        request_body: m.UpdateVersionRequest | m.UpdateVersionRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.RedirectVersionResult:
        """Promote, restore or discard a version of a project's redirects.

        `promote` puts the staged version into production.

        Args:
            project_id: ID of the project (prefix `prj_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.bulk_redirects.update_version(
                project_id="prj_4fT2mQ8v",
                request_body={"id": "version_2", "action": "promote"},
            )
        """
