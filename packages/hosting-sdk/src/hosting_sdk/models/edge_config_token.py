"""The result of `edgeConfig.getEdgeConfigToken` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class EdgeConfigToken:
    """The result of `edgeConfig.getEdgeConfigToken` and 1 more.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        edge_config_id: ID of the Edge Config (prefix `ecfg_`).
        id: ID of the token, which is not the token itself.
        label: Name of the token, at most 52 characters.
        token: The read token: keep it secret.
    """

    created_at: float
    edge_config_id: str
    id: str
    label: str
    token: str
