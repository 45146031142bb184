"""The result of `marketplace.getMember`.

Generated from `manifest/schemas/GetMemberResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class GetMemberResponseBody:
    """The result of `marketplace.getMember`."""

    global_user_id: str | None = None
    id: str
    role: Literal["ADMIN", "USER"] | str
    user_email: str | None = None
