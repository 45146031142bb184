"""The methods of `security`.

Generated from `manifest/groups/security.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup, operation

if TYPE_CHECKING:
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["Security"]


class Security(SyncGroup):
    """The methods of `security`, each waiting for its result."""

    @operation
    def add_bypass_ip(
        self,
        *,
        project_id: str,
        request_body: m.AddBypassIpRequest | m.AddBypassIpRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.AddBypassIpResult:
        """Add a bypass rule to the firewall of a project.

        Requests that match it pass the platform's own mitigations.

        Args:
            project_id: ID of the project (prefix `prj_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.security.add_bypass_ip(
                project_id="prj_4fT2mQ8v",
                request_body={
                    "domain": "example.com",
                    "sourceIp": "192.0.2.10",
                    "note": "Office",
                },
            )
        """

    @operation
    def get_active_attack_status(
        self,
        *,
        project_id: str,
        since: float | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.AttackStatus:
        """Get whether a project is under attack, for the last day unless `since` says otherwise.

        Args:
            project_id: ID of the project (prefix `prj_`).
            since: Number of days to look back, at least 1; absent: 1.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.security.get_active_attack_status(project_id="prj_4fT2mQ8v")
        """

    @operation
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
    ) -> m.FirewallBypassPage:
        """List the bypass rules of a project.

        Returns pages.

        Args:
            project_id: ID of the project (prefix `prj_`).
            domain: Only rules for this domain.
            limit: Most rules in one page, at most 256.
            offset: ID of the last rule of the previous page; the next one starts after it.
            project_scope: Whether to list only rules that cover the whole project.
            slug: Team to act for, by its URL slug. Default: that of the client.
            source_ip: Only rules for this address.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.security.get_bypass_ip(project_id="prj_4fT2mQ8v")
        """

    @operation
    def get_firewall_config(
        self,
        *,
        config_version: str,
        project_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.FirewallConfig:
        """Get a version of a project's firewall configuration; `active` is the one in use.

        Args:
            config_version: Version of the configuration; `active` is the one in use.
            project_id: ID of the project (prefix `prj_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.security.get_firewall_config(
                config_version="active",
                project_id="prj_4fT2mQ8v",
            )
        """

    @operation
    def get_security_firewall_events(
        self,
        *,
        project_id: str,
        end_timestamp: float | None = None,
        hosts: str | None = None,
        start_timestamp: float | None = None,
        options: RequestOptions | None = None,
    ) -> m.FirewallEventList:
        """Count what the firewall of a project did in a span of time.

        The counts are by host, address and rule.

        Args:
            project_id: ID of the project (prefix `prj_`).
            end_timestamp: Last moment of the span, in milliseconds since the epoch.
            hosts: Only events of these host names.
            start_timestamp: First moment of the span, in milliseconds since the epoch.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.security.get_security_firewall_events(project_id="prj_4fT2mQ8v")
        """

    @operation
    def put_firewall_config(
        self,
        *,
        project_id: str,
        request_body: m.PutFirewallConfigRequest | m.PutFirewallConfigRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.FirewallConfigResult:
        """Replace the whole firewall configuration of a project.

        Rules that are not given are gone.

        Args:
            project_id: ID of the project (prefix `prj_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.security.put_firewall_config(
                project_id="prj_4fT2mQ8v",
                request_body={
                    "firewallEnabled": True,
                    "ips": [
                        {
                            "hostname": "example.com",
                            "ip": "192.0.2.66",
                            "action": "deny",
                        },
                    ],
                },
            )
        """

    @operation
    def remove_bypass_ip(
        self,
        *,
        project_id: str,
        request_body: m.RemoveBypassIpRequest | m.RemoveBypassIpRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.Acknowledgement:
        """Remove a bypass rule.

        The platform's own mitigations apply again.

        Args:
            project_id: ID of the project (prefix `prj_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.security.remove_bypass_ip(
                project_id="prj_4fT2mQ8v",
                request_body={"domain": "example.com", "sourceIp": "192.0.2.10"},
            )
        """

    @operation
    def update_attack_challenge_mode(
        self,
        *,
        request_body: m.UpdateAttackChallengeModeRequest | m.UpdateAttackChallengeModeRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.AttackChallengeMode:
        """Turn attack challenge mode of a project on or off.

        While it is on, every visitor has to pass a challenge.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.security.update_attack_challenge_mode(
                request_body={
                    "projectId": "prj_4fT2mQ8v",
                    "attackModeEnabled": True,
                    "attackModeActiveUntil": 1760086400000,
                },
            )
        """

    @operation
    def update_firewall_config(
        self,
        *,
        project_id: str,
        request_body: m.UpdateFirewallConfigRequest | m.UpdateFirewallConfigRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Change one part of a project's firewall configuration.

        `action` says what, such as add, update or remove a rule.

        Args:
            project_id: ID of the project (prefix `prj_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.security.update_firewall_config(
                project_id="prj_4fT2mQ8v",
                request_body={
                    "action": "ip.insert",
                    "value": {
                        "hostname": "example.com",
                        "ip": "192.0.2.66",
                        "action": "deny",
                    },
                },
            )
        """
