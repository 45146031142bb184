"""The result of `domainsRegistrar.getBulkAvailability`.

Generated from `manifest/schemas/GetBulkAvailabilityResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class GetBulkAvailabilityResponseBodyResults:
    """`results[]` of `GetBulkAvailabilityResponseBody`."""

    available: bool
    domain: str


@define(kw_only=True)
class GetBulkAvailabilityResponseBody:
    """The result of `domainsRegistrar.getBulkAvailability`."""

    results: list[GetBulkAvailabilityResponseBodyResults]
