"""`ProtocolSettings`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ProtocolSettingsExperimentation:
    """`experimentation` of `ProtocolSettings`.

    Attributes:
        edge_config_id: ID of the Edge Config (prefix `ecfg_`).
        edge_config_token_id: ID of the read token of the Edge Config.
    """

    edge_config_id: str | None = None
    edge_config_syncing_enabled: bool | None = None
    edge_config_token_id: str | None = None


@define(kw_only=True)
class ProtocolSettings:
    """`ProtocolSettings`, a part of other types."""

    experimentation: ProtocolSettingsExperimentation | None = None
