"""The result of `security.addBypassIp`.

Generated from `manifest/schemas/AddBypassIpResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, TypeAlias

from attrs import define, field

from hosting_sdk._types import UNSET
from hosting_sdk.models.get_bypass_ip_result import GetBypassIpResult


@define(kw_only=True)
class AddBypassIpResponseBody1Result:
    """`result[]` of `AddBypassIpResponseBody`."""

    domain: str = field(metadata={"wire": "Domain"})
    id: str = field(metadata={"wire": "Id"})
    ip: str | None = field(default=None, metadata={"wire": "Ip"})
    is_project_rule: bool = field(metadata={"wire": "IsProjectRule"})
    note: str = field(metadata={"wire": "Note"})
    owner_id: str = field(metadata={"wire": "OwnerId"})
    project_id: str = field(metadata={"wire": "ProjectId"})


@define(kw_only=True)
class AddBypassIpResponseBody1:
    """The result of `security.addBypassIp`."""

    ok: bool
    pagination: Any = UNSET
    result: list[AddBypassIpResponseBody1Result]


@define(kw_only=True)
class AddBypassIpResponseBody2:
    """The result of `security.addBypassIp`."""

    ok: bool
    result: list[GetBypassIpResult] | None = None


AddBypassIpResponseBody: TypeAlias = AddBypassIpResponseBody1 | AddBypassIpResponseBody2
"""The result of `security.addBypassIp`."""
