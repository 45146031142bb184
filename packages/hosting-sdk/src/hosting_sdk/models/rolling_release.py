"""`RollingRelease`, a part of other types.

Generated from `manifest/schemas/RollingRelease.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.stages import Stages


@define(kw_only=True)
class RollingRelease:
    """`RollingRelease`, a part of other types."""

    canary_response_header: bool | None = None
    stages: list[Stages] | Unset | None = UNSET
    target: str
