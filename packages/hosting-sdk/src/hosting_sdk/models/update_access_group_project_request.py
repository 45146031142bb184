"""The body of `accessGroups.updateAccessGroupProject`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define

from hosting_sdk.models.assignable_project_role import AssignableProjectRole


@define(kw_only=True)
class UpdateAccessGroupProjectRequest:
    """The body of `accessGroups.updateAccessGroupProject`."""

    role: AssignableProjectRole
    """Role of the group's members in the project, such as `ADMIN` or `PROJECT_DEVELOPER`."""


class UpdateAccessGroupProjectRequestDict(TypedDict):
    """`UpdateAccessGroupProjectRequest` as a dict in wire names."""

    role: AssignableProjectRole
    """Role of the group's members in the project, such as `ADMIN` or `PROJECT_DEVELOPER`."""
