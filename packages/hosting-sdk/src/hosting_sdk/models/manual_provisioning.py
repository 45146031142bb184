"""`ManualProvisioning`, a part of other types.

Generated from `manifest/schemas/ManualProvisioning.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class ManualProvisioning:
    """`ManualProvisioning`, a part of other types."""

    completed_at: float | None = None
    state: Literal["PENDING", "COMPLETE", "TIMEOUT"] | str
