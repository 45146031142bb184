"""Get a member.

Generated from `manifest/groups/marketplace.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk import models as m
from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="marketplace.getMember",
    verb="GET",
    path="/v1/installations/{integrationConfigurationId}/member/{memberId}",
    parameters=(
        Parameter(
            "integrationConfigurationId", "integration_configuration_id", "path", required=True
        ),
        Parameter("memberId", "member_id", "path", required=True),
    ),
    results=(Result(200, "application/json", "json", lambda: m.GetMemberResponseBody),),
    safe=True,
)


async def marketplace_get_member(
    client: Client,
    *,
    integration_configuration_id: str,
    member_id: str,
    options: RequestOptions | None = None,
) -> m.GetMemberResponseBody:
    """Get a member.

    Args:
        client: The client to call with.
        integration_configuration_id: `integrationConfigurationId` in the path.
        member_id: `memberId` in the path.
        options: What differs for this call.
    """
    result: m.GetMemberResponseBody = await client._call(
        OPERATION,
        {"integration_configuration_id": integration_configuration_id, "member_id": member_id},
        None,
        options,
    )
    return result
