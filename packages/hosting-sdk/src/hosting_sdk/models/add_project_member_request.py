"""The body of `projectMembers.addProjectMember`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypeAlias, TypedDict

from attrs import define

from hosting_sdk.models.assignable_project_role import AssignableProjectRole


@define(kw_only=True)
class AddProjectMemberByIdRequest:
    """The body of `projectMembers.addProjectMember`.

    Attributes:
        email: Email address of the user, in place of `uid` or `username`.
        role: Role of the member in the project, such as `PROJECT_DEVELOPER`.
        uid: ID of the user, in place of `email` or `username`.
        username: Name of the user in URLs, in place of `uid` or `email`.
    """

    email: str | None = None
    role: AssignableProjectRole
    uid: str
    username: str | None = None


@define(kw_only=True)
class AddProjectMemberByUsernameRequest:
    """The body of `projectMembers.addProjectMember`.

    Attributes:
        email: Email address of the user, in place of `uid` or `username`.
        role: Role of the member in the project, such as `PROJECT_DEVELOPER`.
        uid: ID of the user, in place of `email` or `username`.
        username: Name of the user in URLs, in place of `uid` or `email`.
    """

    email: str | None = None
    role: AssignableProjectRole
    uid: str | None = None
    username: str


@define(kw_only=True)
class AddProjectMemberByEmailRequest:
    """The body of `projectMembers.addProjectMember`.

    Attributes:
        email: Email address of the user, in place of `uid` or `username`.
        role: Role of the member in the project, such as `PROJECT_DEVELOPER`.
        uid: ID of the user, in place of `email` or `username`.
        username: Name of the user in URLs, in place of `uid` or `email`.
    """

    email: str
    role: AssignableProjectRole
    uid: str | None = None
    username: str | None = None


class AddProjectMemberByIdRequestDict(TypedDict):
    """`AddProjectMemberByIdRequest` as a dict in wire names."""

    email: NotRequired[str]
    role: AssignableProjectRole
    uid: str
    username: NotRequired[str]


class AddProjectMemberByUsernameRequestDict(TypedDict):
    """`AddProjectMemberByUsernameRequest` as a dict in wire names."""

    email: NotRequired[str]
    role: AssignableProjectRole
    uid: NotRequired[str]
    username: str


class AddProjectMemberByEmailRequestDict(TypedDict):
    """`AddProjectMemberByEmailRequest` as a dict in wire names."""

    email: str
    role: AssignableProjectRole
    uid: NotRequired[str]
    username: NotRequired[str]


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
