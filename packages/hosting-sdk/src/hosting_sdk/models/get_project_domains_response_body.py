"""The result of `projects.getProjectDomains`.

Generated from `manifest/schemas/GetProjectDomainsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.pagination import Pagination
from hosting_sdk.models.response_body_domains import ResponseBodyDomains


@define(kw_only=True)
class GetProjectDomainsResponseBody:
    """The result of `projects.getProjectDomains`."""

    domains: list[ResponseBodyDomains]
    pagination: Pagination
