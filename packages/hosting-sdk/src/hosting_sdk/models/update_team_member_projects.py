"""`UpdateTeamMemberProjects`, a part of other types.

Generated from `manifest/schemas/UpdateTeamMemberProjects.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.request_body_role import RequestBodyRole


@define(kw_only=True)
class UpdateTeamMemberProjects:
    """`UpdateTeamMemberProjects`, a part of other types."""

    project_id: str
    role: RequestBodyRole | None
