"""The body of `security.addBypassIp`.

Generated from `manifest/schemas/AddBypassIpRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define


@define(kw_only=True)
class AddBypassIpRequestBody1:
    """The body of `security.addBypassIp`."""

    all_sources: bool | None = None
    domain: str
    note: str | None = None
    project_scope: bool | None = None
    source_ip: str | None = None
    ttl: float | None = None


@define(kw_only=True)
class AddBypassIpRequestBody2:
    """The body of `security.addBypassIp`."""

    all_sources: bool | None = None
    domain: str | None = None
    note: str | None = None
    project_scope: bool
    source_ip: str | None = None
    ttl: float | None = None


AddBypassIpRequestBody: TypeAlias = AddBypassIpRequestBody1 | AddBypassIpRequestBody2
"""The body of `security.addBypassIp`."""
