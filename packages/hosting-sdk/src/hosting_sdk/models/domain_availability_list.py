"""The result of `domainsRegistrar.getBulkAvailability`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DomainAvailabilityListResult:
    """`results[]` of `DomainAvailabilityList`.

    Attributes:
        available: Whether the domain can be bought.
        domain: The domain that was checked.
    """

    available: bool
    domain: str


@define(kw_only=True)
class DomainAvailabilityList:
    """The result of `domainsRegistrar.getBulkAvailability`.

    Attributes:
        results: A result for each domain that was asked for.
    """

    results: list[DomainAvailabilityListResult]
