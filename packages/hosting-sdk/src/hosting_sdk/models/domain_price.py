"""The result of `domainsRegistrar.getDomainPrice` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.string_or_number import StringOrNumber


@define(kw_only=True)
class DomainPrice:
    """The result of `domainsRegistrar.getDomainPrice` and 1 more.

    Attributes:
        purchase_price: Price to buy the domain for the given years; null if it is not sold.
        renewal_price: Price to renew the domain for the given years.
        transfer_price: Price to transfer the domain to the platform.
        years: Years to buy, renew or transfer the domain for.
    """

    purchase_price: StringOrNumber
    renewal_price: StringOrNumber
    transfer_price: StringOrNumber
    years: float
