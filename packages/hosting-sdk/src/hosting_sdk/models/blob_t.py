"""`BlobT`, a part of other types.

Generated from `manifest/schemas/BlobT.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.overage_reason import OverageReason


@define(kw_only=True)
class BlobT1:
    """`BlobT`, a part of other types."""

    block_reason: Literal["limits_exceeded"]
    blocked_from: float | None = None
    blocked_until: float | None = None
    overage_reason: OverageReason
    updated_at: float


@define(kw_only=True)
class BlobT2:
    """`BlobT`, a part of other types."""

    block_reason: Literal["admin_override", "hard_blocked"]
    blocked_from: float | None = None
    blocked_until: float | None = None
    updated_at: float


BlobT: TypeAlias = BlobT1 | BlobT2
"""`BlobT`, a part of other types."""
