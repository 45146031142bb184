"""`ProtocolSettings`, a part of other types.

Generated from `manifest/schemas/ProtocolSettings.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ProtocolSettingsExperimentation:
    """`experimentation` of `ProtocolSettings`."""

    edge_config_id: str | None = None
    edge_config_syncing_enabled: bool | None = None
    edge_config_token_id: str | None = None


@define(kw_only=True)
class ProtocolSettings:
    """`ProtocolSettings`, a part of other types."""

    experimentation: ProtocolSettingsExperimentation | None = None
