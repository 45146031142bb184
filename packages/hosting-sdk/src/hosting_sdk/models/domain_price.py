"""The result of `domainsRegistrar.getDomainPrice` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.string_or_number import StringOrNumber


@define(kw_only=True)
class DomainPrice:
    """The result of `domainsRegistrar.getDomainPrice` and 1 more."""

    purchase_price: StringOrNumber
    """Price to buy the domain for the given years; null if it is not sold."""
    renewal_price: StringOrNumber
    """Price to renew the domain for the given years."""
    transfer_price: StringOrNumber
    """Price to transfer the domain to the platform."""
    years: float
    """Years to buy, renew or transfer the domain for."""
