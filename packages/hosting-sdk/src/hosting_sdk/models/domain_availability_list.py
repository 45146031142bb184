"""The result of `domainsRegistrar.getBulkAvailability`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DomainAvailabilityListResult:
    """`results[]` of `DomainAvailabilityList`."""

    available: bool
    """Whether the domain can be bought."""
    domain: str
    """The domain that was checked."""


@define(kw_only=True)
class DomainAvailabilityList:
    """The result of `domainsRegistrar.getBulkAvailability`."""

    results: list[DomainAvailabilityListResult]
    """A result for each domain that was asked for."""
