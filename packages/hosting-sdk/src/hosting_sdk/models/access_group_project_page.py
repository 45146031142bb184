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
    """`projects[].project` of `AccessGroupProjectPage`.

    Attributes:
        framework: Framework of the project, such as `nextjs`; null if none is set.
        latest_deployment_id: ID of the newest deployment of the project (prefix `dpl_`).
        name: Name of the project, unique in its team.
    """

    framework: str | Unset | None = UNSET
    latest_deployment_id: str | None = None
    name: str | None = None


@define(kw_only=True)
class AccessGroupProjectSummary:
    """`projects[]` of `AccessGroupProjectPage`.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch as text.
        project_id: ID of the project (prefix `prj_`).
        role: Role in the project, such as `PROJECT_DEVELOPER`.
        updated_at: Time of the last change, in milliseconds since the epoch as text.
    """

    created_at: str
    project: AccessGroupProjectSummaryProject
    project_id: str
    role: ProjectRole
    updated_at: str


@define(kw_only=True)
class AccessGroupProjectPage(Page["AccessGroupProjectPage", "AccessGroupProjectSummary"]):
    """The result of `accessGroups.listAccessGroupProjects`.

    Attributes:
        pagination: Where this page stands, and the cursors of its neighbours.
    """

    pagination: CursorPagination
    projects: list[AccessGroupProjectSummary]
