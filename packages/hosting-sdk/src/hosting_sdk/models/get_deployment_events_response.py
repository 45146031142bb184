"""The result of `deployments.getDeploymentEvents` and 1 more.

Generated from `manifest/schemas/GetDeploymentEventsResponse.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from hosting_sdk.models.get_deployment_events_response_body import GetDeploymentEventsResponseBody

GetDeploymentEventsResponse: TypeAlias = (
    list[GetDeploymentEventsResponseBody | None] | GetDeploymentEventsResponseBody
)
"""The result of `deployments.getDeploymentEvents` and 1 more."""
