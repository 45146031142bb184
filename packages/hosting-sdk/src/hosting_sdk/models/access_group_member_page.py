"""The result of `accessGroups.listAccessGroupMembers`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._pages import Page
from hosting_sdk.models.cursor_pagination import CursorPagination
from hosting_sdk.models.team_role import TeamRole


@define(kw_only=True)
class AccessGroupMember:
    """`members[]` of `AccessGroupMemberPage`."""

    avatar: str | None = None
    """Hash of the picture of the user or team."""
    created_at: str | None = None
    """Time when the member joined, in milliseconds since the epoch as text."""
    email: str
    name: str | None = None
    """Full name of the member."""
    team_role: TeamRole | str
    """Role of the member in the team, such as `MEMBER`."""
    uid: str
    username: str
    """Name of the user in URLs."""


@define(kw_only=True)
class AccessGroupMemberPage(Page["AccessGroupMemberPage", "AccessGroupMember"]):
    """The result of `accessGroups.listAccessGroupMembers`."""

    members: list[AccessGroupMember]
    pagination: CursorPagination
    """Position of this page, with the cursors of the pages beside it."""
