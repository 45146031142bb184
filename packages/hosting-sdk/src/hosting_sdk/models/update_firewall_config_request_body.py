"""The body of `security.updateFirewallConfig`.

Generated from `manifest/schemas/UpdateFirewallConfigRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal, TypeAlias

from attrs import define

from hosting_sdk._types import UNSET
from hosting_sdk.models.bot_filter import BotFilter
from hosting_sdk.models.ma import Ma
from hosting_sdk.models.request_body_value import RequestBodyValue


@define(kw_only=True)
class UpdateFirewallConfigRequestBody1:
    """The body of `security.updateFirewallConfig`."""

    action: Literal["rules.update"]
    id: str
    value: RequestBodyValue


@define(kw_only=True)
class UpdateFirewallConfigRequestBody2:
    """The body of `security.updateFirewallConfig`."""

    action: Literal["rules.priority"]
    id: str
    value: float


@define(kw_only=True)
class UpdateFirewallConfigRequestBody3:
    """The body of `security.updateFirewallConfig`."""

    action: Literal["crs.update"]
    id: Literal["sd", "ma", "lfi", "rfi", "rce", "php", "gen", "xss", "sqli", "sf", "java"]
    value: Ma


@define(kw_only=True)
class UpdateFirewallConfigRequestBody4Value:
    """`value` of `UpdateFirewallConfigRequestBody`."""

    action: Literal["deny", "log", "challenge", "bypass"]
    hostname: str
    ip: str
    notes: str | None = None


@define(kw_only=True)
class UpdateFirewallConfigRequestBody4:
    """The body of `security.updateFirewallConfig`."""

    action: Literal["ip.update"]
    id: str
    value: UpdateFirewallConfigRequestBody4Value


@define(kw_only=True)
class UpdateFirewallConfigRequestBody5:
    """The body of `security.updateFirewallConfig`."""

    action: Literal["managedRules.update"]
    id: Literal["ai_bots", "bot_filter", "bot_protection", "vercel_ruleset", "owasp"]
    value: BotFilter


@define(kw_only=True)
class UpdateFirewallConfigRequestBody6:
    """The body of `security.updateFirewallConfig`."""

    action: str
    id: Literal["ai_bots", "bot_filter", "bot_protection", "vercel_ruleset", "owasp"]
    value: dict[str, BotFilter]


@define(kw_only=True)
class UpdateFirewallConfigRequestBody7:
    """The body of `security.updateFirewallConfig`."""

    action: Literal["firewallEnabled"]
    id: Any = UNSET
    value: bool


@define(kw_only=True)
class UpdateFirewallConfigRequestBody8:
    """The body of `security.updateFirewallConfig`."""

    action: Literal["rules.insert"]
    id: Any = UNSET
    value: RequestBodyValue


@define(kw_only=True)
class UpdateFirewallConfigRequestBody9:
    """The body of `security.updateFirewallConfig`."""

    action: Literal["rules.remove"]
    id: str
    value: Any = UNSET


@define(kw_only=True)
class UpdateFirewallConfigRequestBody10Value:
    """`value` of `UpdateFirewallConfigRequestBody`."""

    action: Literal["deny", "log", "challenge", "bypass"]
    hostname: str
    ip: str
    notes: str | None = None


@define(kw_only=True)
class UpdateFirewallConfigRequestBody10:
    """The body of `security.updateFirewallConfig`."""

    action: Literal["ip.insert"]
    id: Any = UNSET
    value: UpdateFirewallConfigRequestBody10Value


@define(kw_only=True)
class UpdateFirewallConfigRequestBody11:
    """The body of `security.updateFirewallConfig`."""

    action: Literal["ip.remove"]
    id: str
    value: Any = UNSET


@define(kw_only=True)
class UpdateFirewallConfigRequestBody12:
    """The body of `security.updateFirewallConfig`."""

    action: str
    id: str | None = None
    value: bool


@define(kw_only=True)
class UpdateFirewallConfigRequestBody13:
    """The body of `security.updateFirewallConfig`."""

    action: str
    id: str | None = None
    value: Any = UNSET


@define(kw_only=True)
class UpdateFirewallConfigRequestBody14:
    """The body of `security.updateFirewallConfig`."""

    action: Literal["crs.disable"]
    id: Any = UNSET
    value: Any = UNSET


UpdateFirewallConfigRequestBody: TypeAlias = (
    UpdateFirewallConfigRequestBody1
    | UpdateFirewallConfigRequestBody2
    | UpdateFirewallConfigRequestBody3
    | UpdateFirewallConfigRequestBody4
    | UpdateFirewallConfigRequestBody5
    | UpdateFirewallConfigRequestBody6
    | UpdateFirewallConfigRequestBody7
    | UpdateFirewallConfigRequestBody8
    | UpdateFirewallConfigRequestBody9
    | UpdateFirewallConfigRequestBody10
    | UpdateFirewallConfigRequestBody11
    | UpdateFirewallConfigRequestBody12
    | UpdateFirewallConfigRequestBody13
    | UpdateFirewallConfigRequestBody14
)
"""The body of `security.updateFirewallConfig`."""
