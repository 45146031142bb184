"""The result of `rollingRelease.updateRollingReleaseConfig`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.rolling_release_stage_config import RollingReleaseStageConfig


@define(kw_only=True)
class UpdateRollingReleaseConfigResultRollingRelease:
    """`rollingRelease` of `UpdateRollingReleaseConfigResult`."""

    stages: list[RollingReleaseStageConfig] | Unset | None = UNSET
    """Stages of a release, in order."""


@define(kw_only=True)
class UpdateRollingReleaseConfigResult:
    """The result of `rollingRelease.updateRollingReleaseConfig`."""

    rolling_release: Any = UNSET
    """Configuration of rolling releases; null if they are off."""
