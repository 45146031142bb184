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
    """The body of `accessGroups.updateAccessGroup`."""

    members_to_add: list[str] | None = None
    """IDs of the users who join the group."""
    members_to_remove: list[str] | None = None
    """IDs of the users who leave the group."""
    name: str | None = None
    """New name of the group: letters, digits, spaces, `_` and `-`; at most 50 characters."""
    projects: list[ProjectRoleAssignment] | None = None
    """Projects to add or change, each with the role of the group in it."""


class UpdateAccessGroupRequestDict(TypedDict):
    """`UpdateAccessGroupRequest` as a dict in wire names."""

    membersToAdd: NotRequired[Sequence[str]]
    """IDs of the users who join the group."""
    membersToRemove: NotRequired[Sequence[str]]
    """IDs of the users who leave the group."""
    name: NotRequired[str]
    """New name of the group: letters, digits, spaces, `_` and `-`; at most 50 characters."""
    projects: NotRequired[Sequence[ProjectRoleAssignment | ProjectRoleAssignmentDict]]
    """Projects to add or change, each with the role of the group in it."""
