"""The result of `edgeConfig.getEdgeConfigItem` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.json_value import JsonValue


@define(kw_only=True)
class EdgeConfigItem:
    """The result of `edgeConfig.getEdgeConfigItem` and 1 more."""

    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    description: str | None = None
    """Purpose of the item."""
    edge_config_id: str
    """ID of the Edge Config (prefix `ecfg_`)."""
    key: str
    """Key of the item: letters, digits, `_` and `-`, at most 256 characters."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
    value: JsonValue | None
    """Value of the item, any JSON."""
