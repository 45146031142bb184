"""`RollbackDescription`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class RollbackDescription:
    """`RollbackDescription`, a part of other types."""

    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    description: str
    """Reason in the user's words, at most 250 characters."""
    user_id: str
    """ID of the user who rolled back."""
    username: str
    """Name of the user in URLs."""
