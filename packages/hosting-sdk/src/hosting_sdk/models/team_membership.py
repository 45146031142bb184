"""`TeamMembership`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.team_join_origin import TeamJoinOrigin
from hosting_sdk.models.team_permission import TeamPermission
from hosting_sdk.models.team_role import TeamRole


@define(kw_only=True)
class TeamMembershipEntitlement:
    """`entitlements[]` of `TeamMembership`."""

    entitlement: str


@define(kw_only=True)
class TeamMembership:
    """`TeamMembership`, a part of other types.

    Attributes:
        access_requested_at: Time when the user asked to join, in milliseconds since the epoch.
        confirmed: Whether the membership is confirmed.
        created: Time when the user became a member, in milliseconds since the epoch.
        created_at: Time of creation, in milliseconds since the epoch.
        entitlements: Entitlements of the user in the team, such as `v0`.
        joined_from: How the user came to the team.
        role: Role of the user in the team.
        team_id: ID of the team (prefix `team_`).
        team_permissions: Extra permissions in the team, such as `CreateProject`.
        team_roles: Roles in the team, such as `DEVELOPER`.
        uid: ID of the user.
    """

    access_requested_at: float | None = None
    confirmed: Literal[True]
    created: float
    created_at: float
    entitlements: list[TeamMembershipEntitlement] | None = None
    joined_from: TeamJoinOrigin | None = None
    role: TeamRole
    team_id: str | None = None
    team_permissions: list[TeamPermission] | None = None
    team_roles: list[TeamRole] | None = None
    uid: str | None = None
