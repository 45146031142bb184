"""The body of `connect.updateNetwork` and 2 more.

Generated from `manifest/schemas/NewTeam.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class NewTeam:
    """The body of `connect.updateNetwork` and 2 more."""

    name: str
