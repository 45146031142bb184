"""`Ma`, a part of other types.

Generated from `manifest/schemas/Ma.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class Ma:
    """`Ma`, a part of other types."""

    action: Literal["deny", "log"] | str
    active: bool
