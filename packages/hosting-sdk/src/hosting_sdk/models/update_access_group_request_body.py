"""The body of `accessGroups.updateAccessGroup`.

Generated from `manifest/schemas/UpdateAccessGroupRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.update_team_member_projects import UpdateTeamMemberProjects


@define(kw_only=True)
class UpdateAccessGroupRequestBody:
    """The body of `accessGroups.updateAccessGroup`."""

    members_to_add: list[str] | None = None
    members_to_remove: list[str] | None = None
    name: str | None = None
    projects: list[UpdateTeamMemberProjects] | None = None
