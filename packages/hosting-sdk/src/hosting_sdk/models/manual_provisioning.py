"""`ManualProvisioning`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class ManualProvisioning:
    """`ManualProvisioning`, a part of other types."""

    completed_at: float | None = None
    """Time of completion, in milliseconds since the epoch."""
    state: Literal["PENDING", "COMPLETE", "TIMEOUT"] | str
    """State of the provisioning: `PENDING`, `COMPLETE` or `TIMEOUT`."""
