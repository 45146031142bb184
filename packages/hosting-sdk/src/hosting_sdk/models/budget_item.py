"""`BudgetItem`, a part of other types.

Generated from `manifest/schemas/BudgetItem.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class BudgetItem:
    """`BudgetItem`, a part of other types."""

    created_at: float
    fixed_budget: float
    id: str
    is_active: bool
    notified_at: list[float]
    pause_projects: bool | None = None
    previous_spend: list[float]
    pricing_plan: Literal["platform", "plus", "legacy", "unbundled"] | None = None
    team_id: str
    type: Literal["fixed"]
    updated_at: float | None = None
    webhook_id: str | None = None
    webhook_notified: bool | None = None
