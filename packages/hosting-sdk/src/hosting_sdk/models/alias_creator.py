"""`AliasCreator`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class AliasCreator:
    """`AliasCreator`, a part of other types.

    Attributes:
        email: Email address of the user.
        uid: ID of the user.
        username: Name of the user in URLs.
    """

    email: str
    uid: str
    username: str
