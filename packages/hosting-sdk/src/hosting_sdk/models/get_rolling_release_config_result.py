"""The result of `rollingRelease.getRollingReleaseConfig`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.rolling_release_config import RollingReleaseConfig


@define(kw_only=True)
class GetRollingReleaseConfigResult:
    """The result of `rollingRelease.getRollingReleaseConfig`."""

    rolling_release: RollingReleaseConfig | None
    """Configuration of rolling releases; null if they are off."""
