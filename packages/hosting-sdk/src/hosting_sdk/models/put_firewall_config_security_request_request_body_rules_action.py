"""`PutFirewallConfigSecurityRequestRequestBodyRulesAction`, a part of other types.

Generated from `manifest/schemas/PutFirewallConfigSecurityRequestRequestBodyRulesAction.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.target import Target


@define(kw_only=True)
class PutFirewallConfigSecurityRequestRequestBodyRulesActionMitigateRateLimit:
    """`mitigate.rateLimit` of `PutFirewallConfigSecurityRequestRequestBodyRulesAction`."""

    action: Any = UNSET
    algo: Literal["fixed_window", "token_bucket"]
    keys: list[str]
    limit: float
    window: float


@define(kw_only=True)
class PutFirewallConfigSecurityRequestRequestBodyRulesActionMitigate:
    """`mitigate` of `PutFirewallConfigSecurityRequestRequestBodyRulesAction`."""

    action: Literal["deny", "log", "challenge", "bypass", "rate_limit", "redirect"]
    action_duration: str | Unset | None = UNSET
    bypass_system: bool | Unset | None = UNSET
    log_headers: Target | None = None
    rate_limit: Any = UNSET
    redirect: Any = UNSET


@define(kw_only=True)
class PutFirewallConfigSecurityRequestRequestBodyRulesAction:
    """`PutFirewallConfigSecurityRequestRequestBodyRulesAction`, a part of other types."""

    mitigate: PutFirewallConfigSecurityRequestRequestBodyRulesActionMitigate | None = None
