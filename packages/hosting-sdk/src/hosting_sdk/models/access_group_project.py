"""The result of `accessGroups.createAccessGroupProject` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.project_role import ProjectRole


@define(kw_only=True)
class AccessGroupProject:
    """The result of `accessGroups.createAccessGroupProject` and 2 more."""

    access_group_id: str
    """ID of the access group (prefix `ag_`)."""
    created_at: str
    """Time of creation, in milliseconds since the epoch as text."""
    project_id: str
    """ID of the project (prefix `prj_`)."""
    role: ProjectRole | str
    """Role of the group's members in the project, such as `ADMIN` or `PROJECT_DEVELOPER`."""
    team_id: str
    """ID of the team (prefix `team_`)."""
    updated_at: str
    """Time of the last change, in milliseconds since the epoch as text."""
