"""A parameter of `teams.getTeamMembers`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

TeamRole: TypeAlias = Literal[
    "OWNER",
    "MEMBER",
    "DEVELOPER",
    "SECURITY",
    "BILLING",
    "VIEWER",
    "VIEWER_FOR_PLUS",
    "CONTRIBUTOR",
]
"""A parameter of `teams.getTeamMembers`."""
