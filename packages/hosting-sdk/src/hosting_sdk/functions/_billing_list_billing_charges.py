"""List billing charges.

Generated from `manifest/groups/billing.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._streams import RecordStream
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="billing.listBillingCharges",
    verb="GET",
    path="/v1/billing/charges",
    parameters=(
        Parameter("from", "from_", "query", required=True),
        Parameter("to", "to", "query", required=True),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/jsonl", "lines", lambda: m.ListBillingChargesResponseBody),),
    accept="application/jsonl",
    safe=True,
)


def billing_list_billing_charges(
    client: Client,
    *,
    from_: str,
    to: str,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> RecordStream[m.ListBillingChargesResponseBody]:
    """List billing charges.

    Args:
        client: The client to call with.
        from_: `from` in the query.
        to: `to` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    return client._stream(
        OPERATION, {"from_": from_, "to": to, "slug": slug, "team_id": team_id}, None, options
    )
