"""The methods of `aliases`.

Generated from `manifest/groups/aliases.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group, operation

if TYPE_CHECKING:
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["Aliases"]


class Aliases(Group):
    """The methods of `aliases`."""

    @operation
    async def assign_alias(
        self,
        *,
        id: str,
        request_body: m.AssignAliasRequest | m.AssignAliasRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.AssignedAlias:
        """Point a domain name at a deployment.

        An alias that another deployment has is taken from it; the result tells which. The token's
        user or team must own the deployment.

        Args:
            id: ID of the deployment that gets the alias (prefix `dpl_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.aliases.assign_alias(
                id="dpl_7Kd93hQ2",
                request_body={"alias": "shop.example.com"},
            )
        """

    @operation
    async def delete_alias(
        self,
        *,
        alias_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeletedAlias:
        """Delete an alias.

        The domain name no longer leads to a deployment.

        Args:
            alias_id: ID or domain name of the alias.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.aliases.delete_alias(alias_id="shop.example.com")
        """

    @operation
    async def get_alias(
        self,
        *,
        id_or_alias: str,
        from_: float | None = None,
        project_id: str | None = None,
        since: float | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        until: float | None = None,
        options: RequestOptions | None = None,
    ) -> m.Alias:
        """Get an alias by its ID or domain name.

        Args:
            id_or_alias: ID or domain name of the alias.
            from_: Deprecated, use `since`: only what was created after this moment, in milliseconds
                since the epoch.
            project_id: Find the alias only if it belongs to this project, by its ID (prefix
                `prj_`).
            since: Only items created after this time, in milliseconds since the epoch.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            until: Only items created before this time, in milliseconds since the epoch.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.aliases.get_alias(id_or_alias="shop.example.com")
        """

    @operation
    async def list_aliases(
        self,
        *,
        domain: m.StringOrStrings | None = None,
        from_: float | None = None,
        limit: float | None = None,
        project_id: str | None = None,
        rollback_deployment_id: str | None = None,
        since: float | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        until: float | None = None,
        options: RequestOptions | None = None,
    ) -> m.AliasPage:
        """List the aliases of a user or team, newest first.

        Filters choose a project, domain names or a span of time. Returns pages.

        Args:
            domain: Only aliases with these domain names, at most 20.
            from_: Deprecated, use `since`: only what was created after this moment, in milliseconds
                since the epoch.
            limit: Most aliases in one page.
            project_id: Only aliases of this project, by its ID (prefix `prj_`).
            rollback_deployment_id: Only aliases that a rollback to this deployment would move, by
                its ID (prefix `dpl_`).
            since: Only items created after this time, in milliseconds since the epoch.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            until: Only items created before this time, in milliseconds since the epoch.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.aliases.list_aliases(limit=20)
        """

    @operation
    async def list_deployment_aliases(
        self,
        *,
        id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeploymentAliasList:
        """List the aliases that point at a deployment.

        The token's user or team must own the deployment.

        Args:
            id: ID of the deployment (prefix `dpl_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.aliases.list_deployment_aliases(id="dpl_7Kd93hQ2")
        """

    @operation
    async def patch_url_protection_bypass(
        self,
        *,
        id: str,
        request_body: m.PatchUrlProtectionBypassRequest
        | m.PatchUrlProtectionBypassRequestDict
        | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Change who may open a protected alias or deployment URL.

        Use it to make or revoke a shareable link, to let a person in, or to except the alias from
        deployment protection.

        Args:
            id: Domain name of the alias, or ID of the deployment.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.aliases.patch_url_protection_bypass(
                id="shop-git-main.example.com",
                request_body={"ttl": 86400},
            )
        """
