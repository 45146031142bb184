"""`ProjectMembership`, a part of other types.

Generated from `manifest/schemas/ProjectMembership.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.next_role import NextRole


@define(kw_only=True)
class ProjectMembership:
    """`ProjectMembership`, a part of other types."""

    created_at: float
    role: NextRole
    uid: str
    username: str | None = None
