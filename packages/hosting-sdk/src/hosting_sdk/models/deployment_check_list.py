"""The result of `checks.getAllChecks`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.check_output import CheckOutput


@define(kw_only=True)
class DeploymentCheckSummary:
    """`checks[]` of `DeploymentCheckList`.

    Attributes:
        blocking: Whether the deployment waits for the check and fails with it.
        completed_at: Time when the check ended, in milliseconds since the epoch.
        conclusion: Outcome of the check, such as `succeeded` or `failed`.
        created_at: Time of creation, in milliseconds since the epoch.
        details_url: Address of a page that tells more about the check.
        id: ID of the check (prefix `chk_`).
        integration_id: ID of the integration that runs the check (prefix `oac_`).
        output: Results of the check.
        path: Path of the page that is checked, at most 255 characters.
        rerequestable: Whether users can have the check run again if it failed.
        started_at: Time when the check began, in milliseconds since the epoch.
        status: State of the check: `registered`, `running` or `completed`.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    blocking: bool
    completed_at: float | None = None
    conclusion: (
        Literal["canceled", "skipped", "failed", "neutral", "succeeded", "stale"] | str | None
    ) = None
    created_at: float
    details_url: str | None = None
    id: str
    integration_id: str
    name: str
    output: CheckOutput | None = None
    path: str | None = None
    rerequestable: bool
    started_at: float | None = None
    status: Literal["registered", "running", "completed"] | str
    updated_at: float


@define(kw_only=True)
class DeploymentCheckList:
    """The result of `checks.getAllChecks`.

    Attributes:
        checks: State of the checks that block a stage of the deployment.
    """

    checks: list[DeploymentCheckSummary]
