"""The result of `teams.deleteTeam`.

Generated from `manifest/schemas/DeleteTeamResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DeleteTeamResponseBody:
    """The result of `teams.deleteTeam`."""

    id: str
    new_default_team_id_error: bool | None = None
