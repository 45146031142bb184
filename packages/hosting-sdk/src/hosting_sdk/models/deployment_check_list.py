"""The result of `checks.getAllChecks`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.check_output import CheckOutput


@define(kw_only=True)
class DeploymentCheckSummary:
    """`checks[]` of `DeploymentCheckList`."""

    blocking: bool
    """Whether the deployment waits for the check and fails with it."""
    completed_at: float | None = None
    """Time when the check ended, in milliseconds since the epoch."""
    conclusion: (
        Literal["canceled", "skipped", "failed", "neutral", "succeeded", "stale"] | str | None
    ) = None
    """Outcome of the check, such as `succeeded` or `failed`."""
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    details_url: str | None = None
    """Address of a page that tells more about the check."""
    id: str
    """ID of the check (prefix `chk_`)."""
    integration_id: str
    """ID of the integration that runs the check (prefix `oac_`)."""
    name: str
    output: CheckOutput | None = None
    """Results of the check."""
    path: str | None = None
    """Path of the page that is checked, at most 255 characters."""
    rerequestable: bool
    """Whether users can have the check run again if it failed."""
    started_at: float | None = None
    """Time when the check began, in milliseconds since the epoch."""
    status: Literal["registered", "running", "completed"] | str
    """State of the check: `registered`, `running` or `completed`."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""


@define(kw_only=True)
class DeploymentCheckList:
    """The result of `checks.getAllChecks`."""

    checks: list[DeploymentCheckSummary]
