"""The result of `domains.patchDomain`.

Generated from `manifest/schemas/PatchDomainResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define


@define(kw_only=True)
class PatchDomainResponseBody1:
    """The result of `domains.patchDomain`."""

    moved: bool
    token: str


@define(kw_only=True)
class PatchDomainResponseBody2:
    """The result of `domains.patchDomain`."""

    moved: bool


@define(kw_only=True)
class PatchDomainResponseBody3:
    """The result of `domains.patchDomain`."""

    custom_nameservers: list[str] | None = None
    renew: bool | None = None
    zone: bool | None = None


PatchDomainResponseBody: TypeAlias = (
    PatchDomainResponseBody1 | PatchDomainResponseBody2 | PatchDomainResponseBody3
)
"""The result of `domains.patchDomain`."""
