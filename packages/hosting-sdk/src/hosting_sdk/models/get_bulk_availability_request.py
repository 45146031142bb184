"""The body of `domainsRegistrar.getBulkAvailability`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import TypedDict

from attrs import define


@define(kw_only=True)
class GetBulkAvailabilityRequest:
    """The body of `domainsRegistrar.getBulkAvailability`."""

    domains: list[str]
    """Domains to check, 1 to 50."""


class GetBulkAvailabilityRequestDict(TypedDict):
    """`GetBulkAvailabilityRequest` as a dict in wire names."""

    domains: Sequence[str]
    """Domains to check, 1 to 50."""
