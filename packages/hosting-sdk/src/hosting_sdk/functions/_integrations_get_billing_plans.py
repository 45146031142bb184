"""Get billing plans.

Generated from `manifest/groups/integrations.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="integrations.getBillingPlans",
    verb="GET",
    path="/v1/integrations/integration/{integrationIdOrSlug}/products/{productIdOrSlug}/plans",
    parameters=(
        Parameter("integrationIdOrSlug", "integration_id_or_slug", "path", required=True),
        Parameter("productIdOrSlug", "product_id_or_slug", "path", required=True),
        Parameter("integrationConfigurationId", "integration_configuration_id", "query"),
        Parameter("metadata", "metadata", "query"),
        Parameter("slug", "slug", "query", scope="slug"),
        Parameter("source", "source", "query"),
        Parameter("teamId", "team_id", "query", scope="team"),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetBillingPlansResponseBody),),
    safe=True,
)


async def integrations_get_billing_plans(
    client: Client,
    *,
    integration_id_or_slug: str,
    product_id_or_slug: str,
    integration_configuration_id: str | None = None,
    metadata: str | None = None,
    slug: str | None = None,
    source: m.QueryParamSource | None = None,
    team_id: str | None = None,
    options: RequestOptions | None = None,
) -> m.GetBillingPlansResponseBody:
    """Get billing plans.

    Args:
        client: The client to call with.
        integration_id_or_slug: `integrationIdOrSlug` in the path.
        product_id_or_slug: `productIdOrSlug` in the path.
        integration_configuration_id: `integrationConfigurationId` in the query.
        metadata: `metadata` in the query.
        slug: `slug` in the query; the client's own when it is absent.
        source: `source` in the query.
        team_id: `teamId` in the query; the client's own when it is absent.
        options: What differs for this call.
    """
    result: m.GetBillingPlansResponseBody = await client._call(
        OPERATION,
        {
            "integration_id_or_slug": integration_id_or_slug,
            "product_id_or_slug": product_id_or_slug,
            "integration_configuration_id": integration_configuration_id,
            "metadata": metadata,
            "slug": slug,
            "source": source,
            "team_id": team_id,
        },
        None,
        options,
    )
    return result
