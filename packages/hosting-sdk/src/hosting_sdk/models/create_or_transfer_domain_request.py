"""The body of `domains.createOrTransferDomain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypeAlias, TypedDict

from attrs import define


@define(kw_only=True)
class TransferInDomainByTokenRequest:
    """The body of `domains.createOrTransferDomain`.

    Attributes:
        method: `add` adds the domain, `move-in` takes it over from another account.
        name: Apex domain, such as `example.com`.
        token: Token from the email about a requested move; only with `move-in`.
    """

    method: str
    name: str
    token: str | None = None


@define(kw_only=True)
class AddDomainRequest:
    """The body of `domains.createOrTransferDomain`.

    Attributes:
        cdn_enabled: Whether the platform's network serves the domain.
        method: `add` adds the domain, `move-in` takes it over from another account.
        name: Apex domain, such as `example.com`.
        zone: Whether to create a DNS zone; choose true if the domain uses the platform's
            nameservers.
    """

    cdn_enabled: bool | None = None
    method: str | None = None
    name: str
    zone: bool | None = None


class TransferInDomainByTokenRequestDict(TypedDict):
    """`TransferInDomainByTokenRequest` as a dict in wire names."""

    method: str
    name: str
    token: NotRequired[str]


class AddDomainRequestDict(TypedDict):
    """`AddDomainRequest` as a dict in wire names."""

    cdnEnabled: NotRequired[bool]
    method: NotRequired[str]
    name: str
    zone: NotRequired[bool]


CreateOrTransferDomainRequest: TypeAlias = TransferInDomainByTokenRequest | AddDomainRequest
"""The body of `domains.createOrTransferDomain`."""

CreateOrTransferDomainRequestDict: TypeAlias = (
    TransferInDomainByTokenRequestDict | AddDomainRequestDict
)
"""`CreateOrTransferDomainRequest` as plain data in wire names."""
