"""`DeploymentExpiration`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DeploymentExpiration:
    """`DeploymentExpiration`, a part of other types.

    Attributes:
        deployments_to_keep: Fewest production deployments to keep, however old they are.
        expiration_days: Days to keep deployments that are not of production.
        expiration_days_canceled: Days to keep canceled deployments.
        expiration_days_errored: Days to keep failed deployments.
        expiration_days_production: Days to keep production deployments.
    """

    deployments_to_keep: float | None = None
    expiration_days: float | None = None
    expiration_days_canceled: float | None = None
    expiration_days_errored: float | None = None
    expiration_days_production: float | None = None
