"""The result of `accessGroups.listAccessGroups`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._pages import Page
from hosting_sdk.models.cursor_pagination import CursorPagination


@define(kw_only=True)
class AccessGroupSummary:
    """`accessGroups[]` of `AccessGroupPage`."""

    access_group_id: str
    """ID of the access group (prefix `ag_`)."""
    created_at: str
    """Time of creation, in milliseconds since the epoch as text."""
    entitlements: list[str] | None = None
    """Entitlements that the group gives its members, such as `v0`."""
    is_dsync_managed: bool
    """Whether directory sync manages the members."""
    members: list[str] | None = None
    """IDs of the first members, as many as `membersLimit` allows."""
    members_count: float
    """Number of members in the group."""
    name: str
    """Name of the access group."""
    projects: list[str] | None = None
    """IDs of the first projects, as many as `projectsLimit` allows."""
    projects_count: float
    """Number of projects in the group."""
    team_id: str
    """ID of the team (prefix `team_`)."""
    team_permissions: list[str] | None = None
    """Extra permissions in the team that the group gives its members, such as `CreateProject`."""
    team_roles: list[str] | None = None
    """Roles in the team that the group gives its members, such as `DEVELOPER`."""
    updated_at: str
    """Time of the last change, in milliseconds since the epoch as text."""


@define(kw_only=True)
class AccessGroupPage(Page["AccessGroupPage", "AccessGroupSummary"]):
    """The result of `accessGroups.listAccessGroups`."""

    access_groups: list[AccessGroupSummary] | None = None
    pagination: CursorPagination | None = None
    """Position of this page, with the cursors of the pages beside it."""
