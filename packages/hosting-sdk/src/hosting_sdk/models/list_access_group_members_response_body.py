"""The result of `accessGroups.listAccessGroupMembers`.

Generated from `manifest/schemas/ListAccessGroupMembersResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.response_body_pagination import ResponseBodyPagination
from hosting_sdk.models.role import Role


@define(kw_only=True)
class ListAccessGroupMembersResponseBodyMembers:
    """`members[]` of `ListAccessGroupMembersResponseBody`."""

    avatar: str | None = None
    created_at: str | None = None
    email: str
    name: str | None = None
    team_role: Role
    uid: str
    username: str


@define(kw_only=True)
class ListAccessGroupMembersResponseBody:
    """The result of `accessGroups.listAccessGroupMembers`."""

    members: list[ListAccessGroupMembersResponseBodyMembers]
    pagination: ResponseBodyPagination
