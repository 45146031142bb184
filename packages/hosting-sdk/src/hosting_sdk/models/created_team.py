"""The result of `teams.createTeam`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class CreatedTeam:
    """The result of `teams.createTeam`."""

    id: str
    slug: str
    """Name of the team in URLs."""
