"""`IpBuckets`, a part of other types.

Generated from `manifest/schemas/IpBuckets.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class IpBuckets:
    """`IpBuckets`, a part of other types."""

    bucket: str
    default: bool | None = None
    support_until: float | None = None
