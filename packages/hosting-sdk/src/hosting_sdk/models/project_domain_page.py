"""The result of `projects.getProjectDomains`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._pages import Page
from hosting_sdk.models.pagination import Pagination
from hosting_sdk.models.project_domain import ProjectDomain


@define(kw_only=True)
class ProjectDomainPage(Page["ProjectDomainPage", "ProjectDomain"]):
    """The result of `projects.getProjectDomains`."""

    domains: list[ProjectDomain]
    """Domains of the project."""
    pagination: Pagination
    """Position of this page, with the cursors of the pages beside it."""
