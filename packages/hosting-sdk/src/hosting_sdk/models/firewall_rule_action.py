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
    """`mitigate.rateLimit` of `FirewallRuleAction`.

    Attributes:
        action: What happens above the limit: `log`, `challenge`, `deny` or `rate_limit`.
        algo: How requests are counted: `fixed_window` or `token_bucket`.
        keys: What requests are counted by, such as the address.
        limit: Most requests in the window.
        window: Length of the window, in seconds.
    """

    action: Literal["log", "challenge", "deny", "rate_limit"] | str | Unset | None = UNSET
    algo: Literal["fixed_window", "token_bucket"] | str
    keys: list[str]
    limit: float
    window: float


@define(kw_only=True)
class FirewallRuleActionMitigate:
    """`mitigate` of `FirewallRuleAction`.

    Attributes:
        action: `challenge` or `deny`.
        action_duration: How long the action stays in force for a client, such as `1m`.
        bypass_system: Whether the platform's own mitigations are passed, too.
        log_headers: Headers that the log keeps; `*` for all.
        rate_limit: Limit of requests, for the action `rate_limit`.
        redirect: Target of the action `redirect`.
    """

    action: Literal["deny", "log", "challenge", "bypass", "rate_limit", "redirect"] | str
    action_duration: str | Unset | None = UNSET
    bypass_system: bool | Unset | None = UNSET
    log_headers: FirewallLogHeaders | None = None
    rate_limit: FirewallRuleActionMitigateRateLimit | Unset | None = UNSET
    redirect: FirewallRedirect | Unset | None = UNSET


@define(kw_only=True)
class FirewallRuleAction:
    """`FirewallRuleAction`, a part of other types.

    Attributes:
        mitigate: What happens to a request that fits.
    """

    mitigate: FirewallRuleActionMitigate | None = None
