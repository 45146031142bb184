"""The methods of `edgeConfig`.

Generated from `manifest/groups/edgeConfig.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class EdgeConfig(Group):
    """The methods of `edgeConfig`."""

    async def create_edge_config(
        self,
        *,
        request_body: m.CreateEdgeConfigRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetEdgeConfigResponseBody:
        """Create an edge configuration.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._edge_config_create_edge_config import OPERATION

        result: m.GetEdgeConfigResponseBody = await self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    async def create_edge_config_token(
        self,
        *,
        edge_config_id: str,
        request_body: m.CreateEdgeConfigTokenRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreateEdgeConfigTokenResponseBody:
        """Create an edge configuration token.

        Args:
            edge_config_id: `edgeConfigId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._edge_config_create_edge_config_token import OPERATION

        result: m.CreateEdgeConfigTokenResponseBody = await self._call(
            OPERATION,
            {"edge_config_id": edge_config_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def delete_edge_config(
        self,
        *,
        edge_config_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete an edge configuration.

        Args:
            edge_config_id: `edgeConfigId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._edge_config_delete_edge_config import OPERATION

        await self._call(
            OPERATION,
            {"edge_config_id": edge_config_id, "slug": slug, "team_id": team_id},
            None,
            options,
        )

    async def delete_edge_config_schema(
        self,
        *,
        edge_config_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete an edge configuration schema.

        Args:
            edge_config_id: `edgeConfigId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._edge_config_delete_edge_config_schema import OPERATION

        await self._call(
            OPERATION,
            {"edge_config_id": edge_config_id, "slug": slug, "team_id": team_id},
            None,
            options,
        )

    async def delete_edge_config_tokens(
        self,
        *,
        edge_config_id: str,
        request_body: m.DeleteEdgeConfigTokensRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete edge configuration tokens.

        Args:
            edge_config_id: `edgeConfigId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._edge_config_delete_edge_config_tokens import OPERATION

        await self._call(
            OPERATION,
            {"edge_config_id": edge_config_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )

    async def get_edge_config(
        self,
        *,
        edge_config_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetEdgeConfigResponseBody:
        """Get an edge configuration.

        Args:
            edge_config_id: `edgeConfigId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._edge_config_get_edge_config import OPERATION

        result: m.GetEdgeConfigResponseBody = await self._call(
            OPERATION,
            {"edge_config_id": edge_config_id, "slug": slug, "team_id": team_id},
            None,
            options,
        )
        return result

    async def get_edge_config_backup(
        self,
        *,
        edge_config_backup_version_id: str,
        edge_config_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetEdgeConfigBackupResponseBody:
        """Get an edge configuration backup.

        Args:
            edge_config_backup_version_id: `edgeConfigBackupVersionId` in the path.
            edge_config_id: `edgeConfigId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._edge_config_get_edge_config_backup import OPERATION

        result: m.GetEdgeConfigBackupResponseBody = await self._call(
            OPERATION,
            {
                "edge_config_backup_version_id": edge_config_backup_version_id,
                "edge_config_id": edge_config_id,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    async def get_edge_config_backups(
        self,
        *,
        edge_config_id: str,
        limit: float | None = None,
        metadata: str | None = None,
        next: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetEdgeConfigBackupsResponseBody:
        """Get edge configuration backups.

        Args:
            edge_config_id: `edgeConfigId` in the path.
            limit: `limit` in the query.
            metadata: `metadata` in the query.
            next: `next` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._edge_config_get_edge_config_backups import OPERATION

        result: m.GetEdgeConfigBackupsResponseBody = await self._call(
            OPERATION,
            {
                "edge_config_id": edge_config_id,
                "limit": limit,
                "metadata": metadata,
                "next": next,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    async def get_edge_config_item(
        self,
        *,
        edge_config_id: str,
        edge_config_item_key: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.EdgeConfigItem:
        """Get an edge configuration item.

        Args:
            edge_config_id: `edgeConfigId` in the path.
            edge_config_item_key: `edgeConfigItemKey` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._edge_config_get_edge_config_item import OPERATION

        result: m.EdgeConfigItem = await self._call(
            OPERATION,
            {
                "edge_config_id": edge_config_id,
                "edge_config_item_key": edge_config_item_key,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    async def get_edge_config_items(
        self,
        *,
        edge_config_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> list[m.EdgeConfigItem]:
        """Get edge configuration items.

        Args:
            edge_config_id: `edgeConfigId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._edge_config_get_edge_config_items import OPERATION

        result: list[m.EdgeConfigItem] = await self._call(
            OPERATION,
            {"edge_config_id": edge_config_id, "slug": slug, "team_id": team_id},
            None,
            options,
        )
        return result

    async def get_edge_config_schema(
        self,
        *,
        edge_config_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Get an edge configuration schema.

        Args:
            edge_config_id: `edgeConfigId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._edge_config_get_edge_config_schema import OPERATION

        result: dict[str, Any] = await self._call(
            OPERATION,
            {"edge_config_id": edge_config_id, "slug": slug, "team_id": team_id},
            None,
            options,
        )
        return result

    async def get_edge_config_token(
        self,
        *,
        edge_config_id: str,
        token: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.EdgeConfigToken:
        """Get an edge configuration token.

        Args:
            edge_config_id: `edgeConfigId` in the path.
            token: `token` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._edge_config_get_edge_config_token import OPERATION

        result: m.EdgeConfigToken = await self._call(
            OPERATION,
            {"edge_config_id": edge_config_id, "token": token, "slug": slug, "team_id": team_id},
            None,
            options,
        )
        return result

    async def get_edge_config_tokens(
        self,
        *,
        edge_config_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.EdgeConfigToken:
        """Get edge configuration tokens.

        Args:
            edge_config_id: `edgeConfigId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._edge_config_get_edge_config_tokens import OPERATION

        result: m.EdgeConfigToken = await self._call(
            OPERATION,
            {"edge_config_id": edge_config_id, "slug": slug, "team_id": team_id},
            None,
            options,
        )
        return result

    async def get_edge_configs(
        self,
        *,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetEdgeConfigsResponseBody:
        """Get edge configurations.

        Args:
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._edge_config_get_edge_configs import OPERATION

        result: m.GetEdgeConfigsResponseBody = await self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, None, options
        )
        return result

    async def patch_edge_config_items(
        self,
        *,
        edge_config_id: str,
        request_body: m.PatchEdgeConfigItemsRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ResponseBody1:
        """Change parts of edge configuration items.

        Args:
            edge_config_id: `edgeConfigId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._edge_config_patch_edge_config_items import OPERATION

        result: m.ResponseBody1 = await self._call(
            OPERATION,
            {"edge_config_id": edge_config_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    async def patch_edge_config_schema(
        self,
        *,
        edge_config_id: str,
        request_body: m.PatchEdgeConfigSchemaRequestBody | Mapping[str, Any],
        dry_run: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Change parts of an edge configuration schema.

        Args:
            edge_config_id: `edgeConfigId` in the path.
            request_body: The body; a mapping has wire names.
            dry_run: `dryRun` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._edge_config_patch_edge_config_schema import OPERATION

        result: dict[str, Any] = await self._call(
            OPERATION,
            {
                "edge_config_id": edge_config_id,
                "dry_run": dry_run,
                "slug": slug,
                "team_id": team_id,
            },
            request_body,
            options,
        )
        return result

    async def update_edge_config(
        self,
        *,
        edge_config_id: str,
        request_body: m.UpdateEdgeConfigRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetEdgeConfigResponseBody:
        """Update an edge configuration.

        Args:
            edge_config_id: `edgeConfigId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._edge_config_update_edge_config import OPERATION

        result: m.GetEdgeConfigResponseBody = await self._call(
            OPERATION,
            {"edge_config_id": edge_config_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result
