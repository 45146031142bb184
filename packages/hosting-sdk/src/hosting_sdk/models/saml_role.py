"""`SamlRole`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias, TypedDict

from attrs import define

from hosting_sdk.models.team_role import TeamRole


@define(kw_only=True)
class SamlAccessGroup:
    """`SamlRole`, a part of other types."""

    access_group_id: str
    """ID of the access group (prefix `ag_`)."""


class SamlAccessGroupDict(TypedDict):
    """`SamlAccessGroup` as a dict in wire names."""

    accessGroupId: str
    """ID of the access group (prefix `ag_`)."""


SamlRole: TypeAlias = SamlAccessGroup | TeamRole
"""`SamlRole`, a part of other types."""

SamlRoleDict: TypeAlias = SamlAccessGroupDict | TeamRole
"""`SamlRole` as plain data in wire names."""
