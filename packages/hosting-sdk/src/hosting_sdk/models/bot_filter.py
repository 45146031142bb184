"""`BotFilter`, a part of other types.

Generated from `manifest/schemas/BotFilter.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class BotFilter:
    """`BotFilter`, a part of other types."""

    action: Literal["log", "deny", "challenge"] | str | None = None
    active: bool
