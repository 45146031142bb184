"""The methods of `domains`.

Generated from `manifest/groups/domains.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, Literal

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class Domains(SyncGroup):
    """The methods of `domains`, each waiting for its result."""

    def create_or_transfer_domain(
        self,
        *,
        request_body: m.CreateOrTransferDomainRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreateOrTransferDomainResponseBody:
        """Add a domain, or transfer one in.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._domains_create_or_transfer_domain import OPERATION

        result: m.CreateOrTransferDomainResponseBody = self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    def delete_domain(
        self,
        *,
        domain: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.DeleteDomainResponseBody:
        """Delete a domain.

        Args:
            domain: `domain` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._domains_delete_domain import OPERATION

        result: m.DeleteDomainResponseBody = self._call(
            OPERATION, {"domain": domain, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    def get_domain(
        self,
        *,
        domain: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetDomainResponseBody:
        """Get a domain.

        Args:
            domain: `domain` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._domains_get_domain import OPERATION

        result: m.GetDomainResponseBody = self._call(
            OPERATION, {"domain": domain, "slug": slug, "team_id": team_id}, None, options
        )
        return result

    def get_domain_config(
        self,
        *,
        domain: str,
        project_id_or_name: str | None = None,
        slug: str | None = None,
        strict: Literal["true", "false"] | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetDomainConfigResponseBody:
        """Get a domain configuration.

        Args:
            domain: `domain` in the path.
            project_id_or_name: `projectIdOrName` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            strict: `strict` in the query.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._domains_get_domain_config import OPERATION

        result: m.GetDomainConfigResponseBody = self._call(
            OPERATION,
            {
                "domain": domain,
                "project_id_or_name": project_id_or_name,
                "slug": slug,
                "strict": strict,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    def get_domains(
        self,
        *,
        limit: float | None = None,
        since: float | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        until: float | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetDomainsResponseBody:
        """Get domains.

        Args:
            limit: `limit` in the query.
            since: `since` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            until: `until` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._domains_get_domains import OPERATION

        result: m.GetDomainsResponseBody = self._call(
            OPERATION,
            {"limit": limit, "since": since, "slug": slug, "team_id": team_id, "until": until},
            None,
            options,
        )
        return result

    def patch_domain(
        self,
        *,
        domain: str,
        request_body: m.PatchDomainRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.PatchDomainResponseBody:
        """Change parts of a domain.

        Args:
            domain: `domain` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._domains_patch_domain import OPERATION

        result: m.PatchDomainResponseBody = self._call(
            OPERATION, {"domain": domain, "slug": slug, "team_id": team_id}, request_body, options
        )
        return result
