"""The body of `projectMembers.addProjectMember`.

Generated from `manifest/schemas/AddProjectMemberRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk.models.request_body_role import RequestBodyRole


@define(kw_only=True)
class AddProjectMemberRequestBody1:
    """The body of `projectMembers.addProjectMember`."""

    email: str | None = None
    role: RequestBodyRole
    uid: str
    username: str | None = None


@define(kw_only=True)
class AddProjectMemberRequestBody2:
    """The body of `projectMembers.addProjectMember`."""

    email: str | None = None
    role: RequestBodyRole
    uid: str | None = None
    username: str


@define(kw_only=True)
class AddProjectMemberRequestBody3:
    """The body of `projectMembers.addProjectMember`."""

    email: str
    role: RequestBodyRole
    uid: str | None = None
    username: str | None = None


AddProjectMemberRequestBody: TypeAlias = (
    AddProjectMemberRequestBody1 | AddProjectMemberRequestBody2 | AddProjectMemberRequestBody3
)
"""The body of `projectMembers.addProjectMember`."""
