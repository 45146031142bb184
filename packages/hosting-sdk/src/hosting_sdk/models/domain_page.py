"""The result of `domains.getDomains`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._pages import Page
from hosting_sdk.models.domain import Domain
from hosting_sdk.models.pagination import Pagination


@define(kw_only=True)
class DomainPage(Page["DomainPage", "Domain"]):
    """The result of `domains.getDomains`."""

    domains: list[Domain]
    pagination: Pagination
    """Position of this page, with the cursors of the pages beside it."""
