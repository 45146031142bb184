"""The body of `teams.postTeamDsyncRoles`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping
from typing import TypedDict

from attrs import define

from hosting_sdk.models.saml_role import SamlRole, SamlRoleDict


@define(kw_only=True)
class PostTeamDsyncRolesRequest:
    """The body of `teams.postTeamDsyncRoles`."""

    roles: dict[str, SamlRole]
    """Role or access group that each group of the directory gives, by the ID of the directory's
    group."""


class PostTeamDsyncRolesRequestDict(TypedDict):
    """`PostTeamDsyncRolesRequest` as a dict in wire names."""

    roles: Mapping[str, SamlRole | SamlRoleDict]
    """Role or access group that each group of the directory gives, by the ID of the directory's
    group."""
