"""The body of `accessGroups.createAccessGroupProject`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define

from hosting_sdk.models.assignable_project_role import AssignableProjectRole


@define(kw_only=True)
class CreateAccessGroupProjectRequest:
    """The body of `accessGroups.createAccessGroupProject`."""

    project_id: str
    """ID of the project (prefix `prj_`)."""
    role: AssignableProjectRole
    """Role of the group's members in the project, such as `ADMIN` or `PROJECT_DEVELOPER`."""


class CreateAccessGroupProjectRequestDict(TypedDict):
    """`CreateAccessGroupProjectRequest` as a dict in wire names."""

    projectId: str
    """ID of the project (prefix `prj_`)."""
    role: AssignableProjectRole
    """Role of the group's members in the project, such as `ADMIN` or `PROJECT_DEVELOPER`."""
