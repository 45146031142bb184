"""`EdgeConfigBackupUser`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class EdgeConfigBackupUser:
    """`EdgeConfigBackupUser`, a part of other types.

    Attributes:
        avatar: Hash of the picture of the user or team.
        email: Email address of the user.
        id: ID of the user.
        name: Full name of the user.
        username: Name of the user in URLs.
    """

    avatar: str | None = None
    email: str
    id: str
    name: str | None = None
    username: str
