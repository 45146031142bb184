"""The result of `edgeConfig.patchEdgeConfigItems`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class EdgeConfigUpdateStatus:
    """The result of `edgeConfig.patchEdgeConfigItems`."""

    status: str
