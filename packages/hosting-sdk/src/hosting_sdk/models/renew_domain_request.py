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
    """The body of `domainsRegistrar.renewDomain`.

    Attributes:
        contact_information: Person or company that owns the domain.
        expected_price: Price that you agree to, as `getDomainPrice` gave it, at least 0.01; the
            call fails if it differs.
        years: Years to buy, renew or transfer the domain for.
    """

    contact_information: BasicContactInformation | None = None
    expected_price: float
    years: float


class RenewDomainRequestDict(TypedDict):
    """`RenewDomainRequest` as a dict in wire names."""

    contactInformation: NotRequired[BasicContactInformation | BasicContactInformationDict]
    expectedPrice: float
    years: float
