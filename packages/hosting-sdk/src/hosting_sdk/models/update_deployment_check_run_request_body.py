"""The body of `checksV2.updateDeploymentCheckRun`.

Generated from `manifest/schemas/UpdateDeploymentCheckRunRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define


@define(kw_only=True)
class UpdateDeploymentCheckRunRequestBody:
    """The body of `checksV2.updateDeploymentCheckRun`."""

    completed_at: float | None = None
    conclusion: (
        Literal["canceled", "skipped", "timeout", "failed", "neutral", "succeeded"] | None
    ) = None
    conclusion_text: str | None = None
    external_id: str | None = None
    external_url: str | None = None
    output: dict[str, Any] | None = None
    status: Literal["queued", "running", "completed"] | None = None
