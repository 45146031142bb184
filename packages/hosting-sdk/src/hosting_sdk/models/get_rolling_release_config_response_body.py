"""The result of `rollingRelease.getRollingReleaseConfig`.

Generated from `manifest/schemas/GetRollingReleaseConfigResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.rolling_release import RollingRelease


@define(kw_only=True)
class GetRollingReleaseConfigResponseBody:
    """The result of `rollingRelease.getRollingReleaseConfig`."""

    rolling_release: RollingRelease | None
