"""List contract commitments.

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
    name="billing.listContractCommitments",
    verb="GET",
    path="/v1/billing/contract-commitments",
    parameters=(
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(
        Result(200, "application/jsonl", "lines", lambda: m.ListContractCommitmentsResponseBody),
    ),
    accept="application/jsonl",
    safe=True,
)


def billing_list_contract_commitments(
    client: Client,
    *,
    slug: str | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> RecordStream[m.ListContractCommitmentsResponseBody]:
    """List contract commitments.

    Args:
        client: The client to call with.
        slug: `slug` in the query; the client's own when it is absent.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    return client._stream(OPERATION, {"slug": slug, "team_id": team_id}, None, options)
