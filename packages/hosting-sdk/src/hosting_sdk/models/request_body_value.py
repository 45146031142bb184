"""`RequestBodyValue`, a part of other types.

Generated from `manifest/schemas/RequestBodyValue.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.condition_group import ConditionGroup
from hosting_sdk.models.put_firewall_config_security_request_request_body_rules_action import (
    PutFirewallConfigSecurityRequestRequestBodyRulesAction,
)
from hosting_sdk.models.tags import Tags


@define(kw_only=True)
class RequestBodyValue:
    """`RequestBodyValue`, a part of other types."""

    action: PutFirewallConfigSecurityRequestRequestBodyRulesAction
    active: bool
    condition_group: list[ConditionGroup]
    description: str | None = None
    name: str
    valid: bool | None = None
    validation_errors: Tags | None = None
