"""The result of `security.addBypassIp`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any

from attrs import define, field

from hosting_sdk._types import UNSET
from hosting_sdk.models.firewall_bypass import FirewallBypass


@define(kw_only=True)
class AddedBypassIp:
    """`result[]` of `AddBypassIpResult`.

    Attributes:
        domain: Domain that the rule covers.
        id: ID of the rule.
        ip: Address that the rule covers.
        is_project_rule: Whether the rule covers all domains of the project.
        note: Note on what the rule is for.
        owner_id: ID of the team or user that owns the rule.
        project_id: ID of the project (prefix `prj_`).
    """

    domain: str = field(metadata={"wire": "Domain"})
    id: str = field(metadata={"wire": "Id"})
    ip: str | None = field(default=None, metadata={"wire": "Ip"})
    is_project_rule: bool = field(metadata={"wire": "IsProjectRule"})
    note: str = field(metadata={"wire": "Note"})
    owner_id: str = field(metadata={"wire": "OwnerId"})
    project_id: str = field(metadata={"wire": "ProjectId"})


@define(kw_only=True)
class AddBypassIpResult:
    """The result of `security.addBypassIp`.

    Attributes:
        pagination: Where this page stands, and the cursors of its neighbours.
    """

    ok: bool
    pagination: Any = UNSET
    result: list[AddedBypassIp | FirewallBypass] | None = None
