"""The result of `teams.joinTeam`.

Generated from `manifest/schemas/JoinTeamResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class JoinTeamResponseBody:
    """The result of `teams.joinTeam`."""

    from_: str
    name: str
    slug: str
    team_id: str
