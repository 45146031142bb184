"""The methods of `dns`.

Generated from `manifest/groups/dns.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup, operation

if TYPE_CHECKING:
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions

__all__ = ["Dns"]


class Dns(SyncGroup):
    """The methods of `dns`, each waiting for its result."""

    @operation
    def create_record(
        self,
        *,
        domain: str,
        request_body: m.CreateRecordRequest | m.CreateRecordRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreatedDnsRecord:
        """Create a DNS record for a domain.

        Returns its ID.

        Args:
            domain: Domain name, such as `example.com`.
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.dns.create_record(
                domain="example.com",
                request_body={"type": "A", "name": "www", "value": "192.0.2.1", "ttl": 60},
            )
        """

    @operation
    def get_records(
        self,
        *,
        domain: str,
        limit: str | int | None = None,
        since: str | int | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        until: str | int | None = None,
        options: RequestOptions | None = None,
    ) -> m.DnsRecordPage:
        """List the DNS records of a domain in pages of 20, unless a limit says otherwise.

        Args:
            domain: Domain name, such as `example.com`.
            limit: Most records in one page, as text; the platform takes 20 if it is absent.
            since: Only records created after this moment, in milliseconds since the epoch as text.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            until: Only records created before this moment, in milliseconds since the epoch as text.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.dns.get_records(domain="example.com", limit="20")
        """

    @operation
    def remove_record(
        self,
        *,
        domain: str,
        record_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Delete a DNS record from a domain.

        Args:
            domain: Domain name, such as `example.com`.
            record_id: ID of the DNS record (prefix `rec_`).
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.dns.remove_record(domain="example.com", record_id="rec_5nJ7wL3d")
        """

    @operation
    def update_record(
        self,
        *,
        record_id: str,
        request_body: m.UpdateRecordRequest | m.UpdateRecordRequestDict,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UpdatedDnsRecord:
        """Change a DNS record.

        Fields that are not given stay; the old values are not kept. Returns the record.

        Args:
            record_id: ID of the DNS record (prefix `rec_`).
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = client.dns.update_record(
                record_id="rec_5nJ7wL3d",
                request_body={"value": "192.0.2.2", "ttl": 300},
            )
        """
