"""The result of `rollingRelease.deleteRollingReleaseConfig`.

Generated from `manifest/schemas/DeleteRollingReleaseConfigResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any

from attrs import define

from hosting_sdk._types import UNSET


@define(kw_only=True)
class DeleteRollingReleaseConfigResponseBody:
    """The result of `rollingRelease.deleteRollingReleaseConfig`."""

    rolling_release: Any = UNSET
