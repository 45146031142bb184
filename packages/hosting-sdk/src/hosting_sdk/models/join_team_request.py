"""The body of `teams.joinTeam`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class JoinTeamRequest:
    """The body of `teams.joinTeam`."""

    invite_code: str | None = None
    """Invite code of the team."""


class JoinTeamRequestDict(TypedDict):
    """`JoinTeamRequest` as a dict in wire names."""

    inviteCode: NotRequired[str]
    """Invite code of the team."""
