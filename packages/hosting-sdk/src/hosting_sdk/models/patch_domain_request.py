"""The body of `domains.patchDomain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypeAlias, TypedDict

from attrs import define


@define(kw_only=True)
class UpdateDomainRequest:
    """The body of `domains.patchDomain`.

    Attributes:
        custom_nameservers: Deprecated, use `domainsRegistrar.updateDomainNameservers`: nameservers
            of your own.
        op: What to do: `update` or `move-out`.
        renew: Deprecated, use `domainsRegistrar.updateDomainAutoRenew`: whether to renew
            automatically.
        zone: Whether the domain is a DNS zone on the platform's nameservers.
    """

    custom_nameservers: list[str] | None = None
    op: str | None = None
    renew: bool | None = None
    zone: bool | None = None


@define(kw_only=True)
class MoveDomainRequest:
    """The body of `domains.patchDomain`.

    Attributes:
        destination: User or team to move the domain to.
        op: What to do: `update` or `move-out`.
    """

    destination: str | None = None
    op: str | None = None


class UpdateDomainRequestDict(TypedDict):
    """`UpdateDomainRequest` as a dict in wire names."""

    customNameservers: NotRequired[Sequence[str]]
    op: NotRequired[str]
    renew: NotRequired[bool]
    zone: NotRequired[bool]


class MoveDomainRequestDict(TypedDict):
    """`MoveDomainRequest` as a dict in wire names."""

    destination: NotRequired[str]
    op: NotRequired[str]


PatchDomainRequest: TypeAlias = UpdateDomainRequest | MoveDomainRequest
"""The body of `domains.patchDomain`."""

PatchDomainRequestDict: TypeAlias = UpdateDomainRequestDict | MoveDomainRequestDict
"""`PatchDomainRequest` as plain data in wire names."""
