"""The result of `accessGroups.listAccessGroupMembers`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk._pages import Page
from hosting_sdk.models.cursor_pagination import CursorPagination
from hosting_sdk.models.team_role import TeamRole


@define(kw_only=True)
class AccessGroupMember:
    """`members[]` of `AccessGroupMemberPage`.

    Attributes:
        avatar: Hash of the picture of the user or team.
        created_at: Time when the member joined, in milliseconds since the epoch as text.
        name: Full name of the member.
        team_role: Role of the member in the team, such as `MEMBER`.
        username: Name of the user in URLs.
    """

    avatar: str | None = None
    created_at: str | None = None
    email: str
    name: str | None = None
    team_role: TeamRole
    uid: str
    username: str


@define(kw_only=True)
class AccessGroupMemberPage(Page["AccessGroupMemberPage", "AccessGroupMember"]):
    """The result of `accessGroups.listAccessGroupMembers`.

    Attributes:
        pagination: Where this page stands, and the cursors of its neighbours.
    """

    members: list[AccessGroupMember]
    pagination: CursorPagination
