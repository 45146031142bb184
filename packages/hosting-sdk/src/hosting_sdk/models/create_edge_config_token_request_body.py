"""The body of `edgeConfig.createEdgeConfigToken`.

Generated from `manifest/schemas/CreateEdgeConfigTokenRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class CreateEdgeConfigTokenRequestBody:
    """The body of `edgeConfig.createEdgeConfigToken`."""

    label: str
