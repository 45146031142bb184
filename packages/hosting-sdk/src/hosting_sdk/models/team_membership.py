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
    """`TeamMembership`, a part of other types."""

    access_requested_at: float | None = None
    """Time when the user asked to join, in milliseconds since the epoch."""
    confirmed: Literal[True]
    """Whether the membership is confirmed."""
    created: float
    """Time when the user became a member, in milliseconds since the epoch."""
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    entitlements: list[TeamMembershipEntitlement] | None = None
    """Entitlements of the user in the team, such as `v0`."""
    joined_from: TeamJoinOrigin | None = None
    """Way in which the user joined the team."""
    role: TeamRole | str
    """Role of the user in the team."""
    team_id: str | None = None
    """ID of the team (prefix `team_`)."""
    team_permissions: list[TeamPermission | str] | None = None
    """Extra permissions in the team, such as `CreateProject`."""
    team_roles: list[TeamRole | str] | None = None
    """Roles in the team, such as `DEVELOPER`."""
    uid: str | None = None
    """ID of the user."""
