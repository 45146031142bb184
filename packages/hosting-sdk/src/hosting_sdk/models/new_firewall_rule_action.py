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
    """`mitigate.rateLimit` of `NewFirewallRuleAction`."""

    action: Any = UNSET
    """Action above the limit: `log`, `challenge`, `deny` or `rate_limit`."""
    algo: Literal["fixed_window", "token_bucket"]
    """Algorithm that counts requests: `fixed_window` or `token_bucket`."""
    keys: list[str]
    """Properties by which requests are counted, such as the address."""
    limit: float
    """Most requests in the window."""
    window: float
    """Length of the window, in seconds."""


@define(kw_only=True)
class NewFirewallRuleActionMitigate:
    """`mitigate` of `NewFirewallRuleAction`."""

    action: Literal["deny", "log", "challenge", "bypass", "rate_limit", "redirect"]
    """`deny`, `challenge`, `log`, `bypass`, `rate_limit` or `redirect`."""
    action_duration: str | Unset | None = UNSET
    """Time for which the action stays in force for a client, such as `1m`."""
    bypass_system: bool | Unset | None = UNSET
    """Whether the platform's own mitigations are passed, too."""
    log_headers: StringOrStrings | None = None
    """Headers that the log keeps; `*` for all."""
    rate_limit: Any = UNSET
    """Limit of requests, for the action `rate_limit`."""
    redirect: Any = UNSET
    """Target of the action `redirect`."""


@define(kw_only=True)
class NewFirewallRuleAction:
    """`NewFirewallRuleAction`, a part of other types."""

    mitigate: NewFirewallRuleActionMitigate | None = None
    """Answer to a request that the rule matches."""


class NewFirewallRuleActionMitigateRateLimitDict(TypedDict):
    """`NewFirewallRuleActionMitigateRateLimit` as a dict in wire names."""

    action: NotRequired[Any]
    """Action above the limit: `log`, `challenge`, `deny` or `rate_limit`."""
    algo: Literal["fixed_window", "token_bucket"]
    """Algorithm that counts requests: `fixed_window` or `token_bucket`."""
    keys: Sequence[str]
    """Properties by which requests are counted, such as the address."""
    limit: float
    """Most requests in the window."""
    window: float
    """Length of the window, in seconds."""


class NewFirewallRuleActionMitigateDict(TypedDict):
    """`NewFirewallRuleActionMitigate` as a dict in wire names."""

    action: Literal["deny", "log", "challenge", "bypass", "rate_limit", "redirect"]
    """`deny`, `challenge`, `log`, `bypass`, `rate_limit` or `redirect`."""
    actionDuration: NotRequired[str | None]
    """Time for which the action stays in force for a client, such as `1m`."""
    bypassSystem: NotRequired[bool | None]
    """Whether the platform's own mitigations are passed, too."""
    logHeaders: NotRequired[StringOrStrings]
    """Headers that the log keeps; `*` for all."""
    rateLimit: NotRequired[Any]
    """Limit of requests, for the action `rate_limit`."""
    redirect: NotRequired[Any]
    """Target of the action `redirect`."""


class NewFirewallRuleActionDict(TypedDict):
    """`NewFirewallRuleAction` as a dict in wire names."""

    mitigate: NotRequired[NewFirewallRuleActionMitigate | NewFirewallRuleActionMitigateDict]
    """Answer to a request that the rule matches."""
