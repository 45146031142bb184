"""The result of `edgeConfig.getEdgeConfigToken` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class EdgeConfigToken:
    """The result of `edgeConfig.getEdgeConfigToken` and 1 more."""

    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    edge_config_id: str
    """ID of the Edge Config (prefix `ecfg_`)."""
    id: str
    """ID of the token, which is not the token itself."""
    label: str
    """Name of the token, at most 52 characters."""
    token: str
    """The read token: keep it secret."""
