"""The body of `checksV2.updateDeploymentCheckRun`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class UpdateDeploymentCheckRunRequest:
    """The body of `checksV2.updateDeploymentCheckRun`."""

    completed_at: float | None = None
    """Time when the run ended, in milliseconds since the epoch."""
    conclusion: (
        Literal["canceled", "skipped", "timeout", "failed", "neutral", "succeeded"] | None
    ) = None
    """Outcome of the run, such as `succeeded` or `timeout`."""
    conclusion_text: str | None = None
    """Outcome in words."""
    external_id: str | None = None
    """ID of the run in your system."""
    external_url: str | None = None
    """Address of a page that tells more about the run."""
    output: dict[str, Any] | None = None
    """Further results of the run, as any JSON object."""
    status: Literal["queued", "running", "completed"] | None = None
    """State of the run: `queued`, `running` or `completed`."""


class UpdateDeploymentCheckRunRequestDict(TypedDict):
    """`UpdateDeploymentCheckRunRequest` as a dict in wire names."""

    completedAt: NotRequired[float]
    """Time when the run ended, in milliseconds since the epoch."""
    conclusion: NotRequired[
        Literal["canceled", "skipped", "timeout", "failed", "neutral", "succeeded"]
    ]
    """Outcome of the run, such as `succeeded` or `timeout`."""
    conclusionText: NotRequired[str]
    """Outcome in words."""
    externalId: NotRequired[str]
    """ID of the run in your system."""
    externalUrl: NotRequired[str]
    """Address of a page that tells more about the run."""
    output: NotRequired[Mapping[str, Any]]
    """Further results of the run, as any JSON object."""
    status: NotRequired[Literal["queued", "running", "completed"]]
    """State of the run: `queued`, `running` or `completed`."""
