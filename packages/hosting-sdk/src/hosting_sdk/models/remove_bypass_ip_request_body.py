"""The body of `security.removeBypassIp`.

Generated from `manifest/schemas/RemoveBypassIpRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define


@define(kw_only=True)
class RemoveBypassIpRequestBody1:
    """The body of `security.removeBypassIp`."""

    all_sources: bool | None = None
    domain: str
    note: str | None = None
    project_scope: bool | None = None
    source_ip: str | None = None


@define(kw_only=True)
class RemoveBypassIpRequestBody2:
    """The body of `security.removeBypassIp`."""

    all_sources: bool | None = None
    domain: str | None = None
    note: str | None = None
    project_scope: bool
    source_ip: str | None = None


RemoveBypassIpRequestBody: TypeAlias = RemoveBypassIpRequestBody1 | RemoveBypassIpRequestBody2
"""The body of `security.removeBypassIp`."""
