"""`LastAliasRequest`, a part of other types.

Generated from `manifest/schemas/LastAliasRequest.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class LastAliasRequest:
    """`LastAliasRequest`, a part of other types."""

    from_deployment_id: str | None
    from_rolling_release_id: str | None = None
    job_status: Literal["succeeded", "failed", "skipped", "pending", "in-progress"] | str
    requested_at: float
    to_deployment_id: str
    type: Literal["promote", "rollback"] | str
