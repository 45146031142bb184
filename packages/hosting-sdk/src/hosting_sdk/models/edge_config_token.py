"""The result of `edgeConfig.getEdgeConfigToken` and 1 more.

Generated from `manifest/schemas/EdgeConfigToken.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class EdgeConfigToken:
    """The result of `edgeConfig.getEdgeConfigToken` and 1 more."""

    created_at: float
    edge_config_id: str
    id: str
    label: str
    token: str
