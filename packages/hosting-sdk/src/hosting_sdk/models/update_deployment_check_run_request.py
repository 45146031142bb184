"""The body of `checksV2.updateDeploymentCheckRun`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class UpdateDeploymentCheckRunRequest:
    """The body of `checksV2.updateDeploymentCheckRun`.

    Attributes:
        completed_at: Time when the run ended, in milliseconds since the epoch.
        conclusion: Outcome of the run, such as `succeeded` or `timeout`.
        conclusion_text: Outcome in words.
        external_id: ID of the run in your system.
        external_url: Address of a page that tells more about the run.
        output: Further results of the run, as any JSON object.
        status: State of the run: `queued`, `running` or `completed`.
    """

    completed_at: float | None = None
    conclusion: (
        Literal["canceled", "skipped", "timeout", "failed", "neutral", "succeeded"] | None
    ) = None
    conclusion_text: str | None = None
    external_id: str | None = None
    external_url: str | None = None
    output: dict[str, Any] | None = None
    status: Literal["queued", "running", "completed"] | None = None


class UpdateDeploymentCheckRunRequestDict(TypedDict):
    """`UpdateDeploymentCheckRunRequest` as a dict in wire names."""

    completedAt: NotRequired[float]
    conclusion: NotRequired[
        Literal["canceled", "skipped", "timeout", "failed", "neutral", "succeeded"]
    ]
    conclusionText: NotRequired[str]
    externalId: NotRequired[str]
    externalUrl: NotRequired[str]
    output: NotRequired[Mapping[str, Any]]
    status: NotRequired[Literal["queued", "running", "completed"]]
