"""`RollingReleaseConfig`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.rolling_release_stage_config import RollingReleaseStageConfig


@define(kw_only=True)
class RollingReleaseConfig:
    """`RollingReleaseConfig`, a part of other types."""

    canary_response_header: bool | None = None
    """Whether responses of the new deployment have a header that says so."""
    stages: list[RollingReleaseStageConfig] | Unset | None = UNSET
    """Stages of a release, in order."""
    target: str
    """Environment of the releases; always `production`."""
