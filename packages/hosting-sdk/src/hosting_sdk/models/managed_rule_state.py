"""`ManagedRuleState`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class ManagedRuleState:
    """`ManagedRuleState`, a part of other types.

    Attributes:
        action: What the firewall does: `log`, `deny` or `challenge`.
        active: Whether the rule set is in use.
        user_id: ID of the user who changed the rule set.
        username: Name of the user in URLs.
    """

    action: Literal["log", "deny", "challenge"] | str | None = None
    active: bool
    updated_at: str | None = None
    user_id: str | None = None
    username: str | None = None
