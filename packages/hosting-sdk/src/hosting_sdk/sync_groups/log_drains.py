"""The methods of `logDrains`.

Generated from `manifest/groups/logDrains.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup, operation

if TYPE_CHECKING:
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["LogDrains"]


class LogDrains(SyncGroup):
    """The methods of `logDrains`, each waiting for its result."""

    @operation
    def create_configurable_log_drain(
        self,
        *,
        request_body: m.CreateConfigurableLogDrainRequest | m.CreateConfigurableLogDrainRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Create a log drain for projects of a team.

        Needs a team's access token; tokens of integrations are refused.

        Deprecated: the platform discourages its use.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.log_drains.create_configurable_log_drain(
                request_body={
                    "url": "https://logs.example.com/ingest",
                    "deliveryFormat": "ndjson",
                    "sources": ["build", "lambda"],
                },
            )
        """

    @operation
    def create_log_drain(
        self,
        *,
        request_body: m.CreateLogDrainRequest | m.CreateLogDrainRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.LogDrain:
        """Create a log drain of an integration.

        Needs an OAuth2 token of the integration; other tokens get 400.

        Deprecated: the platform discourages its use.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.log_drains.create_log_drain(
                request_body={
                    "name": "logs to the archive",
                    "url": "https://logs.example.com/ingest",
                },
            )
        """

    @operation
    def delete_configurable_log_drain(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete a log drain of a team.

        Needs a team's access token; tokens of integrations are refused.

        Deprecated: the platform discourages its use.

        Args:
            id: ID of the log drain (prefix `ld_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.log_drains.delete_configurable_log_drain(id="ld_4gH7")
        """

    @operation
    def delete_integration_log_drain(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete a log drain of an integration.

        An OAuth2 token can only delete those of its own integration.

        Deprecated: the platform discourages its use.

        Args:
            id: ID of the log drain (prefix `ld_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            client.log_drains.delete_integration_log_drain(id="ld_4gH7")
        """

    @operation
    def get_all_log_drains(
        self,
        *,
        include_metadata: bool | None = None,
        project_id: str | None = None,
        project_id_or_name: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.LogDrainList:
        """List all log drains of an account.

        Needs an access token of the account; tokens of integrations are refused.

        Deprecated: the platform discourages its use.

        Args:
            include_metadata: Whether to add metadata to the result. Default: `false`.
            project_id: Only log drains that cover this project, by its ID (prefix `prj_`).
            project_id_or_name: Project ID (prefix `prj_`) or name.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.log_drains.get_all_log_drains()
        """

    @operation
    def get_configurable_log_drain(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.ConfigurableLogDrain:
        """Get a log drain of a team.

        Needs a team's access token; tokens of integrations are refused.

        Deprecated: the platform discourages its use.

        Args:
            id: ID of the log drain (prefix `ld_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.log_drains.get_configurable_log_drain(id="ld_4gH7")
        """

    @operation
    def get_integration_log_drains(
        self,
        *,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> list[m.LogDrain]:
        """List the log drains of integrations in a user or team.

        An OAuth2 token sees those of its own integration.

        Deprecated: the platform discourages its use.

        Args:
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.log_drains.get_integration_log_drains()
        """
