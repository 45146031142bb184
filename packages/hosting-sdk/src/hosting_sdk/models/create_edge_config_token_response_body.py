"""The result of `edgeConfig.createEdgeConfigToken`.

Generated from `manifest/schemas/CreateEdgeConfigTokenResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class CreateEdgeConfigTokenResponseBody:
    """The result of `edgeConfig.createEdgeConfigToken`."""

    id: str
    token: str
