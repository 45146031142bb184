"""The methods of `billing`.

Generated from `manifest/groups/billing.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._group import SyncGroup

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hosting_sdk import models as m
    from hosting_sdk._sync_streams import SyncRecordStream
    from hosting_sdk._types import RequestOptions


class Billing(SyncGroup):
    """The methods of `billing`, each waiting for its result."""

    def buy_credits(
        self,
        *,
        request_body: m.BuyCreditsRequestBody | Mapping[str, Any],
        slug: str | None = None,
        source: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> m.BuyCreditsResponseBody:
        """Buy credits.

        Args:
            request_body: The body; a mapping has wire names.
            slug: `slug` in the query; the client's own when it is absent.
            source: `source` in the query.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._billing_buy_credits import OPERATION

        result: m.BuyCreditsResponseBody = self._call(
            OPERATION, {"slug": slug, "source": source, "team_id": team_id}, request_body, options
        )
        return result

    def list_billing_charges(
        self,
        *,
        from_: str,
        to: str,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> SyncRecordStream[m.ListBillingChargesResponseBody]:
        """List billing charges.

        Args:
            from_: `from` in the query.
            to: `to` in the query.
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._billing_list_billing_charges import OPERATION

        return self._stream(
            OPERATION, {"from_": from_, "to": to, "slug": slug, "team_id": team_id}, None, options
        )

    def list_contract_commitments(
        self,
        *,
        slug: str | None = None,
        team_id: str | None = None,
        options: RequestOptions | None = None,
    ) -> SyncRecordStream[m.ListContractCommitmentsResponseBody]:
        """List contract commitments.

        Args:
            slug: `slug` in the query; the client's own when it is absent.
            team_id: `teamId` in the query; the client's own when it is absent.
            options: What differs for this call.
        """
        from hosting_sdk.functions._billing_list_contract_commitments import OPERATION

        return self._stream(OPERATION, {"slug": slug, "team_id": team_id}, None, options)
