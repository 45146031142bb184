"""The body of `teams.postTeamDsyncRoles`.

Generated from `manifest/schemas/PostTeamDsyncRolesRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.roles import Roles


@define(kw_only=True)
class PostTeamDsyncRolesRequestBody:
    """The body of `teams.postTeamDsyncRoles`."""

    roles: dict[str, Roles]
