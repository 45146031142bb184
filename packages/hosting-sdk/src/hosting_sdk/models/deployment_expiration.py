"""`DeploymentExpiration`, a part of other types.

Generated from `manifest/schemas/DeploymentExpiration.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DeploymentExpiration:
    """`DeploymentExpiration`, a part of other types."""

    deployments_to_keep: float | None = None
    expiration_days: float | None = None
    expiration_days_canceled: float | None = None
    expiration_days_errored: float | None = None
    expiration_days_production: float | None = None
