"""The result of `edgeConfig.patchEdgeConfigItems`.

Generated from `manifest/schemas/ResponseBody1.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ResponseBody1:
    """The result of `edgeConfig.patchEdgeConfigItems`."""

    status: str
