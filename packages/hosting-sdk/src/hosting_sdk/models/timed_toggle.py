"""`TimedToggle`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class TimedToggle:
    """`TimedToggle`, a part of other types."""

    enabled: bool
    """Whether the setting is on."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
