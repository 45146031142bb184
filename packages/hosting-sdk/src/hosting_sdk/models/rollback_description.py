"""`RollbackDescription`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class RollbackDescription:
    """`RollbackDescription`, a part of other types.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        description: Reason in the user's words, at most 250 characters.
        user_id: ID of the user who rolled back.
        username: Name of the user in URLs.
    """

    created_at: float
    description: str
    user_id: str
    username: str
