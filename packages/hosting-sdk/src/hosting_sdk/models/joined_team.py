"""The result of `teams.joinTeam`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class JoinedTeam:
    """The result of `teams.joinTeam`."""

    from_: str
    """Way in which the user joined, such as `email`."""
    name: str
    """Name of the team."""
    slug: str
    """Name of the team in URLs."""
    team_id: str
    """ID of the team (prefix `team_`)."""
