"""`DeploymentExpiration`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DeploymentExpiration:
    """`DeploymentExpiration`, a part of other types."""

    deployments_to_keep: float | None = None
    """Fewest production deployments to keep, however old they are."""
    expiration_days: float | None = None
    """Days to keep deployments that are not of production."""
    expiration_days_canceled: float | None = None
    """Days to keep canceled deployments."""
    expiration_days_errored: float | None = None
    """Days to keep failed deployments."""
    expiration_days_production: float | None = None
    """Days to keep production deployments."""
