"""The result of `marketplace.getMember`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class MarketplaceMember:
    """The result of `marketplace.getMember`.

    Attributes:
        global_user_id: ID of the user across installations.
        role: Role of the member: `ADMIN` or `USER`.
        user_email: Email address of the user.
    """

    global_user_id: str | None = None
    id: str
    role: Literal["ADMIN", "USER"] | str
    user_email: str | None = None
