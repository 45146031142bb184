"""`RevokeSecret`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class RevokeSecret:
    """`RevokeSecret`, a part of other types."""

    regenerate: bool
    """Whether to make a new link in place of the revoked one."""
    secret: str
    """Secret of the shareable link to revoke."""


class RevokeSecretDict(TypedDict):
    """`RevokeSecret` as a dict in wire names."""

    regenerate: bool
    """Whether to make a new link in place of the revoked one."""
    secret: str
    """Secret of the shareable link to revoke."""
