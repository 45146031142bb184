"""Finalize an installation.

Generated from `manifest/groups/marketplace.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._types import Operation, Parameter, Result

if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._types import RequestOptions

OPERATION = Operation(
    name="marketplace.finalizeInstallation",
    verb="POST",
    path="/v1/installations/{integrationConfigurationId}/billing/finalize",
    parameters=(
        Parameter(
            "integrationConfigurationId", "integration_configuration_id", "path", required=True
        ),
    ),
    results=(Result(204, None, "none"),),
    accept="*/*",
)


async def marketplace_finalize_installation(
    client: Client, *, integration_configuration_id: str, options: RequestOptions | None = None
) -> None:
    """Finalize an installation.

    Args:
        client: The client to call with.
        integration_configuration_id: `integrationConfigurationId` in the path.
        options: What differs for this call.
    """
    await client._call(
        OPERATION, {"integration_configuration_id": integration_configuration_id}, None, options
    )
