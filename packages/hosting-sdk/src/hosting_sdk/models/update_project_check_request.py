"""The body of `checksV2.updateProjectCheck`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.check_blocking_stage import CheckBlockingStage


@define(kw_only=True)
class UpdateProjectCheckRequest:
    """The body of `checksV2.updateProjectCheck`.

    Attributes:
        blocks: Stage of a deployment that waits for the check, such as `deployment-alias`; `none`
            blocks nothing. `"deployment-alias"` when it is absent.
        is_rerequestable: Whether users can have the check run again.
        name: Name of the check.
        requires: What the check needs before it runs: `build-ready`, `deployment-url` or `none`.
            `"deployment-url"` when it is absent.
        targets: Environments whose deployments are checked, such as `production`.
        timeout: Seconds until a run that has not finished counts as failed. `300` when it is
            absent.
    """

    blocks: CheckBlockingStage | None = None
    is_rerequestable: bool | None = None
    name: str | None = None
    requires: Literal["build-ready", "deployment-url"] | None = None
    targets: list[str] | None = None
    timeout: float | None = None


class UpdateProjectCheckRequestDict(TypedDict):
    """`UpdateProjectCheckRequest` as a dict in wire names."""

    blocks: NotRequired[CheckBlockingStage]
    isRerequestable: NotRequired[bool]
    name: NotRequired[str]
    requires: NotRequired[Literal["build-ready", "deployment-url"]]
    targets: NotRequired[Sequence[str]]
    timeout: NotRequired[float]
