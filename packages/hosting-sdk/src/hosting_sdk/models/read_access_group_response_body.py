"""The result of `accessGroups.readAccessGroup`.

Generated from `manifest/schemas/ReadAccessGroupResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.team_permissions import TeamPermissions


@define(kw_only=True)
class ReadAccessGroupResponseBody:
    """The result of `accessGroups.readAccessGroup`."""

    access_group_id: str
    created_at: str
    entitlements: list[Literal["v0"] | str] | None = None
    is_dsync_managed: bool
    members_count: float
    name: str
    projects_count: float
    team_id: str
    team_permissions: list[TeamPermissions] | None = None
    team_roles: list[str] | None = None
    updated_at: str
