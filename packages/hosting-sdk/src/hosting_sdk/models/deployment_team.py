"""`DeploymentTeam`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DeploymentTeam:
    """`DeploymentTeam`, a part of other types.

    Attributes:
        avatar: Hash of the picture of the user or team.
        id: ID of the team (prefix `team_`).
        name: Name of the team.
        slug: Name of the team in URLs.
    """

    avatar: str | None = None
    id: str
    name: str
    slug: str
