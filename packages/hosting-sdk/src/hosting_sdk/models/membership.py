"""`Membership`, a part of other types.

Generated from `manifest/schemas/Membership.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.joined_from import JoinedFrom
from hosting_sdk.models.role import Role
from hosting_sdk.models.team_permissions import TeamPermissions


@define(kw_only=True)
class MembershipEntitlements:
    """`entitlements[]` of `Membership`."""

    entitlement: str


@define(kw_only=True)
class Membership:
    """`Membership`, a part of other types."""

    access_requested_at: float | None = None
    confirmed: Literal[True]
    created: float
    created_at: float
    entitlements: list[MembershipEntitlements] | None = None
    joined_from: JoinedFrom | None = None
    role: Role
    team_id: str | None = None
    team_permissions: list[TeamPermissions] | None = None
    team_roles: list[Role] | None = None
    uid: str | None = None
