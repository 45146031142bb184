"""The methods of `rollingRelease`.

Generated from `manifest/groups/rollingRelease.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, Literal

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class RollingRelease(Group):
    """The methods of `rollingRelease`."""

    async def approve_rolling_release_stage(
        self,
        *,
        id_or_name: str,
        request_body: m.ApproveRollingReleaseStageRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetRollingReleaseResponseBody:
        """Approve a rolling release stage.

        Args:
            id_or_name: `idOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._rolling_release_approve_rolling_release_stage import OPERATION

        result: m.GetRollingReleaseResponseBody = await self._call(
            OPERATION,
            {"id_or_name": id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def complete_rolling_release(
        self,
        *,
        id_or_name: str,
        request_body: m.CompleteRollingReleaseRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetRollingReleaseResponseBody:
        """Complete a rolling release.

        Args:
            id_or_name: `idOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._rolling_release_complete_rolling_release import OPERATION

        result: m.GetRollingReleaseResponseBody = await self._call(
            OPERATION,
            {"id_or_name": id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def delete_rolling_release_config(
        self,
        *,
        id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeleteRollingReleaseConfigResponseBody:
        """Delete a rolling release configuration.

        Args:
            id_or_name: `idOrName` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._rolling_release_delete_rolling_release_config import OPERATION

        result: m.DeleteRollingReleaseConfigResponseBody = await self._call(
            OPERATION, {"id_or_name": id_or_name, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    async def get_rolling_release(
        self,
        *,
        id_or_name: str,
        slug: str | None = None,
        state: Literal["ACTIVE", "COMPLETE", "ABORTED"] | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetRollingReleaseResponseBody:
        """Get a rolling release.

        Args:
            id_or_name: `idOrName` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            state: `state` in the query.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._rolling_release_get_rolling_release import OPERATION

        result: m.GetRollingReleaseResponseBody = await self._call(
            OPERATION,
            {"id_or_name": id_or_name, "slug": slug, "state": state, "team_id": team_id},
            None,
            options,
        )
        return result

    async def get_rolling_release_billing_status(
        self,
        *,
        id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetRollingReleaseBillingStatusResponseBody:
        """Get rolling release billing status.

        Args:
            id_or_name: `idOrName` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._rolling_release_get_rolling_release_billing_status import (
            OPERATION,
        )

        result: m.GetRollingReleaseBillingStatusResponseBody = await self._call(
            OPERATION, {"id_or_name": id_or_name, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    async def get_rolling_release_config(
        self,
        *,
        id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetRollingReleaseConfigResponseBody:
        """Get a rolling release configuration.

        Args:
            id_or_name: `idOrName` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._rolling_release_get_rolling_release_config import OPERATION

        result: m.GetRollingReleaseConfigResponseBody = await self._call(
            OPERATION, {"id_or_name": id_or_name, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    async def update_rolling_release_config(
        self,
        *,
        id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UpdateRollingReleaseConfigResponseBody:
        """Update a rolling release configuration.

        Args:
            id_or_name: `idOrName` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._rolling_release_update_rolling_release_config import OPERATION

        result: m.UpdateRollingReleaseConfigResponseBody = await self._call(
            OPERATION, {"id_or_name": id_or_name, "slug": slug, "team_id": team_id}, None, options
        )
        return result
