"""The body of `domainsRegistrar.transferInDomain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define

from hosting_sdk.models.basic_contact_information import (
    BasicContactInformation,
    BasicContactInformationDict,
)


@define(kw_only=True)
class TransferInDomainRequest:
    """The body of `domainsRegistrar.transferInDomain`.

    Attributes:
        auth_code: Authorization code from the registrar that has the domain.
        auto_renew: Whether the domain is renewed before it expires; can be changed later.
        contact_information: Person or company that owns the domain.
        expected_price: Price that you agree to, as `getDomainPrice` gave it, at least 0.01; the
            call fails if it differs.
        years: Years to buy, renew or transfer the domain for.
    """

    auth_code: str
    auto_renew: bool
    contact_information: BasicContactInformation
    expected_price: float
    years: float


class TransferInDomainRequestDict(TypedDict):
    """`TransferInDomainRequest` as a dict in wire names."""

    authCode: str
    autoRenew: bool
    contactInformation: BasicContactInformation | BasicContactInformationDict
    expectedPrice: float
    years: float
