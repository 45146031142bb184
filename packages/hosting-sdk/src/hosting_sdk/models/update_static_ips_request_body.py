"""The body of `connect.updateStaticIps` and 1 more.

Generated from `manifest/schemas/UpdateStaticIpsRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define


@define(kw_only=True)
class UpdateStaticIpsRequestBody1:
    """The body of `connect.updateStaticIps` and 1 more."""

    builds: bool
    regions: list[str] | None = None


@define(kw_only=True)
class UpdateStaticIpsRequestBody2:
    """The body of `connect.updateStaticIps` and 1 more."""

    builds: bool | None = None
    regions: list[str]


UpdateStaticIpsRequestBody: TypeAlias = UpdateStaticIpsRequestBody1 | UpdateStaticIpsRequestBody2
"""The body of `connect.updateStaticIps` and 1 more."""
