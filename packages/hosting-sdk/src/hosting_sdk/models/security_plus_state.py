"""`SecurityPlusState`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class SecurityPlusState:
    """`SecurityPlusState`, a part of other types."""

    first_enabled_at: float | None = None
    """Time when it was turned on first, in milliseconds since the epoch."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
