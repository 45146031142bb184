"""The result of `accessGroups.createAccessGroup` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.team_permission import TeamPermission


@define(kw_only=True)
class AccessGroup:
    """The result of `accessGroups.createAccessGroup` and 2 more.

    Attributes:
        access_group_id: ID of the access group (prefix `ag_`).
        created_at: Time of creation, in milliseconds since the epoch as text.
        entitlements: Entitlements that the group gives its members, such as `v0`.
        members_count: Number of members in the group.
        name: Name of the access group.
        projects_count: Number of projects in the group.
        team_id: ID of the team (prefix `team_`).
        team_permissions: Extra permissions in the team that the group gives its members, such as
            `CreateProject`.
        team_roles: Roles in the team that the group gives its members, such as `DEVELOPER`.
        updated_at: Time of the last change, in milliseconds since the epoch as text.
        is_dsync_managed: Whether directory sync manages the members.
    """

    access_group_id: str
    created_at: str
    entitlements: list[Literal["v0"] | str] | None = None
    members_count: float
    name: str
    projects_count: float
    team_id: str
    team_permissions: list[str | TeamPermission] | None = None
    team_roles: list[str] | None = None
    updated_at: str
    is_dsync_managed: bool | None = None
