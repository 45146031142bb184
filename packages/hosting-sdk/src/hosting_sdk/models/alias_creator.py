"""`AliasCreator`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class AliasCreator:
    """`AliasCreator`, a part of other types."""

    email: str
    """Email address of the user."""
    uid: str
    """ID of the user."""
    username: str
    """Name of the user in URLs."""
