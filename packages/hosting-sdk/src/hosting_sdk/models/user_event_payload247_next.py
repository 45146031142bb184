"""`UserEventPayload247Next`, a part of other types.

Generated from `manifest/schemas/UserEventPayload247Next.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class UserEventPayload247Next:
    """`UserEventPayload247Next`, a part of other types."""

    enabled: bool
    include_drafts: bool
    scope: Literal["public", "private", "all", "selected_repos"]
    selected_repos: list[str] | Unset | None = UNSET
