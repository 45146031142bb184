"""`Artifacts`, a part of other types.

Generated from `manifest/schemas/Artifacts.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class Artifacts:
    """`Artifacts`, a part of other types."""

    blocked_at: float | Unset | None = UNSET
    current_threshold: float
    warning_at: float | Unset | None = UNSET
