"""The body of `accessGroups.updateAccessGroup`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.project_role_assignment import (
    ProjectRoleAssignment,
    ProjectRoleAssignmentDict,
)


@define(kw_only=True)
class UpdateAccessGroupRequest:
    """The body of `accessGroups.updateAccessGroup`.

    Attributes:
        members_to_add: IDs of the users who join the group.
        members_to_remove: IDs of the users who leave the group.
        name: New name of the group: letters, digits, spaces, `_` and `-`; at most 50 characters.
        projects: Projects to add or change, each with the role of the group in it.
    """

    members_to_add: list[str] | None = None
    members_to_remove: list[str] | None = None
    name: str | None = None
    projects: list[ProjectRoleAssignment] | None = None


class UpdateAccessGroupRequestDict(TypedDict):
    """`UpdateAccessGroupRequest` as a dict in wire names."""

    membersToAdd: NotRequired[Sequence[str]]
    membersToRemove: NotRequired[Sequence[str]]
    name: NotRequired[str]
    projects: NotRequired[Sequence[ProjectRoleAssignment | ProjectRoleAssignmentDict]]
