"""The result of `rollingRelease.deleteRollingReleaseConfig`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any

from attrs import define

from hosting_sdk._types import UNSET


@define(kw_only=True)
class DeleteRollingReleaseConfigResult:
    """The result of `rollingRelease.deleteRollingReleaseConfig`."""

    rolling_release: Any = UNSET
    """Configuration of rolling releases; null if they are off."""
