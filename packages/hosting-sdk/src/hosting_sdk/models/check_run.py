"""The result of `checksV2.createDeploymentCheckRun` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define

from hosting_sdk.models.check_blocking_stage import CheckBlockingStage
from hosting_sdk.models.check_source import CheckSource


@define(kw_only=True)
class CheckRun:
    """The result of `checksV2.createDeploymentCheckRun` and 2 more.

    Attributes:
        blocks: Stage of a deployment that waits for the check, such as `deployment-alias`; `none`
            blocks nothing.
        check_id: ID of the check (prefix `stf_`).
        completed_at: Time when the run ended, in milliseconds since the epoch.
        conclusion: Outcome of the run, such as `succeeded` or `timeout`.
        conclusion_text: Outcome in words.
        created_at: Time of creation, in milliseconds since the epoch.
        deployment_id: ID of the deployment (prefix `dpl_`).
        external_id: ID of the run in your system.
        external_url: Address of a page that tells more about the run.
        id: ID of the run (prefix `ckr_`).
        name: Name of the check.
        output: Further results of the run, as any JSON object.
        owner_id: ID of the team or user that owns the check.
        project_id: ID of the project (prefix `prj_`).
        requires: What the check needs before it runs: `build-ready`, `deployment-url` or `none`.
        source: Who runs the check: an integration, a webhook or a Git provider.
        status: State of the run: `queued`, `running` or `completed`.
        targets: Environments whose deployments are checked, such as `production`.
        timeout: Seconds until a run that has not finished counts as failed.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    blocks: CheckBlockingStage | None = None
    check_id: str
    completed_at: float | None = None
    conclusion: (
        Literal["canceled", "skipped", "timeout", "failed", "neutral", "succeeded"] | str | None
    ) = None
    conclusion_text: str | None = None
    created_at: float
    deployment_id: str
    external_id: str | None = None
    external_url: str | None = None
    id: str
    name: str
    output: dict[str, Any] | None = None
    owner_id: str
    project_id: str | None = None
    requires: Literal["build-ready", "deployment-url", "none"] | str | None = None
    source: CheckSource
    status: Literal["queued", "running", "completed"] | str
    targets: list[str] | None = None
    timeout: float
    updated_at: float
