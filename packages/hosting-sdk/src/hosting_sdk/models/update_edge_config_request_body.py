"""The body of `edgeConfig.updateEdgeConfig`.

Generated from `manifest/schemas/UpdateEdgeConfigRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class UpdateEdgeConfigRequestBody:
    """The body of `edgeConfig.updateEdgeConfig`."""

    slug: str
