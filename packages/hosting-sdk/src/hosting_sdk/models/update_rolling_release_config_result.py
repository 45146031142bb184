"""The result of `rollingRelease.updateRollingReleaseConfig`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.rolling_release_stage_config import RollingReleaseStageConfig


@define(kw_only=True)
class UpdateRollingReleaseConfigResultRollingRelease:
    """`rollingRelease` of `UpdateRollingReleaseConfigResult`.

    Attributes:
        stages: Stages of a release, in order.
    """

    stages: list[RollingReleaseStageConfig] | Unset | None = UNSET


@define(kw_only=True)
class UpdateRollingReleaseConfigResult:
    """The result of `rollingRelease.updateRollingReleaseConfig`.

    Attributes:
        rolling_release: Configuration of rolling releases; null if they are off.
    """

    rolling_release: Any = UNSET
