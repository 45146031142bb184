"""The methods of `billing`.

Generated from `manifest/groups/billing.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import Group, operation

if TYPE_CHECKING:
    from hosting_sdk import models as m
    from hosting_sdk._streams.streams import RecordStream
    from hosting_sdk._types import RequestOptions

__all__ = ["Billing"]


class Billing(Group):
    """The methods of `billing`."""

    @operation
    async def buy_credits(
        self,
        *,
        request_body: m.BuyCreditsRequest | m.BuyCreditsRequestDict,
        slug: str | None = None,
        source: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.CreditPurchase:
        """Buy credits for a team and charge its default payment method at once.

        Types are `v0`, `gateway` and `agent`; the number is a whole one.

        Args:
            request_body: The body; a mapping has wire names.
            slug: Team to act for, by its URL slug. Default: that of the client.
            source: Name of the caller to record with the purchase; absent: `api`.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            result = await client.billing.buy_credits(
                request_body={"item": {"type": "credits", "creditType": "gateway", "amount": 50}},
            )
        """

    @operation
    def list_billing_charges(
        self,
        *,
        from_: str,
        to: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> RecordStream[m.BillingCharge]:
        """Stream the charges of a team between two days, in the FOCUS format v1.3.

        A record covers one day; the range is at most one year. Owners, members, developers,
        security and billing roles may call it.

        Args:
            from_: First moment of the range, included, as ISO 8601 text in UTC, such as
                `2025-01-01T00:00:00.000Z`.
            to: End of the range, excluded, as ISO 8601 text in UTC, such as
                `2025-01-31T00:00:00.000Z`.
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            async for record in client.billing.list_billing_charges(
                from_="2026-01-01T00:00:00Z",
                to="2026-02-01T00:00:00Z",
            ):
                print(record)
        """

    @operation
    def list_contract_commitments(
        self,
        *,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> RecordStream[m.ContractCommitment]:
        """Stream the commitments of a team's contract per period, in the FOCUS format v1.3.

        Only Enterprise teams have them; for others the stream is empty.

        Args:
            slug: Team to act for, by its URL slug. Default: that of the client.
            team_id: Team to act for, by its ID (prefix `team_`). Default: that of the client.
            options: Per-call overrides: timeout, retries, headers, server.

        Example:
            async for record in client.billing.list_contract_commitments():
                print(record)
        """
