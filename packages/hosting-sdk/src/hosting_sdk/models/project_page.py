"""The result of `projects.getProjects`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._pages import Page
from hosting_sdk.models.cursor_pagination import CursorPagination
from hosting_sdk.models.pagination import Pagination
from hosting_sdk.models.project import Project
from hosting_sdk.models.project_summary import ProjectSummary


@define(kw_only=True)
class ProjectPage(Page["ProjectPage", "ProjectSummary | Project"]):
    """The result of `projects.getProjects`."""

    pagination: Pagination | CursorPagination
    """Position of this page, with the cursors of the pages beside it."""
    projects: list[ProjectSummary | Project]
    """Projects of this page."""
