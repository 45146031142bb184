"""The body of `deployments.updateIntegrationDeploymentAction` and 1 more.

Generated from `manifest/schemas/UpdateIntegrationDeploymentActionRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.secrets import Secrets


@define(kw_only=True)
class UpdateIntegrationDeploymentActionRequestBodyOutcomes:
    """`outcomes[]` of `UpdateIntegrationDeploymentActionRequestBody`."""

    kind: str
    secrets: list[Secrets]


@define(kw_only=True)
class UpdateIntegrationDeploymentActionRequestBody:
    """The body of `deployments.updateIntegrationDeploymentAction` and 1 more."""

    outcomes: list[UpdateIntegrationDeploymentActionRequestBodyOutcomes] | None = None
    status: Literal["running", "succeeded", "failed"] | None = None
    status_text: str | None = None
    status_url: str | None = None
