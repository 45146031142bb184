"""The body of `domainsRegistrar.getBulkAvailability`.

Generated from `manifest/schemas/GetBulkAvailabilityRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class GetBulkAvailabilityRequestBody:
    """The body of `domainsRegistrar.getBulkAvailability`."""

    domains: list[str]
