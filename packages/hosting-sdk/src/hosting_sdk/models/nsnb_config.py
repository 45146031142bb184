"""`NsnbConfig`, a part of other types.

Generated from `manifest/schemas/NsnbConfig.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class NsnbConfig:
    """`NsnbConfig`, a part of other types."""

    preference: Literal["auto-approval", "manual-approval", "block"] | str
