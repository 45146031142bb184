"""`FirewallRuleAction`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.firewall_log_headers import FirewallLogHeaders
from hosting_sdk.models.firewall_redirect import FirewallRedirect


@define(kw_only=True)
class FirewallRuleActionMitigateRateLimit:
    """`mitigate.rateLimit` of `FirewallRuleAction`."""

    action: Literal["log", "challenge", "deny", "rate_limit"] | str | Unset | None = UNSET
    """Action above the limit: `log`, `challenge`, `deny` or `rate_limit`."""
    algo: Literal["fixed_window", "token_bucket"] | str
    """Algorithm that counts requests: `fixed_window` or `token_bucket`."""
    keys: list[str]
    """Properties by which requests are counted, such as the address."""
    limit: float
    """Most requests in the window."""
    window: float
    """Length of the window, in seconds."""


@define(kw_only=True)
class FirewallRuleActionMitigate:
    """`mitigate` of `FirewallRuleAction`."""

    action: Literal["deny", "log", "challenge", "bypass", "rate_limit", "redirect"] | str
    """Answer to a request that the route matches."""
    action_duration: str | Unset | None = UNSET
    """Time for which the action stays in force for a client, such as `1m`."""
    bypass_system: bool | Unset | None = UNSET
    """Whether the platform's own mitigations are passed, too."""
    log_headers: FirewallLogHeaders | str | None = None
    """Headers that the log keeps; `*` for all."""
    rate_limit: FirewallRuleActionMitigateRateLimit | Unset | None = UNSET
    """Limit of requests, for the action `rate_limit`."""
    redirect: FirewallRedirect | Unset | None = UNSET
    """Target of the action `redirect`."""


@define(kw_only=True)
class FirewallRuleAction:
    """`FirewallRuleAction`, a part of other types."""

    mitigate: FirewallRuleActionMitigate | None = None
    """Answer to a request that the rule matches."""
