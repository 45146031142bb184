"""The body of `teams.joinTeam`.

Generated from `manifest/schemas/JoinTeamRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class JoinTeamRequestBody:
    """The body of `teams.joinTeam`."""

    invite_code: str | None = None
