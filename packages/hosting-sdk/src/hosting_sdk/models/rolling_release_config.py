"""`RollingReleaseConfig`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.rolling_release_stage_config import RollingReleaseStageConfig


@define(kw_only=True)
class RollingReleaseConfig:
    """`RollingReleaseConfig`, a part of other types.

    Attributes:
        canary_response_header: Whether responses of the new deployment have a header that says so.
        stages: Stages of a release, in order.
        target: Environment of the releases; always `production`.
    """

    canary_response_header: bool | None = None
    stages: list[RollingReleaseStageConfig] | Unset | None = UNSET
    target: str
