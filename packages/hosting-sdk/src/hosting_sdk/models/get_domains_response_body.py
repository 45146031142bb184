"""The result of `domains.getDomains`.

Generated from `manifest/schemas/GetDomainsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.get_domains_domains import GetDomainsDomains
from hosting_sdk.models.pagination import Pagination


@define(kw_only=True)
class GetDomainsResponseBody:
    """The result of `domains.getDomains`."""

    domains: list[GetDomainsDomains]
    pagination: Pagination
