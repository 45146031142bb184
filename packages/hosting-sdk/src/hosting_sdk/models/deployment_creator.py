"""`DeploymentCreator`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DeploymentCreator:
    """`DeploymentCreator`, a part of other types.

    Attributes:
        avatar: Hash of the picture of the user or team.
        uid: ID of the user.
        username: Name of the user in URLs.
    """

    avatar: str | None = None
    uid: str
    username: str | None = None
