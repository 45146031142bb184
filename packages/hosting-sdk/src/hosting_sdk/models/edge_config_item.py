"""The result of `edgeConfig.getEdgeConfigItem` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.json_value import JsonValue


@define(kw_only=True)
class EdgeConfigItem:
    """The result of `edgeConfig.getEdgeConfigItem` and 1 more.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        description: What the item is for.
        edge_config_id: ID of the Edge Config (prefix `ecfg_`).
        key: Key of the item: letters, digits, `_` and `-`, at most 256 characters.
        updated_at: Time of the last change, in milliseconds since the epoch.
        value: Value of the item, any JSON.
    """

    created_at: float
    description: str | None = None
    edge_config_id: str
    key: str
    updated_at: float
    value: JsonValue | None
