"""The body of `domains.createOrTransferDomain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypeAlias, TypedDict

from attrs import define


@define(kw_only=True)
class TransferInDomainByTokenRequest:
    """The body of `domains.createOrTransferDomain`."""

    method: str
    """`add` adds the domain, `move-in` takes it over from another account."""
    name: str
    """Apex domain, such as `example.com`."""
    token: str | None = None
    """Token from the email about a requested move; only with `move-in`."""


@define(kw_only=True)
class AddDomainRequest:
    """The body of `domains.createOrTransferDomain`."""

    cdn_enabled: bool | None = None
    """Whether the platform's network serves the domain."""
    method: str | None = None
    """`add` adds the domain, `move-in` takes it over from another account."""
    name: str
    """Apex domain, such as `example.com`."""
    zone: bool | None = None
    """Whether to create a DNS zone; choose true if the domain uses the platform's nameservers."""


class TransferInDomainByTokenRequestDict(TypedDict):
    """`TransferInDomainByTokenRequest` as a dict in wire names."""

    method: str
    """`add` adds the domain, `move-in` takes it over from another account."""
    name: str
    """Apex domain, such as `example.com`."""
    token: NotRequired[str]
    """Token from the email about a requested move; only with `move-in`."""


class AddDomainRequestDict(TypedDict):
    """`AddDomainRequest` as a dict in wire names."""

    cdnEnabled: NotRequired[bool]
    """Whether the platform's network serves the domain."""
    method: NotRequired[str]
    """`add` adds the domain, `move-in` takes it over from another account."""
    name: str
    """Apex domain, such as `example.com`."""
    zone: NotRequired[bool]
    """Whether to create a DNS zone; choose true if the domain uses the platform's nameservers."""


CreateOrTransferDomainRequest: TypeAlias = TransferInDomainByTokenRequest | AddDomainRequest
"""The body of `domains.createOrTransferDomain`."""

CreateOrTransferDomainRequestDict: TypeAlias = (
    TransferInDomainByTokenRequestDict | AddDomainRequestDict
)
"""`CreateOrTransferDomainRequest` as plain data in wire names."""
