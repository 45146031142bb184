"""`AbuseHistoryEntry`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class AbuseHistoryEntry:
    """`AbuseHistoryEntry`, a part of other types."""

    at: float
    """Time of the finding, in milliseconds since the epoch."""
    by: str
    """Reporter of the finding."""
    by_id: str
    reason: str
    scanner: str
    """Scanner that made the finding."""
