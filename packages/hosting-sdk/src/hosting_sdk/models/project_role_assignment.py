"""`ProjectRoleAssignment`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define

from hosting_sdk.models.assignable_project_role import AssignableProjectRole


@define(kw_only=True)
class ProjectRoleAssignment:
    """`ProjectRoleAssignment`, a part of other types."""

    project_id: str
    """ID of the project (prefix `prj_`)."""
    role: AssignableProjectRole | None
    """Role in the project, such as `PROJECT_DEVELOPER`."""


class ProjectRoleAssignmentDict(TypedDict):
    """`ProjectRoleAssignment` as a dict in wire names."""

    projectId: str
    """ID of the project (prefix `prj_`)."""
    role: AssignableProjectRole | None
    """Role in the project, such as `PROJECT_DEVELOPER`."""
