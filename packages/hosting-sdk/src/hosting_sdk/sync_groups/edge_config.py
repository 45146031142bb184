"""The methods of `edgeConfig`.

Generated from `manifest/groups/edgeConfig.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup, operation

if TYPE_CHECKING:
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["EdgeConfig"]


class EdgeConfig(SyncGroup):
    """The methods of `edgeConfig`, each waiting for its result."""

    @operation
    def create_edge_config(
        self,
        *,
        request_body: m.CreateEdgeConfigRequest | m.CreateEdgeConfigRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.EdgeConfig:
        """Create an Edge Config, with first items if they are given.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.edge_config.create_edge_config(
                request_body={"slug": "shop-settings", "items": {"greeting": "hello"}},
            )
        """

    @operation
    def create_edge_config_token(
        self,
        *,
        edge_config_id: str,
        request_body: m.CreateEdgeConfigTokenRequest | m.CreateEdgeConfigTokenRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreatedEdgeConfigToken:
        """Create a read token for an Edge Config.

        The result has the token, which gives access: keep it secret.

        Args:
            edge_config_id: ID of the Edge Config (prefix `ecfg_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.edge_config.create_edge_config_token(
                edge_config_id="ecfg_3mN8rT5w",
                request_body={"label": "shop in production"},
            )
        """

    @operation
    def delete_edge_config(
        self,
        *,
        edge_config_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete an Edge Config with all of its items and tokens.

        Args:
            edge_config_id: ID of the Edge Config (prefix `ecfg_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.edge_config.delete_edge_config(edge_config_id="ecfg_3mN8rT5w")
        """

    @operation
    def delete_edge_config_schema(
        self,
        *,
        edge_config_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete the JSON Schema of an Edge Config.

        Items are no longer checked.

        Args:
            edge_config_id: ID of the Edge Config (prefix `ecfg_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.edge_config.delete_edge_config_schema(edge_config_id="ecfg_3mN8rT5w")
        """

    @operation
    def delete_edge_config_tokens(
        self,
        *,
        edge_config_id: str,
        request_body: m.DeleteEdgeConfigTokensRequest | m.DeleteEdgeConfigTokensRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete read tokens of an Edge Config.

        Deployments that use them can no longer read it.

        Args:
            edge_config_id: ID of the Edge Config (prefix `ecfg_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.edge_config.delete_edge_config_tokens(
                edge_config_id="ecfg_3mN8rT5w",
                request_body={"tokens": ["read-token-1"]},
            )
        """

    @operation
    def get_edge_config(
        self,
        *,
        edge_config_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.EdgeConfig:
        """Get an Edge Config without its items.

        Has its size, number of items and time of the last change.

        Args:
            edge_config_id: ID of the Edge Config (prefix `ecfg_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.edge_config.get_edge_config(edge_config_id="ecfg_3mN8rT5w")
        """

    @operation
    def get_edge_config_backup(
        self,
        *,
        edge_config_backup_version_id: str,
        edge_config_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.EdgeConfigBackup:
        """Get one backup of an Edge Config with the items that it had.

        Args:
            edge_config_backup_version_id: ID of the backup, as `getEdgeConfigBackups` gives it.
            edge_config_id: ID of the Edge Config (prefix `ecfg_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.edge_config.get_edge_config_backup(
                edge_config_backup_version_id="backup_2kL9",
                edge_config_id="ecfg_3mN8rT5w",
            )
        """

    @operation
    def get_edge_config_backups(
        self,
        *,
        edge_config_id: str,
        limit: float | None = None,
        metadata: str | None = None,
        next: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.EdgeConfigBackupPage:
        """List the backups of an Edge Config.

        Returns one page at a time.

        Args:
            edge_config_id: ID of the Edge Config (prefix `ecfg_`).
            limit: Most backups in one page, 0 to 50.
            metadata: Whether to add metadata of each backup to the result.
            next: Cursor of the page to return, from the previous page.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.edge_config.get_edge_config_backups(edge_config_id="ecfg_3mN8rT5w")
        """

    @operation
    def get_edge_config_item(
        self,
        *,
        edge_config_id: str,
        edge_config_item_key: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.EdgeConfigItem:
        """Get one item of an Edge Config by its key.

        Args:
            edge_config_id: ID of the Edge Config (prefix `ecfg_`).
            edge_config_item_key: Key to look up.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.edge_config.get_edge_config_item(
                edge_config_id="ecfg_3mN8rT5w",
                edge_config_item_key="greeting",
            )
        """

    @operation
    def get_edge_config_items(
        self,
        *,
        edge_config_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> list[m.EdgeConfigItem]:
        """List all items of an Edge Config.

        Args:
            edge_config_id: ID of the Edge Config (prefix `ecfg_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.edge_config.get_edge_config_items(edge_config_id="ecfg_3mN8rT5w")
        """

    @operation
    def get_edge_config_schema(
        self,
        *,
        edge_config_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Get the JSON Schema that an Edge Config's items are checked against.

        Args:
            edge_config_id: ID of the Edge Config (prefix `ecfg_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.edge_config.get_edge_config_schema(edge_config_id="ecfg_3mN8rT5w")
        """

    @operation
    def get_edge_config_token(
        self,
        *,
        edge_config_id: str,
        token: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.EdgeConfigToken:
        """Get facts about a read token of an Edge Config.

        Args:
            edge_config_id: ID of the Edge Config (prefix `ecfg_`).
            token: The read token.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.edge_config.get_edge_config_token(
                edge_config_id="ecfg_3mN8rT5w",
                token="read-token-1",
            )
        """

    @operation
    def get_edge_config_tokens(
        self,
        *,
        edge_config_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.EdgeConfigToken:
        """List the read tokens of an Edge Config.

        Args:
            edge_config_id: ID of the Edge Config (prefix `ecfg_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.edge_config.get_edge_config_tokens(edge_config_id="ecfg_3mN8rT5w")
        """

    @operation
    def get_edge_configs(
        self,
        *,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.EdgeConfigList:
        """List the Edge Configs of a user or team.

        Args:
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.edge_config.get_edge_configs()
        """

    @operation
    def patch_edge_config_items(
        self,
        *,
        edge_config_id: str,
        request_body: m.PatchEdgeConfigItemsRequest | m.PatchEdgeConfigItemsRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.EdgeConfigUpdateStatus:
        """Create, update, upsert or delete several items of an Edge Config in one step.

        Args:
            edge_config_id: ID of the Edge Config (prefix `ecfg_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.edge_config.patch_edge_config_items(
                edge_config_id="ecfg_3mN8rT5w",
                request_body={
                    "items": [{"operation": "upsert", "key": "greeting", "value": "hello"}],
                },
            )
        """

    @operation
    def patch_edge_config_schema(
        self,
        *,
        edge_config_id: str,
        request_body: m.PatchEdgeConfigSchemaRequest | m.PatchEdgeConfigSchemaRequestDict,
        dry_run: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Set the JSON Schema of an Edge Config.

        With `dryRun` the items are checked, but nothing is stored.

        Args:
            edge_config_id: ID of the Edge Config (prefix `ecfg_`).
            request_body: The body; a mapping has wire names.
            dry_run: Whether to check the items only, and store nothing.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.edge_config.patch_edge_config_schema(
                edge_config_id="ecfg_3mN8rT5w",
                request_body={
                    "definition": {
                        "type": "object",
                        "properties": {"greeting": {"type": "string"}},
                    },
                },
            )
        """

    @operation
    def update_edge_config(
        self,
        *,
        edge_config_id: str,
        request_body: m.UpdateEdgeConfigRequest | m.UpdateEdgeConfigRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.EdgeConfig:
        """Change the slug of an Edge Config.

        Args:
            edge_config_id: ID of the Edge Config (prefix `ecfg_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.edge_config.update_edge_config(
                edge_config_id="ecfg_3mN8rT5w",
                request_body={"slug": "shop-settings"},
            )
        """
