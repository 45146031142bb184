"""The methods of `featureFlags`.

Generated from `manifest/groups/featureFlags.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, Literal

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class FeatureFlags(Group):
    """The methods of `featureFlags`."""

    async def create_flag(
        self,
        *,
        project_id_or_name: str,
        request_body: m.CreateFlagRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreateFlagResponseBody:
        """Create a flag.

        Args:
            project_id_or_name: `projectIdOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._feature_flags_create_flag import OPERATION

        result: m.CreateFlagResponseBody = await self._call(
            OPERATION,
            {"project_id_or_name": project_id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def create_flag_segment(
        self,
        *,
        project_id_or_name: str,
        request_body: m.CreateFlagSegmentRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreateFlagSegmentResponseBody:
        """Create a flag segment.

        Args:
            project_id_or_name: `projectIdOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._feature_flags_create_flag_segment import OPERATION

        result: m.CreateFlagSegmentResponseBody = await self._call(
            OPERATION,
            {"project_id_or_name": project_id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def create_sdk_key(
        self,
        *,
        project_id_or_name: str,
        request_body: m.CreateSDKKeyRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.FlagsSDKKey:
        """Create an SDK key.

        Args:
            project_id_or_name: `projectIdOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._feature_flags_create_sdk_key import OPERATION

        result: m.FlagsSDKKey = await self._call(
            OPERATION,
            {"project_id_or_name": project_id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def delete_flag(
        self,
        *,
        flag_id_or_slug: str,
        project_id_or_name: str,
        if_match: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        with_metadata: bool | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete a flag.

        Args:
            flag_id_or_slug: `flagIdOrSlug` in the path.
            project_id_or_name: `projectIdOrName` in the path.
            if_match: `ifMatch` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            with_metadata: `withMetadata` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._feature_flags_delete_flag import OPERATION

        await self._call(
            OPERATION,
            {
                "flag_id_or_slug": flag_id_or_slug,
                "project_id_or_name": project_id_or_name,
                "if_match": if_match,
                "slug": slug,
                "team_id": team_id,
                "with_metadata": with_metadata,
            },
            None,
            options,
        )

    async def delete_flag_segment(
        self,
        *,
        project_id_or_name: str,
        segment_id_or_slug: str,
        slug: str | None = None,
        team_id: str | None = None,
        with_metadata: bool | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete a flag segment.

        Args:
            project_id_or_name: `projectIdOrName` in the path.
            segment_id_or_slug: `segmentIdOrSlug` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            with_metadata: `withMetadata` in the query; the platform takes `false` when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._feature_flags_delete_flag_segment import OPERATION

        await self._call(
            OPERATION,
            {
                "project_id_or_name": project_id_or_name,
                "segment_id_or_slug": segment_id_or_slug,
                "slug": slug,
                "team_id": team_id,
                "with_metadata": with_metadata,
            },
            None,
            options,
        )

    async def delete_sdk_key(
        self,
        *,
        hash_key: str,
        project_id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete an SDK key.

        Args:
            hash_key: `hashKey` in the path.
            project_id_or_name: `projectIdOrName` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._feature_flags_delete_sdk_key import OPERATION

        await self._call(
            OPERATION,
            {
                "hash_key": hash_key,
                "project_id_or_name": project_id_or_name,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )

    async def get_deployment_feature_flags(
        self,
        *,
        deployment_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetDeploymentFeatureFlagsResponseBody:
        """Get deployment feature flags.

        Args:
            deployment_id: `deploymentId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._feature_flags_get_deployment_feature_flags import OPERATION

        result: m.GetDeploymentFeatureFlagsResponseBody = await self._call(
            OPERATION,
            {"deployment_id": deployment_id, "slug": slug, "team_id": team_id},
            None,
            options,
        )
        return result

    async def get_flag(
        self,
        *,
        flag_id_or_slug: str,
        project_id_or_name: str,
        if_match: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        with_metadata: bool | None = None,
        options: RequestOptions | None = None,
    ) -> m.Flag | None:
        """Get a flag.

        Args:
            flag_id_or_slug: `flagIdOrSlug` in the path.
            project_id_or_name: `projectIdOrName` in the path.
            if_match: `ifMatch` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            with_metadata: `withMetadata` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._feature_flags_get_flag import OPERATION

        result: m.Flag | None = await self._call(
            OPERATION,
            {
                "flag_id_or_slug": flag_id_or_slug,
                "project_id_or_name": project_id_or_name,
                "if_match": if_match,
                "slug": slug,
                "team_id": team_id,
                "with_metadata": with_metadata,
            },
            None,
            options,
        )
        return result

    async def get_flag_segment(
        self,
        *,
        project_id_or_name: str,
        segment_id_or_slug: str,
        slug: str | None = None,
        team_id: str | None = None,
        with_metadata: bool | None = None,
        options: RequestOptions | None = None,
    ) -> m.Segment:
        """Get a flag segment.

        Args:
            project_id_or_name: `projectIdOrName` in the path.
            segment_id_or_slug: `segmentIdOrSlug` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            with_metadata: `withMetadata` in the query; the platform takes `false` when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._feature_flags_get_flag_segment import OPERATION

        result: m.Segment = await self._call(
            OPERATION,
            {
                "project_id_or_name": project_id_or_name,
                "segment_id_or_slug": segment_id_or_slug,
                "slug": slug,
                "team_id": team_id,
                "with_metadata": with_metadata,
            },
            None,
            options,
        )
        return result

    async def get_flag_settings(
        self,
        *,
        project_id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ResponseBodyData:
        """Get flag settings.

        Args:
            project_id_or_name: `projectIdOrName` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._feature_flags_get_flag_settings import OPERATION

        result: m.ResponseBodyData = await self._call(
            OPERATION,
            {"project_id_or_name": project_id_or_name, "slug": slug, "team_id": team_id},
            None,
            options,
        )
        return result

    async def get_sdk_keys(
        self,
        *,
        project_id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetSDKKeysResponseBody:
        """Get SDK keys.

        Args:
            project_id_or_name: `projectIdOrName` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._feature_flags_get_sdk_keys import OPERATION

        result: m.GetSDKKeysResponseBody = await self._call(
            OPERATION,
            {"project_id_or_name": project_id_or_name, "slug": slug, "team_id": team_id},
            None,
            options,
        )
        return result

    async def list_flag_segments(
        self,
        *,
        project_id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        with_metadata: bool | None = None,
        options: RequestOptions | None = None,
    ) -> m.ListFlagSegmentsResponseBody:
        """List flag segments.

        Args:
            project_id_or_name: `projectIdOrName` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            with_metadata: `withMetadata` in the query; the platform takes `false` when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._feature_flags_list_flag_segments import OPERATION

        result: m.ListFlagSegmentsResponseBody = await self._call(
            OPERATION,
            {
                "project_id_or_name": project_id_or_name,
                "slug": slug,
                "team_id": team_id,
                "with_metadata": with_metadata,
            },
            None,
            options,
        )
        return result

    async def list_flag_versions(
        self,
        *,
        flag_id_or_slug: str,
        project_id_or_name: str,
        cursor: str | None = None,
        environment: str | None = None,
        limit: float | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        with_metadata: bool | None = None,
        options: RequestOptions | None = None,
    ) -> m.ListFlagVersionsResponseBody | None:
        """List flag versions.

        Args:
            flag_id_or_slug: `flagIdOrSlug` in the path.
            project_id_or_name: `projectIdOrName` in the path.
            cursor: `cursor` in the query.
            environment: `environment` in the query.
            limit: `limit` in the query; the platform takes `20` when it is absent.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            with_metadata: `withMetadata` in the query; the platform takes `false` when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._feature_flags_list_flag_versions import OPERATION

        result: m.ListFlagVersionsResponseBody | None = await self._call(
            OPERATION,
            {
                "flag_id_or_slug": flag_id_or_slug,
                "project_id_or_name": project_id_or_name,
                "cursor": cursor,
                "environment": environment,
                "limit": limit,
                "slug": slug,
                "team_id": team_id,
                "with_metadata": with_metadata,
            },
            None,
            options,
        )
        return result

    async def list_flags(
        self,
        *,
        project_id_or_name: str,
        cursor: str | None = None,
        limit: int | None = None,
        search: str | None = None,
        slug: str | None = None,
        state: Literal["active", "archived"] | None = None,
        tags: list[str] | None = None,
        team_id: str | None = None,
        with_metadata: bool | None = None,
        options: RequestOptions | None = None,
    ) -> m.ListFlagsResponseBody:
        """List flags.

        Args:
            project_id_or_name: `projectIdOrName` in the path.
            cursor: `cursor` in the query.
            limit: `limit` in the query.
            search: `search` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            state: `state` in the query.
            tags: `tags` in the query.
            team_id: `teamId` in the query; the client's own when it is absent.
            with_metadata: `withMetadata` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._feature_flags_list_flags import OPERATION

        result: m.ListFlagsResponseBody = await self._call(
            OPERATION,
            {
                "project_id_or_name": project_id_or_name,
                "cursor": cursor,
                "limit": limit,
                "search": search,
                "slug": slug,
                "state": state,
                "tags": tags,
                "team_id": team_id,
                "with_metadata": with_metadata,
            },
            None,
            options,
        )
        return result

    async def list_team_flag_settings(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ListTeamFlagSettingsResponseBody:
        """List team flag settings.

        Args:
            cursor: `cursor` in the query.
            limit: `limit` in the query; the platform takes `20` when it is absent.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the path; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._feature_flags_list_team_flag_settings import OPERATION

        result: m.ListTeamFlagSettingsResponseBody = await self._call(
            OPERATION,
            {"cursor": cursor, "limit": limit, "slug": slug, "team_id": team_id},
            None,
            options,
        )
        return result

    async def list_team_flags(
        self,
        *,
        cursor: str | None = None,
        kind: Literal["boolean", "string", "number", "json"] | None = None,
        limit: int | None = None,
        search: str | None = None,
        slug: str | None = None,
        state: Literal["active", "archived"] | None = None,
        tags: list[str] | None = None,
        team_id: str | None = None,
        with_metadata: bool | None = None,
        options: RequestOptions | None = None,
    ) -> m.ListFlagsResponseBody:
        """List team flags.

        Args:
            cursor: `cursor` in the query.
            kind: `kind` in the query.
            limit: `limit` in the query; the platform takes `20` when it is absent.
            search: `search` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            state: `state` in the query.
            tags: `tags` in the query.
            team_id: `teamId` in the path; the client's own when it is absent.
            with_metadata: `withMetadata` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._feature_flags_list_team_flags import OPERATION

        result: m.ListFlagsResponseBody = await self._call(
            OPERATION,
            {
                "cursor": cursor,
                "kind": kind,
                "limit": limit,
                "search": search,
                "slug": slug,
                "state": state,
                "tags": tags,
                "team_id": team_id,
                "with_metadata": with_metadata,
            },
            None,
            options,
        )
        return result

    async def update_flag(
        self,
        *,
        flag_id_or_slug: str,
        project_id_or_name: str,
        request_body: m.UpdateFlagRequestBody | Mapping[str, Any] | None = None,
        if_match: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        with_metadata: bool | None = None,
        options: RequestOptions | None = None,
    ) -> m.UpdateFlagResponseBody | None:
        """Update a flag.

        Args:
            flag_id_or_slug: `flagIdOrSlug` in the path.
            project_id_or_name: `projectIdOrName` in the path.
            request_body: The body; a mapping has wire names.
            if_match: `ifMatch` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            with_metadata: `withMetadata` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._feature_flags_update_flag import OPERATION

        result: m.UpdateFlagResponseBody | None = await self._call(
            OPERATION,
            {
                "flag_id_or_slug": flag_id_or_slug,
                "project_id_or_name": project_id_or_name,
                "if_match": if_match,
                "slug": slug,
                "team_id": team_id,
                "with_metadata": with_metadata,
            },
            request_body,
            options,
        )
        return result

    async def update_flag_segment(
        self,
        *,
        project_id_or_name: str,
        segment_id_or_slug: str,
        request_body: m.UpdateFlagSegmentRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        with_metadata: bool | None = None,
        options: RequestOptions | None = None,
    ) -> m.Segment:
        """Update a flag segment.

        Args:
            project_id_or_name: `projectIdOrName` in the path.
            segment_id_or_slug: `segmentIdOrSlug` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            with_metadata: `withMetadata` in the query; the platform takes `false` when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._feature_flags_update_flag_segment import OPERATION

        result: m.Segment = await self._call(
            OPERATION,
            {
                "project_id_or_name": project_id_or_name,
                "segment_id_or_slug": segment_id_or_slug,
                "slug": slug,
                "team_id": team_id,
                "with_metadata": with_metadata,
            },
            request_body,
            options,
        )
        return result

    async def update_flag_settings(
        self,
        *,
        project_id_or_name: str,
        request_body: m.UpdateFlagSettingsRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ResponseBodyData:
        """Update flag settings.

        Args:
            project_id_or_name: `projectIdOrName` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._feature_flags_update_flag_settings import OPERATION

        result: m.ResponseBodyData = await self._call(
            OPERATION,
            {"project_id_or_name": project_id_or_name, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result
