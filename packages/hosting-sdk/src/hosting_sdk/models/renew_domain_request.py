"""The body of `domainsRegistrar.renewDomain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.basic_contact_information import (
    BasicContactInformation,
    BasicContactInformationDict,
)


@define(kw_only=True)
class RenewDomainRequest:
    """The body of `domainsRegistrar.renewDomain`."""

    contact_information: BasicContactInformation | None = None
    """Person or company that owns the domain."""
    expected_price: float
    """Price that you agree to, as `getDomainPrice` gave it, at least 0.01; the call fails if it
    differs."""
    years: float
    """Years to buy, renew or transfer the domain for."""


class RenewDomainRequestDict(TypedDict):
    """`RenewDomainRequest` as a dict in wire names."""

    contactInformation: NotRequired[BasicContactInformation | BasicContactInformationDict]
    """Person or company that owns the domain."""
    expectedPrice: float
    """Price that you agree to, as `getDomainPrice` gave it, at least 0.01; the call fails if it
    differs."""
    years: float
    """Years to buy, renew or transfer the domain for."""
