"""The body of `accessGroups.createAccessGroup`.

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
class CreateAccessGroupRequest:
    """The body of `accessGroups.createAccessGroup`."""

    members_to_add: list[str] | None = None
    """IDs of the users who join the group."""
    name: str
    """Name of the group: letters, digits, spaces, `_` and `-`; at most 50 characters."""
    projects: list[ProjectRoleAssignment] | None = None
    """Projects to add, each with the role of the group in it."""


class CreateAccessGroupRequestDict(TypedDict):
    """`CreateAccessGroupRequest` as a dict in wire names."""

    membersToAdd: NotRequired[Sequence[str]]
    """IDs of the users who join the group."""
    name: str
    """Name of the group: letters, digits, spaces, `_` and `-`; at most 50 characters."""
    projects: NotRequired[Sequence[ProjectRoleAssignment | ProjectRoleAssignmentDict]]
    """Projects to add, each with the role of the group in it."""
