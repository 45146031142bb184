"""`Has`, a part of other types.

Generated from `manifest/schemas/Has.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class Has:
    """`Has`, a part of other types."""

    key: str | None = None
    type: Literal["host", "header", "cookie", "query"] | None = None
    value: str | None = None
