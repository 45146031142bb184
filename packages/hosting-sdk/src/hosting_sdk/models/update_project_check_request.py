"""The body of `checksV2.updateProjectCheck`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.check_blocking_stage import CheckBlockingStage


@define(kw_only=True)
class UpdateProjectCheckRequest:
    """The body of `checksV2.updateProjectCheck`."""

    blocks: CheckBlockingStage | None = None
    """Stage of a deployment that waits for the check, such as `deployment-alias`; `none` blocks
    nothing. `"deployment-alias"` when it is absent."""
    is_rerequestable: bool | None = None
    """Whether users can have the check run again."""
    name: str | None = None
    """Name of the check."""
    requires: Literal["build-ready", "deployment-url"] | None = None
    """Condition for the check to run: `build-ready`, `deployment-url` or `none`.
    `"deployment-url"` when it is absent."""
    targets: list[str] | None = None
    """Environments whose deployments are checked, such as `production`."""
    timeout: float | None = None
    """Seconds until a run that has not finished counts as failed. `300` when it is absent."""


class UpdateProjectCheckRequestDict(TypedDict):
    """`UpdateProjectCheckRequest` as a dict in wire names."""

    blocks: NotRequired[CheckBlockingStage]
    """Stage of a deployment that waits for the check, such as `deployment-alias`; `none` blocks
    nothing. `"deployment-alias"` when it is absent."""
    isRerequestable: NotRequired[bool]
    """Whether users can have the check run again."""
    name: NotRequired[str]
    """Name of the check."""
    requires: NotRequired[Literal["build-ready", "deployment-url"]]
    """Condition for the check to run: `build-ready`, `deployment-url` or `none`.
    `"deployment-url"` when it is absent."""
    targets: NotRequired[Sequence[str]]
    """Environments whose deployments are checked, such as `production`."""
    timeout: NotRequired[float]
    """Seconds until a run that has not finished counts as failed. `300` when it is absent."""
