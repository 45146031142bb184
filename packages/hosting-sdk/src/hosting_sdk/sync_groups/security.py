"""The methods of `security`.

Generated from `manifest/groups/security.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class Security(SyncGroup):
    """The methods of `security`, each waiting for its result."""

    def add_bypass_ip(
        self,
        *,
        project_id: str,
        request_body: m.AddBypassIpRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.AddBypassIpResponseBody:
        """Add a bypass IP.

        Args:
            project_id: `projectId` in the query.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._security_add_bypass_ip import OPERATION

        result: m.AddBypassIpResponseBody = self._call(
            OPERATION,
            {"project_id": project_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    def get_active_attack_status(
        self,
        *,
        project_id: str,
        since: float | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetActiveAttackStatusResponseBody:
        """Get active attack status.

        Args:
            project_id: `projectId` in the query.
            since: `since` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._security_get_active_attack_status import OPERATION

        result: m.GetActiveAttackStatusResponseBody = self._call(
            OPERATION,
            {"project_id": project_id, "since": since, "slug": slug, "team_id": team_id},
            None,
            options,
        )
        return result

    def get_bypass_ip(
        self,
        *,
        project_id: str,
        domain: str | None = None,
        limit: float | None = None,
        offset: str | None = None,
        project_scope: bool | None = None,
        slug: str | None = None,
        source_ip: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetBypassIpResponseBody:
        """Get a bypass IP.

        Args:
            project_id: `projectId` in the query.
            domain: `domain` in the query.
            limit: `limit` in the query.
            offset: `offset` in the query.
            project_scope: `projectScope` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            source_ip: `sourceIp` in the query.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._security_get_bypass_ip import OPERATION

        result: m.GetBypassIpResponseBody = self._call(
            OPERATION,
            {
                "project_id": project_id,
                "domain": domain,
                "limit": limit,
                "offset": offset,
                "project_scope": project_scope,
                "slug": slug,
                "source_ip": source_ip,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    def get_firewall_config(
        self,
        *,
        config_version: str,
        project_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Active:
        """Get a firewall configuration.

        Args:
            config_version: `configVersion` in the path.
            project_id: `projectId` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._security_get_firewall_config import OPERATION

        result: m.Active = self._call(
            OPERATION,
            {
                "config_version": config_version,
                "project_id": project_id,
                "slug": slug,
                "team_id": team_id,
            },
            None,
            options,
        )
        return result

    def get_security_firewall_events(
        self,
        *,
        project_id: str,
        end_timestamp: float | None = None,
        hosts: str | None = None,
        start_timestamp: float | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetSecurityFirewallEventsResponseBody:
        """Get security firewall events.

        Args:
            project_id: `projectId` in the query.
            end_timestamp: `endTimestamp` in the query.
            hosts: `hosts` in the query.
            start_timestamp: `startTimestamp` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._security_get_security_firewall_events import OPERATION

        result: m.GetSecurityFirewallEventsResponseBody = self._call(
            OPERATION,
            {
                "project_id": project_id,
                "end_timestamp": end_timestamp,
                "hosts": hosts,
                "start_timestamp": start_timestamp,
            },
            None,
            options,
        )
        return result

    def put_firewall_config(
        self,
        *,
        project_id: str,
        request_body: m.PutFirewallConfigRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.PutFirewallConfigResponseBody:
        """Replace a firewall configuration.

        Args:
            project_id: `projectId` in the query.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._security_put_firewall_config import OPERATION

        result: m.PutFirewallConfigResponseBody = self._call(
            OPERATION,
            {"project_id": project_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    def remove_bypass_ip(
        self,
        *,
        project_id: str,
        request_body: m.RemoveBypassIpRequestBody | Mapping[str, Any] | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.RemoveBypassIpResponseBody:
        """Remove a bypass IP.

        Args:
            project_id: `projectId` in the query.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._security_remove_bypass_ip import OPERATION

        result: m.RemoveBypassIpResponseBody = self._call(
            OPERATION,
            {"project_id": project_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result

    def update_attack_challenge_mode(
        self,
        *,
        request_body: m.UpdateAttackChallengeModeRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UpdateAttackChallengeModeResponseBody:
        """Update an attack challenge mode.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._security_update_attack_challenge_mode import OPERATION

        result: m.UpdateAttackChallengeModeResponseBody = self._call(
            OPERATION, {"slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    def update_firewall_config(
        self,
        *,
        project_id: str,
        request_body: m.UpdateFirewallConfigRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Update a firewall configuration.

        Args:
            project_id: `projectId` in the query.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._security_update_firewall_config import OPERATION

        result: dict[str, Any] = self._call(
            OPERATION,
            {"project_id": project_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result
