"""`Roles`, a part of other types.

Generated from `manifest/schemas/Roles.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk.models.role import Role


@define(kw_only=True)
class Roles1:
    """`Roles`, a part of other types."""

    access_group_id: str


Roles: TypeAlias = Roles1 | Role
"""`Roles`, a part of other types."""
