"""`DeploymentCreator`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DeploymentCreator:
    """`DeploymentCreator`, a part of other types."""

    avatar: str | None = None
    """Hash of the picture of the user or team."""
    uid: str
    """ID of the user."""
    username: str | None = None
    """Name of the user in URLs."""
