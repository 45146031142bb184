"""The methods of `domains`.

Generated from `manifest/groups/domains.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group, operation

if TYPE_CHECKING:
    from typing import Literal

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["Domains"]


class Domains(Group):
    """The methods of `domains`."""

    @operation
    async def create_or_transfer_domain(
        self,
        *,
        request_body: m.CreateOrTransferDomainRequest | m.CreateOrTransferDomainRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreatedDomain:
        """Add an apex domain to the account, or move it in from another account.

        To transfer a domain from another registrar, use `domains_registrar.transfer_in_domain`.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.domains.create_or_transfer_domain(
                request_body={"name": "example.com", "method": "add"},
            )
        """

    @operation
    async def delete_domain(
        self,
        *,
        domain: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeletedDomain:
        """Remove a domain from the account.

        All its aliases are removed with it.

        Args:
            domain: Domain name, such as `example.com`.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.domains.delete_domain(domain="example.com")
        """

    @operation
    async def get_domain(
        self,
        *,
        domain: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DomainResult:
        """Get a domain of the account: nameservers, verification, purchase and expiry.

        Args:
            domain: Domain name, such as `example.com`.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.domains.get_domain(domain="example.com")
        """

    @operation
    async def get_domain_config(
        self,
        *,
        domain: str,
        project_id_or_name: str | None = None,
        slug: str | None = None,
        strict: Literal["true", "false"] | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DomainConfig:
        """Get how a domain is set up in DNS, and whether it is set up wrong.

        Shows the records that the platform recommends.

        Args:
            domain: Domain name, such as `example.com`.
            project_id_or_name: ID (prefix `prj_`) or name of the project that the domain is meant
                for; needed only before the domain belongs to one.
            slug: Team to act for, by its URL slug. Default: that of the client.
            strict: `true` shows only nameservers set for the domain itself; otherwise those of its
                parent zone stand in.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.domains.get_domain_config(domain="example.com")
        """

    @operation
    async def get_domains(
        self,
        *,
        limit: float | None = None,
        since: float | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        until: float | None = None,
        options: RequestOptions | None = None,
    ) -> m.DomainPage:
        """List the domains of a user or team, newest first.

        Returns pages of 20 unless a limit says otherwise.

        Args:
            limit: Most domains in one page.
            since: Only items created after this time, in milliseconds since the epoch.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            until: Only items created before this time, in milliseconds since the epoch.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.domains.get_domains(limit=20)
        """

    @operation
    async def patch_domain(
        self,
        *,
        domain: str,
        request_body: m.PatchDomainRequest | m.PatchDomainRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.PatchedDomain:
        """Change an apex domain, or move it to another account.

        For renewal and nameservers use the methods of `domains_registrar`.

        Args:
            domain: Domain name, such as `example.com`.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.domains.patch_domain(
                domain="example.com",
                request_body={"op": "update", "renew": True},
            )
        """
