"""The result of `marketplace.getMember`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class MarketplaceMember:
    """The result of `marketplace.getMember`."""

    global_user_id: str | None = None
    """ID of the user across installations."""
    id: str
    role: Literal["ADMIN", "USER"] | str
    """Role of the member: `ADMIN` or `USER`."""
    user_email: str | None = None
    """Email address of the user."""
