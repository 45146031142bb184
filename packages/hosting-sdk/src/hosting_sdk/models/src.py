"""`Src`, a part of other types.

Generated from `manifest/schemas/Src.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define


@define(kw_only=True)
class Src2:
    """`Src`, a part of other types."""

    eq: str | None = None
    gt: float | None = None
    gte: float | None = None
    inc: list[str] | None = None
    lt: float | None = None
    lte: float | None = None
    neq: str | None = None
    ninc: list[str] | None = None
    pre: str | None = None
    re: str | None = None
    suf: str | None = None


Src: TypeAlias = str | Src2
"""`Src`, a part of other types."""
