"""`ProtocolSettings`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ProtocolSettingsExperimentation:
    """`experimentation` of `ProtocolSettings`."""

    edge_config_id: str | None = None
    """ID of the Edge Config (prefix `ecfg_`)."""
    edge_config_syncing_enabled: bool | None = None
    edge_config_token_id: str | None = None
    """ID of the read token of the Edge Config."""


@define(kw_only=True)
class ProtocolSettings:
    """`ProtocolSettings`, a part of other types."""

    experimentation: ProtocolSettingsExperimentation | None = None
