"""The result of `teams.joinTeam`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class JoinedTeam:
    """The result of `teams.joinTeam`.

    Attributes:
        from_: How the user joined, such as `email`.
        name: Name of the team.
        slug: Name of the team in URLs.
        team_id: ID of the team (prefix `team_`).
    """

    from_: str
    name: str
    slug: str
    team_id: str
