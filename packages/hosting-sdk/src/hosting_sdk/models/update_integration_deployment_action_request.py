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
    """`outcomes[]` of `UpdateIntegrationDeploymentActionRequest`.

    Attributes:
        kind: Kind of the result, such as `resource-secrets`.
        secrets: Secrets that the deployment gets as environment variables.
    """

    kind: str
    secrets: list[DeploymentActionSecret]


@define(kw_only=True)
class UpdateIntegrationDeploymentActionRequest:
    """The body of `deployments.updateIntegrationDeploymentAction` and 1 more.

    Attributes:
        outcomes: Results of the action, such as secrets for the deployment.
        status: State of the action: `running`, `succeeded` or `failed`.
        status_text: State in words, for people.
        status_url: Address of a page on the state.
    """

    outcomes: list[UpdateIntegrationDeploymentActionRequestOutcome] | None = None
    status: Literal["running", "succeeded", "failed"] | None = None
    status_text: str | None = None
    status_url: str | None = None


class UpdateIntegrationDeploymentActionRequestOutcomeDict(TypedDict):
    """`UpdateIntegrationDeploymentActionRequestOutcome` as a dict in wire names."""

    kind: str
    secrets: Sequence[DeploymentActionSecret | DeploymentActionSecretDict]


class UpdateIntegrationDeploymentActionRequestDict(TypedDict):
    """`UpdateIntegrationDeploymentActionRequest` as a dict in wire names."""

    outcomes: NotRequired[
        Sequence[
            UpdateIntegrationDeploymentActionRequestOutcome
            | UpdateIntegrationDeploymentActionRequestOutcomeDict
        ]
    ]
    status: NotRequired[Literal["running", "succeeded", "failed"]]
    statusText: NotRequired[str]
    statusUrl: NotRequired[str]
