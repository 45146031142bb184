"""The result of `security.addBypassIp`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any

from attrs import define, field

from hosting_sdk._types import UNSET
from hosting_sdk.models.firewall_bypass import FirewallBypass


@define(kw_only=True)
class AddedBypassIp:
    """`result[]` of `AddBypassIpResult`."""

    domain: str = field(metadata={"wire": "Domain"})
    """Domain that the rule covers."""
    id: str = field(metadata={"wire": "Id"})
    """ID of the rule."""
    ip: str | None = field(default=None, metadata={"wire": "Ip"})
    """Address that the rule covers."""
    is_project_rule: bool = field(metadata={"wire": "IsProjectRule"})
    """Whether the rule covers all domains of the project."""
    note: str = field(metadata={"wire": "Note"})
    """Note on what the rule is for."""
    owner_id: str = field(metadata={"wire": "OwnerId"})
    """ID of the team or user that owns the rule."""
    project_id: str = field(metadata={"wire": "ProjectId"})
    """ID of the project (prefix `prj_`)."""


@define(kw_only=True)
class AddBypassIpResult:
    """The result of `security.addBypassIp`."""

    ok: bool
    pagination: Any = UNSET
    """Position of this page, with the cursors of the pages beside it."""
    result: list[AddedBypassIp | FirewallBypass] | None = None
