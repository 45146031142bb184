"""`AbuseHistoryEntry`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class AbuseHistoryEntry:
    """`AbuseHistoryEntry`, a part of other types.

    Attributes:
        at: Time of the finding, in milliseconds since the epoch.
        by: Who reported the finding.
        scanner: Scanner that made the finding.
    """

    at: float
    by: str
    by_id: str
    reason: str
    scanner: str
