"""The result of `accessGroups.listAccessGroupProjects`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._pages import Page
from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.cursor_pagination import CursorPagination
from hosting_sdk.models.project_role import ProjectRole


@define(kw_only=True)
class AccessGroupProjectSummaryProject:
    """`projects[].project` of `AccessGroupProjectPage`."""

    framework: str | Unset | None = UNSET
    """Framework of the project, such as `nextjs`; null if none is set."""
    latest_deployment_id: str | None = None
    """ID of the newest deployment of the project (prefix `dpl_`)."""
    name: str | None = None
    """Name of the project, unique in its team."""


@define(kw_only=True)
class AccessGroupProjectSummary:
    """`projects[]` of `AccessGroupProjectPage`."""

    created_at: str
    """Time of creation, in milliseconds since the epoch as text."""
    project: AccessGroupProjectSummaryProject
    project_id: str
    """ID of the project (prefix `prj_`)."""
    role: ProjectRole | str
    """Role in the project, such as `PROJECT_DEVELOPER`."""
    updated_at: str
    """Time of the last change, in milliseconds since the epoch as text."""


@define(kw_only=True)
class AccessGroupProjectPage(Page["AccessGroupProjectPage", "AccessGroupProjectSummary"]):
    """The result of `accessGroups.listAccessGroupProjects`."""

    pagination: CursorPagination
    """Position of this page, with the cursors of the pages beside it."""
    projects: list[AccessGroupProjectSummary]
