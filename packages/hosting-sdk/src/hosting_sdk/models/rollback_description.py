"""`RollbackDescription`, a part of other types.

Generated from `manifest/schemas/RollbackDescription.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class RollbackDescription:
    """`RollbackDescription`, a part of other types."""

    created_at: float
    description: str
    user_id: str
    username: str
