"""The result of `accessGroups.listAccessGroups`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._pages import Page
from hosting_sdk.models.cursor_pagination import CursorPagination


@define(kw_only=True)
class AccessGroupSummary:
    """`accessGroups[]` of `AccessGroupPage`.

    Attributes:
        access_group_id: ID of the access group (prefix `ag_`).
        created_at: Time of creation, in milliseconds since the epoch as text.
        entitlements: Entitlements that the group gives its members, such as `v0`.
        is_dsync_managed: Whether directory sync manages the members.
        members: IDs of the first members, as many as `membersLimit` allows.
        members_count: Number of members in the group.
        name: Name of the access group.
        projects: IDs of the first projects, as many as `projectsLimit` allows.
        projects_count: Number of projects in the group.
        team_id: ID of the team (prefix `team_`).
        team_permissions: Extra permissions in the team that the group gives its members, such as
            `CreateProject`.
        team_roles: Roles in the team that the group gives its members, such as `DEVELOPER`.
        updated_at: Time of the last change, in milliseconds since the epoch as text.
    """

    access_group_id: str
    created_at: str
    entitlements: list[str] | None = None
    is_dsync_managed: bool
    members: list[str] | None = None
    members_count: float
    name: str
    projects: list[str] | None = None
    projects_count: float
    team_id: str
    team_permissions: list[str] | None = None
    team_roles: list[str] | None = None
    updated_at: str


@define(kw_only=True)
class AccessGroupPage(Page["AccessGroupPage", "AccessGroupSummary"]):
    """The result of `accessGroups.listAccessGroups`.

    Attributes:
        pagination: Where this page stands, and the cursors of its neighbours.
    """

    access_groups: list[AccessGroupSummary] | None = None
    pagination: CursorPagination | None = None
