"""The body of `domains.patchDomain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypeAlias, TypedDict

from attrs import define


@define(kw_only=True)
class UpdateDomainRequest:
    """The body of `domains.patchDomain`."""

    custom_nameservers: list[str] | None = None
    """Deprecated, use `domainsRegistrar.updateDomainNameservers`: nameservers of your own."""
    op: str | None = None
    """Operation: `update` or `move-out`."""
    renew: bool | None = None
    """Deprecated, use `domainsRegistrar.updateDomainAutoRenew`: whether to renew automatically."""
    zone: bool | None = None
    """Whether the domain is a DNS zone on the platform's nameservers."""


@define(kw_only=True)
class MoveDomainRequest:
    """The body of `domains.patchDomain`."""

    destination: str | None = None
    """User or team to move the domain to."""
    op: str | None = None
    """Operation: `update` or `move-out`."""


class UpdateDomainRequestDict(TypedDict):
    """`UpdateDomainRequest` as a dict in wire names."""

    customNameservers: NotRequired[Sequence[str]]
    """Deprecated, use `domainsRegistrar.updateDomainNameservers`: nameservers of your own."""
    op: NotRequired[str]
    """Operation: `update` or `move-out`."""
    renew: NotRequired[bool]
    """Deprecated, use `domainsRegistrar.updateDomainAutoRenew`: whether to renew automatically."""
    zone: NotRequired[bool]
    """Whether the domain is a DNS zone on the platform's nameservers."""


class MoveDomainRequestDict(TypedDict):
    """`MoveDomainRequest` as a dict in wire names."""

    destination: NotRequired[str]
    """User or team to move the domain to."""
    op: NotRequired[str]
    """Operation: `update` or `move-out`."""


PatchDomainRequest: TypeAlias = UpdateDomainRequest | MoveDomainRequest
"""The body of `domains.patchDomain`."""

PatchDomainRequestDict: TypeAlias = UpdateDomainRequestDict | MoveDomainRequestDict
"""`PatchDomainRequest` as plain data in wire names."""
