"""The body of `edgeConfig.deleteEdgeConfigTokens`.

Generated from `manifest/schemas/DeleteEdgeConfigTokensRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DeleteEdgeConfigTokensRequestBody:
    """The body of `edgeConfig.deleteEdgeConfigTokens`."""

    tokens: list[str]
