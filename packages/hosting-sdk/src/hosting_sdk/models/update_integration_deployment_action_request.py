"""The body of `deployments.updateIntegrationDeploymentAction` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.deployment_action_secret import (
    DeploymentActionSecret,
    DeploymentActionSecretDict,
)


@define(kw_only=True)
class UpdateIntegrationDeploymentActionRequestOutcome:
    """`outcomes[]` of `UpdateIntegrationDeploymentActionRequest`."""

    kind: str
    """Kind of the result, such as `resource-secrets`."""
    secrets: list[DeploymentActionSecret]
    """Secrets that the deployment gets as environment variables."""


@define(kw_only=True)
class UpdateIntegrationDeploymentActionRequest:
    """The body of `deployments.updateIntegrationDeploymentAction` and 1 more."""

    outcomes: list[UpdateIntegrationDeploymentActionRequestOutcome] | None = None
    """Results of the action, such as secrets for the deployment."""
    status: Literal["running", "succeeded", "failed"] | None = None
    """State of the action: `running`, `succeeded` or `failed`."""
    status_text: str | None = None
    """State in words, for people."""
    status_url: str | None = None
    """Address of a page on the state."""


class UpdateIntegrationDeploymentActionRequestOutcomeDict(TypedDict):
    """`UpdateIntegrationDeploymentActionRequestOutcome` as a dict in wire names."""

    kind: str
    """Kind of the result, such as `resource-secrets`."""
    secrets: Sequence[DeploymentActionSecret | DeploymentActionSecretDict]
    """Secrets that the deployment gets as environment variables."""


class UpdateIntegrationDeploymentActionRequestDict(TypedDict):
    """`UpdateIntegrationDeploymentActionRequest` as a dict in wire names."""

    outcomes: NotRequired[
        Sequence[
            UpdateIntegrationDeploymentActionRequestOutcome
            | UpdateIntegrationDeploymentActionRequestOutcomeDict
        ]
    ]
    """Results of the action, such as secrets for the deployment."""
    status: NotRequired[Literal["running", "succeeded", "failed"]]
    """State of the action: `running`, `succeeded` or `failed`."""
    statusText: NotRequired[str]
    """State in words, for people."""
    statusUrl: NotRequired[str]
    """Address of a page on the state."""
