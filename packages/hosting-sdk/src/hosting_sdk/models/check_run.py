"""The result of `checksV2.createDeploymentCheckRun` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define

from hosting_sdk.models.check_blocking_stage import CheckBlockingStage
from hosting_sdk.models.check_source import CheckSource


@define(kw_only=True)
class CheckRun:
    """The result of `checksV2.createDeploymentCheckRun` and 2 more."""

    blocks: CheckBlockingStage | str | None = None
    """Stage of a deployment that waits for the check, such as `deployment-alias`; `none` blocks
    nothing."""
    check_id: str
    """ID of the check (prefix `stf_`)."""
    completed_at: float | None = None
    """Time when the run ended, in milliseconds since the epoch."""
    conclusion: (
        Literal["canceled", "skipped", "timeout", "failed", "neutral", "succeeded"] | str | None
    ) = None
    """Outcome of the run, such as `succeeded` or `timeout`."""
    conclusion_text: str | None = None
    """Outcome in words."""
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    deployment_id: str
    """ID of the deployment (prefix `dpl_`)."""
    external_id: str | None = None
    """ID of the run in your system."""
    external_url: str | None = None
    """Address of a page that tells more about the run."""
    id: str
    """ID of the run (prefix `ckr_`)."""
    name: str
    """Name of the check."""
    output: dict[str, Any] | None = None
    """Further results of the run, as any JSON object."""
    owner_id: str
    """ID of the team or user that owns the check."""
    project_id: str | None = None
    """ID of the project (prefix `prj_`)."""
    requires: Literal["build-ready", "deployment-url", "none"] | str | None = None
    """Condition for the check to run: `build-ready`, `deployment-url` or `none`."""
    source: CheckSource
    """Service that runs the check: an integration, a webhook or a Git provider."""
    status: Literal["queued", "running", "completed"] | str
    """State of the run: `queued`, `running` or `completed`."""
    targets: list[str] | None = None
    """Environments whose deployments are checked, such as `production`."""
    timeout: float
    """Seconds until a run that has not finished counts as failed."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
