"""The result of `domainsRegistrar.getDomainAvailability`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DomainAvailability:
    """The result of `domainsRegistrar.getDomainAvailability`."""

    available: bool
    """Whether the domain can be bought."""
