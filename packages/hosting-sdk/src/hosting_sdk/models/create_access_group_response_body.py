"""The result of `accessGroups.createAccessGroup` and 1 more.

Generated from `manifest/schemas/CreateAccessGroupResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class CreateAccessGroupResponseBody:
    """The result of `accessGroups.createAccessGroup` and 1 more."""

    access_group_id: str
    created_at: str
    entitlements: list[Literal["v0"] | str]
    members_count: float
    name: str
    projects_count: float
    team_id: str
    team_permissions: list[str] | None = None
    team_roles: list[str] | None = None
    updated_at: str
