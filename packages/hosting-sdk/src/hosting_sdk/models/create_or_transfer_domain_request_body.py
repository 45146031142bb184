"""The body of `domains.createOrTransferDomain`.

Generated from `manifest/schemas/CreateOrTransferDomainRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define


@define(kw_only=True)
class CreateOrTransferDomainRequestBody1:
    """The body of `domains.createOrTransferDomain`."""

    method: str
    name: str
    token: str | None = None


@define(kw_only=True)
class CreateOrTransferDomainRequestBody2:
    """The body of `domains.createOrTransferDomain`."""

    cdn_enabled: bool | None = None
    method: str | None = None
    name: str
    zone: bool | None = None


CreateOrTransferDomainRequestBody: TypeAlias = (
    CreateOrTransferDomainRequestBody1 | CreateOrTransferDomainRequestBody2
)
"""The body of `domains.createOrTransferDomain`."""
