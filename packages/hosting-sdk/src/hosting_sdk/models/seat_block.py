"""`SeatBlock`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.string_or_number import StringOrNumber


@define(kw_only=True)
class SeatBlock:
    """`SeatBlock`, a part of other types."""

    block_code: Literal["TEAM_ACCESS_REQUIRED", "COMMIT_AUTHOR_REQUIRED"] | str
    """Missing condition: `TEAM_ACCESS_REQUIRED` or `COMMIT_AUTHOR_REQUIRED`."""
    git_provider: Literal["github", "gitlab", "bitbucket"] | str | None = None
    """Git provider of the author."""
    git_user_id: StringOrNumber | None = None
    """ID of the author at the Git provider."""
    is_verified: bool | None = None
    """Whether the author was verified."""
    user_id: str | None = None
    """ID of the author on the platform."""
