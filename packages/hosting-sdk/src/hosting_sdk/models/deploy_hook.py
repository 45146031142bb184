"""`DeployHook`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DeployHook:
    """`DeployHook`, a part of other types."""

    created_at: float | None = None
    """Time of creation, in milliseconds since the epoch."""
    id: str
    """ID of the deploy hook."""
    name: str
    """Name of the deploy hook."""
    ref: str
    """Branch that the deploy hook deploys."""
    url: str
    """Address that starts the deployment: keep it secret."""
