"""The body of `teams.deleteTeam` and 1 more.

Generated from `manifest/schemas/DeleteTeamRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.reasons import Reasons


@define(kw_only=True)
class DeleteTeamRequestBody:
    """The body of `teams.deleteTeam` and 1 more."""

    reasons: list[Reasons] | None = None
