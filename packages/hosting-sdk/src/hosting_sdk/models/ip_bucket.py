"""`IpBucket`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class IpBucket:
    """`IpBucket`, a part of other types."""

    bucket: str
    default: bool | None = None
    support_until: float | None = None
