"""`NewFirewallRuleAction`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.string_or_strings import StringOrStrings


@define(kw_only=True)
class NewFirewallRuleActionMitigateRateLimit:
    """`mitigate.rateLimit` of `NewFirewallRuleAction`.

    Attributes:
        action: What happens above the limit: `log`, `challenge`, `deny` or `rate_limit`.
        algo: How requests are counted: `fixed_window` or `token_bucket`.
        keys: What requests are counted by, such as the address.
        limit: Most requests in the window.
        window: Length of the window, in seconds.
    """

    action: Any = UNSET
    algo: Literal["fixed_window", "token_bucket"]
    keys: list[str]
    limit: float
    window: float


@define(kw_only=True)
class NewFirewallRuleActionMitigate:
    """`mitigate` of `NewFirewallRuleAction`.

    Attributes:
        action: `deny`, `challenge`, `log`, `bypass`, `rate_limit` or `redirect`.
        action_duration: How long the action stays in force for a client, such as `1m`.
        bypass_system: Whether the platform's own mitigations are passed, too.
        log_headers: Headers that the log keeps; `*` for all.
        rate_limit: Limit of requests, for the action `rate_limit`.
        redirect: Target of the action `redirect`.
    """

    action: Literal["deny", "log", "challenge", "bypass", "rate_limit", "redirect"]
    action_duration: str | Unset | None = UNSET
    bypass_system: bool | Unset | None = UNSET
    log_headers: StringOrStrings | None = None
    rate_limit: Any = UNSET
    redirect: Any = UNSET


@define(kw_only=True)
class NewFirewallRuleAction:
    """`NewFirewallRuleAction`, a part of other types.

    Attributes:
        mitigate: What happens to a request that fits.
    """

    mitigate: NewFirewallRuleActionMitigate | None = None


class NewFirewallRuleActionMitigateRateLimitDict(TypedDict):
    """`NewFirewallRuleActionMitigateRateLimit` as a dict in wire names."""

    action: NotRequired[Any]
    algo: Literal["fixed_window", "token_bucket"]
    keys: Sequence[str]
    limit: float
    window: float


class NewFirewallRuleActionMitigateDict(TypedDict):
    """`NewFirewallRuleActionMitigate` as a dict in wire names."""

    action: Literal["deny", "log", "challenge", "bypass", "rate_limit", "redirect"]
    actionDuration: NotRequired[str | None]
    bypassSystem: NotRequired[bool | None]
    logHeaders: NotRequired[StringOrStrings]
    rateLimit: NotRequired[Any]
    redirect: NotRequired[Any]


class NewFirewallRuleActionDict(TypedDict):
    """`NewFirewallRuleAction` as a dict in wire names."""

    mitigate: NotRequired[NewFirewallRuleActionMitigate | NewFirewallRuleActionMitigateDict]
