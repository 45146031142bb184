"""The result of `checksV2.createDeploymentCheckRun` and 2 more.

Generated from `manifest/schemas/Runs.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define

from hosting_sdk.models.blocks import Blocks
from hosting_sdk.models.list_check_runs_source import ListCheckRunsSource


@define(kw_only=True)
class Runs:
    """The result of `checksV2.createDeploymentCheckRun` and 2 more."""

    blocks: Blocks | None = None
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
    source: ListCheckRunsSource
    status: Literal["queued", "running", "completed"] | str
    targets: list[str] | None = None
    timeout: float
    updated_at: float
