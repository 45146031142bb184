"""`ManagedRuleState`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class ManagedRuleState:
    """`ManagedRuleState`, a part of other types."""

    action: Literal["log", "deny", "challenge"] | str | None = None
    """Action of the firewall: `log`, `deny` or `challenge`."""
    active: bool
    """Whether the rule set is in use."""
    updated_at: str | None = None
    user_id: str | None = None
    """ID of the user who changed the rule set."""
    username: str | None = None
    """Name of the user in URLs."""
