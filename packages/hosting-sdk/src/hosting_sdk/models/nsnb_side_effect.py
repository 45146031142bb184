"""`NsnbSideEffect`, a part of other types.

Generated from `manifest/schemas/NsnbSideEffect.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class NsnbSideEffect:
    """`NsnbSideEffect`, a part of other types."""

    action: Literal["auto-approved-member", "auto-approved-pending-invite"]
    git_user_login: str
