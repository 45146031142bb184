"""The result of `teams.createTeam`.

Generated from `manifest/schemas/EdgeConfig.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class EdgeConfig:
    """The result of `teams.createTeam`."""

    id: str
    slug: str
