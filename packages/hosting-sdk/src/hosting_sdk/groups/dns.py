"""The methods of `dns`.

Generated from `manifest/groups/dns.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._types import RequestOptions


class Dns(Group):
    """The methods of `dns`."""

    async def create_record(
        self,
        *,
        domain: str,
        request_body: m.CreateRecordRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreateRecordResponseBody:
        """Create a record.

        Args:
            domain: `domain` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._dns_create_record import OPERATION

        result: m.CreateRecordResponseBody = await self._call(
            OPERATION, {"domain": domain, "slug": slug, "team_id": team_id}, request_body, options
        )
        return result

    async def get_records(
        self,
        *,
        domain: str,
        limit: str | None = None,
        since: str | None = None,
        slug: str | None = None,
        team_id: str | None = None,
        until: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.GetRecordsResponseBody:
        """Get records.

        Args:
            domain: `domain` in the path.
            limit: `limit` in the query.
            since: `since` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            until: `until` in the query.
            options: What differs for this call.
        """
        from hosting_sdk.functions._dns_get_records import OPERATION

        result: m.GetRecordsResponseBody = await self._call(
            OPERATION,
            {
                "domain": domain,
                "limit": limit,
                "since": since,
                "slug": slug,
                "team_id": team_id,
                "until": until,
            },
            None,
            options,
        )
        return result

    async def remove_record(
        self,
        *,
        domain: str,
        record_id: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> dict[str, Any]:
        """Remove a record.

        Args:
            domain: `domain` in the path.
            record_id: `recordId` in the path.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._dns_remove_record import OPERATION

        result: dict[str, Any] = await self._call(
            OPERATION,
            {"domain": domain, "record_id": record_id, "slug": slug, "team_id": team_id},
            None,
            options,
        )
        return result

    async def update_record(
        self,
        *,
        record_id: str,
        request_body: m.UpdateRecordRequestBody | Mapping[str, Any],
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.UpdateRecordResponseBody:
        """Update a record.

        Args:
            record_id: `recordId` in the path.
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._dns_update_record import OPERATION

        result: m.UpdateRecordResponseBody = await self._call(
            OPERATION,
            {"record_id": record_id, "slug": slug, "team_id": team_id},
            request_body,
            options,
        )
        return result
