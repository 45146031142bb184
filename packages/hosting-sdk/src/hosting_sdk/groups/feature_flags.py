"""The methods of `featureFlags`.

Generated from `manifest/groups/featureFlags.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group, operation

if TYPE_CHECKING:
    from typing import Literal

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["FeatureFlags"]


class FeatureFlags(Group):
    """The methods of `featureFlags`."""

    @operation
    async def create_flag(
        self,
        *,
        project_id_or_name: str,
        request_body: m.CreateFlagRequest | m.CreateFlagRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Flag:
        """Create a feature flag in a project.

        Its slug must be unique there, and its kind (boolean, string, number or JSON) stays.

        Args:
            project_id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.feature_flags.create_flag(
                project_id_or_name="shop",
                request_body={
                    "slug": "new-checkout",
                    "kind": "boolean",
                    "description": "The checkout in one step",
                    "variants": [{"id": "on", "value": True}, {"id": "off", "value": False}],
                    "environments": {
                        "production": {
                            "active": False,
                            "pausedOutcome": {"type": "variant", "variantId": "off"},
                            "fallthrough": {"type": "variant", "variantId": "on"},
                            "rules": [],
                        },
                    },
                },
            )
        """

    @operation
    async def create_flag_segment(
        self,
        *,
        project_id_or_name: str,
        request_body: m.CreateFlagSegmentRequest | m.CreateFlagSegmentRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.FlagSegment:
        """Create a segment: a named set of users or other entities that flags can refer to.

        Args:
            project_id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.feature_flags.create_flag_segment(
                project_id_or_name="shop",
                request_body={
                    "slug": "beta-customers",
                    "label": "Beta customers",
                    "hint": "customers of the beta programme",
                    "data": {
                        "include": {
                            "user": {"id": [{"value": "user_8fS3kQ6z", "note": "Ada"}]},
                        },
                    },
                },
            )
        """

    @operation
    async def create_sdk_key(
        self,
        *,
        project_id_or_name: str,
        request_body: m.CreateSDKKeyRequest | m.CreateSDKKeyRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.FlagsSdkKey:
        """Create a key with which applications read flags.

        The result has the key, which gives access: keep it secret.

        Args:
            project_id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.feature_flags.create_sdk_key(
                project_id_or_name="shop",
                request_body={"sdkKeyType": "server", "environment": "production"},
            )
        """

    @operation
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
        """Delete a feature flag permanently.

        To be able to come back, archive it with `updateFlag` instead.

        Args:
            flag_id_or_slug: ID or slug of the feature flag.
            project_id_or_name: Project ID (prefix `prj_`) or name.
            if_match: ETag that the flag must still have for the call to take effect; same as the
                header `If-Match`.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            with_metadata: Whether to add metadata, such as the creator, to the result.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            await client.feature_flags.delete_flag(
                flag_id_or_slug="new-checkout",
                project_id_or_name="shop",
            )
        """

    @operation
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
        """Delete a segment of a project.

        Args:
            project_id_or_name: Project ID (prefix `prj_`) or name.
            segment_id_or_slug: ID or slug of the segment of entities.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            with_metadata: Whether to add metadata, such as the creator, to the result. Default:
                `false`.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            await client.feature_flags.delete_flag_segment(
                project_id_or_name="shop",
                segment_id_or_slug="beta-customers",
            )
        """

    @operation
    async def delete_sdk_key(
        self,
        *,
        hash_key: str,
        project_id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete a key of the flags SDK.

        Applications that use it can no longer read flags.

        Args:
            hash_key: Hash of the key, as `getSDKKeys` gives it.
            project_id_or_name: Project ID (prefix `prj_`) or name.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            await client.feature_flags.delete_sdk_key(hash_key="f3a1c9", project_id_or_name="shop")
        """

    @operation
    async def get_deployment_feature_flags(
        self,
        *,
        deployment_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeploymentFeatureFlags:
        """Get the feature flags that a deployment defines or uses.

        Args:
            deployment_id: ID of the deployment (prefix `dpl_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.feature_flags.get_deployment_feature_flags(
                deployment_id="dpl_7Kd93hQ2",
            )
        """

    @operation
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
        """Get a feature flag by its ID or slug.

        Args:
            flag_id_or_slug: ID or slug of the feature flag.
            project_id_or_name: Project ID (prefix `prj_`) or name.
            if_match: ETag that the flag must still have for the call to take effect; same as the
                header `If-Match`.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            with_metadata: Whether to add metadata, such as the creator, to the result.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.feature_flags.get_flag(
                flag_id_or_slug="new-checkout",
                project_id_or_name="shop",
            )
        """

    @operation
    async def get_flag_segment(
        self,
        *,
        project_id_or_name: str,
        segment_id_or_slug: str,
        slug: str | None = None,
        team_id: str | None = None,
        with_metadata: bool | None = None,
        options: RequestOptions | None = None,
    ) -> m.FlagSegment:
        """Get a segment by its ID or slug.

        Args:
            project_id_or_name: Project ID (prefix `prj_`) or name.
            segment_id_or_slug: ID or slug of the segment of entities.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            with_metadata: Whether to add metadata, such as the creator, to the result. Default:
                `false`.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.feature_flags.get_flag_segment(
                project_id_or_name="shop",
                segment_id_or_slug="beta-customers",
            )
        """

    @operation
    async def get_flag_settings(
        self,
        *,
        project_id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.FlagSettings:
        """Get the feature flag settings of a project.

        They have the entities that rules can refer to.

        Args:
            project_id_or_name: Project ID (prefix `prj_`) or name.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.feature_flags.get_flag_settings(project_id_or_name="shop")
        """

    @operation
    async def get_sdk_keys(
        self,
        *,
        project_id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.FlagsSdkKeyList:
        """List the keys of the flags SDK in a project.

        Args:
            project_id_or_name: Project ID (prefix `prj_`) or name.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.feature_flags.get_sdk_keys(project_id_or_name="shop")
        """

    @operation
    async def list_flag_segments(
        self,
        *,
        project_id_or_name: str,
        slug: str | None = None,
        team_id: str | None = None,
        with_metadata: bool | None = None,
        options: RequestOptions | None = None,
    ) -> m.FlagSegmentList:
        """List the segments of a project.

        Args:
            project_id_or_name: Project ID (prefix `prj_`) or name.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            with_metadata: Whether to add metadata, such as the creator, to the result. Default:
                `false`.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.feature_flags.list_flag_segments(project_id_or_name="shop")
        """

    @operation
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
    ) -> m.FlagVersionPage | None:
        """List the versions of a feature flag: what was changed, when and by whom.

        Returns pages.

        Args:
            flag_id_or_slug: ID or slug of the feature flag.
            project_id_or_name: Project ID (prefix `prj_`) or name.
            cursor: Cursor of the page to return, from the previous page.
            environment: Only versions that changed this environment.
            limit: Most items in one page. Default: `20`.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            with_metadata: Whether to add metadata, such as the creator, to the result. Default:
                `false`.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.feature_flags.list_flag_versions(
                flag_id_or_slug="new-checkout",
                project_id_or_name="shop",
            )
        """

    @operation
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
    ) -> m.FlagPage:
        """List the feature flags of a project.

        Filters choose state, tags and text. Returns pages only if a limit is given.

        Args:
            project_id_or_name: Project ID (prefix `prj_`) or name.
            cursor: Cursor of the page to return, from the previous page.
            limit: Most flags in one page; without it all flags are returned.
            search: Text to search for in slugs and descriptions; upper and lower case are the same.
            slug: Team to act for, by its URL slug. Default: that of the client.
            state: Only flags in this state: `active` or `archived`; absent: `active`.
            tags: Only flags that have all of these tags.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            with_metadata: Whether to add metadata, such as the creator, to the result.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.feature_flags.list_flags(
                project_id_or_name="shop",
                limit=20,
                state="active",
            )
        """

    @operation
    async def list_team_flag_settings(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.FlagSettingsPage:
        """List the feature flag settings of all projects of a team.

        Returns pages.

        Args:
            cursor: Cursor of the page to return, from the previous page.
            limit: Most settings in one page. Default: `20`.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.feature_flags.list_team_flag_settings(team_id="team_6xC9vB3n")
        """

    @operation
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
    ) -> m.FlagPage:
        """List the feature flags of all projects of a team.

        Filters choose state, kind, tags and text. Returns pages.

        Args:
            cursor: Cursor of the page to return, from the previous page.
            kind: Only flags of this kind: `boolean`, `string`, `number` or `json`.
            limit: Most items in one page. Default: `20`.
            search: Text to search for in slugs and descriptions; upper and lower case are the same.
            slug: Team to act for, by its URL slug. Default: that of the client.
            state: Only flags in this state: `active` or `archived`; absent: `active`.
            tags: Only flags that have all of these tags.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            with_metadata: Whether to add metadata, such as the creator, to the result.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.feature_flags.list_team_flags(team_id="team_6xC9vB3n")
        """

    @operation
    async def update_flag(
        self,
        *,
        flag_id_or_slug: str,
        project_id_or_name: str,
        request_body: m.UpdateFlagRequest | m.UpdateFlagRequestDict | None = None,
        if_match: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        with_metadata: bool | None = None,
        options: RequestOptions | None = None,
    ) -> m.Flag | None:
        """Change parts of a feature flag, such as variants, environments or state.

        What is not given stays.

        Args:
            flag_id_or_slug: ID or slug of the feature flag.
            project_id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            if_match: ETag that the flag must still have for the call to take effect; same as the
                header `If-Match`.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            with_metadata: Whether to add metadata, such as the creator, to the result.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.feature_flags.update_flag(
                flag_id_or_slug="new-checkout",
                project_id_or_name="shop",
                request_body={"state": "archived", "message": "Everybody has it now"},
            )
        """

    @operation
    async def update_flag_segment(
        self,
        *,
        project_id_or_name: str,
        segment_id_or_slug: str,
        request_body: m.UpdateFlagSegmentRequest | m.UpdateFlagSegmentRequestDict | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        with_metadata: bool | None = None,
        options: RequestOptions | None = None,
    ) -> m.FlagSegment:
        """Change a segment: its name, description, or the rules and entities in it.

        Args:
            project_id_or_name: Project ID (prefix `prj_`) or name.
            segment_id_or_slug: ID or slug of the segment of entities.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            with_metadata: Whether to add metadata, such as the creator, to the result. Default:
                `false`.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.feature_flags.update_flag_segment(
                project_id_or_name="shop",
                segment_id_or_slug="beta-customers",
                request_body={"label": "Customers of the beta programme"},
            )
        """

    @operation
    async def update_flag_settings(
        self,
        *,
        project_id_or_name: str,
        request_body: m.UpdateFlagSettingsRequest | m.UpdateFlagSettingsRequestDict | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.FlagSettings:
        """Change the feature flag settings of a project.

        Args:
            project_id_or_name: Project ID (prefix `prj_`) or name.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.feature_flags.update_flag_settings(
                project_id_or_name="shop",
                request_body={"enabled": True, "environments": ["production", "preview"]},
            )
        """
