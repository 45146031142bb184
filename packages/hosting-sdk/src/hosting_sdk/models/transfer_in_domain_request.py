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
    """The body of `domainsRegistrar.transferInDomain`."""

    auth_code: str
    """Authorization code from the registrar that has the domain."""
    auto_renew: bool
    """Whether the domain is renewed before it expires; can be changed later."""
    contact_information: BasicContactInformation
    """Person or company that owns the domain."""
    expected_price: float
    """Price that you agree to, as `getDomainPrice` gave it, at least 0.01; the call fails if it
    differs."""
    years: float
    """Years to buy, renew or transfer the domain for."""


class TransferInDomainRequestDict(TypedDict):
    """`TransferInDomainRequest` as a dict in wire names."""

    authCode: str
    """Authorization code from the registrar that has the domain."""
    autoRenew: bool
    """Whether the domain is renewed before it expires; can be changed later."""
    contactInformation: BasicContactInformation | BasicContactInformationDict
    """Person or company that owns the domain."""
    expectedPrice: float
    """Price that you agree to, as `getDomainPrice` gave it, at least 0.01; the call fails if it
    differs."""
    years: float
    """Years to buy, renew or transfer the domain for."""
