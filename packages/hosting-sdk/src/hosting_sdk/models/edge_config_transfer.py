"""`EdgeConfigTransfer`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class EdgeConfigTransfer:
    """`EdgeConfigTransfer`, a part of other types."""

    done_at: float | None
    """Time when the transfer ended, in milliseconds since the epoch; null while it runs."""
    from_account_id: str
    """ID of the team or user that had it before."""
    started_at: float
    """Time of the start, in milliseconds since the epoch."""
