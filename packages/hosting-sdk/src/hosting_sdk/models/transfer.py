"""`Transfer`, a part of other types.

Generated from `manifest/schemas/Transfer.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Transfer:
    """`Transfer`, a part of other types."""

    done_at: float | None
    from_account_id: str
    started_at: float
