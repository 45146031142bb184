"""The result of `teams.deleteTeam`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DeletedTeam:
    """The result of `teams.deleteTeam`."""

    id: str
    """ID of the team (prefix `team_`)."""
    new_default_team_id_error: bool | None = None
    """Whether the default team could not be changed."""
