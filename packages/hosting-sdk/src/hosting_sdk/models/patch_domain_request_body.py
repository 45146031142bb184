"""The body of `domains.patchDomain`.

Generated from `manifest/schemas/PatchDomainRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define


@define(kw_only=True)
class PatchDomainRequestBody1:
    """The body of `domains.patchDomain`."""

    custom_nameservers: list[str] | None = None
    op: str | None = None
    renew: bool | None = None
    zone: bool | None = None


@define(kw_only=True)
class PatchDomainRequestBody2:
    """The body of `domains.patchDomain`."""

    destination: str | None = None
    op: str | None = None


PatchDomainRequestBody: TypeAlias = PatchDomainRequestBody1 | PatchDomainRequestBody2
"""The body of `domains.patchDomain`."""
