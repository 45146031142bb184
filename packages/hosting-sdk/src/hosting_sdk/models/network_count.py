"""`NetworkCount`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class NetworkCount:
    """`NetworkCount`, a part of other types."""

    count: float
    """Number of entries."""
