"""The body of `teams.joinTeam`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class JoinTeamRequest:
    """The body of `teams.joinTeam`.

    Attributes:
        invite_code: Invite code of the team.
    """

    invite_code: str | None = None


class JoinTeamRequestDict(TypedDict):
    """`JoinTeamRequest` as a dict in wire names."""

    inviteCode: NotRequired[str]
