"""The body of `projectMembers.addProjectMember`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypeAlias, TypedDict

from attrs import define

from hosting_sdk.models.assignable_project_role import AssignableProjectRole


@define(kw_only=True)
class AddProjectMemberByIdRequest:
    """The body of `projectMembers.addProjectMember`."""

    email: str | None = None
    """Email address of the user, in place of `uid` or `username`."""
    role: AssignableProjectRole
    """Role of the member in the project, such as `PROJECT_DEVELOPER`."""
    uid: str
    """ID of the user, in place of `email` or `username`."""
    username: str | None = None
    """Name of the user in URLs, in place of `uid` or `email`."""


@define(kw_only=True)
class AddProjectMemberByUsernameRequest:
    """The body of `projectMembers.addProjectMember`."""

    email: str | None = None
    """Email address of the user, in place of `uid` or `username`."""
    role: AssignableProjectRole
    """Role of the member in the project, such as `PROJECT_DEVELOPER`."""
    uid: str | None = None
    """ID of the user, in place of `email` or `username`."""
    username: str
    """Name of the user in URLs, in place of `uid` or `email`."""


@define(kw_only=True)
class AddProjectMemberByEmailRequest:
    """The body of `projectMembers.addProjectMember`."""

    email: str
    """Email address of the user, in place of `uid` or `username`."""
    role: AssignableProjectRole
    """Role of the member in the project, such as `PROJECT_DEVELOPER`."""
    uid: str | None = None
    """ID of the user, in place of `email` or `username`."""
    username: str | None = None
    """Name of the user in URLs, in place of `uid` or `email`."""


class AddProjectMemberByIdRequestDict(TypedDict):
    """`AddProjectMemberByIdRequest` as a dict in wire names."""

    email: NotRequired[str]
    """Email address of the user, in place of `uid` or `username`."""
    role: AssignableProjectRole
    """Role of the member in the project, such as `PROJECT_DEVELOPER`."""
    uid: str
    """ID of the user, in place of `email` or `username`."""
    username: NotRequired[str]
    """Name of the user in URLs, in place of `uid` or `email`."""


class AddProjectMemberByUsernameRequestDict(TypedDict):
    """`AddProjectMemberByUsernameRequest` as a dict in wire names."""

    email: NotRequired[str]
    """Email address of the user, in place of `uid` or `username`."""
    role: AssignableProjectRole
    """Role of the member in the project, such as `PROJECT_DEVELOPER`."""
    uid: NotRequired[str]
    """ID of the user, in place of `email` or `username`."""
    username: str
    """Name of the user in URLs, in place of `uid` or `email`."""


class AddProjectMemberByEmailRequestDict(TypedDict):
    """`AddProjectMemberByEmailRequest` as a dict in wire names."""

    email: str
    """Email address of the user, in place of `uid` or `username`."""
    role: AssignableProjectRole
    """Role of the member in the project, such as `PROJECT_DEVELOPER`."""
    uid: NotRequired[str]
    """ID of the user, in place of `email` or `username`."""
    username: NotRequired[str]
    """Name of the user in URLs, in place of `uid` or `email`."""


AddProjectMemberRequest: TypeAlias = (
    AddProjectMemberByIdRequest | AddProjectMemberByUsernameRequest | AddProjectMemberByEmailRequest
)
"""The body of `projectMembers.addProjectMember`."""

AddProjectMemberRequestDict: TypeAlias = (
    AddProjectMemberByIdRequestDict
    | AddProjectMemberByUsernameRequestDict
    | AddProjectMemberByEmailRequestDict
)
"""`AddProjectMemberRequest` as plain data in wire names."""
