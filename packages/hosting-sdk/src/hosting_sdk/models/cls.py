"""`Cls`, a part of other types.

Generated from `manifest/schemas/Cls.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class Cls:
    """`Cls`, a part of other types."""

    previous_value: float | None = None
    source: Literal["web-vitals"] | str
    value: float | None
