"""The result of `accessGroups.createAccessGroupProject` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.project_role import ProjectRole


@define(kw_only=True)
class AccessGroupProject:
    """The result of `accessGroups.createAccessGroupProject` and 2 more.

    Attributes:
        access_group_id: ID of the access group (prefix `ag_`).
        created_at: Time of creation, in milliseconds since the epoch as text.
        project_id: ID of the project (prefix `prj_`).
        role: Role of the group's members in the project, such as `ADMIN` or `PROJECT_DEVELOPER`.
        team_id: ID of the team (prefix `team_`).
        updated_at: Time of the last change, in milliseconds since the epoch as text.
    """

    access_group_id: str
    created_at: str
    project_id: str
    role: ProjectRole
    team_id: str
    updated_at: str
