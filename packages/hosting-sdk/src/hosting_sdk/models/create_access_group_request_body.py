"""The body of `accessGroups.createAccessGroup`.

Generated from `manifest/schemas/CreateAccessGroupRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.update_team_member_projects import UpdateTeamMemberProjects


@define(kw_only=True)
class CreateAccessGroupRequestBody:
    """The body of `accessGroups.createAccessGroup`."""

    members_to_add: list[str] | None = None
    name: str
    projects: list[UpdateTeamMemberProjects] | None = None
