"""`ProjectWebAnalytics`, a part of other types.

Generated from `manifest/schemas/ProjectWebAnalytics.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class ProjectWebAnalytics:
    """`ProjectWebAnalytics`, a part of other types."""

    canceled_at: float | None = None
    disabled_at: float | None = None
    enabled_at: float | None = None
    has_data: Literal[True] | None = None
    id: str
