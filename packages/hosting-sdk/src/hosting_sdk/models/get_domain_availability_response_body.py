"""The result of `domainsRegistrar.getDomainAvailability`.

Generated from `manifest/schemas/GetDomainAvailabilityResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class GetDomainAvailabilityResponseBody:
    """The result of `domainsRegistrar.getDomainAvailability`."""

    available: bool
