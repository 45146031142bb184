"""The result of `accessGroups.createAccessGroupProject` and 2 more.

Generated from `manifest/schemas/ReadAccessGroupProjectResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.next_role import NextRole


@define(kw_only=True)
class ReadAccessGroupProjectResponseBody:
    """The result of `accessGroups.createAccessGroupProject` and 2 more."""

    access_group_id: str
    created_at: str
    project_id: str
    role: NextRole
    team_id: str
    updated_at: str
