"""The result of `rollingRelease.updateRollingReleaseConfig`.

Generated from `manifest/schemas/UpdateRollingReleaseConfigResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.delete_rolling_release_config_response_body import (
    DeleteRollingReleaseConfigResponseBody,
)
from hosting_sdk.models.stages import Stages


@define(kw_only=True)
class UpdateRollingReleaseConfigResponseBody2RollingRelease:
    """`rollingRelease` of `UpdateRollingReleaseConfigResponseBody`."""

    stages: list[Stages] | Unset | None = UNSET


@define(kw_only=True)
class UpdateRollingReleaseConfigResponseBody2:
    """The result of `rollingRelease.updateRollingReleaseConfig`."""

    rolling_release: UpdateRollingReleaseConfigResponseBody2RollingRelease | None


UpdateRollingReleaseConfigResponseBody: TypeAlias = (
    DeleteRollingReleaseConfigResponseBody | UpdateRollingReleaseConfigResponseBody2
)
"""The result of `rollingRelease.updateRollingReleaseConfig`."""
