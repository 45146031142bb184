"""`HasValue`, a part of other types.

Generated from `manifest/schemas/HasValue.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk.models.key_eq import KeyEq


@define(kw_only=True)
class HasValue2:
    """`HasValue`, a part of other types."""

    eq: KeyEq | None = None
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


HasValue: TypeAlias = str | HasValue2
"""`HasValue`, a part of other types."""
