"""The result of `accessGroups.createAccessGroup` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.team_permission import TeamPermission


@define(kw_only=True)
class AccessGroup:
    """The result of `accessGroups.createAccessGroup` and 2 more."""

    access_group_id: str
    """ID of the access group (prefix `ag_`)."""
    created_at: str
    """Time of creation, in milliseconds since the epoch as text."""
    entitlements: list[Literal["v0"] | str] | None = None
    """Entitlements that the group gives its members, such as `v0`."""
    members_count: float
    """Number of members in the group."""
    name: str
    """Name of the access group."""
    projects_count: float
    """Number of projects in the group."""
    team_id: str
    """ID of the team (prefix `team_`)."""
    team_permissions: list[str | TeamPermission] | None = None
    """Extra permissions in the team that the group gives its members, such as `CreateProject`."""
    team_roles: list[str] | None = None
    """Roles in the team that the group gives its members, such as `DEVELOPER`."""
    updated_at: str
    """Time of the last change, in milliseconds since the epoch as text."""
    is_dsync_managed: bool | None = None
    """Whether directory sync manages the members."""
