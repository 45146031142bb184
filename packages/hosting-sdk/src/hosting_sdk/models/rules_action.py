"""`RulesAction`, a part of other types.

Generated from `manifest/schemas/RulesAction.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.rules_log_headers import RulesLogHeaders
from hosting_sdk.models.rules_redirect import RulesRedirect


@define(kw_only=True)
class RulesActionMitigateRateLimit:
    """`mitigate.rateLimit` of `RulesAction`."""

    action: Literal["log", "challenge", "deny", "rate_limit"] | str | Unset | None = UNSET
    algo: Literal["fixed_window", "token_bucket"] | str
    keys: list[str]
    limit: float
    window: float


@define(kw_only=True)
class RulesActionMitigate:
    """`mitigate` of `RulesAction`."""

    action: Literal["deny", "log", "challenge", "bypass", "rate_limit", "redirect"] | str
    action_duration: str | Unset | None = UNSET
    bypass_system: bool | Unset | None = UNSET
    log_headers: RulesLogHeaders | None = None
    rate_limit: RulesActionMitigateRateLimit | Unset | None = UNSET
    redirect: RulesRedirect | Unset | None = UNSET


@define(kw_only=True)
class RulesAction:
    """`RulesAction`, a part of other types."""

    mitigate: RulesActionMitigate | None = None
