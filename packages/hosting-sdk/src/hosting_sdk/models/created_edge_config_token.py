"""The result of `edgeConfig.createEdgeConfigToken`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class CreatedEdgeConfigToken:
    """The result of `edgeConfig.createEdgeConfigToken`."""

    id: str
    """ID of the token, which is not the token itself."""
    token: str
    """The read token: keep it secret."""
