"""`DeploymentTeam`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DeploymentTeam:
    """`DeploymentTeam`, a part of other types."""

    avatar: str | None = None
    """Hash of the picture of the user or team."""
    id: str
    """ID of the team (prefix `team_`)."""
    name: str
    """Name of the team."""
    slug: str
    """Name of the team in URLs."""
