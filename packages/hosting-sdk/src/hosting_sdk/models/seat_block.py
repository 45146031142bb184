"""`SeatBlock`, a part of other types.

Generated from `manifest/schemas/SeatBlock.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.key_eq import KeyEq


@define(kw_only=True)
class SeatBlock:
    """`SeatBlock`, a part of other types."""

    block_code: Literal["TEAM_ACCESS_REQUIRED", "COMMIT_AUTHOR_REQUIRED"] | str
    git_provider: Literal["github", "gitlab", "bitbucket"] | str | None = None
    git_user_id: KeyEq | None = None
    is_verified: bool | None = None
    user_id: str | None = None
