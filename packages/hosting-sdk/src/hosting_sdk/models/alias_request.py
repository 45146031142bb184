"""`AliasRequest`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class AliasRequest:
    """`AliasRequest`, a part of other types.

    Attributes:
        from_deployment_id: ID of the deployment that production pointed at before; null if unknown.
        from_rolling_release_id: ID of the rolling release that was running before.
        job_status: State of the request, such as `pending` or `succeeded`.
        requested_at: Time of the request, in milliseconds since the epoch.
        to_deployment_id: ID of the deployment that production was to point at.
        type: `promote` or `rollback`.
    """

    from_deployment_id: str | None
    from_rolling_release_id: str | None = None
    job_status: Literal["succeeded", "failed", "skipped", "pending", "in-progress"] | str
    requested_at: float
    to_deployment_id: str
    type: Literal["promote", "rollback"] | str
