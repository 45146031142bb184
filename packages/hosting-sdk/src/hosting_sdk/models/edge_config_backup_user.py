"""`EdgeConfigBackupUser`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class EdgeConfigBackupUser:
    """`EdgeConfigBackupUser`, a part of other types."""

    avatar: str | None = None
    """Hash of the picture of the user or team."""
    email: str
    """Email address of the user."""
    id: str
    """ID of the user."""
    name: str | None = None
    """Full name of the user."""
    username: str
    """Name of the user in URLs."""
