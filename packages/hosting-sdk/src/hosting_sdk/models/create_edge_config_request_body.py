"""The body of `edgeConfig.createEdgeConfig`.

Generated from `manifest/schemas/CreateEdgeConfigRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any

from attrs import define


@define(kw_only=True)
class CreateEdgeConfigRequestBody:
    """The body of `edgeConfig.createEdgeConfig`."""

    items: dict[str, Any] | None = None
    slug: str
