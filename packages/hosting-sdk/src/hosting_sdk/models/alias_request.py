"""`AliasRequest`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class AliasRequest:
    """`AliasRequest`, a part of other types."""

    from_deployment_id: str | None
    """ID of the deployment that production pointed at before; null if unknown."""
    from_rolling_release_id: str | None = None
    """ID of the rolling release that was running before."""
    job_status: Literal["succeeded", "failed", "skipped", "pending", "in-progress"] | str
    """State of the request, such as `pending` or `succeeded`."""
    requested_at: float
    """Time of the request, in milliseconds since the epoch."""
    to_deployment_id: str
    """ID of the deployment that production was to point at."""
    type: Literal["promote", "rollback"] | str
    """`promote` or `rollback`."""
