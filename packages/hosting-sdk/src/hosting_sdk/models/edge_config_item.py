"""The result of `edgeConfig.getEdgeConfigItem` and 1 more.

Generated from `manifest/schemas/EdgeConfigItem.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.edge_config_item_value import EdgeConfigItemValue


@define(kw_only=True)
class EdgeConfigItem:
    """The result of `edgeConfig.getEdgeConfigItem` and 1 more."""

    created_at: float
    description: str | None = None
    edge_config_id: str
    key: str
    updated_at: float
    value: EdgeConfigItemValue | None
