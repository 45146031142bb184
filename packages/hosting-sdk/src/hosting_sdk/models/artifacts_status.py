"""The result of `artifacts.status`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class ArtifactsStatus:
    """The result of `artifacts.status`."""

    status: str | Literal["disabled", "enabled", "over_limit", "paused"]
    """State of the remote cache: `enabled`, `disabled`, `over_limit` or `paused`."""
